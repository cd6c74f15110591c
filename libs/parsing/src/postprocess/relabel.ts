import type { Span } from '@veracite/model/reference';
import type { Label } from '../plain/model/labels';
import type { Run } from '../plain/fields/label-runs';

export function has(runs: readonly Run[], ...labels: Label[]): boolean {
  return runs.some(({ label }) => labels.includes(label));
}

export function textOf(raw: string, run: Run | undefined): string {
  return run ? raw.slice(run.start, run.end) : '';
}

/** Gives a span inside a run another label by splitting the run. Changes `runs`. */
export function relabel(runs: Run[], run: Run, { start, end }: Span, label: Label): void {
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

/** Relabels the first match of `pattern`, or its group 1, in a run with one of these labels. */
export function relabelFirst(raw: string, runs: Run[], from: readonly Label[], pattern: RegExp, label: Label): boolean {
  for (const run of runs) {
    if (!from.includes(run.label) || run.isMask) continue;
    const found = pattern.exec(textOf(raw, run));
    if (!found) continue;
    const piece = found[1] ?? found[0];
    const start = run.start + found.index + found[0].lastIndexOf(piece);
    relabel(runs, run, { start, end: start + piece.length }, label);
    return true;
  }
  return false;
}
