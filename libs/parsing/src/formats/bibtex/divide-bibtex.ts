import type { Span } from '@veracite/model/reference';

/** A part of a file, with the text of the parts before and after it whose strings and fields it uses. */
export interface Part extends Span {
  before: string;
  after: string;
}

/** The beginning of an entry or a string at the beginning of a line. */
const BEGINNING = /@(?<=(?:^|\n)[^\S\n]{0,8}@)\s{0,4}(?!(?:comment|preamble)\b)[a-z]{2,30}\s{0,4}[{(]/gi;
const STRING = /@\s{0,4}string\b/i;
/** Strings, and fields with keys of other entries. */
const DEPENDENCE = /@\s{0,4}string\b|\b(?:crossref|xdata|xref|related\w*)\s*=/i;
/** An entry with this option disappears where another is its review: it depends on entries that it does not name. */
const DATA_ONLY = /\bdataonly\b/i;
/** The texts that parts use may have this many times the length of the file. */
const MAX_GROWTH = 8;

const KEY = /@\s{0,4}[a-z][\w-]{1,29}\s{0,4}[{(]([^,}\n=]*)/gi;
const KEYS = /\bids\s*=/i;
const BARE_WORD = /[=#]\s*([^\s,#{}()="]+)/g;
const KEYS_OF_OTHERS = /\b(?:crossref|xdata|xref|related\w*)\s*=/i;

/** Divides a BibTeX file before each entry and string; undefined for a file that has to be read as a whole. */
export function divideBibtex(text: string): Part[] | undefined {
  const starts = [0, ...Array.from(text.matchAll(BEGINNING), ({ index }) => index).filter((start) => start > 0)];
  const spans = starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
  if (!DEPENDENCE.test(text)) return spans.map((span) => ({ ...span, before: '', after: '' }));
  if (DATA_ONLY.test(text)) return undefined;
  const texts = spans.map(({ start, end }) => text.slice(start, end));
  const byName = new Map<string, number[]>();
  texts.forEach((part, index) => {
    for (const name of namesIn(part)) byName.set(name, [...(byName.get(name) ?? []), index]);
  });
  const uses = texts.map((part) => usedIn(part).flatMap((word) => byName.get(word) ?? []));
  let allowance = MAX_GROWTH * text.length;
  const parts: Part[] = [];
  for (const [index, span] of spans.entries()) {
    const needed = new Set([index]);
    // Parts that are added meanwhile are visited too.
    for (const each of needed) uses[each]?.forEach((other) => needed.add(other));
    const sorted = [...needed].sort((a, b) => a - b);
    const joined = (some: number[]) => some.map((each) => texts[each]).join('');
    const before = joined(sorted.filter((each) => each < index));
    const after = joined(sorted.filter((each) => each > index));
    allowance -= before.length + after.length;
    if (allowance < 0) return undefined;
    parts.push({ ...span, before, after });
  }
  return parts;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[^\s,#{}()="]+/g) ?? [];

/** Returns what a pattern captures, without spaces around it. */
const captured = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, words = '']) => words.trim().toLowerCase());

/** Returns the words of values, and those of the next field. */
const valuesOf = (text: string, field: RegExp): string[] =>
  text
    .split(field)
    .slice(1)
    .flatMap((rest) => wordsOf(rest.split('=', 2).join(' ')));

/** Returns the keys of entries and the names of strings in a part, and perhaps other words. */
const namesIn = (part: string): Set<string> =>
  new Set([
    ...captured(part, KEY),
    ...valuesOf(part, KEYS),
    ...(STRING.test(part) ? part.split('=').flatMap((before) => wordsOf(before).at(-1) ?? []) : []),
  ]);

/** Returns the keys and strings that a part uses, and perhaps other words. */
const usedIn = (part: string): string[] =>
  STRING.test(part) ? wordsOf(part) : [...captured(part, BARE_WORD), ...valuesOf(part, KEYS_OF_OTHERS)];
