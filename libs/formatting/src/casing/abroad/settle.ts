import { isFunctionWord } from '../language';
import { isGivenName } from '../model/known';
import { opensClause, type Word } from '../words';
import { clausesOf, englishParts, startOf } from './extent';
import { isOffice } from './latin';
import { COMMON_ODDS, commonByLetters } from './letters';
import { quieten } from './loud';
import { isElided, partsOf } from './parts';
import { isListed, knownAs, LITTLE_KNOWN, QUARTER, standingOf, type Standing } from './standing';
import type { Family } from './vocabulary';

/**
 * Gives a title in another language the capitals of its own sentence case, in which names alone are large: words that a headline
 * writes large ("Histoire du Mouvement Liturgique") and titles of that language write small are lowered.
 * @param family languages of one vocabulary, as `familyOf` gives it
 */
export function settleAbroad(words: Word[], family: Family): void {
  quieten(words, family);
  const start = startOf(words, family);
  if (start === undefined) return;
  const english = englishParts(words);
  const standings = words.map((_word, index): Standing => {
    if (index <= start) return 'opens';
    return english.has(index) ? 'name' : standingOf(words, index, family);
  });
  const title: Title = { words, standings, family };
  const throughout = isHeadline(title, [...words.keys()]);
  for (const clause of clausesOf(words, start)) {
    const headline = throughout || isHeadline(title, clause, PART);
    for (const index of clause) {
      const lowers = headline ? isLowered(title, index) : isAttribute(title, index);
      if (lowers || (family === 'l' && isOffice(words, index))) lowerAt(words, index);
    }
  }
}

interface Title {
  words: Word[];
  standings: Standing[];
  family: Family;
}

/** In one clause of a title so many are needed. */
const PART = 2;

/**
 * True where words that are no names are large: all of them, or nearly all of many.
 * @param least so many are needed; of a single one no doubt may be
 */
function isHeadline({ words, standings, family }: Title, among: number[], least = 1): boolean {
  const those = (...these: Standing[]): number[] =>
    among.filter((index) => these.includes(standings[index] ?? 'opens'));
  const [plain, likely, small] = [those('plain').length, those('likely').length, those('small').length];
  const openers = those('opens').filter((index) => isOpeningNoun(words[index]?.text ?? '', family));
  const known = [...openers, ...those('plain', 'common')];
  const large = known.length + likely;
  if (small > 0) return large > PART && large > 2 * small && (family === 'l' ? known.length : plain) * 2 > large;
  // A vocabulary that knows none of them must guess more of them.
  if (known.length === 0) return least < PART && LITTLE_KNOWN.has(family) && large > PART;
  if (large >= PART) return least < PART || plain >= PART || known.length > PART || family === 'l';
  const isSure = (index: number): boolean =>
    family === 'r' && commonByLetters(partsOf(words[index]?.text ?? '').bare) > COMMON_ODDS;
  return least < PART && (plain > 0 || family === 'l' || known.some(isSure));
}

/** What a headline writes large, links before such words ("Ed Architetti") and what is joined to the article that opens it. */
function isLowered({ words, standings, family }: Title, index: number): boolean {
  const standing = standings[index];
  if (standing === 'opens') return isOpeningNoun(words[index]?.text ?? '', family);
  return (
    standing === 'plain' ||
    standing === 'common' ||
    standing === 'likely' ||
    (standing === 'link' &&
      (/^(?:plain|common|likely|link)$/.test(standings[index + 1] ?? '') ||
        /^(?:plain|common|likely|unknown)$/.test(standings[index - 1] ?? '')))
  );
}

/** "L’Image": a common word behind the article that opens a clause. */
function isOpeningNoun(text: string, family: Family): boolean {
  const { elided, bare } = partsOf(text);
  return (
    elided !== '' &&
    /^\p{Lu}\p{Ll}{3}/u.test(bare) &&
    /^(?:plain|common|likely)$/.test(knownAs(bare, bare.toLowerCase(), family))
  );
}

/** Endings that make of the name of a place or people, or of a noun, what tells of another word. */
const ADJECTIVE =
  /(?:ain|ien|ienn|ois|ais|an|ean|en|ens|es|eñ|al|iqu|aire|ic|iv|el|ell|if)(?:e|es|s|o|a|os|as|i)?$|(?:[aeou]ux|euses?)$/u;

/** A body's or a journal's name begins so. */
const NAMED =
  /^(?:institut|universi|academ|accadem|soci[eé]t|biblio|mus[eé]|conse[ij]|bollettin|bulletin|revist|rivist|revue)/i;

/**
 * "recensements Américains", "Orthographe Luxembourgeoise": large behind the word that it tells of, in a title that is no headline;
 * and "Une Approche", "en Français", which begin no name.
 */
function isAttribute({ words, standings, family }: Title, index: number): boolean {
  const { text = '', before = '' } = words[index] ?? {};
  const previous = words[index - 1]?.text ?? '';
  if (family === 'l' || before !== ' ' || /[“‘«]/.test(words[index - 1]?.before ?? '')) return false;
  const joined = /^[-–]$/.test(words[index + 1]?.before ?? '');
  if (joined || isElided(text) || isGivenName(text.toLowerCase()) || NAMED.test(previous) || QUARTER.test(text))
    return false;
  const plain = standings[index] === 'plain';
  const opener = opensClause(words, index - 1);
  if (plain && opener && /^(?:une?|un[ao]|uma?)$/i.test(previous)) return true;
  const unlisted = standings[index] === 'common' && !isListed(text.toLowerCase());
  if (family !== 'r' || !ADJECTIVE.test(text) || !(plain || unlisted)) return false;
  if (previous === 'en') return true;
  return standings[index - 1] === 'small' || (opener && !isFunctionWord(previous.toLowerCase()) && !isElided(previous));
}

/** At the beginning of a clause an article before an apostrophe stays as it is. */
function lowerAt(words: Word[], index: number): void {
  const word = words[index];
  if (!word) return;
  const { elided, bare } = partsOf(word.text);
  word.text = (opensClause(words, index) ? elided : elided.toLowerCase()) + bare.toLowerCase();
}
