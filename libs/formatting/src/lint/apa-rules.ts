import { languageOf } from '../casing/language';
import { sentenceCase } from '../casing/sentence-case';
import { initialsOf } from '../pieces/people';
import { patternRule, wholeRule, type Rule } from './rule';
import { sharedRules } from './shared-rules';

type About = [rule: string, section: string, kind: Rule['kind'], part: Rule['part'], message: string];
const about = ([rule, section, kind, part, message]: About): Omit<Rule, 'find'> => ({
  rule: `apa-${rule}`,
  section: `APA 7, ${section}`,
  kind,
  part,
  message,
});

const SUFFIXES = /^(?:Jr|Sr|II|III|IV)\b/;

export const APA_RULES: Rule[] = [
  patternRule(
    about(['ampersand', '8.17', 'wrong', 'head', 'The last author follows “&”.']),
    /,?\sand\s(?=[\p{L}’' -]{2,40},\s\p{Lu})/u,
    ', & ',
  ),
  patternRule(
    about(['comma-before-ampersand', '9.8', 'punctuation', 'head', 'A comma stands before “&”.']),
    /(?<=[.\p{L}])\s&\s(?=[\p{L}’' -]{2,40},\s\p{Lu})/u,
    ', & ',
  ),
  patternRule(
    about(['initials', '9.8', 'wrong', 'head', 'Given names are cut to initials.']),
    /(?<=(?:^|,\s|&\s)[\p{L}’' -]{2,40},\s)\p{Lu}\p{Ll}{2,}(?:[\s-]\p{Lu}[\p{L}.]*)*(?=,|\s?&|\.?\s?$|\s\()/u,
    (match) => (SUFFIXES.test(match[0]) ? match[0] : initialsOf(match[0])),
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
    about(['date-in-parentheses', '9.14', 'punctuation', 'all', 'The date stands in parentheses after the authors.']),
    (text) => text.replace(/^([^()“”"]{3,600}?[.,])\s(\d{4}[a-z]?)[.,]\s(?=[\p{Lu}“"])/u, '$1 ($2). '),
  ),
  wholeRule(about(['stop-after-date', '9.14', 'punctuation', 'all', 'A full stop follows the date.']), (text) =>
    text.replace(/^([^()]{2,600}\((?:\d{4}[a-z]?|n\.d\.|in press)[^()]{0,30}\))[,:]?\s(?=[\p{L}“"*‘])/u, '$1. '),
  ),
  wholeRule(
    about(['title-quotes', '9.19', 'superfluous', 'title', 'The title of an article stands without quotation marks.']),
    (text, { quoted }) => (quoted ? text.slice(1).replace(/[,.]?[”"]$/, '.') : text),
  ),
  wholeRule(
    about(['sentence-case', '6.17', 'case', 'title', 'Titles are in sentence case; proper nouns keep their capitals.']),
    (text) => (languageOf(text) === 'en' ? sentenceCase(text) : text),
  ),
  patternRule(
    about(['volume-label', '9.25', 'superfluous', 'tail', 'Volume and issue stand without “vol.” and “no.”.']),
    /,\svol\.?\s?(\d{1,5})(?:,\sno\.?\s?([^\s,]{1,12}))?/i,
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
    /(?<=(?:,|pp\.)\s)(\d{3,6})[-–](\d{1,4})(?=[.,)]|$)/,
    (m) => {
      const [from = '', to = ''] = [m[1], m[2]];
      return to.length < from.length ? `${from}–${from.slice(0, from.length - to.length)}${to}` : m[0];
    },
  ),
  patternRule(
    about(['place', '9.29', 'superfluous', 'tail', 'The place of publication is left out.']),
    /(?<=^\s?|\.\s|\)\.?\s)(?:\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?:,\s(?:\p{Lu}{2}|\p{Lu}\p{Ll}+))?):\s(?=\p{Lu}[\p{L}&.\s]{1,60}\.?$)/u,
    '',
  ),
  patternRule(
    about(['retrieved', '9.16', 'superfluous', 'tail', '“Retrieved from” stands only with a date of retrieval.']),
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
