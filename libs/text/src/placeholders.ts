import placeholders from '../data/placeholders.json';
import { fold } from './fold';

const WORDS: ReadonlySet<string> = new Set(placeholders.entries);

/**
 * Whether what stands where a person, publisher or place is named names nobody: signs alone ("____", "??") or a
 * catalogue's words for not knowing ("[s.n.]", "et al."). Not for titles, of which some are signs alone.
 */
export function namesNobody(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || WORDS.has(fold(text));
}
