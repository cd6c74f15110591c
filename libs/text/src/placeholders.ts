import placeholders from '../data/placeholders.json';
import { fold } from './fold';

const WORDS: ReadonlySet<string> = new Set(placeholders.entries);

/**
 * Whether what stands where a person, publisher or place is named names nobody: signs alone ("____", "??") or a
 * catalogue's words for not knowing ("[s.n.]", "et al."). Not for titles, of which some are signs alone.
 */
export function namesNobody(text: string): boolean {
  return !hasLetters(text) || WORDS.has(fold(text));
}

/** A name as CSL-JSON has it. */
interface Name {
  family?: string;
  given?: string;
  literal?: string;
}

/** Whether a name is somebody's. Who has a given name may be called Ed or Comp by family. */
export function isSomebody({ family, given, literal }: Name): boolean {
  const name = literal ?? family ?? '';
  return given === undefined ? !namesNobody(name) : hasLetters(name);
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
