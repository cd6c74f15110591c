import { isCommonWord } from './model/known';
import { ACRONYMS, FACT_WORDS, PROPER_WORDS } from './lexicon/proper';
import { isCountryCode } from './sites';
import { forgottenNames } from './phrases';
import { opensClause, type Word } from './words';

/**
 * What a record in sentence case, this or another's, writes wrong: names that it forgot ("the boer war", "gaussian"), acronyms as
 * words ("Fmri", "the Us economy"), and "Internet" and "Web", which APA 7 writes small.
 */
export function mendKept(words: Word[]): void {
  const forgotten = forgottenNames(words);
  words.forEach((word, index) => {
    const web = /^(?:Internet|Websites?)$/.test(word.text) || (word.text === 'Web' && words[index - 1]?.text === 'the');
    const prefix = index > 0 && isPrefixOfName(words, index) ? word.text.toLowerCase() : undefined;
    const country = word.text === 'Us' && isCountryCode(words, index) ? 'US' : undefined;
    const mended = forgotten[index] ?? prefix ?? country ?? acronymOf(word.text) ?? nameOf(words, index);
    if (mended) word.text = mended;
    else if (web && words[index + 1]?.text !== 'of' && index > 0) lowerAt(words, index);
  });
}

function lowerAt(words: Word[], index: number): void {
  const word = words[index];
  if (word) word.text = word.text.toLowerCase();
}

/** Acronyms that are written with a small letter too keep it. */
const SPELLED = new Map([...ACRONYMS].filter((word) => word.length > 2).map((word) => [word.toLowerCase(), word]));

/** Words of some language, or names. */
const WORDS_TOO = new Set(['api', 'elisa', 'gaba', 'iso', 'midi', 'mit', 'opec', 'sar', 'sars', 'tem']);

/** "Dna", "fmri", "Covid": no word but an acronym is spelled so. */
function acronymOf(text: string): string | undefined {
  const lower = text.toLowerCase();
  const spelled = SPELLED.get(lower);
  return spelled && /^\p{L}?\p{Ll}+$/u.test(text) && !WORDS_TOO.has(lower) ? spelled : undefined;
}

/** "the challenge of Post-Zionism": a prefix is small before the name (Chicago 8.61). */
const isPrefixOfName = (words: Word[], index: number): boolean =>
  /^(?:Anti|Non|Post|Pre|Sub)$/.test(words[index]?.text ?? '') &&
  !opensClause(words, index) &&
  /^[-‐]$/.test(words[index + 1]?.before ?? '') &&
  PROPER_WORDS.has(words[index + 1]?.text.toLowerCase() ?? '');

/** Mathematicians write these small. */
const SMALL_EPONYM = new Set(['abelian', 'roman', 'romance', 'saharan', 'cartesian']);

/** Places and peoples that dictionaries have in lower case too, of which a title speaks as of a place or people all the same. */
const SURELY_PLACES = new Set(
  `alberta alps amazon antarctica bangalore basque berlin bolivia brazil britain brussels catalonia congo florida geneva hamburg
  india indochina jordan kazakhstan kyoto manhattan manila mediterranean montana morocco nottingham oman oxford panama paraguay
  queensland shanghai silesia spain surinam wales wellington arab arabic australian brazilian byzantine chinese danish dutch french
  guarani indian japanese korean maltese maori mongolian ottoman scottish semitic slavonic soviet swedish ugandan welsh yiddish
  victorian argentinian ecuadorian hispanic`.split(/\s+/),
);

/** "gaussian", "poland": a name of the facts that is no common word; in a compound it may be part of a word ("sub-saharan"). */
function nameOf(words: Word[], index: number): string | undefined {
  const { text = '', before = '' } = words[index] ?? {};
  const name = FACT_WORDS.get(text);
  if (
    !name ||
    !/^\p{Ll}{4,}$/u.test(text) ||
    (isCommonWord(text) && !SURELY_PLACES.has(text)) ||
    SMALL_EPONYM.has(text)
  )
    return undefined;
  const alone = /^[\s(]*$/.test(before) && /^[\s).,:]*$/.test(words[index + 1]?.before ?? '');
  return alone ? name : undefined;
}
