import type { Span } from '@veracite/model/reference';

/** The beginning of an entry at the beginning of a line. */
const ENTRY = /(?<=^[^\S\n]{0,8})@\s{0,4}(?!(?:comment|preamble)\b)[a-z]{2,30}\s{0,4}[{(]/gim;
/** Entries that use texts or fields of others. */
const DEPENDENCE = /@\s{0,4}string\b|\b(?:crossref|xdata|xref|related\w*)\s{0,8}=/i;

/** Divides a BibTeX file before each entry; undefined if entries of it use others. */
export function independentParts(text: string): Span[] | undefined {
  if (DEPENDENCE.test(text)) return undefined;
  const starts = [0, ...Array.from(text.matchAll(ENTRY), ({ index }) => index).filter((start) => start > 0)];
  return starts.map((start, at) => ({ start, end: starts[at + 1] ?? text.length }));
}
