import type { Request } from '../connector-definition';
import type { RequestOptions } from '../sources';
import type { Batching } from './batching';
import { HEALTHY, type HealthState } from './health';
import type { Limit } from './pace-store';
import { NO_PERMITS, type LaneId, type PermitState } from './permits';
import type { RequestKind } from './reply';
import type { ServiceOrder } from './round-robin';
import type { SourceError } from './source-error';

/** How a request can be batched with others: the batching, and the value that this request contributes. */
export interface BatchMember<R> {
  batching: Batching<unknown, R>;
  value: unknown;
}

export interface QueuedRequest<R = unknown> {
  kind: RequestKind;
  /** Equal requests have the same key. */
  key: string;
  /** The HTTP request when it is sent singly. */
  request: Request<R>;
  batch?: BatchMember<R>;
  /** In milliseconds since the epoch, like `deadline`. */
  queuedAt: number;
  deadline: number;
  /** Called once, however many callers wait for the answer. */
  onAnswer?: (records: R[], batched?: boolean) => void;
  options: Pick<RequestOptions, 'signal' | 'rounds' | 'minRoundGapMs' | 'batchDelayMs' | 'onRetry' | 'userId'>;
}

export interface PendingRequest extends QueuedRequest {
  id: number;
  failedRounds: number;
  /** Failed attempts. Several of them within `minRoundGapMs` count as one round. */
  attempts: number;
  lastFailedRoundAt: number;
  /** It is not sent before this time, in milliseconds since the epoch. */
  notBefore: number;
  /** The largest batch it may be part of; 0 if it is sent as the single request that it is. */
  maxBatchSize: number;
  retried: boolean;
  lastError?: unknown;
}

/** The initial state of a pending request. */
export const NOT_YET_SENT = {
  failedRounds: 0,
  attempts: 0,
  lastFailedRoundAt: -Infinity,
  notBefore: 0,
  maxBatchSize: Infinity,
  retried: false,
} satisfies Partial<PendingRequest>;

export const userIdOf = ({ options }: PendingRequest): string | undefined => options.userId;

/** Returns whether a request has several rounds; it then waits while the circuit is open and is retried until its deadline. */
export const retriesUntilDeadline = ({ options }: PendingRequest): boolean => (options.rounds ?? 1) > 1;

export interface SentBatch {
  group: string;
  members: PendingRequest[];
  /** The ids of the members that need an answer. */
  open: ReadonlySet<number>;
  /** The request that is sent or waits for a permit, and the number of requests so far. */
  request: Request<unknown>;
  count: number;
  /** In milliseconds since the epoch. */
  sentAt: number;
}

/** The pending requests of one kind, which can be sent in one HTTP request. */
export interface BatchGroup {
  readonly batching?: Batching;
  readonly waiting: readonly PendingRequest[];
  readonly serviceOrder: ServiceOrder;
}

/** The pending requests of one service. Requests of one kind are sent in one HTTP request. */
export interface SchedulerState {
  /** The time per request at the rate limit: an idle database waits no longer than this for a batch. */
  readonly spacingMs: number;
  readonly groups: ReadonlyMap<string, BatchGroup>;
  readonly permits: PermitState;
  /** Batches that are being sent, and those with a follow-up request that waits for a permit, by ticket. */
  readonly sent: ReadonlyMap<number, SentBatch>;
  readonly health: HealthState;
  readonly lastTicket: number;
}

export const initialState = (spacingMs: number): SchedulerState => ({
  spacingMs,
  groups: new Map(),
  permits: NO_PERMITS,
  sent: new Map(),
  health: HEALTHY,
  lastTicket: 0,
});

/** Everything else that a decision depends on. */
export interface Conditions {
  /** In milliseconds since the epoch. */
  now: number;
  limits: Readonly<Record<LaneId, Limit[]>>;
  /** The configured number of concurrent requests. */
  maxConcurrent: number;
  /** The retry budget, which all services share: the number of retries that are left, with a fraction. */
  retries: number;
  /** No service can be reached: failed requests are given up at once. */
  offline: boolean;
  /** A random number from 0 to 1 that lengthens backoffs. */
  jitter: number;
}

export type SchedulerEvent =
  | { type: 'queued'; id: number; queued: QueuedRequest }
  | { type: 'canceled'; id: number }
  | { type: 'time' }
  /** The reply of the store of the rate limits: `waitMs` is 0 when the permit was acquired. */
  | { type: 'acquired'; ticket: number; waitMs: number }
  /** The store failed. */
  | { type: 'denied'; ticket: number; error: unknown }
  /** The records of the reply, or the request that it leads to. */
  | { type: 'answered'; ticket: number; read: unknown[] | Request<unknown> }
  | { type: 'failed'; ticket: number; error: unknown };

export type Effect =
  /** Calls the store of the rate limits. */
  | { type: 'acquire'; ticket: number; lane: LaneId; limits: Limit[]; concurrent: number }
  /** Returns a permit that is not used. */
  | { type: 'release'; ticket: number }
  | { type: 'send'; ticket: number; request: Request<unknown>; deadline: number; timeoutMs: number }
  /** No member of the batch needs an answer. */
  | { type: 'abort'; ticket: number }
  | { type: 'answer'; id: number; records: unknown[]; batched?: boolean }
  | { type: 'fail'; id: number; error: unknown }
  /** A round of the request failed, and another follows. */
  | { type: 'retry'; id: number; error: SourceError };

export interface Scheduled {
  state: SchedulerState;
  effects: Effect[];
  /** The retry budget that is left. */
  retries: number;
  /** When the next event `time` is needed, in milliseconds since the epoch; Infinity if never. */
  wakeAt: number;
}
