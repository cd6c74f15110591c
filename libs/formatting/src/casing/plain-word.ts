import { isFunctionWord } from './language';
import { PROPER_WORDS } from './lexicon/proper';
import { isListedName, isMetWord } from './model/known';
import type { Word } from './words';

/** A word that titles have small, and that no list of names holds: a capital of it is none of a name's. An acronym is no such word. */
export function isPlain({ text = '' }: Partial<Word> = {}): boolean {
  const lower = text.toLowerCase();
  if (text.slice(1) !== lower.slice(1)) return false;
  return isFunctionWord(lower) || (isMetWord(lower) && !isListedName(lower) && !PROPER_WORDS.has(lower));
}
