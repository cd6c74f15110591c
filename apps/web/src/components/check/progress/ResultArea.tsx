import type { Check } from '@veracite/contracts/checks';
import type { Style } from '@veracite/model/verification';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useMemo } from 'react';
import { useDoneNews } from '../../useDoneNews';
import { useIntoView } from '../../useIntoView';
import { useLatest } from '../../useLatest';
import { visuallyHidden } from '../../visuallyHidden';
import { checkStrings as s } from '../strings';
import { BatchResults } from '../rows/BatchResults';
import { PendingPanel } from './PendingPanel';
import { shownEntries } from './shown-entries';
import { SingleResult } from '../evidence/SingleResult';

interface ResultAreaProps {
  check: Check;
  /** The style in which corrections are copied and accepted. */
  style: Style;
  /** Positions of entries that are being checked again. */
  again?: readonly number[];
  /** Checks an entry again, by its position; absent where nothing can be checked. */
  onRetry?: (position: number) => void;
  /** Absent while the check cannot be canceled. */
  onCancel?: () => void;
  /** Lists the problems of a list first. */
  isProblemsFirst?: boolean;
}

const NONE: readonly number[] = [];

/** The progress or the result of a check; scrolls into view when a check starts. */
export default function ResultArea(props: ResultAreaProps) {
  const { check, style, again = NONE, onRetry, onCancel, isProblemsFirst } = props;
  const isRunning = check.state === 'running';
  useDoneNews(isRunning ? titleOf(check) : undefined, s.doneNews);
  const top = useIntoView(isRunning);
  const shown = useMemo(() => shownEntries(check), [check]);
  const results = useMemo(
    () => shown.map(({ position, result }) => (again.includes(position) ? undefined : result)),
    [shown, again],
  );
  const texts = useMemo(() => shown.map(({ raw }) => raw), [shown]);
  const settled = shown.flatMap(({ result }) => result ?? []);
  const batch = { processedCount: settled.length, results: settled, ...(check.id && { batchId: check.id }) };
  // A stable function: the rows must not render again with every result.
  const latest = useLatest({ shown, onRetry });
  const retry = useCallback(
    (index: number) => latest.current.onRetry?.(latest.current.shown[index]?.position ?? 0),
    [latest],
  );
  const isOne = check.included === 1;
  const [only] = isOne ? settled : [];
  return (
    <Box ref={top} sx={{ mt: 4 }}>
      <Box role="status" sx={visuallyHidden}>
        {!isRunning && (only ? s.announceOne(s.status[only.status]) : s.announceBatch(settled.length))}
      </Box>
      {isRunning && isOne && (
        <>
          <PendingPanel check={check} onCancel={onCancel} />
          <PendingSkeleton />
        </>
      )}
      {!isRunning && only && <SingleResult result={only} style={style} onRetry={onRetry && (() => retry(0))} />}
      {!isOne && (
        <BatchResults
          results={results}
          texts={texts}
          batch={isRunning ? undefined : batch}
          progress={<PendingPanel check={check} onCancel={onCancel} />}
          style={style}
          onRetry={onRetry && retry}
          isProblemsFirst={isProblemsFirst}
        />
      )}
    </Box>
  );
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
function titleOf({ settled, included }: Check): string {
  return included === 1 ? s.pendingTitle : s.progressTitle(settled, included);
}
