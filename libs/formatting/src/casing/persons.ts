import words from '../../data/casing/words.json';
import { PARTICLES } from '../pieces/capitals';
import type { Cursor } from './cursor';
import { isCommonWord, isFamilyName, isGivenName, isListedName, isLowercaseWord } from './model/lists';
import { isProper } from './proper-nouns';

/** Before a name these belong to it ("Cardinal Bellarmine"); of the second kind are words that oftener are none. */
const RANK =
  /^(?:dr|mr|mrs|ms|prof|madame|monsieur|cardinal|colonel|bishop|archbishop|pope|king|queen|saint|sir|lieutenant|sergeant|emperor|empress|prince|princess|president|professor|rabbi|imam|sultan|chancellor|senator|admiral|abbot|reverend)$/;
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

const isCapitalised = (text: string): boolean => /^\p{Lu}\p{Ll}{2,}(?:['’]s)?$/u.test(text);

const GIVEN = new Set(words.given.map((name) => name.toLowerCase()));

/** "Kevin Vanhoozer", "Jean de Brébeuf", "Peter Brown": a family's name or no common word, behind a given name that is nothing else. */
export function isFamilyOfGiven(at: Cursor): boolean {
  let offset = -1;
  while (at.before(offset + 1) === ' ' && PARTICLES.has(at.lower(offset))) offset -= 1;
  const [given, family] = [at.lower(offset), at.bare()];
  if (at.before() !== ' ' || !isCapitalised(at.text()) || !isCapitalised(at.text(offset))) return false;
  if (GIVEN.has(given)) return !isCommonWord(family) || isFamilyName(family);
  return isGivenName(given) && !isCommonWord(given) && !isCommonWord(family);
}

/** "Salomon’s Model": what owns something and is no word of titles is a person. */
export const isOwner = (at: Cursor): boolean =>
  /['’]s$/.test(at.text()) &&
  isCapitalised(at.text()) &&
  !isLowercaseWord(at.bare()) &&
  (isFamilyName(at.bare()) || !isCommonWord(at.bare()));

/** "Nizar Y. Habash", "Results of A. Grothendieck": no common word beside an initial. */
export function isBesideInitial(at: Cursor): boolean {
  const isInitial = (offset: number): boolean =>
    /^\p{Lu}$/u.test(at.text(offset)) && at.before(offset + 1).startsWith('. ');
  const behind = at.before() === '. ' && isInitial(-1);
  if (!isCapitalised(at.text()) || !(behind || (at.before(1) === ' ' && isInitial(1)))) return false;
  return !isCommonWord(at.bare()) || (behind && at.before(-1) === ' ' && isGivenName(at.lower(-2)));
}

/** "(Burger, 2009)", "Heath et al.", "Walker & Ribeiro 2011". */
export function isCited(at: Cursor): boolean {
  const isYear = (offset: number): boolean => /^\d{4}$/.test(at.text(offset));
  if (!isCapitalised(at.text())) return false;
  if (at.lower(1) === 'et' && at.lower(2) === 'al') return true;
  if (at.before() === ' & ' && (isYear(1) || /['’]s$/.test(at.text()))) return true;
  return (at.before().endsWith('(') && at.before(1) === ', ' && isYear(1)) || (at.before(1) === ' & ' && isYear(2));
}
