import type { Span } from '@veracite/model/reference';
import type { Label } from '../plain/model/labels';
import type { Run } from '../plain/fields/label-runs';

export function has(runs: readonly Run[], ...labels: Label[]): boolean {
  return runs.some(({ label }) => labels.includes(label));
}

export function textOf(raw: string, run: Run | undefined): string {
  return run ? raw.slice(run.start, run.end) : '';
}

/** Gives a stretch inside a run a label of its own; what stands before and behind it keeps the run's. Changes `runs`. */
export function carve(runs: Run[], run: Run, { start, end }: Span, label: Label): void {
  const pieces: Run[] = [
    { ...run, end: start },
    { ...run, start, end, label },
    { ...run, start: end },
  ];
  const share = (piece: Run): number =>
    Math.max(1, Math.round((run.tokens * (piece.end - piece.start)) / (run.end - run.start)));
  runs.splice(
    runs.indexOf(run),
    1,
    ...pieces.filter((piece) => piece.end > piece.start).map((piece) => ({ ...piece, tokens: share(piece) })),
  );
}

/** Carves the first hit of `pattern` in a run of these labels; group 1, where there is one, is what gets the label. */
export function carveFirst(raw: string, runs: Run[], from: readonly Label[], pattern: RegExp, label: Label): boolean {
  for (const run of runs) {
    if (!from.includes(run.label) || run.isMask) continue;
    const found = pattern.exec(textOf(raw, run));
    if (!found) continue;
    const piece = found[1] ?? found[0];
    const start = run.start + found.index + found[0].lastIndexOf(piece);
    carve(runs, run, { start, end: start + piece.length }, label);
    return true;
  }
  return false;
}
