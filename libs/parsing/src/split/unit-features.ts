import { particlePattern } from '@veracite/text/names';
import { repeatedAuthorMark } from './repeated-author-mark';
import { looksFinished, looksLikeStart } from './reference-edges';
import { yearsIn } from './count-years';

/** The features of a unit by itself, without its neighbors: numbers from 0 to 1. */
export type UnitFeatures = Float32Array;

interface UnitText {
  /** The unit without its label. */
  text: string;
  length: number;
  words: string[];
}

const NAME_COMMA = new RegExp(
  String.raw`^[“"«]?(?:(?:${particlePattern('nameStart')})[\s-]){0,2}\p{Lu}[\p{L}\p{M}'’-]+(?:[\s-]\p{Lu}[\p{L}'’-]+){0,2},\s?`,
  'u',
);
const FAMILY_INITIALS = /^\p{Lu}[\p{L}\p{M}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,?\s(?:\p{Lu}\.?[\s-]?){1,3}(?=[,.:;()\s]|$)/u;
const INITIALS_FAMILY = /^(?:\p{Lu}\.[\s-]?){1,3}\s?(?:\p{Ll}{1,4}\s){0,2}\p{Lu}[\p{L}'’-]+/u;
const EARLY_YEAR = /^.{3,90}?[\s(](?:1[5-9]|20)\d{2}[a-z]?[).,:\s]/u;
const IN_WORD =
  /^(?:In|Available|Retrieved|Accessed|Journal|Proceedings|Proc|University|Press|Vol|No|pp?|Pages|ed|eds|edn|Nr|Bd|Aufl|Hrsg|chap|arXiv|Conference|International|Annual)\b/i;
const FUNCTION_WORDS =
  /^(?:and|the|of|in|for|on|with|to|a|an|from|by|at|as|or|und|et|der|die|das|des|im|zur|zum|für|von|de|la|le|les|du|en|el|los|las|y|e|il|i|di|da|do|dos|na|no|на|и|в|с|для)$/iu;
const SENTENCE_WORDS =
  /^(?:is|are|was|were|be|been|has|have|had|we|our|they|this|these|that|which|it|its|he|she|his|her|their|can|may|will|not|but|all|there|also|ist|sind|wurde|wird|werden|wir|nicht|est|sont|nous|qui|que|es|son|ha|sono|che|é|foi|sua)$/iu;
const DOI = /10\.\d{4,9}\/\S/;
const URL = /https?:\/\/|www\.|doi\.org|^doi\b/i;

const FEATURES: readonly [name: string, of: (unit: UnitText) => number | boolean][] = [
  ['begins with a family name and a comma', ({ text }) => NAME_COMMA.test(text)],
  ['begins with a family name and initials', ({ text }) => FAMILY_INITIALS.test(text)],
  ['begins with initials and a family name', ({ text }) => INITIALS_FAMILY.test(text)],
  ['has a year early', ({ text }) => EARLY_YEAR.test(text)],
  ['could begin a reference', ({ text }) => looksLikeStart(text)],
  ['begins with a dash for the author before', ({ text }) => repeatedAuthorMark(text) !== undefined],
  ['begins with a capital', ({ text }) => /^[“"‘«([]?\p{Lu}/u.test(text)],
  ['begins with a small letter', ({ text }) => /^\p{Ll}/u.test(text)],
  ['begins with a digit', ({ text }) => /^[([]?\d/.test(text)],
  ['begins with a year', ({ text }) => /^\(?(?:1[5-9]|20)\d{2}[a-z]?\b/.test(text)],
  ['begins with a quotation mark', ({ text }) => /^[“"‘'«„]/.test(text)],
  ['begins with a bracket', ({ text }) => /^[([]/.test(text)],
  ['begins with another mark', ({ text }) => /^[^\p{L}\p{N}“"‘'«„([]/u.test(text)],
  ['begins in a script without capitals', ({ text }) => /^\p{Lo}/u.test(text)],
  ['begins with a word of a place inside', ({ text }) => IN_WORD.test(text)],
  ['begins with a function word', ({ words }) => FUNCTION_WORDS.test(words[0] ?? '')],
  ['begins with an address', ({ text }) => /^(?:<|\(|\[)?(?:https?:|www\.|doi[:.\s]|10\.\d{4})/i.test(text)],
  ['begins with &', ({ text }) => /^(?:&|and\s)/.test(text)],
  ['could end a reference', ({ text }) => looksFinished(text)],
  ['ends with a full stop', ({ text }) => /\.[”"’)\]]?$/.test(text)],
  ['ends with a comma', ({ text }) => /,$/.test(text)],
  ['ends with a semicolon or colon', ({ text }) => /[;:]$/.test(text)],
  ['ends with a hyphen', ({ text }) => /[-‐­–—]$/.test(text)],
  ['ends with a digit', ({ text }) => /\d$/.test(text)],
  ['ends with pages', ({ text }) => /\d\s?[-–—]\s?[a-z]?\d+[.,;)]?$/i.test(text)],
  ['ends with a year', ({ text }) => /(?:1[5-9]|20)\d{2}[a-z]?\)?[.,;]?$/.test(text)],
  ['ends with a bracket', ({ text }) => /[)\]]\.?$/.test(text)],
  ['ends with a letter', ({ text }) => /\p{L}$/u.test(text)],
  ['ends with initials', ({ text }) => /\b\p{Lu}\.(?:,|\s&)?$/u.test(text)],
  ['ends with a function word', ({ words }) => FUNCTION_WORDS.test(words.at(-1) ?? '')],
  ['ends with an address', ({ text }) => /(?:https?:|www\.|10\.\d{4,9}\/)\S{2,}$/i.test(text)],
  ['ends with an address cut off', ({ text }) => /(?:https?:|www\.|10\.\d{4}|doi\.org)\S*[/.\-_=:]$/i.test(text)],
  ['has a year', ({ text }) => yearsIn(text) > 0],
  ['has two years', ({ text }) => yearsIn(text) > 1],
  ['has a DOI', ({ text }) => DOI.test(text)],
  ['has an address', ({ text }) => URL.test(text)],
  ['is an address', ({ words }) => words.length <= 2 && URL.test(words.join(' '))],
  ['has et al.', ({ text }) => /\bet al\b/.test(text)],
  ['has volume and pages', ({ text }) => /\d[\s(),:;.]{1,3}(?:pp?\.\s?)?[a-z]?\d+\s?[-–—]\s?[a-z]?\d/i.test(text)],
  ['initials', ({ text, words }) => matches(text, /\b\p{Lu}\./gu) / (words.length + 1)],
  ['commas', ({ text, words }) => matches(text, /,/g) / (words.length + 1)],
  ['digits', ({ text, length }) => matches(text, /\d/g) / length],
  ['capitals', ({ words }) => share(words, (word) => /^\P{L}{0,2}\p{Lu}/u.test(word))],
  ['all capitals', ({ text }) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text)],
  ['function words', ({ words }) => share(words, (word) => FUNCTION_WORDS.test(word))],
  ['words of sentences', ({ words }) => Math.min(1, 3 * share(words, (word) => SENTENCE_WORDS.test(word)))],
  [
    'cites in brackets',
    ({ text }) =>
      /\(\p{Lu}[^()]{2,60},? (?:1[5-9]|20)\d{2}[a-z]?(?:[;,][^()]*)?\)|\p{Ll}\s?\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]/u.test(
        text,
      ),
  ],
  ['opens a bracket', ({ text }) => balance(text, /[([]/g, /[)\]]/g) > 0],
  ['closes a bracket', ({ text }) => balance(text, /[([]/g, /[)\]]/g) < 0],
  ['opens a quotation', ({ text }) => balance(text, /[“«„]/g, /[”»]/g) > 0],
  ['closes a quotation', ({ text }) => balance(text, /[“«„]/g, /[”»]/g) < 0],
  ['one word', ({ words }) => words.length === 1],
  ['up to three words', ({ words }) => words.length <= 3],
  ['up to eight words', ({ words }) => words.length <= 8],
  ['length', ({ length }) => Math.min(1, length / 100)],
  ['great length', ({ length }) => Math.min(1, length / 1000)],
  ['colon early', ({ text }) => /^.{2,60}?:\s/.test(text)],
];

const placeOf = (name: string): number => FEATURES.findIndex(([sign]) => sign === name);

/** Indexes of some features. */
export const HAS = {
  nameComma: placeOf('begins with a family name and a comma'),
  familyInitials: placeOf('begins with a family name and initials'),
  initialsFamily: placeOf('begins with initials and a family name'),
  earlyYear: placeOf('has a year early'),
  couldBegin: placeOf('could begin a reference'),
  couldEnd: placeOf('could end a reference'),
  year: placeOf('has a year'),
  small: placeOf('begins with a small letter'),
  doi: placeOf('has a DOI'),
  address: placeOf('has an address'),
  volumeAndPages: placeOf('has volume and pages'),
};

export const UNIT_SIZE = FEATURES.length;

/** Computes the features of a unit without its label from its first 1,000 and last 100 characters. */
export function unitFeaturesOf(text: string): UnitFeatures {
  const shown = text.length > 1200 ? `${text.slice(0, 1000)} ${text.slice(-100)}` : text;
  const unit: UnitText = { text: shown, length: Math.max(1, text.length), words: shown.split(/\s+/).filter(Boolean) };
  return Float32Array.from(FEATURES, ([, feature]) => Number(feature(unit)));
}

function matches(text: string, pattern: RegExp): number {
  let count = 0;
  pattern.lastIndex = 0;
  while (pattern.exec(text)) count += 1;
  return count;
}

function share(words: readonly string[], is: (word: string) => boolean): number {
  return words.length === 0 ? 0 : words.filter(is).length / words.length;
}

function balance(text: string, open: RegExp, close: RegExp): number {
  return matches(text, open) - matches(text, close);
}
