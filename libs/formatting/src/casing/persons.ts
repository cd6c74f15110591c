import words from '../../data/casing/words.json';
import { PARTICLES } from '../pieces/capitals';
import type { Cursor } from './cursor';
import { isCommonWord, isFamilyName, isGivenName, isListedName, isLowercaseWord } from './model/lists';
import { isProper } from './proper-nouns';

/** Matches ranks, which are part of a following name ("Cardinal Bellarmine"). Those in the second list are often common words. */
const RANK =
  /^(?:dr|mr|mrs|ms|prof|madame|monsieur|cardinal|colonel|bishop|archbishop|pope|king|queen|saint|sir|lieutenant|sergeant|emperor|empress|prince|princess|president|professor|rabbi|imam|sultan|chancellor|senator|admiral|abbot|reverend)$/;
const DOUBTFUL_RANK =
  /^(?:lord|lady|captain|apostle|prophet|justice|father|sister|brother|general|major|judge|mother|count|miss|mar)$/;

/** Returns true for a rank before a name. */
export function isRanked(cursor: Cursor): boolean {
  const sure = RANK.test(cursor.lower());
  if (!(sure || DOUBTFUL_RANK.test(cursor.lower())) || !/^\.? $/.test(cursor.before(1))) return false;
  if (!/^\p{Lu}\p{Ll}/u.test(cursor.text()) || !/^\p{Lu}\p{Ll}/u.test(cursor.text(1))) return false;
  const name = cursor.bare(1);
  if (isProper(name)) return !/(?:an|ese|ish|ic|i|ch)$/.test(name);
  return isListedName(name) ? sure || !isCommonWord(name) : sure && !isCommonWord(name);
}

/** Returns true for plurals of peoples and words derived from names: "Papuans", "Rahnerian", "Raymondism". */
export function isMadeOfName(word: string): boolean {
  if (word.length < 6 || isCommonWord(word)) return false;
  if (/(?:an|ist|ite|ard)s$/.test(word) && isProper(word.slice(0, -1))) return true;
  const stem = /^(\p{L}{4,}?)(?:i?ans?|eans?|esque|isms?|ists?|ites?)$/u.exec(word)?.[1];
  return stem !== undefined && !isCommonWord(stem) && (isProper(stem) || isFamilyName(stem));
}

const isCapitalized = (text: string): boolean => /^\p{Lu}\p{Ll}{2,}(?:['’]s)?$/u.test(text);

const GIVEN = new Set(words.given.map((name) => name.toLowerCase()));

/** Returns true for a family name or uncommon word after a given name: "Kevin Vanhoozer", "Jean de Brébeuf", "Peter Brown". */
export function isFamilyOfGiven(cursor: Cursor): boolean {
  let offset = -1;
  while (cursor.before(offset + 1) === ' ' && PARTICLES.has(cursor.lower(offset))) offset -= 1;
  const [given, family] = [cursor.lower(offset), cursor.bare()];
  if (cursor.before() !== ' ' || !isCapitalized(cursor.text()) || !isCapitalized(cursor.text(offset))) return false;
  if (GIVEN.has(given)) return !isCommonWord(family) || isFamilyName(family);
  return isGivenName(given) && !isCommonWord(given) && !isCommonWord(family);
}

/** Returns true for a possessive that is not a common word: "Salomon’s Model". */
export const isOwner = (cursor: Cursor): boolean =>
  /['’]s$/.test(cursor.text()) &&
  isCapitalized(cursor.text()) &&
  !isLowercaseWord(cursor.bare()) &&
  (isFamilyName(cursor.bare()) || !isCommonWord(cursor.bare()));

/** Returns true for an uncommon word next to an initial: "Nizar Y. Habash", "Results of A. Grothendieck". */
export function isBesideInitial(cursor: Cursor): boolean {
  const isInitial = (offset: number): boolean =>
    /^\p{Lu}$/u.test(cursor.text(offset)) && cursor.before(offset + 1).startsWith('. ');
  const behind = cursor.before() === '. ' && isInitial(-1);
  if (!isCapitalized(cursor.text()) || !(behind || (cursor.before(1) === ' ' && isInitial(1)))) return false;
  return !isCommonWord(cursor.bare()) || (behind && cursor.before(-1) === ' ' && isGivenName(cursor.lower(-2)));
}

/** Returns true for a cited author: "(Burger, 2009)", "Heath et al.", "Walker & Ribeiro 2011". */
export function isCited(cursor: Cursor): boolean {
  const isYear = (offset: number): boolean => /^\d{4}$/.test(cursor.text(offset));
  if (!isCapitalized(cursor.text())) return false;
  if (cursor.lower(1) === 'et' && cursor.lower(2) === 'al') return true;
  if (cursor.before() === ' & ' && (isYear(1) || /['’]s$/.test(cursor.text()))) return true;
  return (
    (cursor.before().endsWith('(') && cursor.before(1) === ', ' && isYear(1)) ||
    (cursor.before(1) === ' & ' && isYear(2))
  );
}
