import { isNameParticle } from '@veracite/text/names';

const SUFFIX = /^(?:jr|sr|junior|senior|filho|neto|júnior|ii|iii|iv|2nd|3rd|ph\.?\s?d|m\.?\s?d)\.?$/iu;
const INITIALS = /^(?:\p{Lu}\p{Ll}{0,2}\.\s?(?:-\s?)?|\p{Lu}-(?=\p{Lu})|\p{Lu}\s?){1,5}\.?$/u;

/** Returns true for one to five initials: "J.", "J. K.", "JK", "J.-P.", "Ch.", "Yu. A.". */
export function isInitials(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length > 0 && trimmed.length <= 16 && INITIALS.test(trimmed) && !/^\p{Lu}{5,}$/u.test(trimmed);
}

/** Returns true for words in the place of the last name that cut a list of names: "others", "et al." */
export const isEtAl = (text: string): boolean => /^\{*(?:others|et\s+al\.?)\}*$/i.test(text.trim());

export function isSuffix(text: string): boolean {
  return SUFFIX.test(text.trim());
}

/** Particles that belong to the family name after them, lower case as they stand in natural order; "von und zu" has a joint besides. */
export function isParticle(word: string): boolean {
  return isNameParticle(word) || word === 'und';
}
