import { bloomHas } from './bloom';
import { VOCABULARY } from './vocabulary';

let bits: Uint8Array | undefined;

/** True for a word that titles or the dictionary hold in lower case; of those that neither holds, for one in a hundred. */
export function isCommonWord(word: string): boolean {
  bits ??= Uint8Array.from(atob(VOCABULARY.replace(/\n/g, '')), (char) => char.charCodeAt(0));
  return bloomHas(bits, word);
}
