import type { VerificationResult } from '@veracite/contracts/citations';
import { isFailing, noticeRule, type Failure, type Rule } from './failures';
import type { Ignored } from './ignore-list';

/** `error` fails the run. */
export type Level = 'error' | 'warning' | 'note';

/** What is said against an entry. */
export interface Finding {
  rule: Rule;
  level: Level;
  message: string;
  /** Why it is let pass. */
  ignored?: Ignored;
}

/** What fails a run. */
export interface Policy {
  failOn: readonly Failure[];
  /** Less sure verdicts, 0 to 1, warn and do not fail. */
  minConfidence: number;
}

/** What is to be said against an entry. An ignored one is let pass whatever its status is; a notice about its work is not. */
export function findingsOf(result: VerificationResult, policy: Policy, ignored?: Ignored): Finding[] {
  const { status, problem, reason, confidence, match } = result;
  const levelOf = (rule: Rule): Level => {
    const isSure = rule === 'unknown' || confidence >= policy.minConfidence;
    if (isFailing(rule, status, policy.failOn) && isSure) return 'error';
    return rule === 'unknown' ? 'note' : 'warning';
  };
  const findings: Finding[] = [];
  if (status !== 'valid') {
    const rule = status === 'incomplete' ? (problem ?? 'differs') : status;
    const level = ignored ? 'note' : levelOf(rule);
    findings.push({ rule, level, message: reason ?? TEXTS[rule], ...(ignored && { ignored }) });
  }
  const notice = noticeRule(match?.standing);
  if (notice) {
    const place = match?.notice?.doi ?? match?.notice?.url;
    findings.push({
      rule: notice,
      level: isFailing(notice, status, policy.failOn) ? 'error' : 'warning',
      message: `${TEXTS[notice]}${place ? `: ${place}` : ''}.`,
    });
  }
  return findings;
}

const TEXTS: Record<Rule, string> = {
  fake: 'No such work was found.',
  missing: 'Something is missing.',
  differs: 'A record contradicts this entry.',
  'other-work': 'The identifier belongs to another work.',
  unknown: 'This could not be checked.',
  retracted: 'The work was retracted',
  concern: 'An expression of concern was published about the work',
};
