import { particlesFor } from '@veracite/text/names';

/** Small tests and repairs of capitals that names and titles share. */

/** The first letter in capitals, unless a digit stands before it. */
export function capitalise(text: string): string {
  const first = text.charCodeAt(0);
  if (first >= 65 && first <= 90) return text;
  if (first >= 97 && first <= 122) return text.charAt(0).toUpperCase() + text.slice(1);
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** True when the text has letters, and none of them is lower case. */
export const isAllCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** True for II, III, IV, VI … XXXIX; single letters are not decided here. */
export const isRomanNumeral = (word: string): boolean => /^(?=[XVI]{2})X{0,3}(?:IX|IV|V?I{0,3})$/.test(word);

/** Particles that stand in lower case inside a name. */
export const PARTICLES = new Set([...particlesFor('lowercase'), 'y', 'e']);
