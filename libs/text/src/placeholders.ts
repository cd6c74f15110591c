import placeholders from '../data/placeholders.json';
import { fold } from './fold';

const WORDS: ReadonlySet<string> = new Set(placeholders.entries);

/** Checks for a placeholder of a name: symbols alone or a catalog's words ("[s.n.]", "et al."). Not for titles. */
export function namesNobody(text: string): boolean {
  return !hasLetters(text) || WORDS.has(fold(text));
}

/** A name as CSL-JSON has it. */
interface Name {
  family?: string;
  given?: string;
  literal?: string;
}

/** Checks whether a name is a person's. With a given name, Ed and Comp may be family names. */
export function isSomebody({ family, given, literal }: Name): boolean {
  const name = literal ?? family ?? '';
  return given === undefined ? !namesNobody(name) : hasLetters(name);
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
