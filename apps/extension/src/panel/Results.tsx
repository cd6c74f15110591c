import type { Style } from '@veracite/model/verification';
import { STATUSES } from '@veracite/model/verdict';
import { formStrings as f } from '@veracite/report/strings/form';
import { strings as s } from '../strings';
import { Card } from './Card';
import type { Marking } from './Checked';
import { StatusBadge } from './Badge';
import { Link } from './Link';
import { countsOf, type PanelState } from './state';

interface ResultsProps extends Omit<Marking, 'marks'> {
  state: PanelState;
  server: string;
  style: Style;
  onRun: () => void;
  onCancel: () => void;
  onAgain: (position: number) => void;
}

/** The references that were found, with the verdicts so far. */
export function Results({
  state: { phase, check, entries, fault, marks },
  server,
  style,
  onRun,
  onCancel,
  onAgain,
  onMark,
  onUndo,
}: ResultsProps) {
  const counts = countsOf(entries);
  const settled = entries.filter(({ result }) => result).length;
  const isRunning = phase === 'running' && fault === undefined;
  return (
    <section aria-label={f.inputLabel}>
      <p role="status">
        {phase === 'reading' && !fault && s.reading}
        {phase === 'read' && (entries.length > 0 ? s.found(entries.length) : s.nothingFound)}
        {(phase === 'running' || phase === 'finished') && f.progress(settled, entries.length)}
        {phase === 'canceled' && (settled > 0 ? f.canceled : f.canceledAtOnce)}
      </p>
      {isRunning && <progress value={settled} max={entries.length} aria-label={f.batchPendingTitle} />}
      <div class="row">
        {STATUSES.map(
          (status) => counts.has(status) && <StatusBadge key={status} status={status} count={counts.get(status)} />,
        )}
      </div>
      <div class="row">
        {phase === 'read' && check && check.total > 0 && (
          <button type="button" class="main" onClick={onRun}>
            {s.run(check.total, check.cost)}
          </button>
        )}
        {isRunning && (
          <button type="button" onClick={onCancel}>
            {f.cancel}
          </button>
        )}
        {phase === 'finished' && check?.tool === 'citations' && (
          <Link href={`${server}/citations/lists/${check.id}`}>{s.openList}</Link>
        )}
      </div>
      <ol>
        {entries.map((entry) => (
          <Card
            key={entry.position}
            entry={entry}
            style={style}
            marking={{ marks, onMark, onUndo }}
            onAgain={phase === 'finished' ? onAgain : undefined}
          />
        ))}
      </ol>
    </section>
  );
}
