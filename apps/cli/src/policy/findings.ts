import type { VerificationResult } from '@veracite/contracts/citations';
import { isFailing, noticeRule, type Failure, type Rule, RULE_TEXTS } from './failures';
import type { Ignored } from './ignore-list';

/** Level of a finding. `error` fails the run. */
export type Level = 'error' | 'warning' | 'note';

export interface Finding {
  rule: Rule;
  level: Level;
  message: string;
  /** Set when the finding is ignored. */
  ignored?: Ignored;
}

/** The rules for failing a run. */
export interface Policy {
  failOn: readonly Failure[];
  /** Confidence, 0 to 1, below which a verdict warns instead of failing. */
  minConfidence: number;
}

/** Returns the findings of an entry. Ignoring an entry ignores its status, but not a notice about its work. */
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
    findings.push({ rule, level, message: reason ?? `${RULE_TEXTS[rule]}.`, ...(ignored && { ignored }) });
  }
  const notice = noticeRule(match?.standing);
  if (notice) {
    const place = match?.notice?.doi ?? match?.notice?.url;
    findings.push({
      rule: notice,
      level: isFailing(notice, status, policy.failOn) ? 'error' : 'warning',
      message: `${RULE_TEXTS[notice]}${place ? `: ${place}` : ''}.`,
    });
  }
  return findings;
}
