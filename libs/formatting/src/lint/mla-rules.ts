import { mlaRange } from '../pieces/editions-and-pages';
import { patternRule, wholeRule, type Rule } from './rule';
import { quotedRules, shortPages } from './quoted-rules';
import { sharedRules } from './shared-rules';

type About = [rule: string, section: string, kind: Rule['kind'], part: Rule['part'], message: string];
const about = ([rule, section, kind, part, message]: About): Omit<Rule, 'find'> => ({
  rule: `mla-${rule}`,
  section: `MLA 9, ${section}`,
  kind,
  part,
  message,
});

const LONG_MONTHS =
  /(?<=,\s(?:\d{1,2}\s)?)(January|February|March|April|August|September|October|November|December)(?=\s\d{4}(?!,\s(?:edited|translated)))/;

export const MLA_RULES: Rule[] = [
  ...quotedRules('mla', {
    names: 'MLA 9, 5.7',
    quotes: 'MLA 9, 2.109',
    capitals: 'MLA 9, 2.90',
    year: 'MLA 9, 5.68',
    end: 'MLA 9, 5.111',
  }),
  wholeRule(
    about(['et-al', '5.8', 'superfluous', 'head', 'Of three and more authors only the first is named, with “et al.”.']),
    firstOfMany,
  ),
  patternRule(
    about(['volume-label', '5.51', 'missing', 'tail', 'Volume and issue are named: “vol. 12, no. 3”.']),
    /(?<=[\p{L}*])(?:,\s|\s)(\d{1,4})(?:\((\S{1,12})\)|\.(\d{1,3}))(?=,)/u,
    (m) => `, vol. ${m[1] ?? ''}, no. ${m[2] ?? m[3] ?? ''}`,
  ),
  patternRule(
    about(['page-label', '5.84', 'missing', 'tail', 'Pages are named: “pp.” for several, “p.” for one.']),
    /(?<=(?:\d{4}|\))[,:]\s)(\d{1,6}[-–]\d{1,6})(?=[.,]|$)/,
    'pp. $1',
  ),
  patternRule(
    about(['one-page', '5.84', 'wrong', 'tail', 'Several pages take “pp.”.']),
    /(?<=,\s)p\.\s(?=\d{1,6}[-–]\d)/,
    'pp. ',
  ),
  patternRule(
    about(['months', 'appendix 1', 'wrong', 'tail', 'Months of more than four letters are abbreviated.']),
    LONG_MONTHS,
    (m) => (m[1] === 'September' ? 'Sept.' : `${m[1]?.slice(0, 3) ?? ''}.`),
  ),
  patternRule(
    about(['university-press', '5.60', 'wrong', 'tail', '“University Press” is shortened to “UP”.']),
    /\bUniversity Press\b/,
    'UP',
  ),
  patternRule(
    about(['year-parentheses', '5.68', 'punctuation', 'tail', 'The date has no parentheses.']),
    /,?\s\(((?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?\s)?\d{4})\)(?=[,:]\s(?:pp?\.\s?)?[a-z]?\d)(?!,\s\d{4}\b)/u,
    ', $1',
  ),
  shortPages('mla', 'MLA 9, 2.139', mlaRange),
  ...sharedRules('mla'),
];

/** Replaces "Family, Given, Second Name, and Third Name. " with "Family, Given, et al. " */
function firstOfMany(head: string): string {
  const [family, given, ...rest] = head.trim().split(', ');
  const others = rest.filter((name) => !/^(?:Jr\.?|Sr\.?|II|III|IV)$/.test(name));
  // A title with a series ("Income, Saving, and the Theory of") is not a list of names.
  const isName = /^and (?:\p{Lu}[\p{L}.’'-]*\s|\p{Ll}{1,3}\s){1,4}\p{Lu}[\p{L}.’'-]*$/u.test(others.at(-1) ?? '');
  const isTitle = /\p{Ll}\s(?:\p{Lu}\.\s){1,3}\p{Lu}\p{Ll}/u.test(given ?? '');
  return others.length > 1 && isName && !isTitle ? `${family ?? ''}, ${given ?? ''}, et al. ` : head;
}
