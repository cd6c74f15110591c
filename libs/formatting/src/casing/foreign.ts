import { isRomanNumeral } from '../pieces/capitals';
import { isCommonWord, isFamilyName, isGivenName, isPlaceName } from './model/known';
import { PROPER_WORDS } from './lexicon/proper';
import { opensClause, opensQuotation, type Word } from './words';

/** Languages whose titles are in sentence case, names alone large; German and the older Danish write nouns large besides. */
const OWN_SENTENCE_CASE = new Set(
  'fr es sp it pt po la nl du ca ro sv fi tr tu id in pl cs cz hu hr sl slavic eu et lt lv'.split(' '),
);

/** Words that Romance languages and Latin write large though they are no names of one. */
const SACRED = /^(?:église|iglesia|chiesa|igreja|ecclesia|dieu|dios|dio|deus|dei|christ|cristo|christi|bible|biblia)$/;

/** Shorter words are articles and prepositions, which headlines leave small too. */
const CONTENT = 4;

/** Endings of what is thought or done, and of what tells about it, in Romance languages: such a word alone is enough. */
const ABSTRACT =
  /(?:tion|sion|ción|ione|ções|ção|té|tà|dad|dade|isme|ismo|ie|ía|ia|que|ment|mento|ure|ura|ance|ence|anza|ques|aux|elle|notes?)$/;

/**
 * Words that a headline in another language writes large and its own sentence case small: "Histoire du Mouvement Liturgique".
 * Only where every longer word is large; a record that lowers one of them has its author's capitals.
 * @param language code as `languageOf` gives it
 */
export function loweredAbroad(words: Word[], language: string): Set<number> {
  const lowered = new Set<number>();
  if (!OWN_SENTENCE_CASE.has(language)) return lowered;
  const inside = [...words.keys()].filter((index) => !opensClause(words, index) && !opensQuotation(words, index));
  const content = inside.filter((index) => /^\p{L}{4,}/u.test(words[index]?.text ?? ''));
  if (!content.every((index) => /^\p{Lu}/u.test(words[index]?.text ?? ''))) return lowered;
  for (const index of inside) if (!isNameAbroad(words, index)) lowered.add(index);
  const [only, second] = lowered;
  const sure = second !== undefined || ABSTRACT.test(words[only ?? -1]?.text ?? '');
  return sure ? lowered : new Set();
}

function isNameAbroad(words: Word[], index: number): boolean {
  const { text = '', before = '' } = words[index] ?? {};
  const lower = text.toLowerCase();
  const previous = words[index - 1]?.text ?? '';
  if (!/^\p{Lu}\p{Ll}/u.test(text) || isRomanNumeral(text) || /\p{Ll}\p{Lu}/u.test(text)) return true;
  if (/^\p{Lu}$/u.test(previous) || isGivenName(previous.toLowerCase()) || SAINT.test(previous)) return true;
  if (PROPER_WORDS.has(lower) || SACRED.test(lower)) return true;
  if (text.length < CONTENT && before === ' ') return false;
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
