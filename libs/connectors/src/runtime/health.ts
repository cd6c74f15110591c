import { NotCovered } from '../connector-definition';
import { toSourceError } from './source-error';

/** The circuit opens when `MAX_FAILURES` of the last `WINDOW` requests failed. */
const WINDOW = 10;
const MAX_FAILURES = 5;
/** A request that reached no server or used its whole timeout counts as this many failures. */
const UNREACHABLE_WEIGHT = 3;
/** A request that timed out after this share of its timeout counts as unreachable. */
const UNREACHABLE_SHARE = 0.9;
/** Short at first: most network errors last a few seconds, and a trial is a single request. */
const FIRST_REST_MS = 2_000;
const REST_FACTOR = 4;
const MAX_REST_MS = 300_000;
/** The least rest after replies to two questions that could not be used: a page of a proxy in place of data lasts longer than a network error. */
const UNUSABLE_REST_MS = 6_000;
/** A request that is canceled earlier does not count against the database. */
const CANCELED_MS = 2_000;
/** An answer that takes this many times the fastest counts as slow, unless it takes less than `MIN_SLOW_MS`. */
const SLOW_FACTOR = 3;
const MIN_SLOW_MS = 250;
const SLOW_DECREASE = 0.7;
const FAILURE_DECREASE = 0.5;
/** Each answer raises the fastest time a little, so that a slower database is compared with itself after a while. */
const FASTEST_GROWTH = 1.02;
/** Problems of requests that the database answered. */
const ANSWERED = ['rate-limited', 'quota-spent', 'refused'];
/** Problems with replies that cannot be used and are seldom over within seconds. */
const UNUSABLE = ['bad-reply', 'unauthorised'];
/** Problems that fewer concurrent requests would not solve. */
const NOT_LOAD = ['refused', 'bad-reply'];

/** The circuit breaker and the concurrency limit of one service. Times are in milliseconds. */
export interface HealthState {
  /** The latest outcomes. */
  readonly successes: readonly boolean[];
  /** The circuit admits no request before this time since the epoch; 0 while it is closed. */
  readonly openUntil: number;
  /** How long the circuit rests when it opens next. */
  readonly nextRestMs: number;
  /** The ticket of the trial request that is in progress. */
  readonly trial?: number;
  /** The question of the last request, if its reply could not be used or did not come within its timeout. */
  readonly unusable?: number;
  /** Not rounded, and not limited by the configured maximum. */
  readonly limit: number;
  readonly fastestMs?: number;
}

export const HEALTHY: HealthState = {
  successes: [],
  openUntil: 0,
  nextRestMs: FIRST_REST_MS,
  limit: Infinity,
};

interface FailedRequest {
  error: unknown;
  /** The id of the question, or of the first one of a batch. */
  question: number;
  ms: number;
  timeoutMs: number;
  /** Whether no caller needed the answer. */
  isCanceled: boolean;
  /** Whether no service can be reached: then one failure opens the circuit. */
  offline: boolean;
}

/** The health of one service at one time. Does not change the given state. */
export class Health {
  /** @param max the configured number of concurrent requests */
  constructor(
    public state: HealthState,
    private readonly max: number,
    private readonly now: number,
  ) {}

  /** The largest number of concurrent requests, at least 1. */
  get limit(): number {
    return Math.max(1, Math.floor(Math.min(this.state.limit, this.max)));
  }

  /** The milliseconds until the next trial; 0 while the circuit is closed or a trial is in progress. */
  get restMs(): number {
    return Math.max(0, this.state.openUntil - this.now);
  }

  /** Whether the circuit admits no request now. */
  get isOpen(): boolean {
    return this.restMs > 0 || this.state.trial !== undefined;
  }

  /** Whether the circuit is open because replies could not be used, or did not come. */
  get isUnusable(): boolean {
    return this.isOpen && this.state.unusable !== undefined;
  }

  /** Returns false while the circuit is open. When half-open it admits one trial request. */
  admit(ticket: number): boolean {
    if (this.isOpen) return false;
    if (this.state.openUntil > 0) this.update({ trial: ticket });
    return true;
  }

  answered(ticket: number, ms: number): void {
    const { fastestMs, limit } = this.state;
    const fastest = Math.min(ms, (fastestMs ?? ms) * FASTEST_GROWTH);
    const isSlow = ms > MIN_SLOW_MS && ms > fastest * SLOW_FACTOR;
    this.update({
      fastestMs: fastest,
      limit: isSlow ? this.decreased(SLOW_DECREASE) : Math.min(this.max, limit + 1 / Math.max(1, limit)),
    });
    this.close(ticket);
  }

  /** Returns whether the circuit opened. */
  failed(ticket: number, { error, question, ms, timeoutMs, isCanceled, offline }: FailedRequest): boolean {
    if (error instanceof NotCovered) return this.close(ticket);
    if (isCanceled && ms < CANCELED_MS) return this.withdraw(ticket);
    const { problem, options } = toSourceError(error);
    if (!NOT_LOAD.includes(problem)) this.update({ limit: this.decreased(FAILURE_DECREASE) });
    if (ANSWERED.includes(problem)) return this.close(ticket);
    const isHanging = problem === 'timeout' && ms > timeoutMs * UNREACHABLE_SHARE;
    const failures = options.unsent || isHanging ? (offline ? MAX_FAILURES : UNREACHABLE_WEIGHT) : 1;
    const isUnusable = UNUSABLE.includes(problem);
    return this.count(
      ticket,
      failures,
      isUnusable || isHanging ? question : undefined,
      isUnusable ? UNUSABLE_REST_MS : 0,
    );
  }

  /** Counts a success. Requests that were admitted before the circuit opened do not affect the trial. */
  private close(ticket: number): false {
    const { trial, openUntil, successes } = this.state;
    if (trial === ticket || openUntil === 0)
      this.update({
        successes: [...successes, true].slice(-WINDOW),
        openUntil: 0,
        nextRestMs: FIRST_REST_MS,
        trial: undefined,
        unusable: undefined,
      });
    return false;
  }

  private withdraw(ticket: number): false {
    if (this.state.trial === ticket) this.update({ trial: undefined });
    return false;
  }

  /** @param unusable the question, if its reply could not be used or did not come, @param leastRestMs the shortest rest after it */
  private count(ticket: number, failures: number, unusable: number | undefined, leastRestMs: number): boolean {
    const { trial, openUntil, unusable: last = unusable } = this.state;
    if (trial !== ticket && openUntil > 0) return false;
    const nextRestMs = Math.max(this.state.nextRestMs, leastRestMs);
    const isBroken = unusable !== undefined && unusable !== last;
    const successes = [...this.state.successes, ...new Array<boolean>(failures).fill(false)].slice(-WINDOW);
    const opens = trial === ticket || isBroken || successes.filter((succeeded) => !succeeded).length >= MAX_FAILURES;
    if (!opens) this.update({ successes, unusable });
    else
      this.update({
        successes: [],
        openUntil: this.now + nextRestMs,
        nextRestMs: Math.min(nextRestMs * REST_FACTOR, MAX_REST_MS),
        trial: undefined,
        unusable,
      });
    return opens;
  }

  private decreased(factor: number): number {
    return Math.max(1, Math.min(this.state.limit, this.max) * factor);
  }

  private update(change: Partial<HealthState>): void {
    this.state = { ...this.state, ...change };
  }
}
