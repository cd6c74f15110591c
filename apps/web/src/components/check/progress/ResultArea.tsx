import type { Check, CheckEntry } from '@veracite/contracts/checks';
import { nameOfState } from '@veracite/contracts/states';
import type { Style } from '@veracite/model/verification';
import { Box, Button, Card, Grid, LinearProgress, Muted, Row, Skeleton, Typography } from '../../ui';
import { useCallback, useMemo, useState } from 'react';
import { useDoneNews } from '../../useDoneNews';
import { useIntoView } from '../../useIntoView';
import { useLatest } from '../../useLatest';
import { visuallyHidden } from '../../visuallyHidden';
import { checkStrings as s } from '../strings';
import { BatchResults } from '../rows/BatchResults';
import { shownEntries } from './shown-entries';
import { SingleResult } from '../evidence/SingleResult';

const canAsk = () => 'Notification' in window && Notification.permission === 'default';

/** Requests permission to notify the user when a long check has ended. Hidden once the user has decided. */
function TellMe() {
  const [isOpen, setIsOpen] = useState(canAsk);
  if (!isOpen) return null;
  return (
    <Button size="small" onClick={() => void Notification.requestPermission().finally(() => setIsOpen(canAsk()))}>
      {s.tellMe}
    </Button>
  );
}

type Progress = Pick<Check, 'entries' | 'settled' | 'included'>;

/** The progress of a check: of one citation by database, of a list by citation. */
function PendingPanel({ entries, settled, included, onCancel }: Progress & { onCancel?: () => void }) {
  const isList = included > 1;
  const [title, lead] = isList ? [s.batchPendingTitle, s.batchPendingLead] : [s.pendingTitle, s.pendingLead];
  const [began] = useState(() => ({ at: Date.now(), settled }));
  const done = settled - began.settled;
  // Estimated from the speed since the panel opened.
  const left = done > 0 ? Math.ceil((((Date.now() - began.at) / done) * (included - settled)) / 1000) : undefined;
  const retried = entries.flatMap(({ result, progress }) => (result ? [] : [progress?.retried ?? []]));
  const again = isList ? retried.filter((names) => names.length > 0) : [];
  const progress = isList ? undefined : entries[0]?.progress;
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 } }} aria-busy="true">
      <Box role="status">
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{lead}</Typography>
      </Box>
      <LinearProgress
        aria-label={title}
        sx={{ my: 2.5, borderRadius: 4, height: 6 }}
        {...(isList && { variant: 'determinate', value: (100 * settled) / included })}
      />
      {isList && (
        <Row sx={{ columnGap: 2, rowGap: 1 }}>
          <Muted sx={{ flex: '1 0 auto' }}>
            {s.progress(settled, included)}
            {left !== undefined && `, ${s.estimate(left)}`}
          </Muted>
          <TellMe />
          {onCancel && (
            <Button size="small" variant="outlined" onClick={onCancel}>
              {s.cancel}
            </Button>
          )}
        </Row>
      )}
      {progress && <AskedLines {...progress} />}
      {again.length > 0 && (
        <Muted role="status" sx={{ mt: 1 }}>
          {s.askingAgain(again.length, [...new Set(again.flat())])}
        </Muted>
      )}
    </Card>
  );
}

/** Has its final height from the start, so that nothing below it moves. */
function AskedLines({ asked, answered, retried }: NonNullable<CheckEntry['progress']>) {
  return (
    <Box data-asked sx={{ minHeight: '3.2em', typography: 'body2', color: 'text.secondary' }}>
      {answered.length > 0 && <div>{s.haveAnswered(answered)}</div>}
      {asked.length > 0 && <div>{s.waitingFor(asked)}</div>}
      {retried.length > 0 && <div>{s.askingOneAgain(retried)}</div>}
    </Box>
  );
}

interface ResultAreaProps {
  /** Absent until it is loaded. */
  check?: Check;
  /** The number of its citations until then. */
  sent?: number;
  /** It was started by this page; it may have ended before this part of the page was loaded. */
  isNew?: boolean;
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

const NONE: readonly never[] = [];

/** The progress or the result of a check; scrolls into view when a check starts. */
export default function ResultArea(props: ResultAreaProps) {
  const { check, sent = 0, isNew = false, style, again = NONE, onRetry, onCancel, isProblemsFirst } = props;
  const progress: Progress = check ?? { entries: [], settled: 0, included: sent };
  const isRunning = check === undefined || check.state === 'running';
  useDoneNews(isRunning ? titleOf(progress) : undefined, s.doneNews);
  const top = useIntoView(isRunning || isNew);
  const shown = useMemo(() => (check ? shownEntries(check) : NONE), [check]);
  const results = useMemo(
    () => shown.map(({ position, result }) => (again.includes(position) ? undefined : result)),
    [shown, again],
  );
  const texts = useMemo(() => shown.map(({ raw }) => raw), [shown]);
  const settled = shown.flatMap(({ result }) => result ?? []);
  const batch = { processedCount: settled.length, results: settled, ...(check && { batchId: check.id }) };
  // A stable function: the rows must not render again with every result.
  const latest = useLatest({ shown, onRetry });
  const retry = useCallback(
    (index: number) => latest.current.onRetry?.(latest.current.shown[index]?.position ?? 0),
    [latest],
  );
  const isOne = progress.included === 1;
  const [only] = isOne ? settled : [];
  const pending = <PendingPanel {...progress} onCancel={onCancel} />;
  return (
    <Box ref={top} tabIndex={-1} sx={{ mt: 4, outline: 'none' }}>
      <Box role="status" sx={visuallyHidden}>
        {!isRunning && (only ? s.announceOne(nameOfState(only.status)) : s.announceBatch(settled.length))}
      </Box>
      {isRunning && isOne && (
        <>
          {pending}
          <PendingSkeleton />
        </>
      )}
      {!isRunning && only && <SingleResult result={only} style={style} onRetry={onRetry && (() => retry(0))} />}
      {!isOne && (
        <BatchResults
          results={results}
          texts={texts}
          labels={shown.map(({ label }) => label)}
          batch={isRunning ? undefined : batch}
          progress={pending}
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
    <Grid aria-hidden sx={{ gap: 1.5, mt: 1.5 }}>
      <Skeleton variant="rounded" height={300} sx={{ borderRadius: 3.5, opacity: 0.5 }} />
      <Skeleton variant="rounded" height={130} sx={{ borderRadius: 3.5, opacity: 0.5 }} />
    </Grid>
  );
}

/** Returns the window title during a check. */
function titleOf({ settled, included }: Progress): string {
  return included === 1 ? s.pendingTitle : s.progressTitle(settled, included);
}
