import { PROBLEM_KINDS } from '@veracite/model/document';
import { INCOMPLETE_PROBLEMS, STATUSES, type Status } from '@veracite/model/verdict';
import type { Standing } from '@veracite/model/work';

/** Notices about a work that can fail a run. */
const NOTICES = ['retracted', 'concern'] as const;

/** Names of findings. */
export const RULES = ['fake', ...INCOMPLETE_PROBLEMS, 'unknown', ...NOTICES] as const;
export type Rule = (typeof RULES)[number];

/** Values of `--fail-on` and `failOn`. `incomplete` includes all its kinds; `none` means that nothing fails. */
export const FAILURES = [
  ...STATUSES.filter((status) => status !== 'valid'),
  ...INCOMPLETE_PROBLEMS,
  ...NOTICES,
  'none',
] as const;
export type Failure = (typeof FAILURES)[number];

/** Values of `check --fail-on`: kinds of problems, or `any` of them. */
export const DOCUMENT_FAILURES = ['any', ...PROBLEM_KINDS] as const;

export const DEFAULT_FAILURES: readonly Failure[] = ['fake', 'incomplete', 'retracted'];

/** Descriptions of the rules, for reports that list them. */
export const RULE_TEXTS: Record<Rule, string> = {
  fake: 'The databases that should have the work do not, or the entry mixes several works',
  missing: 'The work exists, and the entry lacks a field of its record',
  differs: 'The work exists, and its record contradicts the entry',
  'other-work': 'The identifier belongs to another work',
  unknown: 'The databases that answered could not say whether the work exists',
  retracted: 'The work was retracted or withdrawn',
  concern: 'An expression of concern was published about the work',
};

export function noticeRule(standing: Standing | undefined): Rule | undefined {
  if (standing === 'retracted' || standing === 'withdrawn') return 'retracted';
  return standing === 'concern' ? 'concern' : undefined;
}

export function isFailing(rule: Rule, status: Status, failures: readonly Failure[]): boolean {
  return failures.some((failure) => failure === rule || (!isNotice(rule) && failure === status));
}

/** Checks whether a finding is a notice about the work, not the status of the entry. */
export const isNotice = (rule: Rule): boolean => NOTICES.some((notice) => notice === rule);
