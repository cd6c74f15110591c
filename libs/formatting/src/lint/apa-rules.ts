import { isPlainlyEnglish, languageOf } from '../casing/language';
import { isListedName, isLowercaseWord } from '../casing/model/lists';
import { sentenceCase } from '../casing/sentence-case';
import { cutWords, joinWords } from '../casing/cut-words';
import { capitalShare } from '../casing/shape';
import { initialsOf } from '../pieces/people';
import type { Part } from './anatomy';
import { onlyWhere, patternRule, wholeRule, type Rule } from './rule';
import { sharedRules } from './shared-rules';

type About = [rule: string, section: string, kind: Rule['kind'], part: Rule['part'], message: string];
const about = ([rule, section, kind, part, message]: About): Omit<Rule, 'find'> => ({
  rule: `apa-${rule}`,
  section: `APA 7, ${section}`,
  kind,
  part,
  message,
});

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
    about(['ampersand', '8.17', 'wrong', 'head', 'The last author follows “&”.']),
    /(?<=,\s(?:\p{Lu}\.[\s-]?){1,4}|,\s\p{Lu}\p{Ll}{1,20}),?\sand\s(?=[\p{L}’' -]{2,40},\s\p{Lu}(?:\.|\p{Ll}{1,20}(?:[,.]|\s\(|\s?$)))/u,
    ', & ',
  ),
  patternRule(
    about(['comma-before-ampersand', '9.8', 'punctuation', 'head', 'A comma precedes “&”.']),
    /(?<=[.\p{L}])\s&\s(?=[\p{L}’' -]{2,40},\s\p{Lu}\.)/u,
    ', & ',
  ),
  onlyWhere(
    patternRule(
      about(['initials', '9.8', 'wrong', 'head', 'Given names are cut to initials.']),
      /(?<=(?:^|,\s|&\s)[\p{L}’' -]{2,40},\s)\p{Lu}\p{Ll}{2,}(?:[\s-]\p{Lu}[\p{L}.]*)*(?=,(?!\s\p{Lu}\.)|\s?&|\.?\s?$|\s\()/u,
      (match) => (SUFFIXES.test(match[0]) ? match[0] : initialsOf(match[0])),
    ),
    (part) => namesAreInverted(part) && !isOneBody(part),
  ),
  patternRule(
    about(['initial-stops', '9.8', 'punctuation', 'head', 'Each initial has a stop, and initials a space between.']),
    /(?<=\p{L},\s)(?:\p{Lu}{1,3}(?=,|\s?&|\s?$)|\p{Lu}\.(?:\p{Lu}\.)+)/u,
    (match) => initialsOf(match[0]),
  ),
  patternRule(
    about(['et-al', '9.8', 'missing', 'head', 'A reference list names up to 20 authors; “et al.” is for the text.']),
    /,?\s(?:&\s)?et\sal\.?(?=[\s,]|$)/,
    '',
  ),
  wholeRule(
    about(['date-in-parentheses', '9.14', 'punctuation', 'all', 'The date is in parentheses after the authors.']),
    (text) => text.replace(/^([^()“”"]{3,600}?[.,])\s(\d{4}[a-z]?)[.,]\s(?=[\p{Lu}“"])/u, '$1 ($2). '),
  ),
  wholeRule(about(['stop-after-date', '9.14', 'punctuation', 'all', 'A full stop follows the date.']), (text) =>
    text.replace(/^([^()]{2,600}\((?:\d{4}[a-z]?|n\.d\.|in press)[^()]{0,30}\))[,:]?\s(?=[\p{L}“"*‘])/u, '$1. '),
  ),
  wholeRule(
    about(['title-quotes', '9.19', 'superfluous', 'title', 'The title of an article has no quotation marks.']),
    (text, { quoted }) => (quoted ? text.slice(1).replace(/[,.]?[”"]$/, '.') : text),
  ),
  wholeRule(
    about(['sentence-case', '6.17', 'case', 'title', 'Titles are in sentence case; proper nouns keep their capitals.']),
    sentenceCased,
  ),
  patternRule(
    about(['volume-label', '9.25', 'superfluous', 'tail', 'Volume and issue stand without “vol.” and “no.”.']),
    // "(2nd ed., Vol. 2)" of a book stays.
    /(?<!\([^()]{0,80})(?<!\bed\.),\svol\.?\s?(\d{1,5})(?:,\sno\.?\s?([^\s,]{1,12})|(?=,\s(?:pp?\.\s?)?[a-z]?\d))/i,
    (m) => `, ${m[1] ?? ''}${m[2] ? `(${m[2]})` : ''}`,
  ),
  patternRule(
    about(['volume-space', '9.25', 'punctuation', 'tail', 'The issue follows the volume without a space.']),
    /(?<=,\s\*?\d{1,5}\*?)\s(?=\([^()]{1,12}\),)/,
    '',
  ),
  patternRule(
    about(['page-label', '9.25', 'superfluous', 'tail', 'Pages of an article stand without “pp.”.']),
    /(?<=,\s\d{1,5}(?:\([^()]{1,12}\))?,\s)pp?\.\s?(?=[a-z]?\d)/i,
    '',
  ),
  patternRule(
    about(['full-pages', '9.25', 'wrong', 'tail', 'Both pages of a range are written in full.']),
    /(?<=(?:,|pp\.)\s)(\d{3,6})[-–](\d{1,4})(?=[,)]|\.?$|\.\shttps?:)/,
    (m) => {
      const [from = '', to = ''] = [m[1], m[2]];
      // Titles contain consecutive years ("1998–99").
      if (/^1[7-9]\d\d$|^20\d\d$/.test(from) && to.length === 2 && Number(to) - Number(from.slice(2)) < 3) return m[0];
      return to.length < from.length ? `${from}–${from.slice(0, from.length - to.length)}${to}` : m[0];
    },
  ),
  patternRule(
    about(['place', '9.29', 'superfluous', 'tail', 'The place of publication is left out.']),
    /(?<=^\s?|\.\s|\)\.?\s)(?!Forthcoming)(?:\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?:,\s(?:\p{Lu}{2}|\p{Lu}\p{Ll}+))?):\s(?=\p{Lu}[\p{L}&\s]{1,60}\.?$)/u,
    '',
  ),
  patternRule(
    about(['retrieved', '9.16', 'superfluous', 'tail', '“Retrieved from” requires a retrieval date.']),
    /(?:Retrieved from|Available at:?|Accessed at:?)\s(?=https?:)/i,
    '',
  ),
  patternRule(
    about(['stop-after-address', '9.35', 'superfluous', 'all', 'No full stop follows an address.']),
    /(?<=https?:\/\/\S{4,300})\.$/,
    '',
  ),
  ...sharedRules('apa'),
];
