/** Detects the language of a title for casing: as recorded, by script, or by function words. */
import lists from '../../data/casing/languages.json';
import { isLowercaseWord } from './model/lists';
import { isEnglishWriting } from './cut-words';

const FUNCTION_WORDS = lists.function_words;
/** Function words that do not occur in English titles. */
const TELLING = new Set(lists.telling.split(' '));
type Known = keyof typeof FUNCTION_WORDS;
const LANGUAGES = Object.keys(FUNCTION_WORDS) as Known[];

const SPEAKERS = new Map<string, Known[]>();
for (const language of LANGUAGES) {
  for (const word of FUNCTION_WORDS[language].split(' ')) SPEAKERS.set(word, [...(SPEAKERS.get(word) ?? []), language]);
}

/** Returns true for a lowercase article, preposition or conjunction of a supported language. */
export const isFunctionWord = (word: string): boolean => SPEAKERS.has(word);

/** Languages in other scripts. An English title in such a record is a translation. */
const OTHER_SCRIPTS = new Set(lists.other_scripts.split(' '));

const CODES = new Map(Object.entries(lists.codes));

/** Returns the two-letter code for recorded languages such as "fr-CA", "fre", "French" or "français". */
function codeOf(recorded: string | undefined): string | undefined {
  const name = recorded?.toLowerCase();
  return name && ((/^[a-z]{3}/.test(name) && CODES.get(name.slice(0, 3))) || name.slice(0, 2));
}

const MIN_SHARE = 0.2;

let last: { title: string; recorded?: string; language?: string } | undefined;

/** Returns "en", another language's code, or undefined if the language is unknown. Caches the last title. */
export function languageOf(title: string, recorded?: string): string | undefined {
  if (last?.title !== title || last.recorded !== recorded)
    last = { title, recorded, language: decide(title, recorded, speaks) };
  return last.language;
}

/** Detects the language only by function words, so that learned vocabularies do not depend on themselves. */
export const languageByFunctionWords = (title: string): string | undefined => decide(title, undefined, () => false);

function decide(title: string, recorded: string | undefined, isSpoken: typeof speaks): string | undefined {
  if (!isLatin(title)) return 'non-latin';
  const tokens = tokensOf(title);
  const scores = new Map<Known, number>();
  for (const token of tokens)
    for (const language of SPEAKERS.get(token) ?? []) scores.set(language, (scores.get(language) ?? 0) + 1);
  // Only Turkish has these letters.
  if (/[ığİ]/.test(title)) scores.set('tr', (scores.get('tr') ?? 0) + 1);
  const english = scores.get('en') ?? 0;
  let [best, hits]: [Known, number] = ['en', english];
  for (const language of LANGUAGES) {
    const score = scores.get(language) ?? 0;
    if (score > hits) [best, hits] = [language, score];
  }
  const declared = codeOf(recorded);
  // The recorded language may be that of the platform, so a title clearly in another language overrides it.
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

/** Minimum number of English vocabulary words in an English title. */
const SPOKEN = 2;

/** Checks the vocabulary: "Intimacy in relationships over video chat" has Dutch function words, "Elemente der Psychophysik" no English word. */
function speaks(tokens: string[], language: Known): boolean {
  const long = tokens.filter((token) => token.length > 3);
  const english = long.filter(isLowercaseWord).length;
  return language === 'en'
    ? english >= SPOKEN && english * 4 > long.length * 3
    : long.length > 1 && english * 10 < long.length;
}

/** Splits a title into words, without letters next to digits: "Al2O3" does not contain the Spanish "al". */
function tokensOf(title: string): string[] {
  const lower = title.toLowerCase();
  return isEnglishWriting(lower)
    ? (lower.match(/[a-z0-9]+/g)?.filter((token) => !/\d/.test(token)) ?? [])
    : (lower.match(/(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu) ?? []);
}

/** Returns true if a title is entirely in English, without a foreign title in it; for titles without a language. */
export function isPlainlyEnglish(title: string): boolean {
  if (languageOf(title) !== 'en') return false;
  const spoken = tokensOf(title).flatMap((token) => SPEAKERS.get(token) && [SPEAKERS.get(token)?.includes('en')]);
  const english = spoken.filter((isEnglish) => isEnglish === true).length;
  const foreign = spoken.filter((isEnglish) => isEnglish === false).length;
  return foreign * 3 <= english && (english > 1 || (foreign === 0 && !/[^\p{ASCII}\p{P}]/u.test(title)));
}

/** Returns true if at least half of the letters are Latin. */
function isLatin(title: string): boolean {
  const others = title.match(/(?!\p{sc=Latin})\p{L}/gu)?.length ?? 0;
  return others === 0 || others * 2 <= (title.match(/\p{L}/gu)?.length ?? 0);
}
