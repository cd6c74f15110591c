import { headingKind } from '../list/headings';
import type { Line } from './lines';
import { CAPTION } from './list-floats';
import { numberingOf, numberOf } from './list-numbers';
import { sameColumn, type TextMetrics } from './paragraphs';

/** Matches the dates of an article, which journals print after the list. */
const HISTORY =
  /^(?:(?:manuscript |article )?(?:received|accepted|submitted|revised)|recebido|aceito|aprovado|recibido|aceptado|reçu|accepté|ricevuto|eingegangen|eingereicht)(?:\s\p{L}{2,4}){0,2}\s?:/iu;

/** Returns the index of the first line after the list below a heading, which is -1 for a list that begins the document. */
export function findListEnd(lines: readonly Line[], heading: number, metrics: TextMetrics): number {
  const head = (lines[heading] ?? lines[0]) as Line;
  const first = lines[heading + 1];
  const isMarked =
    first !== undefined &&
    headingKind(head.text) === 'list' &&
    (head.font !== first.font || Math.abs(head.size - first.size) > 0.5);
  const numbering = numberingOf(first?.text ?? '');
  for (let i = heading + 2; i < lines.length; i += 1) {
    const line = lines[i] as Line;
    const kind = headingKind(line.text);
    if (kind === 'part' || kind === 'list') continue;
    if (HISTORY.test(line.text) && i > heading + 8) return i;
    const before = lines[i - 1] as Line;
    const gap = sameColumn(before, line) ? line.y - before.y : 0;
    const isApart = gap === 0 || gap > 1.1 * line.size;
    if (kind === 'after' && isApart && looksLikeHeading(line, lines[i + 1])) return i;
    const sameLooks = isMarked && line.font === head.font && Math.abs(line.size - head.size) < 0.35;
    if (
      sameLooks &&
      /^[\p{Lu}\d]/u.test(line.text) &&
      (gap > 1.25 * metrics.leading || (gap === 0 && !continuesEntry(lines, heading, i))) &&
      isUniform(line) &&
      line.text.length < 90
    )
      return i;
    const isLarge = gap === 0 && line.size > Math.max(1.15 * (first?.size ?? 0), head.size - 0.35);
    if (
      numbering !== undefined &&
      (gap > 2.2 * metrics.leading || isLarge) &&
      !numbering.test(line.text) &&
      !CAPTION.test(line.text) &&
      !numbersGoOn(lines, heading, i, numbering)
    )
      return i;
  }
  return lines.length;
}

/** Returns true if a line has a different font or size than the next line, or few words. */
function looksLikeHeading(line: Line, next: Line | undefined): boolean {
  return !next || line.font !== next.font || Math.abs(line.size - next.size) > 0.4 || line.text.split(' ').length <= 4;
}

/** Returns true if the whole line has one font, ignoring numbers. */
const isUniform = ({ runs, font }: Line): boolean =>
  runs.every((run) => run.font === font || !/\p{L}{2}/u.test(run.text));

/** Maximum difference of the indents of lines that continue entries, in points: italic letters begin a little later. */
const SAME = 4;
/** Number of lines on each side that show the indents. */
const NEAR = 60;

/** Returns true if a line at the top of a column has the indent of lines that continue the entries above it. */
function continuesEntry(lines: readonly Line[], heading: number, index: number): boolean {
  const indentIn = (line: Line, part: readonly Line[]) =>
    line.x0 - Math.min(...part.filter((other) => sameColumn(line, other)).map(({ x0 }) => x0));
  const [listed, rest] = [lines.slice(Math.max(heading + 1, index - NEAR), index), lines.slice(index, index + NEAR)];
  const indent = indentIn(lines[index] as Line, rest);
  return indent > SAME && listed.some((line) => Math.abs(indentIn(line, listed) - indent) < SAME);
}

/** Returns true if the numbers of the list continue after a float or footnote. */
function numbersGoOn(lines: readonly Line[], heading: number, from: number, numbering: RegExp): boolean {
  const numbers = (part: readonly Line[]) => part.flatMap(({ text }) => numberOf(text, numbering) ?? []);
  const last = numbers(lines.slice(heading + 1, from)).at(-1) ?? NaN;
  return numbers(lines.slice(from, from + 60)).includes(last + 1);
}
