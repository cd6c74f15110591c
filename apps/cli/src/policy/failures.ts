import { INCOMPLETE_PROBLEMS, STATUSES, type Status } from '@veracite/model/verdict';
import type { Standing } from '@veracite/model/work';

/** What happened to a work since, as far as a build may fail for it. */
export const NOTICES = ['retracted', 'concern'] as const;

/** What a finding about an entry is called. */
export const RULES = ['fake', ...INCOMPLETE_PROBLEMS, 'unknown', ...NOTICES] as const;
export type Rule = (typeof RULES)[number];

/** Words of `--fail-on` and `failOn`: `incomplete` stands for each of its kinds, `none` for nothing. */
export const FAILURES = [
  ...STATUSES.filter((status) => status !== 'valid'),
  ...INCOMPLETE_PROBLEMS,
  ...NOTICES,
  'none',
] as const;
export type Failure = (typeof FAILURES)[number];

export const DEFAULT_FAILURES: readonly Failure[] = ['fake', 'incomplete', 'retracted'];

/** What each rule means, for reports that list them. */
export const RULE_TEXTS: Record<Rule, string> = {
  fake: 'No database that should hold the work does, or the entry mixes several works',
  missing: 'The work exists, and the entry lacks something its record has',
  differs: 'The work exists, and its record contradicts the entry',
  'other-work': 'The identifier belongs to another work',
  unknown: 'Too few databases could say whether the work exists',
  retracted: 'The work was retracted or withdrawn',
  concern: 'An expression of concern was published about the work',
};

/** @param standing of the work that was found */
export function noticeRule(standing: Standing | undefined): Rule | undefined {
  if (standing === 'retracted' || standing === 'withdrawn') return 'retracted';
  return standing === 'concern' ? 'concern' : undefined;
}

export function isFailing(rule: Rule, status: Status, failures: readonly Failure[]): boolean {
  const isOfStatus = rule !== 'retracted' && rule !== 'concern';
  return failures.some((failure) => failure === rule || (isOfStatus && failure === status));
}
