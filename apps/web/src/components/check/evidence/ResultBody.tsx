import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { Fold } from '../../Fold';
import { checkStrings as s } from '../strings';
import { ConsultedList } from './ConsultedList';
import { CorrectedCard } from './CorrectedCard';
import { DetailsCard } from './DetailsCard';
import { EvidenceTable } from './EvidenceTable';
import { MarkedCitation } from './MarkedCitation';
import { Notices } from './Notices';
import { RelatedWorks } from './RelatedWorks';
import { VerdictCard } from './VerdictCard';

interface ResultBodyProps {
  result: VerificationResult;
  /** The style shown first. */
  style?: Style;
  inList?: boolean;
  /** Style of the accepted correction. */
  accepted?: Style;
  /** Accepts a correction or reverts it; absent where nothing can be changed. */
  onAccept?: (style: Style | undefined) => void;
  onRetry?: () => void;
}

/** The verdict first, then the correction, the works found, and the evidence. */
export function ResultBody({ result, style = 'apa', inList, accepted, onAccept, onRetry }: ResultBodyProps) {
  const { evidence = [], consulted = [], status } = result;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <VerdictCard result={result} inList={inList} onRetry={onRetry} />
      <Notices result={result} />
      <CorrectedCard result={result} style={style} accepted={accepted} onAccept={onAccept} />
      <RelatedWorks result={result} />
      <DetailsCard details={result.extractedDetails} found={Boolean(result.match)} />
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {evidence.length > 0 && (
          <Fold title={s.evidence} digest={s.agreements(evidence.map(({ agreement }) => agreement))}>
            <EvidenceTable evidence={evidence} isValid={status === 'valid'} />
          </Fold>
        )}
        {result.originalText && (
          <Fold title={s.asWritten} digest={s.asWrittenHint}>
            <MarkedCitation text={result.originalText} fields={result.parsed?.fields ?? {}} />
          </Fold>
        )}
        {consulted.length > 0 && (
          <Fold title={s.consulted} digest={s.consultedCount(consulted)}>
            <ConsultedList result={result} />
          </Fold>
        )}
      </Box>
    </Box>
  );
}
