import { compareNames } from '@veracite/matching/compare-names';
import { nameParts } from '@veracite/matching/name';
import type { InTextReport } from '@veracite/model/bibliography';
import { yearOf } from '@veracite/model/csl';
import { editDistance } from '@veracite/text/distance';
import { fold } from '@veracite/text/fold';
import { itemOf, type CheckedEntry } from '../checked';
import { numberingOf } from '../numbering';
import type { InTextCitation } from './read-in-text';

type AuthorYear = Extract<InTextCitation, { kind: 'author-year' }>;

/** Compares the citations of a manuscript with the entries and reports what only one of them has. */
export function inTextReport(citations: InTextCitation[], entries: CheckedEntry[]): InTextReport {
  const numeric = citations.filter((each) => each.kind === 'numeric');
  const named = citations.filter((each) => each.kind === 'author-year');
  if (citations.length === 0)
    return {
      kind: 'none',
      citations: 0,
      withoutEntry: [],
      uncited: entries.map((_entry, index) => index),
      yearDiffers: [],
      ambiguous: [],
    };
  return numeric.length > named.length ? byNumber(numeric, entries) : byAuthor(named, entries);
}

function byNumber(citations: Extract<InTextCitation, { kind: 'numeric' }>[], entries: CheckedEntry[]): InTextReport {
  const cited = citations.flatMap(({ numbers }) => numbers);
  const numbers = numbersOf(entries);
  const known = new Set(numbers);
  return {
    kind: 'numeric',
    citations: citations.length,
    withoutEntry: counted(cited.filter((number) => !known.has(number)).map((number) => `[${number}]`)),
    uncited: numbers.flatMap((number, index) => (cited.includes(number) ? [] : [index])),
    yearDiffers: [],
    ambiguous: [],
  };
}

/** Returns the numbers of the entries, or their positions in a list without numbers. */
function numbersOf(entries: CheckedEntry[]): number[] {
  const texts = entries.map(({ result }) => result.originalText);
  if (!numberingOf(texts)) return texts.map((_text, index) => index + 1);
  return texts.map((text, index) => Number(/^\s*[[(]?(\d{1,4})/.exec(text)?.[1] ?? index + 1));
}

interface Fit {
  /** Entries with these authors and this year, including the letter if both have one. */
  same: number[];
  /** Entries with these authors and another year. */
  otherYear: number[];
}

function byAuthor(citations: AuthorYear[], entries: CheckedEntry[]): InTextReport {
  const distinct = new Map(
    citations.map((citation) => [`${citation.names.map(fold).join(';')} ${citation.year}`, citation]),
  );
  const fits = [...distinct.values()].map((citation) => ({ citation, fit: fitOf(citation, entries) }));
  const cited = new Set(fits.flatMap(({ fit }) => (fit.same.length > 0 ? fit.same : fit.otherYear)));
  const label = ({ names, etAl, year }: AuthorYear) => `${names.join(', ')}${etAl ? ' et al.' : ''}, ${year}`;
  const times = (citation: AuthorYear) => citations.filter((each) => label(each) === label(citation)).length;
  return {
    kind: 'author-year',
    citations: citations.length,
    withoutEntry: fits
      .filter(({ fit }) => fit.same.length === 0 && fit.otherYear.length !== 1)
      .map(({ citation }) => ({ text: label(citation), times: times(citation) })),
    uncited: entries.flatMap((_entry, index) => (cited.has(index) ? [] : [index])),
    yearDiffers: fits.flatMap(({ citation, fit: { same, otherYear } }) =>
      same.length === 0 && otherYear.length === 1 ? [{ text: label(citation), entry: otherYear[0] ?? 0 }] : [],
    ),
    ambiguous: fits.flatMap(({ citation, fit }) =>
      fit.same.length > 1 ? [{ text: label(citation), entries: fit.same }] : [],
    ),
  };
}

function fitOf(citation: AuthorYear, entries: CheckedEntry[]): Fit {
  const fit: Fit = { same: [], otherYear: [] };
  entries.forEach((entry, index) => {
    if (!authorsFit(citation, entry)) return;
    if (yearFits(citation.year, entry)) fit.same.push(index);
    else fit.otherYear.push(index);
  });
  return fit;
}

/** Checks that the first name is the entry's first author or starts its text, and the second name is an author. */
function authorsFit({ names, etAl }: AuthorYear, entry: CheckedEntry): boolean {
  const { result } = entry;
  const lists = [result.parsed.csl.author, result.parsed.csl.editor, itemOf(entry).author].filter(
    (list) => list?.length,
  );
  const [first = '', second] = names;
  const begins = fold(result.originalText).startsWith(`${fold(first)} `);
  const fits = lists.some((list) => {
    const known = (list ?? []).map(nameParts);
    const [lead, next] = known;
    if (!lead || !near(first, lead.family)) return false;
    if (etAl && known.length === 2) return false;
    return second === undefined || next === undefined || known.slice(1).some(({ family }) => near(second, family));
  });
  return fits || (begins && (lists.length === 0 || second === undefined));
}

function near(name: string, family: string): boolean {
  const folded = nameParts({ family: name }).family;
  if (compareNames(nameParts({ family: name }), nameParts({ family })) === 'same') return true;
  return folded.length > 5 && editDistance(folded, family) <= 1;
}

function yearFits(year: string, { result }: CheckedEntry): boolean {
  const digits = /^\d{4}/.exec(year)?.[0];
  if (!digits) return !/\b(?:1[5-9]|20)\d\d\b/.test(result.originalText.slice(0, 200));
  if (yearOf(result.parsed.csl) !== Number(digits) && !result.originalText.includes(digits)) return false;
  const letter = year.charAt(4);
  const written = new RegExp(String.raw`\b${digits}([a-z])\b`).exec(result.originalText)?.[1];
  return letter === '' || written === undefined || letter === written;
}

function counted(texts: string[]): { text: string; times: number }[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => ({ text, times: count }));
}
