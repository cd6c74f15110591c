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
  /** In which corrections are copied and accepted. */
  style: Style;
  /** Checks one citation again: the only one, or one of the list. */
  onRetry: (index: number) => void;
  onCancel: () => void;
  /** A list begins with what is wrong in it. */
  isProblemsFirst?: boolean;
}

/** What is being checked or was found; scrolls into view when a check starts. */
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

/** A hole for each citation that is still being checked, or is checked again. */
function resultsOf(state: Extract<VerificationState, { kind: 'batch' | 'batch-pending' }>) {
  if (state.kind === 'batch-pending') return state.progress?.results ?? [];
  return state.batch.results.map((result, index) => (state.again?.includes(index) ? undefined : result));
}

/** As tall as what comes, so that what is below it stays where it is. */
function PendingSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5, mt: 1.5 }}>
      <Skeleton variant="rounded" height={300} sx={{ borderRadius: 3.5, opacity: 0.5 }} />
      <Skeleton variant="rounded" height={130} sx={{ borderRadius: 3.5, opacity: 0.5 }} />
    </Box>
  );
}

/** What the window's title says while something is checked. */
function titleOf(state: VerificationState): string | undefined {
  if (state.kind === 'single-pending') return s.pendingTitle;
  if (state.kind !== 'batch-pending') return undefined;
  return state.progress ? s.progressTitle(state.progress.done, state.progress.total) : s.batchPendingTitle;
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
