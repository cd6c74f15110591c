import { isRomanNumeral } from '../pieces/capitals';
import { isCommonWord, isFamilyName, isGivenName, isPlaceName } from './model/known';
import { PROPER_WORDS } from './lexicon/proper';
import { isFunctionWord } from './language';
import { opensClause, opensQuotation, type Word } from './words';

/** Languages whose titles are in sentence case, names alone large; German and the older Danish write nouns large besides. */
const OWN_SENTENCE_CASE = new Set(
  'fr es sp it pt po la nl du ca ro sv fi tr tu id in ms pl cs cz hu hr sl slavic eu et lt lv'.split(' '),
);

/** Words that Romance languages and Latin write large though they are no names of one. */
const SACRED = /^(?:église|iglesia|chiesa|igreja|ecclesia|dieu|dios|dio|deus|dei|christ|cristo|christi|bible|biblia)$/;

/** Shorter words are articles and prepositions, which headlines leave small too. */
const CONTENT = 4;

/** Of so many words that no list holds not all are names. */
const ENOUGH = 2;

/** Endings of what is thought or done, and of what tells about it, in Romance languages: such a word is no family's name. */
const ABSTRACT =
  /(?:tions?|sions?|ci[oó]n(?:es)?|zion[ei]|ções|ção|ismes?|ismos?|iques?|ité|idad(?:es)?|idade|mentos?|ances?|ences?|anza|ures?|uras?)$/;
/** Endings that names have too, and other words oftener. */
const OFTEN_ABSTRACT = /(?:ie|ía|té|tà|ment|notes?)$/;

/**
 * Words that a headline in another language writes large and its own sentence case small: "Histoire du Mouvement Liturgique".
 * Where every longer word of the title is large all that are no names; where only those of one clause are, the plainest:
 * the capitals of the rest are the author's, and names outnumber other words there.
 * @param language code as `languageOf` gives it
 */
export function loweredAbroad(words: Word[], language: string): Set<number> {
  const lowered = new Set<number>();
  if (!OWN_SENTENCE_CASE.has(language) || words[0]?.text === 'Review') return lowered;
  const clauses = clausesOf(words).map((clause) => ({ clause, isHeadline: isHeadline(words, clause) }));
  const throughout = clauses.every(({ isHeadline: headline }) => headline);
  const isAbstract = (index: number): boolean => ABSTRACT.test(words[index]?.text ?? '');
  for (const { clause, isHeadline: headline } of clauses) {
    const common = headline ? clause.filter((index) => !isNameAbroad(words, index)) : [];
    const sure = common.length > ENOUGH || common.some((index) => OFTEN_ABSTRACT.test(words[index]?.text ?? ''));
    const plain = common.some(isAbstract);
    for (const index of common) if ((throughout && (sure || plain)) || isAbstract(index)) lowered.add(index);
  }
  return lowered;
}

/** True when every longer word is large but for articles, prepositions and conjunctions. */
const isHeadline = (words: Word[], clause: number[]): boolean =>
  clause
    .map((index) => words[index]?.text ?? '')
    .every((text) => !/^\p{Ll}\p{L}{3,}/u.test(text) || isFunctionWord(text));

/** The words inside each clause: those that open one, or a quotation, are large anyhow. */
function clausesOf(words: Word[]): number[][] {
  const clauses: number[][] = [];
  words.forEach((_word, index) => {
    if (opensClause(words, index)) clauses.push([]);
    else if (!opensQuotation(words, index)) clauses.at(-1)?.push(index);
  });
  return clauses;
}

function isNameAbroad(words: Word[], index: number): boolean {
  const { text = '', before = '' } = words[index] ?? {};
  const lower = text.toLowerCase();
  const previous = words[index - 1]?.text ?? '';
  if (!/^\p{Lu}\p{Ll}/u.test(text) || isRomanNumeral(text) || /\p{Ll}\p{Lu}/u.test(text)) return true;
  if (/^\p{Lu}$/u.test(previous) || isGivenName(previous.toLowerCase()) || SAINT.test(previous)) return true;
  if (PROPER_WORDS.has(lower) || SACRED.test(lower)) return true;
  if ((text.length < CONTENT && before === ' ') || (ABSTRACT.test(lower) && !isGivenName(lower))) return false;
  return (
    !isCommonWord(lower) && (isFamilyName(lower) || isPlaceName(lower) || isGivenName(lower) || isLatinName(lower))
  );
}

const SAINT = /^(?:San|Santa|Sant|Saint|Sainte|São|Mar|Mor|St)$/;

/** "Eusebii", "Lugdunensi", "Graecorum": cases of a name that lists have in the nominative. */
function isLatinName(lower: string): boolean {
  if (/ens(?:is|i|em|es|ium)$/.test(lower) || /^(?:graec|latin|roman|hebraic|syriac|german|gallic)/.test(lower))
    return true;
  const stem = /^(\p{L}{4,}?)(?:ii|i|ae|am|um|orum|o)$/u.exec(lower)?.[1];
  return (
    stem !== undefined &&
    [`${stem}us`, `${stem}ius`, `${stem}as`].some((name) => PROPER_WORDS.has(name) || isGivenName(name))
  );
}
