import type { Span } from '@veracite/model/reference';
import { insideLabels } from './entry-label';
import { linesOf } from './lines';
import { looksLikeStart } from './reference-edges';
import { letteredWorks } from './several-works';

/** Separator between a unit and the previous one: the end of a line or page, or a mark inside a line. */
export type Joint = 'line' | 'page' | 'label' | 'mark' | 'sentence';

/** The smallest span that may begin an entry: a line, or a part of a line. */
export interface Unit extends Span {
  text: string;
  /** Width of the white space before its line. A tab counts as four. */
  indent: number;
  /** Blank lines before it. */
  blanks: number;
  joint: Joint;
}

/** Separators of references in one footnote, or in two columns copied as one line. */
const MARKS = /;\s|\t|\.\s(?=See also\b)/g;
const SIGNAL = /^(?:see also|see|cf\.|vgl\.|cfr\.)[:,]?\s/i;
/** The end of a sentence before a family name with initials, or initials with a family name. */
const SENTENCES =
  /(?<!\b\p{Lu}|\beds?)[.\])\d]\s(?=\p{Lu}[\p{L}'’-]+,?\s(?:\p{Lu}\.|\p{Lu}{1,3}[,.\s])|(?:\p{Lu}\.[\s-]?){1,3}\p{Lu}\p{Ll})/gu;
/** Shorter lines, in characters, contain one reference or have separators. */
const LONG_LINE = 350;
/** Shorter parts, in characters, are a place, a page or a second edition: "; New York, 1991". */
const LEAST = 25;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;
/** The editors of a book, or its publisher and year: "Suttles, W., Ed.;", "IEEE, 2007;". */
const IMPRINT = /^(?:[^;]{2,60};\s){0,9}[^;]{2,60}\bEds?\.;|^[^,;:.]{2,80},\s(?:1[5-9]|20)\d{2}(?:;|\.?$)/;

/** Splits a text into units. Blank lines are counted, but are not units. */
export function unitsOf(text: string): Unit[] {
  const units: Unit[] = [];
  let blanks = 0;
  let page = false;
  for (const line of linesOf(text)) {
    page ||= line.isPageStart;
    if (line.isBlank) {
      blanks += 1;
      continue;
    }
    let start = line.start;
    let joint: Joint = page ? 'page' : 'line';
    for (const cut of [
      ...cutsOf(line.text),
      { end: line.text.length, next: line.text.length, joint: 'line' as const },
    ]) {
      const end = line.start + cut.end;
      units.push({ text: text.slice(start, end), start, end, indent: line.indent, blanks, joint });
      blanks = 0;
      joint = cut.joint;
      start = line.start + cut.next;
    }
    page = false;
  }
  return units;
}

interface Cut {
  /** End of the previous part, and start of the next one. */
  end: number;
  next: number;
  joint: Joint;
}

/** Finds the places in a line where another entry could begin. */
function cutsOf(line: string): Cut[] {
  if (line.length < 2 * LEAST) return [];
  const cuts: Cut[] = insideLabels(line).map((index) => ({ end: trimmed(line, index), next: index, joint: 'label' }));
  // Works with letters are divided later, at their letters.
  if (letteredWorks(line).length > 0) return cuts;
  for (const { index, 0: sign } of line.matchAll(MARKS)) {
    const lead = SIGNAL.exec(line.slice(index + sign.length))?.[0].length ?? 0;
    const next = index + sign.length + lead;
    const rest = line.slice(next, next + 200).replace(/^and\s/i, '');
    if (looksLikeStart(rest) && YEAR.test(rest) && !IMPRINT.test(rest))
      cuts.push({ end: trimmed(line, index), next, joint: 'mark' });
  }
  if (line.length > LONG_LINE)
    for (const { index, 0: sign } of line.matchAll(SENTENCES))
      cuts.push({ end: index + 1, next: index + sign.length, joint: 'sentence' });
  const labels = new Set(cuts.filter(({ joint }) => joint === 'label').map(({ next }) => next));
  cuts.sort((a, b) => a.next - b.next);
  let from = 0;
  return cuts.filter(({ end, next, joint }, i) => {
    // A label takes precedence over a mark or a sentence next to it.
    const following = cuts[i + 1];
    const isBeside = joint !== 'label' && following && labels.has(following.next) && following.next - next < LEAST;
    const isWhole = joint !== 'mark' || YEAR.test(line.slice(from, end));
    if (isBeside || end - from < LEAST || line.length - next < LEAST || !isWhole) return false;
    from = next;
    return true;
  });
}

function trimmed(line: string, index: number): number {
  return line.slice(0, index).trimEnd().length;
}
