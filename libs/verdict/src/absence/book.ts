import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { ListedBook } from '@veracite/model/verdict';
import type { Work } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';

/** Least number of words of a title that may be followed by a subtitle which the other lacks. */
const LEAST_WORDS = 3;
/** Least share of the words of a cited title that make an entry one that may be meant. */
const ALIKE = 0.5;

/** Least number of databases that count the pages of a book, and of pages that are the count of a whole book. */
const LEAST = { counts: 2, pages: 50 };
/** How far after the last page a cited one is if no other edition has it. */
const AFTER = 1.25;

/** A record of a book, and the connector that has it. */
export interface ContainerRecord {
  connector: string;
  work: Work;
}

/**
 * Returns the book of a cited part that a database has, and why the part is not in it, if that is certain. A volume of several,
 * another edition and a book of other editors are not the cited book.
 */
export function bookOfPart(csl: CslItem, records: readonly ContainerRecord[]): ListedBook | undefined {
  const cited = csl['container-title'];
  if (!cited || !csl.title || csl.volume !== undefined) return undefined;
  const holders = records.filter(({ work }) => isCitedBook(work, csl, cited));
  const [first] = holders;
  if (!first) return undefined;
  const existing = { title: first.work.csl.title ?? cited, sources: sourcesOf(holders) };
  if (holders.some(({ work: { contents } }) => contents?.entries.some((entry) => mayBe(entry, csl)))) return existing;
  const listing = holders.filter(({ work: { contents } }) => contents?.isComplete);
  const entries = listing[0]?.work.contents?.entries;
  if (entries)
    return { ...existing, sources: sourcesOf(listing), absence: { code: 'part-not-in-book', count: entries.length } };
  const counting = holders.filter(({ work }) => pagesOf(work) >= LEAST.pages);
  const count = Math.max(...counting.map(({ work }) => pagesOf(work)));
  const isSet = (csl.issue ?? csl.number ?? csl.edition) !== undefined || / (?:[ivx]+|\d+)$/i.test(cited);
  const page = csl.type === 'chapter' && !isSet ? Number(/^(\d{1,5})[-–]/.exec(csl.page ?? '')?.[1]) : NaN;
  const sources = page > count * AFTER ? sourcesOf(counting) : [];
  return sources.length < LEAST.counts
    ? existing
    : { ...existing, sources, absence: { code: 'pages-after-book', count } };
}

const pagesOf = ({ csl }: Work): number => Number(csl['number-of-pages'] ?? 0);

const sourcesOf = (records: readonly ContainerRecord[]) => [...new Set(records.map(({ connector }) => connector))];

function isCitedBook({ csl, years = [] }: Work, chapter: CslItem, title: string): boolean {
  const year = yearOf(chapter) ?? NaN;
  const isOfYear = [yearOf(csl), ...years].some((recorded = NaN) => Math.abs(recorded - year) <= 1);
  if (csl.type !== 'book' || csl.volume !== undefined || !isOfYear) return false;
  const editors = agreement(chapter.editor ?? [], [...(csl.editor ?? []), ...(csl.author ?? [])]);
  const [own, cited] = [fold(csl.title ?? ''), fold(title)];
  if (own === cited) return editors !== 'different';
  const [short = '', long = ''] = [own, cited].sort((a, b) => a.length - b.length);
  return editors === 'same' && long.startsWith(`${short} `) && short.split(' ').length >= LEAST_WORDS;
}

function agreement(cited: readonly CslName[], found: readonly CslName[]): 'same' | 'different' | 'unknown' {
  const [families, others] = [cited, found].map(familiesOf);
  if (!families?.length || !others?.length) return 'unknown';
  return families.some((family) => others.includes(family)) ? 'same' : 'different';
}

const familiesOf = (names: readonly CslName[]): string[] =>
  names.flatMap(({ family }) => (family ? [fold(family)] : []));

/** Checks whether an entry may be the cited chapter: it has half of the words of the title, or the name of an author. */
function mayBe(entry: string, { title = '', author = [] }: CslItem): boolean {
  const words = new Set(fold(entry).split(' '));
  const cited = fold(title).match(/[^ ]{4,}/g) ?? [];
  if (cited.filter((word) => words.has(word)).length >= cited.length * ALIKE) return true;
  return familiesOf(author).some((family) => family.split(' ').every((word) => words.has(word)));
}
