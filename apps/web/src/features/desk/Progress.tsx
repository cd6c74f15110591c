import type { CollectionProgress } from '@veracite/contracts/collections';
import { LinearProgress, Muted } from '../../components/ui';
import { deskStrings as s } from './strings';
import { isOpen } from './useCollection';

/** Papers and references done, and the time left while there are others. */
export function Progress({ progress }: { progress: CollectionProgress }) {
  const { papers, references, settled, secondsLeft } = progress;
  const total = Object.values(papers).reduce((sum, n) => sum + n, 0);
  if (total === 0) return null;
  const open = isOpen(progress);
  const facts = [
    ...(open
      ? [s.progress(papers.ready, total), s.references(settled, references)]
      : [s.finished(papers.ready, settled)]),
    open && secondsLeft !== undefined && s.timeLeft(secondsLeft),
    papers.unreadable > 0 && s.unreadable(papers.unreadable),
  ];
  return (
    <div>
      {open && (
        <LinearProgress
          variant="determinate"
          aria-label={s.progressBar}
          value={references > 0 ? (100 * settled) / references : 0}
          sx={{ height: 8, borderRadius: 4, mb: 1 }}
        />
      )}
      <Muted data-progress={open ? 'open' : 'complete'}>{facts.filter(Boolean).join(' · ')}</Muted>
    </div>
  );
}
