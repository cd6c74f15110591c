import type { Request } from '../connector-definition';
import type { RequestOptions } from '../sources';
import type { Batching } from './batching';
import type { Reply, RequestKind } from './reply';

/** How a request can be batched with others: the batching, and the value that this request contributes. */
export interface BatchMember<R> {
  batching: Batching<unknown, R>;
  value: unknown;
}

/** A lookup or search that is to be queued. */
export interface QueuedRequest<R> {
  kind: RequestKind;
  /** The HTTP request when it is sent singly. */
  request: Request<R>;
  batch?: BatchMember<R>;
  /** In milliseconds since the epoch, like `deadline`. */
  queuedAt: number;
  deadline: number;
  options: Pick<RequestOptions, 'signal' | 'rounds' | 'minRoundGapMs' | 'batchDelayMs' | 'onRetry' | 'userId'>;
}

/** A queued request with the state of its attempts. */
export interface PendingRequest extends QueuedRequest<unknown> {
  failedRounds: number;
  /** Failed attempts. Several of them within `minRoundGapMs` count as one round. */
  attempts: number;
  lastFailedRoundAt: number;
  /** The opening of the circuit breaker that was last counted as a failed round. */
  countedOpening: number;
  /** It is not sent before this time, in milliseconds since the epoch. */
  notBefore: number;
  /** The largest batch it may be part of. */
  maxBatchSize: number;
  retried: boolean;
  lastError?: unknown;
  settled: boolean;
  /** Set while it is being sent; called when it needs no answer any more. */
  onSettled?: () => void;
  settle(reply: Reply<unknown>): void;
}

/** The initial state of a pending request. */
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

/** Returns whether a request has several rounds; it then waits while the circuit is open and is retried until its deadline. */
export const retriesUntilDeadline = ({ options }: PendingRequest): boolean => (options.rounds ?? 1) > 1;
