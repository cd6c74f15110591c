import { bareLabelOf, labelOf, type EntryLabel } from './label';
import type { Line } from './lines';

/** Lines that begin an entry, with the number or bullet they begin with. */
export type Starts = ReadonlyMap<Line, EntryLabel>;
type Labelled = readonly [Line, EntryLabel];

/** Brackets are hardly ever anything else than a number of the list; other numbers are now and then a volume at the beginning of a line. */
const BRACKETS = 0;
const FARTHEST = 9;

/** The entries of a numbered or bulleted list, in the way of writing that most lines share; undefined when it is no such list. */
export function numberedStarts(lines: readonly Line[]): Starts | undefined {
  const kinds = new Map<number, Labelled[]>();
  for (const line of lines) {
    const label = labelOf(line.text, true);
    if (label) kinds.set(label.kind, [...(kinds.get(label.kind) ?? []), [line, label]]);
  }
  const lists = [...kinds.values()].map((found) => inOrder(found, lines)).filter((found) => isList(found, lines));
  const longest = lists.reduce<readonly Labelled[]>((best, one) => (one.length > best.length ? one : best), []);
  return longest.length > 0 ? new Map(longest) : footnotes(lines);
}

/** Numbers in rising order, or from one again; what jumps far is a number of the text. */
function inOrder(found: readonly Labelled[], lines: readonly Line[]): readonly Labelled[] {
  const isEveryLine = found.length === lines.length;
  const kept: Labelled[] = [];
  let last = 0;
  for (const one of found) {
    const { number, kind } = one[1];
    if (number !== undefined) {
      const isNear = isEveryLine || kind === BRACKETS || kept.length === 0 || number <= last + FARTHEST;
      if (number !== 1 && (number <= last || !isNear)) continue;
      last = number;
    }
    kept.push(one);
  }
  return kept;
}

function isList(found: readonly Labelled[], lines: readonly Line[]): boolean {
  const [first, second] = found;
  if (!first) return false;
  const before = lines.indexOf(first[0]);
  if (!second) return before === 0 && lines.length > 1 && first[1].number === 1;
  if (first[1].number === undefined) return before < 2 && found.length >= lines.length * 0.25;
  return before < 2 || found.length > 2;
}

/** "12 J. Smith, …", "13 K. Jones, …": numbers without a mark count when each is one more than the last. */
function footnotes(lines: readonly Line[]): Starts | undefined {
  const starts = new Map<Line, EntryLabel>();
  let last: number | undefined;
  for (const line of lines) {
    const label = bareLabelOf(line.text);
    if (!label || (last !== undefined && label.number !== last + 1)) continue;
    last = label.number;
    starts.set(line, label);
  }
  return starts.size > 1 && lines[0] && starts.has(lines[0]) ? starts : undefined;
}
