import { bloomHas } from './bloom';
import { FAMILIES } from './families';
import { GENERA } from './genera';
import { GIVEN } from './given';
import { MET } from './met';
import { NAMES } from './names';
import { PAIRS } from './pairs';
import { PLACES } from './places';
import { VOCABULARY } from './vocabulary';

/** Answers given; titles of one list share most of their words. */
const REMEMBERED = 50_000;

/** Asks a packed Bloom filter, which is unpacked when first asked. */
export function member(packed: string): (word: string) => boolean {
  let bits: Uint8Array | undefined;
  const answers = new Map<string, boolean>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    bits ??= Uint8Array.from(atob(packed.replace(/\n/g, '')), (char) => char.charCodeAt(0));
    const answer = bloomHas(bits, word);
    if (answers.size >= REMEMBERED) answers.clear();
    answers.set(word, answer);
    return answer;
  };
}

/** True for a word that titles hold in lower case; of others, for two in a hundred. */
export const isMetWord = member(MET);

const isNotedWord = member(VOCABULARY);

/** True for a word that titles or dictionaries hold in lower case; of those that neither holds, for four in a hundred. */
export const isCommonWord = (word: string): boolean => isMetWord(word) || isNotedWord(word);

/** True for a name of a dictionary, or a word that headlines alone hold; of other words, for two in a hundred. */
export const isNoted = member(NAMES);

/** True for a family name of authors; of other words, for two in a hundred. */
export const isFamilyName = member(FAMILIES);

/** True for a word of the name of a city, a part of a country or a language; of other words, for two in a hundred. */
export const isPlaceName = member(PLACES);

/** True for the name of a genus or a higher taxon; of other words, for two in a hundred. */
export const isTaxonName = member(GENERA);

/** True for the given name of authors; of other words, for two in a hundred. */
export const isGivenName = member(GIVEN);

/** True for two words, a space between them, that titles write small side by side; of others, for two in a hundred. */
export const isCommonPair = member(PAIRS);

/** True for a word of the names of persons, places, peoples or languages. */
export const isListedName = (word: string): boolean => isNoted(word) || isFamilyName(word) || isPlaceName(word);
