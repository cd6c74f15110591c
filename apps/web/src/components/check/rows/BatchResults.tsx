import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BatchList } from './BatchList';
import { BatchSummary, BatchTools } from './BatchSummary';
import { CorrectedList } from './CorrectedList';
import { PrintReport } from './PrintReport';
import { useCorrections } from './useCorrections';

interface BatchResultsProps {
  /** Undefined for each citation that is being checked. */
  results: (VerificationResult | undefined)[];
  /** The submitted citations, shown until their results arrive. */
  texts?: string[];
  /** The batch, once it has ended. */
  batch?: BatchResult;
  /** Shown in place of the summary until then. */
  progress?: ReactNode;
  style?: Style;
  /** Checks one citation of the list again; absent where nothing can be checked. */
  onRetry?: (index: number) => void;
  /** Offers nothing that changes the records: they belong to another user. */
  readOnly?: boolean;
  /** Lists the problems first. */
  isProblemsFirst?: boolean;
}

/** A batch while it runs and after it has ended. Open rows and accepted corrections survive the end. */
export function BatchResults(props: BatchResultsProps) {
  const { results, texts, batch, progress, style = 'apa', onRetry, readOnly, isProblemsFirst } = props;
  const { accepted, accept, setAccepted, undo } = useCorrections(results);
  return (
    <Box
      data-testid={batch ? 'batch-results' : 'batch-progress'}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {batch ? <BatchSummary batch={batch} /> : progress}
      {batch && <PrintReport results={batch.results} accepted={accepted} style={style} />}
      {batch && (
        <CorrectedList
          results={batch.results}
          style={style}
          accepted={accepted}
          onAccepted={readOnly ? undefined : setAccepted}
          onUndo={readOnly ? undefined : undo}
        />
      )}
      {results.length > 0 && (
        <BatchList
          results={results}
          texts={texts}
          style={style}
          accepted={accepted}
          onAccept={readOnly ? undefined : accept}
          onRetry={onRetry}
          isProblemsFirst={isProblemsFirst}
        />
      )}
      {batch && <BatchTools batch={batch} style={style} />}
    </Box>
  );
}
