import { setRuns, type Line } from './lines';
import type { Group, Usual } from './paragraphs';
import { sameColumn } from './paragraphs';

/** Signs of footnotes: a number or a mark, raised or before a blank. */
const LABEL = /^(\d{1,3}|[*†‡§¶]{1,3})(?=\s|\p{L}|["“‘(])/u;

/** Footnotes at the feet of columns, and the lines without them. */
export interface Footnotes {
  lines: Line[];
  notes: Group[];
}

/**
 * At the foot of a column, behind a blank, with a number or a mark in front of each: in small print, or in that of the text where the
 * numbers are raised and stand raised in the text above.
 * @param until lines from this one on are the list of references, whose small print is none
 */
export function withoutFootnotes(lines: readonly Line[], usual: Usual, isListed: (line: Line) => boolean): Footnotes {
  const notes: Group[] = [];
  const taken = new Set<Line>();
  for (const column of columnsOf(lines)) {
    const labeled = smallNotesStart(column, usual, isListed) ?? largeNotesStart(column, usual, isListed);
    if (labeled === undefined) continue;
    const isUnfinished = notes.length > 0 && !FINISHED.test(notes.at(-1)?.lines.at(-1)?.text ?? '');
    const from = (isUnfinished ? continuationStart(column, labeled, usual) : undefined) ?? labeled;
    for (const line of column.slice(from)) {
      taken.add(line);
      const label = labelOf(line);
      const last = notes.at(-1);
      if (label !== undefined || !last) notes.push({ kind: 'note', lines: [line], label: label ?? '' });
      else last.lines.push(line);
    }
  }
  return { lines: lines.filter((line) => !taken.has(line)), notes };
}

const FINISHED = /[.?!][”"’')\]]*\s*$/;
/** The blank above footnotes, in distances of lines. */
const BLANK = 1.9;

/** The first line of what a note of the page before goes on with: behind the widest blank of the column, above the first sign. */
function continuationStart(column: readonly Line[], labeled: number, usual: Usual): number | undefined {
  const gaps = column.map((line, i) => (i === 0 ? 0 : line.y - (column[i - 1] as Line).y));
  const widest = gaps.slice(0, labeled).reduce((most, gap, i) => (gap > (gaps[most] ?? 0) ? i : most), 0);
  const isBlank = (gaps[widest] ?? 0) > Math.max(BLANK * usual.leading, gaps[labeled] ?? 0);
  return widest > 0 && isBlank ? widest : undefined;
}

function columnsOf(lines: readonly Line[]): Line[][] {
  const columns: Line[][] = [];
  for (const line of lines) {
    const column = columns.at(-1);
    if (column && sameColumn(column[0] as Line, line)) column.push(line);
    else columns.push([line]);
  }
  return columns;
}

/** The first line of a column's footnotes. */
function smallNotesStart(column: readonly Line[], usual: Usual, isListed: (line: Line) => boolean): number | undefined {
  let start: number | undefined;
  for (let i = column.length - 1; i >= 0; i -= 1) {
    const line = column[i] as Line;
    if (line.size > usual.size - 0.7) break;
    const above = column[i - 1];
    if (isListed(line) && !hasRaisedLabel(line)) break;
    const isFirst = !above || above.size > usual.size - 0.7 || line.y - above.y > 1.5 * usual.leading;
    if (labelOf(line) !== undefined) start = i;
    if (isFirst) break;
  }
  // A column of small print alone is a table or a caption, unless its signs are raised.
  if (start === 0 && column.length > 1 && !hasRaisedLabel(column[0] as Line)) return undefined;
  return start;
}

/** The first line of footnotes that are set as large as the text: raised numbers one after the other, cited above. */
function largeNotesStart(column: readonly Line[], usual: Usual, isListed: (line: Line) => boolean): number | undefined {
  let start: number | undefined;
  let next = Infinity;
  for (let i = column.length - 1; i > 0; i -= 1) {
    const line = column[i] as Line;
    if (!hasRaisedLabel(line)) continue;
    const number = Number(labelOf(line));
    if (!(number < next) || (next !== Infinity && number !== next - 1)) break;
    next = number;
    if (line.y - (column[i - 1] as Line).y > 1.3 * usual.leading) start = i;
  }
  if (start === undefined) return undefined;
  const [above, notes] = [column.slice(0, start), column.slice(start)];
  // A list whose numbers are raised begins behind its heading.
  if (isListed(notes[0] as Line) !== isListed(above.at(-1) as Line)) return undefined;
  const labels = new Set(notes.filter(hasRaisedLabel).map(labelOf));
  // The first sign may stand at the end of the page before.
  const isCited = above.some((line) => setRuns(line).some(({ isRaised, text }) => isRaised && labels.has(text.trim())));
  return isCited ? start : undefined;
}

function labelOf(line: Line): string | undefined {
  const label = LABEL.exec(line.text)?.[1];
  if (label === undefined) return undefined;
  return hasRaisedLabel(line) || /^(?:\d{1,3}\s\p{L}|[*†‡§¶])/u.test(line.text) ? label : undefined;
}

function hasRaisedLabel(line: Line): boolean {
  const [first] = setRuns(line);
  return first?.isRaised === true && LABEL.test(line.text);
}
