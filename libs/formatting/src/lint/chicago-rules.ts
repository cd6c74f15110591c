import { MONTHS } from '../pieces/dates';
import { chicagoRange } from '../pieces/editions-and-pages';
import { onlyWhere, patternRule, type Rule } from './rule';
import { quotedRules, shortPages } from './quoted-rules';
import { sharedRules } from './shared-rules';

export const CHICAGO_RULES: Rule[] = [
  ...quotedRules('chicago'),
  patternRule('chicago-volume-label', /,\svol\.\s(?=\d{1,4},\sno\.|\d{1,4}\s\()/, ' '),
  patternRule(
    'chicago-issue',
    /(?<=(?<!no\.)\s)(\d{1,4})\s?\((?!1[89]\d\d\)|20\d\d\))(\d{1,4}(?:[-–]\d{1,4})?)\)(?=\s\(|,)/,
    '$1, no. $2',
  ),
  patternRule('chicago-page-label', /(?<=[:,]\s)pp?\.\s(?=\d)/, ''),
  onlyWhere(
    patternRule('chicago-colon-before-pages', /(?<=\d\s\([^()]{4,30}\)),\s(?=[a-z]?\d)/i, ': '),
    ({ text }) => !/^\s?In\s/.test(text),
  ),
  patternRule(
    'chicago-months',
    /\b(Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.(?=\s\d)/,
    (m) => MONTHS.find((month) => month.startsWith(m[1] ?? '')) ?? m[0],
  ),
  patternRule('chicago-imprint-parentheses', /\s\(([^():]{2,60}:\s[^()]{2,80},\s\d{4})\)/, '. $1'),
  shortPages('chicago', chicagoRange),
  ...sharedRules('chicago'),
];
