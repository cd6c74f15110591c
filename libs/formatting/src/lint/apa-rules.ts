import { isPlainlyEnglish, languageOf } from '../casing/language';
import { isListedName, isLowercaseWord } from '../casing/model/lists';
import { sentenceCase } from '../casing/sentence-case';
import { cutWords, joinWords } from '../casing/cut-words';
import { capitalShare } from '../casing/shape';
import { initialsOf } from '../pieces/people';
import type { Part } from './anatomy';
import { onlyWhere, patternRule, wholeRule, type Rule } from './rule';
import { sharedRules } from './shared-rules';

const SUFFIXES = /^(?:Jr|Sr|II|III|IV|Inc|Ltd|LLC)\b/;

/** Minimum number of capitalized English words in an English title. */
const ENGLISH = 3;

/** Converts to sentence case but keeps a lowercase letter after a period: "clinicaltrials.gov", "3. printing". */
function sentenceCased(text: string): string {
  const written = cutWords(text).words;
  const asked = cutWords(sentenceCase(text));
  const differs = written
    .filter((word, index) => word.text !== asked.words[index]?.text)
    .map(({ text: own }) => bare(own));
  const plain = differs.filter((word) => isLowercaseWord(word) && !isListedName(word));
  const english = plain.length >= ENGLISH && plain.length * 3 >= written.length && languageOf(text) === 'en';
  if (!english && !isPlainlyEnglish(text)) return text;
  // One or two words may be unlisted names, or the title continues after "Is Rare Replay good?"
  const share = capitalShare(written) ?? 0;
  const two = plain.length === 2 && differs.length === 2 && share >= 0.35;
  const long = differs.length + written.length >= LONG_ENOUGH;
  const throughout = long && share >= 0.75 && !text.startsWith('Review of');
  if (differs.length < 3 && !two && !throughout) return text;
  written.forEach(({ text: own, before }, index) => {
    const word = asked.words[index];
    if (word && before.includes('.') && /^\p{Ll}/u.test(own)) word.text = own;
  });
  return joinWords(asked);
}

/** Minimum length of a title in words: in shorter ones a single name may be the only capital. */
const LONG_ENOUGH = 5;

const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/, '');

/** Returns false if the last name has neither comma nor initial, so no name is inverted: "Geil Anders, & Fu Hui-Zhen". */
function namesAreInverted({ text }: Part): boolean {
  const last = text.split(/\s&\s/).slice(1).at(-1);
  return last === undefined || last.includes(',') || /\p{Lu}\./u.test(text.slice(0, -last.length));
}

/** Returns true for an organization with commas in its name: "National Academies of Sciences, Engineering, and Medicine". */
const isOneBody = ({ text }: Part): boolean =>
  /^(?:The\s)?\p{Lu}\p{L}+\s[\p{L}\s]{2,60}\b(?:of|for|on)\s[\p{L}\s,]{2,200}\.?\s?$/iu.test(text) &&
  !text.includes('&');

export const APA_RULES: Rule[] = [
  patternRule(
    'apa-ampersand',
    /(?<=,\s(?:\p{Lu}\.[\s-]?){1,4}|,\s\p{Lu}\p{Ll}{1,20}),?\sand\s(?=[\p{L}’' -]{2,40},\s\p{Lu}(?:\.|\p{Ll}{1,20}(?:[,.]|\s\(|\s?$)))/u,
    ', & ',
  ),
  patternRule('apa-comma-before-ampersand', /(?<=[.\p{L}])\s&\s(?=[\p{L}’' -]{2,40},\s\p{Lu}\.)/u, ', & '),
  onlyWhere(
    patternRule(
      'apa-initials',
      /(?<=(?:^|,\s|&\s)[\p{L}’' -]{2,40},\s)\p{Lu}\p{Ll}{2,}(?:[\s-]\p{Lu}[\p{L}.]*)*(?=,(?!\s\p{Lu}\.)|\s?&|\.?\s?$|\s\()/u,
      (match) => (SUFFIXES.test(match[0]) ? match[0] : initialsOf(match[0])),
    ),
    (part) => namesAreInverted(part) && !isOneBody(part),
  ),
  patternRule('apa-initial-stops', /(?<=\p{L},\s)(?:\p{Lu}{1,3}(?=,|\s?&|\s?$)|\p{Lu}\.(?:\p{Lu}\.)+)/u, (match) =>
    initialsOf(match[0]),
  ),
  patternRule('apa-et-al', /,?\s(?:&\s)?et\sal\.?(?=[\s,]|$)/, ''),
  wholeRule('apa-date-in-parentheses', (text) =>
    text.replace(/^([^()“”"]{3,600}?[.,])\s(\d{4}[a-z]?)[.,]\s(?=[\p{Lu}“"])/u, '$1 ($2). '),
  ),
  wholeRule('apa-stop-after-date', (text) =>
    text.replace(/^([^()]{2,600}\((?:\d{4}[a-z]?|n\.d\.|in press)[^()]{0,30}\))[,:]?\s(?=[\p{L}“"*‘])/u, '$1. '),
  ),
  wholeRule('apa-title-quotes', (text, { quoted }) => (quoted ? text.slice(1).replace(/[,.]?[”"]$/, '.') : text)),
  wholeRule('apa-sentence-case', sentenceCased),
  patternRule(
    'apa-volume-label',
    // "(2nd ed., Vol. 2)" of a book stays.
    /(?<!\([^()]{0,80})(?<!\bed\.),\svol\.?\s?(\d{1,5})(?:,\sno\.?\s?([^\s,]{1,12})|(?=,\s(?:pp?\.\s?)?[a-z]?\d))/i,
    (m) => `, ${m[1] ?? ''}${m[2] ? `(${m[2]})` : ''}`,
  ),
  patternRule('apa-volume-space', /(?<=,\s\*?\d{1,5}\*?)\s(?=\([^()]{1,12}\),)/, ''),
  patternRule('apa-page-label', /(?<=,\s\d{1,5}(?:\([^()]{1,12}\))?,\s)pp?\.\s?(?=[a-z]?\d)/i, ''),
  patternRule('apa-full-pages', /(?<=(?:,|pp\.)\s)(\d{3,6})[-–](\d{1,4})(?=[,)]|\.?$|\.\shttps?:)/, (m) => {
    const [from = '', to = ''] = [m[1], m[2]];
    // Titles contain consecutive years ("1998–99").
    if (/^1[7-9]\d\d$|^20\d\d$/.test(from) && to.length === 2 && Number(to) - Number(from.slice(2)) < 3) return m[0];
    return to.length < from.length ? `${from}–${from.slice(0, from.length - to.length)}${to}` : m[0];
  }),
  patternRule(
    'apa-place',
    /(?<=^\s?|\.\s|\)\.?\s)(?!Forthcoming)(?:\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?:,\s(?:\p{Lu}{2}|\p{Lu}\p{Ll}+))?):\s(?=\p{Lu}[\p{L}&\s]{1,60}\.?$)/u,
    '',
  ),
  patternRule('apa-retrieved', /(?:Retrieved from|Available at:?|Accessed at:?)\s(?=https?:)/i, ''),
  patternRule('apa-stop-after-address', /(?<=https?:\/\/\S{4,300})\.$/, ''),
  ...sharedRules('apa'),
];
