import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import type { ListedBook } from '@veracite/model/verdict';
import type { Work } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';

/** Least number of words of a title that may be followed by a subtitle which the other lacks. */
const LEAST_WORDS = 3;
/** Least share of the words of a cited title that make an entry one that may be meant. */
const ALIKE = 0.5;

/** A record of a book, and the connector that has it. */
export interface ContainerRecord {
  connector: string;
  work: Work;
}

/**
 * Returns the book of a cited part that a database has, with the number of its parts if a complete table of contents lacks the
 * cited one. A volume of several, another edition and a book of other editors are not the cited book.
 */
export function bookOfPart(csl: CslItem, records: readonly ContainerRecord[]): ListedBook | undefined {
  const cited = csl['container-title'];
  if (!cited || !csl.title || csl.volume !== undefined) return undefined;
  const holders = records.filter(({ work }) => isCitedBook(work, csl, cited));
  const [first] = holders;
  if (!first) return undefined;
  const listing = holders.filter(({ work: { contents } }) => contents?.isComplete);
  const isMaybeListed = holders.some(({ work: { contents } }) => contents?.entries.some((entry) => mayBe(entry, csl)));
  const isAbsent = listing.length > 0 && !isMaybeListed;
  const sources = [...new Set((isAbsent ? listing : holders).map(({ connector }) => connector))];
  const parts = isAbsent ? listing[0]?.work.contents?.entries.length : undefined;
  return { title: first.work.csl.title ?? cited, sources, ...(parts !== undefined && { parts }) };
}

function isCitedBook({ csl, years = [] }: Work, chapter: CslItem, title: string): boolean {
  const year = yearOf(chapter);
  const isOfYear =
    year !== undefined && [yearOf(csl), ...years].some((one) => one !== undefined && Math.abs(one - year) <= 1);
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
  const cited = fold(title)
    .split(' ')
    .filter((word) => word.length > 3);
  if (cited.filter((word) => words.has(word)).length >= cited.length * ALIKE) return true;
  return familiesOf(author).some((family) => family.split(' ').every((word) => words.has(word)));
}
