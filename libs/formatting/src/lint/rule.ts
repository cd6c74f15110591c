import type { FormattingError } from '@veracite/model/bibliography';
import type { Span } from '@veracite/model/reference';
import type { Style } from '@veracite/model/verification';
import type { ChangeKind } from '../difference/word-changes';
import type { Anatomy, Part, PartName } from './anatomy';
import descriptions from '../../data/style-rules.json';

/** A deviation of a citation from a style. */
export interface Finding extends FormattingError {
  kind: Exclude<ChangeKind, 'same'>;
  span: Span;
}

/** A change that a rule requires within one part. */
export interface Proposal {
  index: number;
  before: string;
  after: string;
}

export interface Rule extends Pick<Finding, 'rule' | 'section' | 'kind' | 'message'> {
  part: PartName;
  find: (part: Part, anatomy: Anatomy) => Proposal[];
}

/** The names of the rules in `data/style-rules.json`, which has their sections and messages. */
type RuleName = keyof typeof descriptions;

const describe = (rule: RuleName): Omit<Rule, 'find'> => ({
  rule,
  ...(descriptions as Record<RuleName, Omit<Rule, 'find' | 'rule'>>)[rule],
});

/** Creates a rule that replaces the matches of a pattern. @param replacement as for `String.replace`, or a function of the match */
export function patternRule(
  name: RuleName,
  pattern: RegExp,
  replacement: string | ((match: RegExpMatchArray) => string),
): Rule {
  const global = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
  return {
    ...describe(name),
    find: ({ text }) =>
      [...text.matchAll(global)].map((match) => ({
        index: match.index,
        before: match[0],
        after: typeof replacement === 'function' ? replacement(match) : expand(match, replacement),
      })),
  };
}

/** Substitutes groups such as `$1` in the replacement. */
const expand = (match: RegExpMatchArray, replacement: string): string =>
  replacement.replace(/\$(\d)/g, (_all, digit: string) => match[Number(digit)] ?? '');

/** Creates a rule for a whole part. `correct` returns the correct text. */
export function wholeRule(name: RuleName, correct: (text: string, anatomy: Anatomy) => string): Rule {
  return {
    ...describe(name),
    find: ({ text }, anatomy) => {
      const after = correct(text, anatomy);
      return after === text || text === '' ? [] : [{ index: 0, before: text, after }];
    },
  };
}

/** Limits a rule to citations for which `applies` returns true. */
export const onlyWhere = (rule: Rule, applies: (part: Part, anatomy: Anatomy) => boolean): Rule => ({
  ...rule,
  find: (part, anatomy) => (applies(part, anatomy) ? rule.find(part, anatomy) : []),
});

/** The rules of each style in report order. */
export type RuleSet = Record<Style, Rule[]>;
