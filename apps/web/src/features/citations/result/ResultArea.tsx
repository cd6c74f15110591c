import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import { useIntoView } from '../../../components/useIntoView';
import { visuallyHidden } from '../../../components/visuallyHidden';
import { citationStrings as s } from '../strings';
import type { VerificationState } from '../verification';
import { BatchResults } from './BatchResults';
import { PendingPanel } from './PendingPanel';
import { SingleResult } from './SingleResult';

interface ResultAreaProps {
  state: VerificationState;
  /** In which corrections are copied and accepted. */
  style: Style;
  /** Checks one citation again. */
  onRetry: (citation: string) => void;
  onCancel: () => void;
}

/** What is being checked or was found; scrolls into view when a check starts. */
export default function ResultArea({ state, style, onRetry, onCancel }: ResultAreaProps) {
  const top = useIntoView(state.kind === 'single-pending' || state.kind === 'batch-pending');
  return (
    <Box ref={top} sx={{ mt: 4 }}>
      <Announcement state={state} />
      {state.kind === 'single-pending' && <PendingPanel title={s.pendingTitle} lead={s.pendingLead} />}
      {(state.kind === 'batch-pending' || state.kind === 'batch') && (
        <BatchResults
          results={state.kind === 'batch' ? state.batch.results : (state.progress?.results ?? [])}
          texts={state.kind === 'batch-pending' ? state.progress?.texts : undefined}
          batch={state.kind === 'batch' ? state.batch : undefined}
          progress={
            <PendingPanel
              title={s.batchPendingTitle}
              lead={s.batchPendingLead}
              progress={state.kind === 'batch-pending' ? state.progress : undefined}
              onCancel={onCancel}
            />
          }
          style={style}
          onRetry={onRetry}
        />
      )}
      {state.kind === 'single' && (
        <SingleResult result={state.result} onRetry={() => onRetry(state.result.originalText)} />
      )}
    </Box>
  );
}

/** Says to screen readers that an answer came, without reading the whole of it. */
function Announcement({ state }: { state: VerificationState }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {state.kind === 'single' && s.announceOne(s.status[state.result.status])}
      {state.kind === 'batch' && s.announceBatch(state.batch.processedCount)}
    </Box>
  );
}
