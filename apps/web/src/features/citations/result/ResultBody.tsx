import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { Panel } from '../../../components/Section';
import { citationStrings as s } from '../strings';
import { AcceptedNote } from './AcceptedNote';
import { acceptedText } from './corrections';
import { ConsultedPanel } from './Consulted';
import { CorrectedCard } from './CorrectedCard';
import { DetailsCard } from './DetailsCard';
import { EvidenceTable } from './EvidenceTable';
import { MarkedCitation } from './MarkedCitation';
import { Notices } from './Notices';
import { RelatedWorks } from './RelatedWorks';
import { StatusMessage } from './StatusMessage';
import { VerifiedBanner } from './VerifiedBanner';

interface ResultBodyProps {
  result: VerificationResult;
  /** Style of the correction that stands in place of the citation written. */
  accepted?: Style;
  /** Puts a correction in its place, or takes it back; absent where nothing can be changed. */
  onAccept?: (style: Style | undefined) => void;
  onRetry?: () => void;
}

/** The argument for a verdict, read from top to bottom: what was written, what was found, how they compare, what to write. */
export function ResultBody({ result, accepted, onAccept, onRetry }: ResultBodyProps) {
  const evidence = result.evidence ?? [];
  const standing = acceptedText(result, accepted);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {result.originalText && (
        <Panel>
          <MarkedCitation text={result.originalText} fields={result.parsed?.fields ?? {}} />
          {standing !== undefined && (
            <AcceptedNote citation={standing} onUndo={onAccept && (() => onAccept(undefined))} />
          )}
        </Panel>
      )}
      <Notices result={result} />
      <StatusMessage result={result} onRetry={onRetry} />
      <VerifiedBanner links={result.sourceLinks ?? []} />
      <DetailsCard details={result.extractedDetails} found={Boolean(result.match)} />
      {evidence.length > 0 && (
        <Panel title={s.evidence}>
          <EvidenceTable evidence={evidence} />
        </Panel>
      )}
      <RelatedWorks result={result} />
      <CorrectedCard
        corrected={result.correctedCitation}
        written={result.originalText}
        match={result.match}
        accepted={accepted}
        onAccept={onAccept}
      />
      <ConsultedPanel consulted={result.consulted ?? []} />
    </Box>
  );
}
