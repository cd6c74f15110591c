import { NotCovered } from '../connector-definition';
import { retriesUntilDeadline, type PendingRequest } from './scheduler-state';
import { SourceError, toSourceError } from './source-error';

/** Problems that may be over at the next attempt. */
const TEMPORARY = ['timeout', 'rate-limited', 'unavailable', 'bad-reply'];
/** Problems for which a batch is sent again in halves at once. */
const AT_ONCE = ['refused', 'bad-reply'];
/** The backoff before the second attempt; it doubles with each further attempt. */
const FIRST_BACKOFF_MS = 500;
/** The wait before the single retry out of the retry budget. */
const FIRST_RETRY_MS = { least: 100, spread: 400 };
const MAX_BACKOFF_MS = 4_000;
/** How many gaps between rounds a request waits for a database whose replies cannot be used. */
const UNUSABLE_GAPS = 3;
/** The share of requests that may be retried. SRE practice and "The Tail at Scale" recommend 10 %. */
const RETRY_SHARE = 0.1;
const MAX_RETRIES = 10;

/** Limits retries over all databases to a tenth of the requests, so that a general outage does not double the load. */
export class RetryBudget {
  /** @param left the number of retries that are left, with a fraction */
  constructor(public left: number) {}

  addSent(): void {
    this.left = Math.min(MAX_RETRIES, this.left + RETRY_SHARE);
  }

  /** Takes one retry. Returns false when none is left. */
  take(): boolean {
    // The sum of ten tenths is slightly less than one.
    if (this.left < 1 - 1e-9) return false;
    this.left -= 1;
    return true;
  }
}

/** Returns the longest time in milliseconds that a request waits for a database whose replies cannot be used. */
export const unusableWaitMs = ({ options }: Pick<PendingRequest, 'options'>): number =>
  UNUSABLE_GAPS * (options.minRoundGapMs ?? 0);

/** A failed HTTP request. All members of its batch share it, so that they are retried together. */
export interface Failure {
  error: unknown;
  /** The number of requests in the batch. */
  batchSize: number;
  /** In milliseconds since the epoch. */
  at: number;
  /** A random number from 0 to 1 that lengthens the wait before the next attempt. */
  jitter: number;
}

/** Whether a failed request is given up or retried. `failedRound` is set when a retry ends a round. */
export type RetryDecision =
  { giveUp: unknown } | { notBefore: number; change: Partial<PendingRequest>; failedRound?: SourceError };

/** Decides what happens to a request after a failure. May take one retry from the budget. */
export function afterFailure(
  pending: PendingRequest,
  { error, batchSize, at, jitter }: Failure,
  budget: RetryBudget,
): RetryDecision {
  if (error instanceof NotCovered) return { giveUp: error };
  const fault = toSourceError(error);
  // The batch may be too large for the database, or one member may spoil it for the others.
  const isHalved = batchSize > 1 && fault.problem !== 'rate-limited';
  const change: Partial<PendingRequest> = isHalved ? { maxBatchSize: Math.ceil(batchSize / 2) } : {};
  if (batchSize > 1 && AT_ONCE.includes(fault.problem)) return { notBefore: 0, change };
  if (retriesUntilDeadline(pending)) {
    const decision = afterFailedRound(pending, fault, at, jitter);
    return 'giveUp' in decision ? decision : { ...decision, change: { ...change, ...decision.change } };
  }
  const { retryable, pauseMs = 0 } = fault.options;
  if (!retryable || pending.retried || at + pauseMs > pending.deadline || !budget.take()) return { giveUp: fault };
  return {
    notBefore: at + FIRST_RETRY_MS.least + jitter * FIRST_RETRY_MS.spread,
    change: { ...change, retried: true },
  };
}

/** Tests for a request that used its whole timeout; a status such as 504 comes earlier. */
export const isHanging = ({ problem, options }: SourceError): boolean => problem === 'timeout' && !options.retryable;

/** Decides whether a request with several rounds is retried after a failed attempt; once if its reply cannot be read or does not come. */
export function afterFailedRound(
  pending: PendingRequest,
  fault: SourceError,
  time: number,
  jitter: number,
): RetryDecision {
  const { rounds = 1, minRoundGapMs = 0 } = pending.options;
  const attempts = pending.attempts + 1;
  const isNewRound = time - pending.lastFailedRoundAt >= minRoundGapMs * 2 ** (pending.failedRounds - 1);
  const failedRounds = pending.failedRounds + (isNewRound ? 1 : 0);
  const isUnreadable = fault.problem === 'bad-reply';
  const isOnceMore = isUnreadable || isHanging(fault);
  const grown = Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), MAX_BACKOFF_MS) * (1 + jitter / 2);
  const backoff = Math.max(grown, isUnreadable ? unusableWaitMs(pending) : 0);
  const next = time + Math.max(backoff, fault.options.pauseMs ?? 0);
  if (isOnceMore && pending.retried) return { giveUp: fault };
  if (failedRounds >= rounds || !TEMPORARY.includes(fault.problem) || next > pending.deadline) return { giveUp: fault };
  const lastFailedRoundAt = isNewRound ? time : pending.lastFailedRoundAt;
  return {
    notBefore: time + backoff,
    change: { attempts, failedRounds, lastFailedRoundAt, lastError: fault, retried: pending.retried || isOnceMore },
    failedRound: fault,
  };
}
