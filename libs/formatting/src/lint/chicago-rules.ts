import { MONTHS } from '../pieces/dates';
import { chicagoRange } from '../pieces/editions-and-pages';
import { onlyWhere, patternRule, type Rule } from './rule';
import { quotedRules, shortPages } from './quoted-rules';
import { sharedRules } from './shared-rules';

type About = [rule: string, section: string, kind: Rule['kind'], part: Rule['part'], message: string];
const about = ([rule, section, kind, part, message]: About): Omit<Rule, 'find'> => ({
  rule: `chicago-${rule}`,
  section: `Chicago 17, ${section}`,
  kind,
  part,
  message,
});

export const CHICAGO_RULES: Rule[] = [
  ...quotedRules('chicago', {
    names: 'Chicago 17, 14.76',
    quotes: 'Chicago 17, 14.94',
    capitals: 'Chicago 17, 8.159',
    year: 'Chicago 17, 14.17',
    end: 'Chicago 17, 14.20',
  }),
  patternRule(
    about(['volume-label', '14.171', 'superfluous', 'tail', 'The volume follows the journal without “vol.”.']),
    /,\svol\.\s(?=\d{1,4},\sno\.|\d{1,4}\s\()/,
    ' ',
  ),
  patternRule(
    about(['issue', '14.171', 'wrong', 'tail', 'The issue is named after a comma: “12, no. 3”.']),
    /(?<=(?<!no\.)\s)(\d{1,4})\s?\((?!1[89]\d\d\)|20\d\d\))(\d{1,4}(?:[-–]\d{1,4})?)\)(?=\s\(|,)/,
    '$1, no. $2',
  ),
  patternRule(
    about(['page-label', '14.171', 'superfluous', 'tail', 'Pages stand without “pp.”.']),
    /(?<=[:,]\s)pp?\.\s(?=\d)/,
    '',
  ),
  onlyWhere(
    patternRule(
      about([
        'colon-before-pages',
        '14.171',
        'punctuation',
        'tail',
        'A colon separates the date and pages of an article.',
      ]),
      /(?<=\d\s\([^()]{4,30}\)),\s(?=[a-z]?\d)/i,
      ': ',
    ),
    ({ text }) => !/^\s?In\s/.test(text),
  ),
  patternRule(
    about(['months', '10.39', 'wrong', 'tail', 'Months are written out.']),
    /\b(Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.(?=\s\d)/,
    (m) => MONTHS.find((month) => month.startsWith(m[1] ?? '')) ?? m[0],
  ),
  patternRule(
    about([
      'imprint-parentheses',
      '14.18',
      'punctuation',
      'all',
      'In a bibliography the facts of publication stand without parentheses.',
    ]),
    /\s\(([^():]{2,60}:\s[^()]{2,80},\s\d{4})\)/,
    '. $1',
  ),
  shortPages('chicago', 'Chicago 17, 9.61', chicagoRange),
  ...sharedRules('chicago'),
];
