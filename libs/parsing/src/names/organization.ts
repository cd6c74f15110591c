import { hasOrganizationWord } from '@veracite/text/names';

const ARTICLES = /^(?:the|le|la|los|das|die|der)\s/i;

/** Endings of German offices, and of companies and societies. */
const ENDINGS =
  /(?:\p{Ll}{4}amt|\p{Ll}Corp|ministerium|regierung)$|\p{L}\s(?:international|australia|deutschland|france|uk|usa|canada)$/iu;

/** Returns true if a name contains a word for an organization, which is stronger evidence than "of" and "the". */
export function looksLikeOrganization(name: string): boolean {
  const words = name.trim().split(/\s+/);
  return (
    (hasOrganizationWord(name) && (words.length > 1 || name.length > 8)) ||
    ENDINGS.test(name.replace(/[\s.,;:]{0,3}$/, ''))
  );
}

/** Returns true for the name of a study in a list of people: "Leicestershire Incontinence Study". */
export const isStudy = (name: string): boolean => /\s(?:Study|Trial)[\s.,;:]{0,3}$/u.test(name);

export function isOrganization(name: string): boolean {
  const words = name.trim().split(/\s+/);
  if (looksLikeOrganization(name)) return true;
  if (/\b(?:of|for|on|and the|des|für)\b/.test(name) && words.length > 2 && !name.includes(',')) return true;
  if (ARTICLES.test(name) && words.length > 2 && /^(?:the)\s/i.test(name)) return true;
  // An acronym alone: "OECD", "WHO".
  return words.length === 1 && /^[\p{Lu}&/]{3,8}\.?$/u.test(name.trim()) && !/[ÄÖÜ]/.test(name);
}
