import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useDoneNews } from '../../useDoneNews';
import { useIntoView } from '../../useIntoView';
import { visuallyHidden } from '../../visuallyHidden';
import { checkStrings as s } from '../strings';
import type { VerificationState } from './verification-state';
import { BatchResults } from '../rows/BatchResults';
import { PendingPanel } from './PendingPanel';
import { SingleResult } from '../evidence/SingleResult';

interface ResultAreaProps {
  state: VerificationState;
  /** The style in which corrections are copied and accepted. */
  style: Style;
  /** Checks one citation again: the only one, or one of the list. */
  onRetry: (index: number) => void;
  onCancel: () => void;
  /** Lists the problems of a list first. */
  isProblemsFirst?: boolean;
}

/** The progress or the result of a check; scrolls into view when a check starts. */
export default function ResultArea({ state, style, onRetry, onCancel, isProblemsFirst }: ResultAreaProps) {
  useDoneNews(titleOf(state), s.doneNews);
  const top = useIntoView(state.kind === 'single-pending' || state.kind === 'batch-pending');
  return (
    <Box ref={top} sx={{ mt: 4 }}>
      <Announcement state={state} />
      {state.kind === 'single-pending' && (
        <>
          <PendingPanel title={s.pendingTitle} lead={s.pendingLead} asked={state.asked} />
          <PendingSkeleton />
        </>
      )}
      {(state.kind === 'batch-pending' || state.kind === 'batch') && (
        <BatchResults
          results={resultsOf(state)}
          texts={state.kind === 'batch' ? state.batch.results.map(textOf) : state.progress?.texts}
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
          isProblemsFirst={isProblemsFirst}
        />
      )}
      {state.kind === 'single' && <SingleResult result={state.result} style={style} onRetry={() => onRetry(0)} />}
    </Box>
  );
}

const textOf = ({ originalText }: VerificationResult) => originalText;

/** Returns the results, undefined for each citation that is being checked. */
function resultsOf(state: Extract<VerificationState, { kind: 'batch' | 'batch-pending' }>) {
  if (state.kind === 'batch-pending') return state.progress?.results ?? [];
  return state.batch.results.map((result, index) => (state.again?.includes(index) ? undefined : result));
}

/** Has the height of the result, so that nothing below it moves. */
function PendingSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <Skeleton variant="rounded" height={300} sx={{ borderRadius: 3.5, opacity: 0.5 }} />
      <Skeleton variant="rounded" height={130} sx={{ borderRadius: 3.5, opacity: 0.5 }} />
    </Box>
  );
}

/** Returns the window title during a check. */
function titleOf(state: VerificationState): string | undefined {
  if (state.kind === 'single-pending') return s.pendingTitle;
  if (state.kind !== 'batch-pending') return undefined;
  return state.progress ? s.progressTitle(state.progress.done, state.progress.total) : s.batchPendingTitle;
}

/** Announces the result to screen readers without reading it completely. */
function Announcement({ state }: { state: VerificationState }) {
  return (
    <Box role="status" sx={visuallyHidden}>
      {state.kind === 'single' && s.announceOne(s.status[state.result.status])}
      {state.kind === 'batch' && s.announceBatch(state.batch.processedCount)}
    </Box>
  );
}
