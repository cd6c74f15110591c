import placeholders from '../data/placeholders.json';
import { fold } from './fold';

const WORDS: ReadonlySet<string> = new Set(placeholders.entries);

/** Checks for a placeholder of a name: symbols alone or a catalog's words ("[s.n.]", "et al."). Not for titles. */
export function isPlaceholder(text: string): boolean {
  return !hasLetters(text) || WORDS.has(fold(text));
}

/** Checks whether a name in CSL-JSON is a person's. With a given name, Ed and Comp may be family names. */
export function isPerson({ family, given, literal }: { family?: string; given?: string; literal?: string }): boolean {
  const name = literal ?? family ?? '';
  return given === undefined ? !isPlaceholder(name) : hasLetters(name);
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
