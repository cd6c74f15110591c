import { NotCovered } from '../connector-definition';
import { SourceError, toSourceError } from './source-error';
import { retriesUntilDeadline, type PendingRequest } from './queued-request';
import { jitterMs } from './retry-budget';

/** What may be over when the question is asked again. */
const PASSING = ['timeout', 'rate-limited', 'unavailable', 'bad-reply'];
/** Wait before the second try; twice as long before each further one, up to the longest. */
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 4_000;

/** When a request failed, and what its questions add to their wait: from 0 to 1. */
export interface Moment {
  at: number;
  spread: number;
}

/** What becomes of a question after a failure: it is given up, or asked again with what it has learnt. */
export type RetryDecision =
  | { giveUp: unknown }
  // `told` is a round that failed, for whoever wants to know that it is asked again.
  | { notBefore: number; change: Partial<PendingRequest>; told?: SourceError };

/**
 * After a request that failed.
 * @param travelled how many were in the request
 * @param moment the same for all of them: they come back together, and not with those of other requests
 * @param mayRetry whether the service's budget holds one more retry; takes it
 */
export function afterFailure(
  question: PendingRequest,
  thrown: unknown,
  travelled: number,
  moment: Moment,
  mayRetry: () => boolean,
): RetryDecision {
  const fault = thrown instanceof NotCovered ? undefined : toSourceError(thrown);
  if (!fault) return { giveUp: thrown };
  // A shared question may be too much for a database, or one of it spoils it for the others.
  const halved = travelled > 1 && fault.problem !== 'rate-limited';
  const change: Partial<PendingRequest> = halved ? { maxBatchSize: Math.ceil(travelled / 2) } : {};
  if (travelled > 1 && fault.problem === 'refused') return { notBefore: 0, change };
  if (retriesUntilDeadline(question)) {
    const decision = afterFailedRound(question, fault, moment);
    return 'giveUp' in decision ? decision : { ...decision, change: { ...change, ...decision.change } };
  }
  const { retryable: again, pauseMs: restMs = 0 } = fault.options;
  if (!again || question.retried || moment.at + restMs > question.deadline || !mayRetry()) return { giveUp: fault };
  return { notBefore: moment.at + jitterMs(), change: { ...change, retried: true } };
}

/** After a round that failed for a patient question: another one follows, or this was the last. */
export function afterFailedRound(question: PendingRequest, fault: SourceError, moment: Moment): RetryDecision {
  const { rounds = 1, minRoundGapMs = 0 } = question.options;
  const attempts = question.attempts + 1;
  const isRound = moment.at - question.lastFailedRoundAt >= minRoundGapMs * 2 ** (question.failedRounds - 1);
  const failedRounds = question.failedRounds + (isRound ? 1 : 0);
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), LONGEST_BACKOFF_MS) * (1 + moment.spread / 2);
  const next = moment.at + Math.max(backoff, fault.options.pauseMs ?? 0);
  if (failedRounds >= rounds || !PASSING.includes(fault.problem) || next > question.deadline) return { giveUp: fault };
  const lastFailedRoundAt = isRound ? moment.at : question.lastFailedRoundAt;
  return {
    notBefore: moment.at + backoff,
    change: { attempts, failedRounds, lastFailedRoundAt, lastError: fault },
    told: fault,
  };
}

/** Of a question that was never asked. */
export function tooLate(): SourceError {
  return new SourceError('rate-limited', 'Its pace left no room for this question before the deadline.');
}
