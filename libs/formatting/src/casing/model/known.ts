import { bloomHas } from './bloom';
import { GIVEN } from './given';
import { NAMES } from './names';
import { VOCABULARY } from './vocabulary';

const held = new Map<string, Uint8Array>();

function has(text: string, word: string): boolean {
  let bits = held.get(text);
  if (!bits) held.set(text, (bits = Uint8Array.from(atob(text.replace(/\n/g, '')), (char) => char.charCodeAt(0))));
  return bloomHas(bits, word);
}

/** True for a word that titles or the dictionary hold in lower case; of those that neither holds, for one in a hundred. */
export const isCommonWord = (word: string): boolean => has(VOCABULARY, word);

/** True for a word of the names of persons, places, peoples and genera; of others, for one in a hundred. */
export const isListedName = (word: string): boolean => has(NAMES, word);

/** True for the given name of several authors that is no common word; of other words, for one in a hundred. */
export const isGivenName = (word: string): boolean => has(GIVEN, word);
