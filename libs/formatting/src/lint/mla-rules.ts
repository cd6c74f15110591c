import { mlaRange } from '../pieces/editions-and-pages';
import { patternRule, wholeRule, type Rule } from './rule';
import { quotedRules, shortPages } from './quoted-rules';
import { sharedRules } from './shared-rules';

const LONG_MONTHS =
  /(?<=,\s(?:\d{1,2}\s)?)(January|February|March|April|August|September|October|November|December)(?=\s\d{4}(?!,\s(?:edited|translated)))/;

export const MLA_RULES: Rule[] = [
  ...quotedRules('mla'),
  wholeRule('mla-et-al', firstOfMany),
  patternRule(
    'mla-volume-label',
    /(?<=[\p{L}*])(?:,\s|\s)(\d{1,4})(?:\((\S{1,12})\)|\.(\d{1,3}))(?=,)/u,
    (m) => `, vol. ${m[1] ?? ''}, no. ${m[2] ?? m[3] ?? ''}`,
  ),
  patternRule('mla-page-label', /(?<=(?:\d{4}|\))[,:]\s)(\d{1,6}[-–]\d{1,6})(?=[.,]|$)/, 'pp. $1'),
  patternRule('mla-one-page', /(?<=,\s)p\.\s(?=\d{1,6}[-–]\d)/, 'pp. '),
  patternRule('mla-months', LONG_MONTHS, (m) => (m[1] === 'September' ? 'Sept.' : `${m[1]?.slice(0, 3) ?? ''}.`)),
  patternRule('mla-university-press', /\bUniversity Press\b/, 'UP'),
  patternRule(
    'mla-year-parentheses',
    /,?\s\(((?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]{0,6}\.?\s)?\d{4})\)(?=[,:]\s(?:pp?\.\s?)?[a-z]?\d)(?!,\s\d{4}\b)/u,
    ', $1',
  ),
  shortPages('mla', mlaRange),
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
