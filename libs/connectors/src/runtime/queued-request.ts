import type { Request } from '../connector-definition';
import type { RequestOptions } from '../sources';
import type { RequestKind, Reply } from './reply';
import type { Batching } from './batching';

/** How a request can be batched with others: the batching, and the value that this request contributes. */
export interface BatchMember<R> {
  batching: Batching<unknown, R>;
  value: unknown;
}

/** One question on its way into the queue. */
export interface QueuedRequest<R> {
  kind: RequestKind;
  /** The request when it travels alone. */
  request: Request<R>;
  /** How it travels with others of its kind. */
  batch?: BatchMember<R>;
  /** When it was put, milliseconds since the epoch. */
  queuedAt: number;
  deadline: number;
  options: Pick<RequestOptions, 'signal' | 'rounds' | 'minRoundGapMs' | 'batchDelayMs' | 'onRetry' | 'userId'>;
}

/** A question as the queue holds it. */
export interface PendingRequest extends QueuedRequest<unknown> {
  /** Rounds that failed. */
  failedRounds: number;
  /** Requests that failed: several of them within `minRoundGapMs` are one round. */
  attempts: number;
  /** When the last round failed. */
  lastFailedRoundAt: number;
  /** The opening of the breaker that was counted as its miss. */
  countedOpening: number;
  /** Milliseconds since the epoch before which it is not asked. */
  notBefore: number;
  /** How many may travel together with it, itself counted. */
  maxBatchSize: number;
  retried: boolean;
  lastError?: unknown;
  settled: boolean;
  /** Under way: told when it needs no answer any more. */
  onSettled?: () => void;
  settle(reply: Reply<unknown>): void;
}

/** What holds of a question before it is asked for the first time. */
export const NOT_YET_SENT = {
  failedRounds: 0,
  attempts: 0,
  lastFailedRoundAt: -Infinity,
  countedOpening: -1,
  notBefore: 0,
  maxBatchSize: Infinity,
  retried: false,
  settled: false,
} satisfies Partial<PendingRequest>;

export const userIdOf = ({ options }: PendingRequest): string | undefined => options.userId;

/** Whether more than one round is waited for. */
export const retriesUntilDeadline = ({ options }: PendingRequest): boolean => (options.rounds ?? 1) > 1;
