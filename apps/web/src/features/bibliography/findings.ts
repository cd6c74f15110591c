import type { InTextReport, ListReport } from '@veracite/model/bibliography';
import { STYLE_NAMES } from '@veracite/model/style-names';
import { bibliographyStrings as s } from './strings';

/** Something that was seen in a list, and the entries it is about, by their index. */
export interface Finding {
  text: string;
  good?: boolean;
  entries?: number[];
  /** What it falls into. */
  parts?: { text: string; entries: number[] }[];
}

/** How the list as a whole is written: its styles, its order, its numbers and year letters. */
export function listFindings({ styles, mixed, order, numbering, yearLetters }: ListReport): Finding[] {
  const nameOf = (style: string) => STYLE_NAMES[style] ?? style;
  const [main] = styles;
  const parts = styles.map(({ style, entries }) => ({ text: `${nameOf(style)}: ${entries.length}.`, entries }));
  return [
    mixed ? { text: s.mixed, parts } : { text: s.oneStyle(main ? nameOf(main.style) : ''), good: true },
    order.misplaced.length > 0
      ? { text: s.misplaced(s.orders[order.kind]), entries: order.misplaced }
      : { text: s.inOrder(s.orders[order.kind]), good: true },
    ...(numbering?.missing.length ? [{ text: s.numbersMissing(numbering.missing.join(', ')) }] : []),
    ...(numbering?.repeated.length ? [{ text: s.numbersRepeated(numbering.repeated.join(', ')) }] : []),
    ...yearLetters.map(({ author, year, entries, problem }) => ({
      text: s.yearLetters(author, year, problem),
      entries,
    })),
  ];
}

/** The citations in the manuscript against the entries of the list. */
export function inTextFindings(report: InTextReport): Finding[] {
  const { citations, withoutEntry, uncited, yearDiffers, ambiguous } = report;
  const findings = [
    ...withoutEntry.map(({ text, times }) => ({ text: s.withoutEntry(text, times) })),
    ...(uncited.length > 0 ? [{ text: s.uncited(uncited.length), entries: uncited }] : []),
    ...yearDiffers.map(({ text, entry }) => ({ text: s.yearDiffers(text), entries: [entry] })),
    ...ambiguous.map(({ text, entries }) => ({ text: s.ambiguous(text), entries })),
  ];
  return findings.length === 0 && citations > 0 ? [{ text: s.inTextClean, good: true }] : findings;
}
