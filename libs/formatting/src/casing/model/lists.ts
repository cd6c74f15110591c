import { readBinaryFile, type BinaryFile } from '@veracite/text/binary-file';
import { bloomHolds, probesOf } from '@veracite/text/bloom';
import { lazily } from '@veracite/text/data-file';
import readBytes from '../../../data/casing/filters.bin';

/** Maximum number of cached words. */
const REMEMBERED = 50_000;

const [LOWERCASE, NOTED, NAME, FAMILY, GIVEN] = [1, 2, 4, 8, 16];

/** The lists, each as a Bloom filter. */
export interface FiltersFile extends BinaryFile {
  arrays: Record<'lowercase' | 'vocabulary' | 'names' | 'families' | 'given', Uint8Array>;
}

/** Filters in the order of the bits. */
const filters = lazily(() => {
  const { lowercase, vocabulary, names, families, given } = readBinaryFile<FiltersFile>(readBytes()).arrays;
  return [lowercase, vocabulary, names, families, given];
});
const answers = new Map<string, number>();

/** Returns one bit for each list that contains a word. */
function listsOf(word: string): number {
  const known = answers.get(word);
  if (known !== undefined) return known;
  const probes = probesOf(word);
  const answer = filters().reduce(
    (bits, filter, index) => (bloomHolds(filter, probes) ? bits | (1 << index) : bits),
    0,
  );
  if (answers.size >= REMEMBERED) answers.clear();
  answers.set(word, answer);
  return answer;
}

const holds =
  (bits: number) =>
  (word: string): boolean =>
    (listsOf(word) & bits) !== 0;

/** Returns true for a word that titles have in lower case, with a false positive rate of 0.3% like all lists. */
export const isLowercaseWord = holds(LOWERCASE);

/** Returns true for a word that titles or dictionaries have in lower case. */
export const isCommonWord = holds(LOWERCASE | NOTED);

/** Returns true for a name of a dictionary or a word that appears only in headlines. */
export const isNotedName = holds(NAME);

export const isFamilyName = holds(FAMILY);

export const isGivenName = holds(GIVEN);

/** Returns true for a word in names of persons, places, peoples or languages. */
export const isListedName = holds(NAME | FAMILY);
