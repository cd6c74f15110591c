import type { CslName } from '@veracite/model/csl';
import { hasOrganisationWord, isNameParticle } from '@veracite/text/names';
import { isSomebody } from '@veracite/text/placeholders';
import { plain } from './text';

const SUFFIX = /^(?:jr|sr|ii|iii|iv|2nd|3rd)\.?$/i;
/** Further words of bodies, which names of people may have elsewhere. */
const SERVICE = /\b(?:working|services?)\b/i;
const isOrganisation = (name: string): boolean => hasOrganisationWord(name) || SERVICE.test(name);

/** Chinese, Japanese and Korean write the family name first, in their own scripts. */
const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー ]+$/u;

/** A name from its parts; a part that is missing is left out, and a name without family name is a literal. */
export function person(family?: string, given?: string, suffix?: string): CslName | undefined {
  const last = plain(family);
  const first = plain(given);
  const tail = plain(suffix);
  if (!last) return first ? { literal: first } : undefined;
  return { family: last, ...(first && { given: first }), ...(tail && { suffix: tail }) };
}

export function organisation(name: string | undefined): CslName | undefined {
  const literal = plain(name);
  return literal ? { literal } : undefined;
}

/** "Family, Given" or "Family, Jr., Given"; without comma as `displayed`. */
export function inverted(name: string | undefined): CslName | undefined {
  const text = plain(name)?.replace(/ ?,$/, '');
  if (!text) return undefined;
  const [family, ...rest] = text.split(',').map((part) => part.trim());
  if (rest.length === 0) return displayed(text);
  if (rest.length > 3 || (isOrganisation(text) && rest.some((part) => part.split(' ').length > 3)))
    return { literal: text };
  const suffix = rest.find((part) => SUFFIX.test(part));
  return person(family, rest.filter((part) => part !== suffix).join(' '), suffix);
}

/** "Given Family", with particles and suffixes; an organisation or a single word is a literal. */
export function displayed(name: string | undefined): CslName | undefined {
  const text = plain(name);
  if (!text) return undefined;
  if (text.includes(',')) return inverted(text);
  const words = text.split(' ');
  if (words.length === 2 && FAMILY_FIRST.test(text)) return person(words[0], words[1]);
  if (words.length === 1 || words.length > 6 || isOrganisation(text)) return { literal: text };
  const suffix = SUFFIX.test(words[words.length - 1] ?? '') ? words.pop() : undefined;
  let at = words.length - 1;
  while (at > 1 && isNameParticle(words[at - 1] ?? '')) at -= 1;
  return person(words.slice(at).join(' '), words.slice(0, at).join(' '), suffix);
}

/** "Family AB" or "Family AB Jr", as PubMed writes: initials last and without stops. */
export function initialled(name: string | undefined): CslName | undefined {
  const text = plain(name);
  const parts = /^(.{1,100}?) (\p{Lu}[\p{Lu}-]{0,4})(?: (Jr|Sr|\d(?:nd|rd|th)|I{2,3}|IV))?$/u.exec(text ?? '');
  if (!parts) return organisation(text);
  const initials = [...(parts[2] ?? '').replace(/-/g, '')].map((letter) => `${letter}.`).join(' ');
  return person(parts[1], initials, parts[3]);
}

/** Those names of a list that are any, and somebody's. */
export function names<T>(list: readonly T[] | undefined, read: (entry: T) => CslName | undefined): CslName[] {
  return (list ?? []).map(read).filter((name): name is CslName => name !== undefined && isSomebody(name));
}
