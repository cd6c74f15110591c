import type { CslName } from '@veracite/model/csl';
import { hasOrganizationWord, isNameParticle } from '@veracite/text/names';
import { isPerson } from '@veracite/text/placeholders';
import { plainText } from './plain-text';

const SUFFIX = /^(?:jr|sr|ii|iii|iv|2nd|3rd)\.?$/i;
/** More words of names of organizations. */
const SERVICE = /\b(?:working|services?)\b/i;
const isOrganization = (name: string): boolean => hasOrganizationWord(name) || SERVICE.test(name);

/** Chinese, Japanese and Korean write the family name first, in their own scripts. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー ]+$/u;

/** Builds a name from its parts. A name without a family name is a literal. */
export function personName(family?: string, given?: string, suffix?: string): CslName | undefined {
  const last = plainText(family);
  const first = plainText(given);
  const tail = plainText(suffix);
  if (!last) return first ? { literal: first } : undefined;
  return { family: last, ...(first && { given: first }), ...(tail && { suffix: tail }) };
}

export function organizationName(name: string | undefined): CslName | undefined {
  const literal = plainText(name);
  return literal ? { literal } : undefined;
}

/** Parses "Family, Given" or "Family, Jr., Given"; without a comma like `parseDisplayName`. */
export function parseInvertedName(name: string | undefined): CslName | undefined {
  const text = plainText(name)?.replace(/ ?,$/, '');
  if (!text) return undefined;
  const [family, ...rest] = text.split(',').map((part) => part.trim());
  if (rest.length === 0) return parseDisplayName(text);
  if (rest.length > 3 || (isOrganization(text) && rest.some((part) => part.split(' ').length > 3)))
    return { literal: text };
  const suffix = rest.find((part) => SUFFIX.test(part));
  return personName(family, rest.filter((part) => part !== suffix).join(' '), suffix);
}

/** Parses "Given Family", with particles and suffixes. An organization or a single word is a literal. */
export function parseDisplayName(name: string | undefined): CslName | undefined {
  const text = plainText(name);
  if (!text) return undefined;
  if (text.includes(',')) return parseInvertedName(text);
  const words = text.split(' ');
  if (words.length === 2 && FAMILY_FIRST.test(text)) return personName(words[0], words[1]);
  if (words.length === 1 || words.length > 6 || isOrganization(text)) return { literal: text };
  const suffix = SUFFIX.test(words[words.length - 1] ?? '') ? words.pop() : undefined;
  let familyStart = words.length - 1;
  while (familyStart > 1 && isNameParticle(words[familyStart - 1] ?? '')) familyStart -= 1;
  return personName(words.slice(familyStart).join(' '), words.slice(0, familyStart).join(' '), suffix);
}

/** Parses "Family AB" or "Family AB Jr", as in PubMed: initials last and without periods. */
export function parseInitialsLastName(name: string | undefined): CslName | undefined {
  const text = plainText(name);
  const parts = /^(.{1,100}?) (\p{Lu}[\p{Lu}-]{0,4})(?: (Jr|Sr|\d(?:nd|rd|th)|I{2,3}|IV))?$/u.exec(text ?? '');
  if (!parts) return organizationName(text);
  const initials = [...(parts[2] ?? '').replace(/-/g, '')].map((letter) => `${letter}.`).join(' ');
  return personName(parts[1], initials, parts[3]);
}

/** Parses a list of names and removes placeholders such as "Anonymous". */
export function personNames<T>(list: readonly T[] | undefined, read: (entry: T) => CslName | undefined): CslName[] {
  return (list ?? []).map(read).filter((name): name is CslName => name !== undefined && isPerson(name));
}
