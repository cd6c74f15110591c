import type { Cursor } from './cursor';
import { isCommonWord, isFamilyName, isGivenName, isListedName, isMetWord } from './model/lists';
import { isProper } from './names';

/** Before a name these belong to it ("Cardinal Bellarmine"); of the second kind are words that oftener are none. */
const RANK =
  /^(?:dr|mrs|madame|monsieur|cardinal|colonel|bishop|archbishop|pope|king|queen|saint|sir|lieutenant|sergeant|emperor|empress|prince|princess|president|professor|rabbi|imam|sultan|chancellor|senator|admiral|abbot|reverend)$/;
const DOUBTFUL_RANK =
  /^(?:lord|lady|captain|apostle|prophet|justice|father|sister|brother|general|major|judge|mother|count|miss|mar)$/;

/** True for a rank before a name. */
export function isRanked(at: Cursor): boolean {
  const sure = RANK.test(at.lower());
  if (!(sure || DOUBTFUL_RANK.test(at.lower())) || !/^\.? $/.test(at.before(1))) return false;
  if (!/^\p{Lu}\p{Ll}/u.test(at.text()) || !/^\p{Lu}\p{Ll}/u.test(at.text(1))) return false;
  const name = at.bare(1);
  if (isProper(name)) return !/(?:an|ese|ish|ic|i|ch)$/.test(name);
  return isListedName(name) ? sure || !isCommonWord(name) : sure && !isCommonWord(name);
}

/** "Papuans", "Rahnerian", "Raymondism": peoples in the plural, and words made of the names of persons. */
export function isMadeOfName(word: string): boolean {
  if (word.length < 6 || isCommonWord(word)) return false;
  if (/(?:an|ist|ite|ard)s$/.test(word) && isProper(word.slice(0, -1))) return true;
  const stem = /^(\p{L}{4,}?)(?:i?ans?|eans?|esque|isms?|ists?|ites?)$/u.exec(word)?.[1];
  return stem !== undefined && !isCommonWord(stem) && (isProper(stem) || isFamilyName(stem));
}

/** "Kevin Vanhoozer", "by Catharine Brown": a word that is a family's name or no common one, behind a given name that is nothing else. */
export function isFamilyOfGiven(at: Cursor): boolean {
  const [given, family] = [at.lower(-1), at.bare()];
  if (at.before() !== ' ' || !/^\p{Lu}\p{Ll}{2,}$/u.test(at.text()) || !/^\p{Lu}\p{Ll}{2,}$/u.test(at.text(-1))) return false;
  if (!isGivenName(given) || isCommonWord(given)) return false;
  return !isCommonWord(family) || (isFamilyName(family) && (isProper(given) || !isMetWord(family)));
}
