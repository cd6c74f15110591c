import { headingKind, looksLikeList } from '../list/headings';
import { setRuns, type Line } from './lines';
import { findListEnd } from './list-end';
import { leftOutLines, withoutFloats } from './list-floats';
import { numberingOf, numberOf } from './list-numbers';
import { areReferences, beginsWithNames, linesUntilLastReference } from './list-references';
import { sameColumn, type TextMetrics } from './paragraphs';

/** The lines of a list of references, and its heading. */
export interface ListSection {
  heading: Line[];
  lines: Line[];
  /** Lines inside the list that are no part of an entry: figures, tables, heads of pages. */
  leftOut: Line[];
}

/**
 * Finds the lists of references of a document. A list begins after a heading with such a name and lines that look like references.
 * It ends before the next heading of the same appearance, a heading such as "Appendix", or a gap wider than those between entries.
 */
export function listSections(lines: readonly Line[], metrics: TextMetrics): ListSection[] {
  const named = sectionsAfter('list', lines, metrics);
  const ofWorks = named.filter((section) => areReferences(section.lines));
  if (named.length > 0) return ofWorks.length > 0 ? ofWorks : named;
  const parts = sectionsAfter('part', lines, metrics);
  if (parts.length > 0) return parts;
  const numbered = numberedAtEnd(lines, metrics);
  return numbered.length > 0 ? numbered : namesAtEnd(lines, metrics);
}

/** Finds the lists after headings of a kind. */
function sectionsAfter(kind: 'list' | 'part', all: readonly Line[], metrics: TextMetrics): ListSection[] {
  const sections: ListSection[] = [];
  let until = 0;
  all.forEach((line, i) => {
    if (i < until || headingKind(line.text) !== kind || !isSeparate(all, i)) return;
    const text = textAbove(all, i, metrics);
    const lines = text.size === 0 ? all : all.filter((each) => !text.has(each));
    if (!looksLikeList(behind(lines, i).map((each) => each.text))) return;
    const end = findListEnd(lines, i, metrics);
    // The name may be the last word of a title or of a section with text.
    const next = lines.findIndex((each, index) => index > i && index < end && headingKind(each.text) === 'list');
    if (next > 0 && !areReferences(lines.slice(i + 1, next))) return;
    until = end + text.size;
    const candidates = lines.slice(i + 1, end);
    const entries = linesUntilLastReference(withoutFloats(candidates, metrics));
    if (entries.length > 0)
      sections.push({ heading: [line], lines: entries, leftOut: leftOutLines(candidates, entries) });
  });
  return sections;
}

/**
 * Returns the lines of the text in later columns above a heading, if the list begins below the text of all columns: they have the
 * usual size, and the list another one.
 */
function textAbove(lines: readonly Line[], heading: number, metrics: TextMetrics): Set<Line> {
  const head = lines[heading] as Line;
  const first = lines[heading + 1];
  if (!first || head.column < 0 || Math.abs(first.size - metrics.size) < 0.75) return new Set();
  const above = lines
    .slice(heading + 1)
    .filter(({ page, column, y }) => page === head.page && column > head.column && y < head.y - head.size / 2);
  const text = above.filter(({ size }) => Math.abs(size - metrics.size) < 0.4);
  return new Set(text.length > above.length / 2 ? above : []);
}

/** Number of lines after a heading that are examined. */
const SEEN = 33;

/** Returns the lines after a heading, or those of the next page if only footnotes follow on the same page. */
function behind(lines: readonly Line[], heading: number): readonly Line[] {
  const next = lines.slice(heading + 1, heading + 1 + SEEN);
  const page = lines[heading]?.page ?? 0;
  const hasNotes = next.some((line) => line.page === page && setRuns(line)[0]?.isRaised && /^\d/.test(line.text));
  return hasNotes ? lines.filter((line) => line.page === page + 1).slice(0, SEEN) : next;
}

const FIRST = /^(?:\[1\]|1\.\s|\(1\)\s)/;
/** Minimum count of consecutive numbers in a list without a heading. */
const LEAST_NUMBERS = 4;

/** Finds a numbered list without a heading in the later part of the text, where physics journals print a rule instead, or at its start. */
function numberedAtEnd(lines: readonly Line[], metrics: TextMetrics): ListSection[] {
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    if (!FIRST.test(lines[i]?.text ?? '') || (i > 0 && i <= lines.length * 0.25)) continue;
    let number = 1;
    let last = i;
    const numbering = numberingOf(lines[i]?.text ?? '');
    lines.slice(i, i + 400).forEach(({ text }, index) => {
      if (numberOf(text, numbering) !== number + 1 || i + index - last >= 14) return;
      number += 1;
      last = i + index;
    });
    if (number < LEAST_NUMBERS || !looksLikeList(lines.slice(i, i + 14).map(({ text }) => text))) continue;
    const candidates = lines.slice(i, findListEnd(lines, i - 1, metrics));
    const listed = withoutFloats(candidates, metrics);
    return [{ heading: [], lines: listed, leftOut: leftOutLines(candidates, listed) }];
  }
  return [];
}

/** Finds a list without a heading and numbers: entries that begin with the names of authors. */
function namesAtEnd(lines: readonly Line[], metrics: TextMetrics): ListSection[] {
  for (let i = 0; i < lines.length; i += 1) {
    if (!beginsWithNames(lines.slice(i, i + SEEN))) continue;
    const candidates = lines.slice(i, findListEnd(lines, i - 1, metrics));
    const listed = linesUntilLastReference(withoutFloats(candidates, metrics));
    if (beginsWithNames(listed)) return [{ heading: [], lines: listed, leftOut: leftOutLines(candidates, listed) }];
  }
  return [];
}

function isSeparate(lines: readonly Line[], i: number): boolean {
  const [before, line, next] = [lines[i - 1], lines[i] as Line, lines[i + 1]];
  const isOther = line.font !== next?.font || line.size > (next?.size ?? 0) + 0.5;
  const isApart = !before || !sameColumn(before, line) || line.y - before.y > 1.2 * line.size;
  return isOther || (isApart && !/[,;]$/.test(before?.text ?? ''));
}
