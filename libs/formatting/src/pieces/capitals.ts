import { particlesFor } from '@veracite/text/names';

/** Capitalizes the first letter, unless a digit precedes it. */
export function capitalize(text: string): string {
  const first = text.charCodeAt(0);
  if (first >= 65 && first <= 90) return text;
  if (first >= 97 && first <= 122) return text.charAt(0).toUpperCase() + text.slice(1);
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Returns true if the text has capitals and no lowercase letters. */
export const isAllCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Returns true for II, III, IV, VI … XXXIX, but not for single letters. */
export const isRomanNumeral = (word: string): boolean => /^(?=[XVI]{2})X{0,3}(?:IX|IV|V?I{0,3})$/.test(word);

/** Particles that are lowercase inside a name. */
export const PARTICLES = new Set([...particlesFor('lowercase'), 'y', 'e']);
