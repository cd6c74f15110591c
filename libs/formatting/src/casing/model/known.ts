import { bloomHas } from './bloom';
import { GIVEN } from './given';
import { NAMES } from './names';
import { VOCABULARY } from './vocabulary';

/** Answers given; titles of one list share most of their words. */
const REMEMBERED = 50_000;

/** Asks a packed Bloom filter, which is unpacked when first asked. */
function member(packed: string): (word: string) => boolean {
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

/** True for a word that titles or the dictionary hold in lower case; of those that neither holds, for two in a hundred. */
export const isCommonWord = member(VOCABULARY);

/** True for a word of the names of persons, places, peoples and genera; of others, for two in a hundred. */
export const isListedName = member(NAMES);

/** True for the given name of several authors that is no common word; of other words, for two in a hundred. */
export const isGivenName = member(GIVEN);
