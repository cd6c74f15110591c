import type { Span } from '@veracite/model/reference';
import type { Style } from '@veracite/model/verification';
import type { ChangeKind } from '../difference/word-changes';
import type { Anatomy, Part, PartName } from './anatomy';

/** A deviation from a style, as found in the citation. */
export interface Finding {
  /** Stable name of the rule: "apa-ampersand". */
  rule: string;
  /** Where the manual says so: "APA 7, 8.17". */
  section: string;
  kind: Exclude<ChangeKind, 'same'>;
  /** What is asked, in one sentence. */
  message: string;
  before: string;
  after: string;
  span: Span;
}

/** A change a rule asks for, within one part. */
export interface Proposal {
  index: number;
  before: string;
  after: string;
}

export interface Rule extends Pick<Finding, 'rule' | 'section' | 'kind' | 'message'> {
  part: PartName;
  find: (part: Part, anatomy: Anatomy) => Proposal[];
}

type Description = Pick<Rule, 'rule' | 'section' | 'kind' | 'message' | 'part'>;

/** A rule that replaces what a pattern matches. @param replacement as for `String.replace`, or a function of the match */
export function patternRule(
  about: Description,
  pattern: RegExp,
  replacement: string | ((match: RegExpMatchArray) => string),
): Rule {
  const global = new RegExp(pattern.source, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`);
  return {
    ...about,
    find: ({ text }) =>
      [...text.matchAll(global)].map((match) => ({
        index: match.index,
        before: match[0],
        after: typeof replacement === 'function' ? replacement(match) : expand(match, replacement),
      })),
  };
}

/** The replacement with its `$1` filled in. */
const expand = (match: RegExpMatchArray, replacement: string): string =>
  replacement.replace(/\$(\d)/g, (_all, digit: string) => match[Number(digit)] ?? '');

/** A rule over a whole part: `correct` gives the part as it should be. */
export function wholeRule(about: Description, correct: (text: string, anatomy: Anatomy) => string): Rule {
  return {
    ...about,
    find: ({ text }, anatomy) => {
      const after = correct(text, anatomy);
      return after === text || text === '' ? [] : [{ index: 0, before: text, after }];
    },
  };
}

/** The same rule, held only against citations of which `applies` is true. */
export const onlyWhere = (rule: Rule, applies: (part: Part, anatomy: Anatomy) => boolean): Rule => ({
  ...rule,
  find: (part, anatomy) => (applies(part, anatomy) ? rule.find(part, anatomy) : []),
});

/** Everything a style asks, in the order in which it is reported. */
export type RuleSet = Record<Style, Rule[]>;
