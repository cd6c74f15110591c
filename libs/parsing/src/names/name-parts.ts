import { isNameParticle } from '@veracite/text/names';
import { stripEnd } from '../strip';

const SUFFIX = /^(?:jr|sr|junior|senior|filho|neto|júnior|ii|iii|iv|2nd|3rd|ph\.?\s?d|m\.?\s?d)\.?$/iu;
const INITIALS = /^(?:\p{Lu}\p{Ll}{0,2}\.\s?(?:-\s?)?|\p{Lu}-(?=\p{Lu})|\p{Lu}\s?){1,5}\.?$/u;
/** A family name in capitals next to one initial: "LI X", "FOX A. B.", "YU P S". */
const CAPITALS_AND_INITIALS = /^\p{Lu}{2,4}\s\p{Lu}\b\.?(?:[\s-]\p{Lu}\b\.?)*$/u;
/** Initials of two or three letters. Other words of this length before the period of a list are family names. */
const LONG_INITIAL = /^(?:Chr?|Th|Ph|Zh|Sh|Kh|Ts|St|Fr|Wm|Gy|Zs|Cs)$/u;
/** Initials of Slavic names that are Chinese family names too: they are initials next to other initials. */
const SLAVIC_INITIAL = /^(?:Yu|Ya|Ye)$/u;

/** Returns true for one to five initials, also with particles behind them: "J.", "J. K.", "JK", "J.-P.", "Ch.", "Yu. A.", "C. T. de". */
export function isInitials(text: string): boolean {
  const words = text.trim().split(' ');
  const trimmed = words.slice(0, words.findLastIndex((word) => !isParticle(word)) + 1).join(' ');
  return (
    trimmed.length > 0 &&
    trimmed.length <= 16 &&
    INITIALS.test(trimmed) &&
    !/^\p{Lu}{5,}$/u.test(trimmed) &&
    !CAPITALS_AND_INITIALS.test(trimmed)
  );
}

/** Returns a list of names without the period that ends it: "Kevin Lee.", "Driel MA van." But "Petrov Ch." and "Smith, J." keep theirs. */
export function withoutLastStop(written: string): string {
  const list = stripEnd(written, ' "“«‘').replace(/(?<= )(\p{Ll}{1,4})\.$/u, (end, word) =>
    isParticle(word) ? word : end,
  );
  const [, word = ''] = /(?<![\p{L}.])(\p{Lu}\p{Ll}{1,2})\.$/u.exec(list) ?? [];
  if (!word || isSuffix(word) || LONG_INITIAL.test(word)) return list;
  return SLAVIC_INITIAL.test(word) && /\s\p{Lu}\.(?=[,;])/u.test(list) ? list : list.slice(0, -1);
}

/** Returns true for words in the place of the last name that cut a list of names: "others", "et al." */
export const isEtAl = (text: string): boolean => /^\{*(?:others|et\s+al\.?)\}*$/i.test(text.trim());

/** Returns true for a word of Portuguese family names that distinguishes relatives: "Costa Filho", "Almeida Neto". */
export const isKinship = (word: string): boolean => /^(?:filho|neto|sobrinho|júnior|junior)$/iu.test(word);

export function isSuffix(text: string): boolean {
  return SUFFIX.test(text.trim());
}

/** Particles that belong to the family name after them, lower case as they stand in natural order; "von und zu" has a joint besides. */
export function isParticle(word: string): boolean {
  return isNameParticle(word) || word === 'und';
}
