/**
 * The language of a title, as far as casing needs it: whether English rules apply.
 * Decided by the record's own language, then by script, then by function words.
 */
import lists from '../../data/casing/languages.json';
import { isLowercaseWord } from './model/lists';
import { isEnglishWriting } from './cut-words';

const FUNCTION_WORDS = lists.function_words;
/** Function words that stand in no English title. */
const TELLING = new Set(lists.telling.split(' '));
type Known = keyof typeof FUNCTION_WORDS;
const LANGUAGES = Object.keys(FUNCTION_WORDS) as Known[];

/** Each function word with the languages that have it, so that a title is read once for all. */
const SPEAKERS = new Map<string, Known[]>();
for (const language of LANGUAGES) {
  for (const word of FUNCTION_WORDS[language].split(' ')) SPEAKERS.set(word, [...(SPEAKERS.get(word) ?? []), language]);
}

/** True for an article, preposition or conjunction, in lower case, of one of the languages that are told apart. */
export const isFunctionWord = (word: string): boolean => SPEAKERS.has(word);

/** An English title in a record of such a language is a translation. */
const OTHER_SCRIPTS = new Set(lists.other_scripts.split(' '));

const CODES = new Map(Object.entries(lists.codes));

/** The code of two letters of what databases call "fr-CA", "fre", "French" or "français". */
function codeOf(recorded: string | undefined): string | undefined {
  const name = recorded?.toLowerCase();
  return name && ((/^[a-z]{3}/.test(name) && CODES.get(name.slice(0, 3))) || name.slice(0, 2));
}

const MIN_SHARE = 0.2;

let last: { title: string; recorded?: string; language?: string } | undefined;

/** "en", another language's code, or undefined when nothing tells. Styles ask for one title several times: the last answer is kept. */
export function languageOf(title: string, recorded?: string): string | undefined {
  if (last?.title !== title || last.recorded !== recorded)
    last = { title, recorded, language: decide(title, recorded, speaks) };
  return last.language;
}

/** The same by function words and the record alone: what vocabularies are learned from must not depend on these. */
export const languageByFunctionWords = (title: string, recorded?: string): string | undefined =>
  decide(title, recorded, () => false);

function decide(title: string, recorded: string | undefined, isSpoken: typeof speaks): string | undefined {
  if (!isLatin(title)) return 'non-latin';
  const tokens = tokensOf(title);
  const scores = new Map<Known, number>();
  for (const token of tokens)
    for (const language of SPEAKERS.get(token) ?? []) scores.set(language, (scores.get(language) ?? 0) + 1);
  // Of the languages that have "ve" one has these letters.
  if (/[ığİ]/.test(title)) scores.set('tr', (scores.get('tr') ?? 0) + 1);
  const english = scores.get('en') ?? 0;
  let [best, hits]: [Known, number] = ['en', english];
  for (const language of LANGUAGES) {
    const score = scores.get(language) ?? 0;
    if (score > hits) [best, hits] = [language, score];
  }
  const declared = codeOf(recorded);
  // Databases put the platform's language into the field: a title that speaks another one plainly is believed.
  if (declared && OTHER_SCRIPTS.has(declared) && hits > 0 && hits === english) return 'en';
  if (declared && declared !== 'en' && /^[a-z]{2}$/.test(declared))
    return english > hits - 1 && english > 1 ? 'en' : declared;
  if (hits > english && hits >= 2 && hits / tokens.length >= MIN_SHARE)
    return declared === undefined && english > 0 && isSpoken(tokens, 'en') ? 'en' : best;
  if (declared === undefined && best !== 'en' && hits >= english && isSpoken(tokens, best)) return best;
  if (declared === 'en' || english > 0) return 'en';
  if (tokens.some((token) => TELLING.has(token))) return best;
  if (/[äöüßéèêçñãõåøæœłşğžšč]/i.test(title) && hits > 0) return best;
  return undefined;
}

/** Of so many words of its vocabulary, most of the longer ones, a title is known to be in English. */
const SPOKEN = 2;

/** "Intimacy in relationships over video chat" is Dutch by "in" and "over" alone; "Elemente der Psychophysik" holds no English word. */
function speaks(tokens: string[], language: Known): boolean {
  const long = tokens.filter((token) => token.length > 3);
  const english = long.filter(isLowercaseWord).length;
  return language === 'en' ? english >= SPOKEN && english * 4 > long.length * 3 : long.length > 1 && english === 0;
}

/** Letters beside digits are formulas: "Al2O3" holds no Spanish "al". */
function tokensOf(title: string): string[] {
  const lower = title.toLowerCase();
  return isEnglishWriting(lower)
    ? (lower.match(/[a-z0-9]+/g)?.filter((token) => !/\d/.test(token)) ?? [])
    : (lower.match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? []);
}

/**
 * True when a title is in English and in nothing else: no title of a work in another language inside it
 * ("Review of Die Laute der Mundarten"). Asked where there is no record to ask.
 */
export function isPlainlyEnglish(title: string): boolean {
  if (languageOf(title) !== 'en') return false;
  const spoken = tokensOf(title).flatMap((token) => SPEAKERS.get(token) && [SPEAKERS.get(token)?.includes('en')]);
  const english = spoken.filter((own) => own === true).length;
  const foreign = spoken.filter((own) => own === false).length;
  return foreign * 3 <= english && (english > 1 || (foreign === 0 && !/[^\p{ASCII}\p{P}]/u.test(title)));
}

/** True when at least half of the letters are Latin. */
function isLatin(title: string): boolean {
  const others = title.match(/(?!\p{sc=Latin})\p{L}/gu)?.length ?? 0;
  return others === 0 || others * 2 <= (title.match(/\p{L}/gu)?.length ?? 0);
}
