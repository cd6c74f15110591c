import { readBinaryFile, type BinaryFile } from '@veracite/text/binary-file';
import { bloomHolds, probesOf } from '@veracite/text/bloom';
import { lazily } from '@veracite/text/data-file';
import file from '../../../data/casing/filters.bin';

/** Answers that are kept; titles of one list share most of their words. */
const REMEMBERED = 50_000;

const [LOWERCASE, NOTED, NAME, FAMILY, GIVEN] = [1, 2, 4, 8, 16];

/** The lists, each as a Bloom filter. */
export interface FiltersFile extends BinaryFile {
  arrays: Record<'lowercase' | 'vocabulary' | 'names' | 'families' | 'given', Uint8Array>;
}

/** In the order of these bits. */
const filters = lazily(() => {
  const { lowercase, vocabulary, names, families, given } = readBinaryFile<FiltersFile>(file).arrays;
  return [lowercase, vocabulary, names, families, given];
});
const answers = new Map<string, number>();

/** One bit for each list that holds a word. */
function listsOf(word: string): number {
  const known = answers.get(word);
  if (known !== undefined) return known;
  const probes = probesOf(word);
  const answer = filters().reduce((bits, filter, at) => (bloomHolds(filter, probes) ? bits | (1 << at) : bits), 0);
  if (answers.size >= REMEMBERED) answers.clear();
  answers.set(word, answer);
  return answer;
}

const holds =
  (bits: number) =>
  (word: string): boolean =>
    (listsOf(word) & bits) !== 0;

/** True for a word that titles hold in lower case. Of words that a list does not hold three in a thousand are taken for its own. */
export const isLowercaseWord = holds(LOWERCASE);

/** True for a word that titles or dictionaries hold in lower case. */
export const isCommonWord = holds(LOWERCASE | NOTED);

/** True for a name of a dictionary, or a word that headlines alone hold. */
export const isNotedName = holds(NAME);

/** True for a family name of authors. */
export const isFamilyName = holds(FAMILY);

/** True for a given name of authors. */
export const isGivenName = holds(GIVEN);

/** True for a word of names of persons, places, peoples or languages. */
export const isListedName = holds(NAME | FAMILY);
