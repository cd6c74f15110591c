import { stripEnd } from '../strip';
import { AND_WORDS, DOUBTFUL_AND_WORDS, FAMILY_FIRST_SCRIPT, hasOrganizationWord } from '@veracite/text/names';
import { isInitials, isParticle, isSuffix } from './name-parts';
import { looksLikeOrganization } from './organization';

/** Marks of a shortened list, after white space was normalized. Most are in lower case, because "U. A." are initials. */
const ET_AL =
  /(?:[,;] ?)?(?:& |and |y |e )?(?:\b[Ee][Tt]\.? ?[Aa][Ll](?:ii|\.)?|\b[Ee]t coll\.?|(?<=&) ?al\b\.?|\band colleagues|(?<=(?:[,;&]|\band) ?)\bothers\b|\bu\. ?a\.?(?=[ ,;:)]|$)| \[?и др\.\]?| i (?:in|wsp|sur)\.| a kol\.| m\. ?fl\.| ve ark\.|\bund [Aa]ndere|\by otros|\be outros|\ben anderen|\be\. ?a\.(?=[ ,;:)]|$)|…|\.{3})/gu;
const CONJUNCTION = new RegExp(
  String.raw`(?:[,;] ?)?(?:(?:^| )(?:AND|UND|${AND_WORDS.join('|')}) |(?<=\p{Lu}\.?) (?:${DOUBTFUL_AND_WORDS.join('|')}) (?=\p{Lu}|\p{Ll}{2,3} \p{Lu})|&amp;|&| \+ ) ?`,
  'u',
);
/** Two full names joined by a word that is a preposition elsewhere: "Jana Nováková a Petr Svoboda". */
const TWO_FULL_NAMES = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}) (?:${DOUBTFUL_AND_WORDS.join('|')}) (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2})$`,
  'u',
);

const CJK_ET_AL =
  /(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}][,\s]{0,2})(?:等|ほか|외)\W{0,2}$/u;

/** The names of a list as written, each as one string ("Smith, J. K." or "J. K. Smith"), and whether the list was cut short. */
export interface NameList {
  names: string[];
  etAl: boolean;
}

/** Splits a list of people, in any order and with any separators that citation styles use. */
export function splitNames(text: string): NameList {
  let etAl = CJK_ET_AL.test(text);
  const marked = withSmallParticles(keepTogether(text.replace(/\s+/g, ' '))).replace(
    ET_AL,
    (sign, offset: number, whole: string) => {
      etAl = true;
      // "A, B, … & Z": names continue after the dots. After other marks there are no more names.
      return /…|\.{3}/.test(sign) && offset + sign.length < whole.length - 2 ? ', ' : ';;';
    },
  );
  const cut = marked.indexOf(';;');
  const list = cut < 0 ? marked : stripEnd(marked.slice(0, cut), ' ,;');
  return { names: split(list), etAl };
}

/** The "y" between two family names of one person: "Ortega y Gasset, José", "José Ortega y Gasset", "Ramón y Cajal S". */
const INVERTED_PAIR =
  /(?<=^|[;,] )(\p{Lu}[\p{L}-]{2,20}) ([yi]) (\p{Lu}[\p{L}-]{2,20})(?=, \p{Lu}| \p{Lu}{1,2}(?:$|[,;]))/gu;
/** "L. Ortega y Gasset, M. Vila i Casas": another person would have initials too. */
const INITIALED_PAIR =
  /(?<=^|[;,] )((?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}-]{2,20}) ([yi]) (\p{Lu}[\p{L}-]{2,20})(?=$|[;,])/gu;
const NATURAL_PAIR = /^((?:\p{Lu}\p{Ll}{1,20} ){1,2}\p{Lu}\p{Ll}{1,20}) ([yi]) (\p{Lu}\p{Ll}{2,20})$/u;

function keepTogether(text: string): string {
  const together = '$1\u00a0$2\u00a0$3';
  if (!/ [yi] /.test(text)) return text;
  return [INVERTED_PAIR, INITIALED_PAIR, NATURAL_PAIR].reduce((kept, pair) => kept.replace(pair, together), text);
}

/** "DE LA CRUZ, MARIA": particles in a list set in capitals. */
function withSmallParticles(text: string): string {
  if (/\p{Ll}/u.test(text) || hasOrganizationWord(text)) return text;
  return text.replace(
    /(?<!\p{L})(?:DE LA|DE|LA|VAN DER|VAN DEN|VAN|VON|DELLA|DI|DA|DOS|DEL) (?=\p{Lu}{3})/gu,
    (particle) => particle.toLowerCase(),
  );
}

/** Words after a list of Chinese, Japanese or Korean names: "and others", "author", "editor". */
const CJK_TAIL = /\s?(?:等|ほか|他|외|主?编著?|主?編著?|著)\.?$/u;

function split(list: string): string[] {
  if (FAMILY_FIRST_SCRIPT.test(list))
    return list
      .split(/[,;、・/]|\s(?:and|&)\s/u)
      .map((name) => name.trim().replace(CJK_TAIL, '').trim())
      .filter(Boolean);
  if (list.includes(';')) {
    return list.split(';').flatMap((part) => splitConjunction(part).flatMap(splitIfSeveral));
  }
  if (/[^,]\/[^,]/.test(list) && !/https?:/.test(list)) return list.split('/').flatMap(splitIfSeveral).filter(Boolean);
  return splitCommas(list);
}

/** Two people whose initials follow their family names: "Tanaka T, Haddad P". */
const TWO_WITH_INITIALS = /^\s*\p{Lu}[\p{L}'’ -]{1,40} \p{Lu}{1,3}, \p{Lu}[\p{L}'’ -]{1,40} \p{Lu}{1,3}\s*$/u;

/** Splits a part between semicolons if it has more than the one comma between family and given name. */
function splitIfSeveral(part: string): string[] {
  if (TWO_WITH_INITIALS.test(part)) return splitCommas(part);
  const commas = part.split(',').length - 1;
  return commas <= 1 ? [part.trim()].filter(Boolean) : splitCommas(part);
}

function splitConjunction(part: string): string[] {
  const two = hasOrganizationWord(part) ? null : TWO_FULL_NAMES.exec(part);
  if (two) return two.slice(1);
  return part
    .split(CONJUNCTION)
    .map((piece) => piece.trim())
    .filter(Boolean);
}

function splitCommas(list: string): string[] {
  const groups = splitConjunction(list).map((group) =>
    group
      .split(',')
      .map((piece) => piece.trim())
      .filter(Boolean),
  );
  const pieces = groups.flat();
  const inverted = isInverted(pieces);
  const names: string[] = [];
  groups.forEach((group, g) => {
    for (let i = 0; i < group.length; i += 1) {
      const piece = group[i] ?? '';
      const next = group[i + 1];
      const last = names.length - 1;
      if (isSuffix(piece) && last >= 0) names[last] = `${names[last]}, ${piece}`;
      else if (next !== undefined && takesNext(piece, next, inverted, g === 0 && i === 0, group.length)) {
        names.push(`${piece}, ${next}`);
        i += 1;
      } else names.push(piece);
    }
  });
  return names;
}

/** Returns true for inverted names: "Smith, J., Jones, K.". */
function isInverted(pieces: readonly string[]): boolean {
  return pieces.length > 1 && isInitials(pieces[1] ?? '') && !isInitials(pieces[0] ?? '');
}

function takesNext(whole: string, next: string, inverted: boolean, isFirst: boolean, size: number): boolean {
  if (isSuffix(next) || (looksLikeOrganization(whole) && !isInitials(next))) return false;
  const piece = bare(whole);
  // "E, W.": a family name of one letter. Initials would have a period.
  if (isFirst && /^\p{Lu}$/u.test(piece) && /^\p{Lu}\./u.test(next)) return true;
  // "RON, S.R.": short names in capitals look like initials, but initials would have periods here too.
  if (isInitials(next) && next.includes('.') && !piece.includes('.') && /\p{L}{2}/u.test(piece)) return true;
  if (isInitials(piece)) return false;
  const words = piece.split(' ');
  if (isInitials(next)) return !isInitials(words.at(-1) ?? '') && !(isInitials(words[0] ?? '') && words.length > 1);
  if (inverted && next.split(/\s+/).some(isInitials) && !words.some(isInitials)) return words.length <= 3;
  // "LIU Z, WU A.": family names in capitals with their initials.
  if (/^\p{Lu}[\p{Lu}'’-]+(?:[ -]\p{Lu}\.?){1,3}$/u.test(piece)) return false;
  const capitals = /^[\p{Lu}\p{M}'’ -]+$/u;
  if (capitals.test(piece) && piece.length > 3 && !capitals.test(next)) return true;
  if (words.some(isInitials) && !/^(?:\p{Ll}+ )+\p{Lu}{4,}$/u.test(piece)) return false;
  // "Samuelson, Paul A, and Jeannette Hopkins": only the first name is inverted.
  if (isFirst)
    return (
      words.filter((word) => !isParticle(word)).length <= 2 &&
      (size === 2 || next.split(/\s+/).length <= 3) &&
      looksGiven(words, next, size)
    );
  return words.length === 1 && next.split(/\s+/).length <= 2 && !inverted && size % 2 === 0;
}

/** Removes a suffix and the period of "St.", which is not an initial. */
function bare(piece: string): string {
  const last = / \S{2,4}$/.exec(piece)?.[0] ?? '';
  return (isSuffix(last) && /\p{Ll}|\.$/u.test(last) ? piece.slice(0, -last.length) : piece).replace(/^St\. /, 'St ');
}

function looksGiven(words: readonly string[], next: string, size: number): boolean {
  if (words.length === 1) return true;
  const nextWords = next.split(/\s+/);
  return /^\p{Ll}/u.test(words[0] ?? '') || (size === 2 && nextWords.length === 1) || nextWords.some(isInitials);
}
