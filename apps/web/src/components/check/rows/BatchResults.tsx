import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { BatchView } from './batch-view';
import { BatchList } from './BatchList';
import { BatchSummary, BatchTools } from './BatchSummary';
import { CorrectedList } from './CorrectedList';
import { PrintReport } from './PrintReport';
import { useCorrections } from './useCorrections';

interface BatchResultsProps {
  /** A hole stands for a citation that is still being checked, or is checked again. */
  results: (VerificationResult | undefined)[];
  /** What was asked, in order, to be shown until its answer comes. */
  texts?: string[];
  /** The whole, once it is done. */
  batch?: BatchView;
  /** Stands in place of the summary until then. */
  progress?: ReactNode;
  style?: Style;
  /** Checks one citation of the list anew; absent where nothing can be checked. */
  onRetry?: (index: number) => void;
  /** Of somebody else: nothing that would change it is offered. */
  readOnly?: boolean;
  /** Begins with what is wrong, and not with the first citation. */
  isProblemsFirst?: boolean;
}

/** A batch from its first answer to its last: what is opened or accepted on the way stays so. */
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
