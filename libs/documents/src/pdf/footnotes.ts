import { setRuns, type Line } from './lines';
import type { Group, TextMetrics } from './paragraphs';
import { columnsOf, SMALLER } from './paragraphs';

/** Matches the label of a footnote: a number or a symbol. */
const LABEL = /^(\d{1,3}|[*†‡§¶]{1,3})(?=\s|\p{L}|["“„«‘(§])/u;

/** Footnotes at the bottom of columns, and the remaining lines. */
interface Footnotes {
  lines: Line[];
  notes: Group[];
}

/**
 * Separates the footnotes at the bottom of columns. They follow a gap and begin with a label, in small print, or in the size of the
 * text if the labels are raised both there and in the text above.
 * @param isListed returns true for lines of the list of references, which may also be in small print
 */
export function withoutFootnotes(
  lines: readonly Line[],
  metrics: TextMetrics,
  isListed: (line: Line) => boolean,
): Footnotes {
  const notes: Group[] = [];
  const taken = new Set<Line>();
  for (const column of columnsOf(lines)) {
    const labeled = smallNotesStart(column, metrics, isListed) ?? largeNotesStart(column, metrics, isListed);
    if (labeled === undefined) continue;
    const before = notes.at(-1)?.lines.at(-1);
    const from = (before && continuationStart(column, labeled, metrics, before)) ?? labeled;
    let number = NaN;
    for (const line of column.slice(from)) {
      taken.add(line);
      const label = labelOf(line);
      const last = notes.at(-1);
      // "no. / 1 (2008)" in note 51: a number far from the label above it is text.
      const isText = label === undefined || Number(label) <= number || Number(label) > number + MAX_STEP;
      if (isText && last) last.lines.push(line);
      else {
        notes.push({ kind: 'note', lines: [line], label: label ?? '' });
        number = Number(label);
      }
    }
  }
  return { lines: lines.filter((line) => !taken.has(line)), notes };
}

/** Maximum difference of the numbers of two notes that follow each other in a column. */
const MAX_STEP = 2;
const FINISHED = /[.?!][”"’')\]]*\s*$/;
/** Maximum number of lines at the foot of a page, below its notes. */
const FOOT = 4;
/** Maximum gap between lines of small print that belong together, in multiples of the line distance. */
const CLOSE = 1.5;
/** Minimum gap above footnotes, in multiples of the line distance. */
const BLANK = 1.9;

/**
 * Finds the first line that continues a note of the previous column: the small print above the first label, or, if that note is
 * unfinished, the line after the widest gap.
 */
function continuationStart(
  column: readonly Line[],
  labeled: number,
  metrics: TextMetrics,
  before: Line,
): number | undefined {
  const gaps = column.map((line, i) => (i === 0 ? 0 : line.y - (column[i - 1] as Line).y));
  const isApart = (i: number) => (gaps[i + 1] ?? 0) > CLOSE * metrics.leading;
  const text = column.slice(0, labeled).findLastIndex((line, i) => isApart(i) || line.size > metrics.size - SMALLER);
  if (text + 1 < labeled && (column[0]?.page ?? 0) - before.page <= 1) return text + 1;
  const widest = gaps.slice(0, labeled).reduce((most, gap, i) => (gap > (gaps[most] ?? 0) ? i : most), 0);
  const isBlank = (gaps[widest] ?? 0) > Math.max(BLANK * metrics.leading, gaps[labeled] ?? 0);
  return widest > 0 && isBlank && !FINISHED.test(before.text) ? widest : undefined;
}

/** Finds the first line of a column's footnotes in small print. */
function smallNotesStart(
  column: readonly Line[],
  metrics: TextMetrics,
  isListed: (line: Line) => boolean,
): number | undefined {
  let start: number | undefined;
  const last = column.length - 1;
  for (let i = last; i >= 0; i -= 1) {
    const line = column[i] as Line;
    if (line.size > metrics.size - SMALLER) break;
    const above = column[i - 1];
    if (isListed(line) && !hasRaisedLabel(line)) break;
    const isFirst = !above || above.size > metrics.size - SMALLER || line.y - above.y > CLOSE * metrics.leading;
    if (labelOf(line) !== undefined) start = i;
    // Lines below the notes are about the journal.
    const isFoot = start === undefined && last - i < FOOT && above && above.size <= metrics.size - SMALLER;
    if (isFirst && !isFoot) break;
  }
  // A column with only small print is a table or a caption, unless its labels are raised.
  if (start === 0 && column.length > 1 && !hasRaisedLabel(column[0] as Line)) return undefined;
  return start;
}

/** Finds the first line of footnotes in the size of the text: consecutive raised numbers that also appear above. */
function largeNotesStart(
  column: readonly Line[],
  metrics: TextMetrics,
  isListed: (line: Line) => boolean,
): number | undefined {
  let start: number | undefined;
  let next = Infinity;
  for (let i = column.length - 1; i > 0; i -= 1) {
    const line = column[i] as Line;
    if (!hasRaisedLabel(line)) continue;
    const number = Number(labelOf(line));
    if (!(number < next) || (next !== Infinity && number !== next - 1)) break;
    next = number;
    if (line.y - (column[i - 1] as Line).y > 1.3 * metrics.leading) start = i;
  }
  if (start === undefined) return undefined;
  const [above, notes] = [column.slice(0, start), column.slice(start)];
  // A list of references with raised numbers begins after its heading.
  if (isListed(notes[0] as Line) !== isListed(above.at(-1) as Line)) return undefined;
  const labels = new Set(notes.filter(hasRaisedLabel).map(labelOf));
  // The reference to the first note may be at the end of the previous page.
  const isCited = above.some((line) => setRuns(line).some(({ isRaised, text }) => isRaised && labels.has(text.trim())));
  return isCited ? start : undefined;
}

function labelOf(line: Line): string | undefined {
  const label = LABEL.exec(line.text)?.[1];
  if (label === undefined) return undefined;
  return hasRaisedLabel(line) || /^(?:\d{1,3}\s[\p{L}"“„«‘(§]|[*†‡§¶])/u.test(line.text) ? label : undefined;
}

function hasRaisedLabel(line: Line): boolean {
  const [first] = setRuns(line);
  return first?.isRaised === true && LABEL.test(line.text);
}
