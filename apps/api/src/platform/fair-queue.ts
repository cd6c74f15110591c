import { Problem, unavailable } from './problem/problem';

export interface FairQueueOptions {
  slots: number;
  /** Number of tasks of one key that run at once. Default: all slots. */
  slotsPerKey?: number;
  /** Number of tasks that may wait; further ones are refused at once. */
  maxWaiting: number;
  /** Number of tasks of one key that may wait. Default: `maxWaiting`. */
  maxWaitingPerKey?: number;
  /** Longest wait in milliseconds. A task that is expected to wait longer is refused at once. */
  maxWaitMs: number;
  /** Message of the 503 when the queue is full or the wait too long. */
  busyMessage: string;
  /** Message of the 429 for a key that uses all its slots. Without it, such tasks wait like others. */
  keyLimitMessage?: string;
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
}

interface WaitingTask {
  start(): void;
}

/** The tasks of one key, while any runs or waits. */
interface KeyState {
  running: number;
  /** In order of arrival. */
  waiting: WaitingTask[];
  /** Sequence number of the last start. */
  lastStart: number;
}

/** Longest time in seconds after which a caller may try again, when it is estimated. */
const MAX_RETRY_AFTER = 30;
/** Weight of the newest duration in the moving average. */
const NEWEST = 0.2;

/**
 * Runs a limited number of tasks at once. Waiting tasks start round robin by key: one task of each key before the
 * second of any, so that a key with many tasks only delays itself. A task that has waited too long, or whose caller
 * has disconnected, is not started.
 */
export class FairQueue {
  private readonly keys = new Map<string, KeyState>();
  private total = 0;
  private waitingCount = 0;
  private starts = 0;
  /** Moving average of the durations of tasks. */
  private averageMs = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /**
   * @param key usually a user id
   * @param signal aborted when the caller no longer needs the result
   * @throws Problem 503 when the queue is full or the wait too long, 429 when the key uses all its slots, 499 when the
   * caller disconnected while waiting
   */
  async run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const state = this.keys.get(key) ?? { running: 0, waiting: [], lastStart: 0 };
    if (this.canStart(state)) {
      this.keys.set(key, state);
      this.occupySlot(state);
    } else await this.wait(key, state, signal);
    const start = performance.now();
    try {
      return await task();
    } finally {
      this.averageMs += (performance.now() - start - this.averageMs) * NEWEST;
      this.total -= 1;
      state.running -= 1;
      this.forgetIdle(key, state);
      this.startNext();
    }
  }

  private canStart(state: KeyState): boolean {
    return this.total < this.options.slots && !this.usesAllItsSlots(state);
  }

  private usesAllItsSlots({ running }: KeyState): boolean {
    const { slots, slotsPerKey = slots } = this.options;
    return running >= slotsPerKey;
  }

  private occupySlot(state: KeyState): void {
    this.total += 1;
    state.running += 1;
    this.starts += 1;
    state.lastStart = this.starts;
  }

  private wait(key: string, state: KeyState, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) return Promise.reject(canceled());
    const { keyLimitMessage, maxWaitMs } = this.options;
    if (keyLimitMessage !== undefined && this.usesAllItsSlots(state))
      return Promise.reject(new Problem(429, keyLimitMessage, { retryAfter: this.options.retryAfter ?? 5 }));
    const expectedMs = this.expectedWaitMs(state);
    if (this.isFull(state) || expectedMs > maxWaitMs) return Promise.reject(this.busy(expectedMs));
    return new Promise((resolve, reject) => {
      const fail = (fault: Problem) => {
        stopWaiting();
        state.waiting.splice(state.waiting.indexOf(entry), 1);
        this.waitingCount -= 1;
        this.forgetIdle(key, state);
        reject(fault);
      };
      const onAbort = () => fail(canceled());
      const timer = setTimeout(() => fail(this.busy(this.expectedWaitMs(state))), maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const entry: WaitingTask = {
        start: () => {
          stopWaiting();
          resolve();
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      state.waiting.push(entry);
      this.keys.set(key, state);
      this.waitingCount += 1;
    });
  }

  private isFull({ waiting }: KeyState): boolean {
    const { maxWaiting, maxWaitingPerKey = maxWaiting } = this.options;
    return this.waitingCount >= maxWaiting || waiting.length >= maxWaitingPerKey;
  }

  /** Estimates the wait of the next task of a key, before which every other key starts at most as many tasks as it. */
  private expectedWaitMs({ waiting }: KeyState): number {
    let before = waiting.length + 1;
    for (const other of this.keys.values())
      if (other.waiting !== waiting) before += Math.min(other.waiting.length, waiting.length + 1);
    return (before * this.averageMs) / this.options.slots;
  }

  private busy(expectedMs: number): Problem {
    const { busyMessage, retryAfter = 5 } = this.options;
    return unavailable(busyMessage, Math.max(retryAfter, Math.min(MAX_RETRY_AFTER, Math.ceil(expectedMs / 1_000))));
  }

  /** Starts a waiting task of the key that has not started one for the longest time. */
  private startNext(): void {
    let next: KeyState | undefined;
    for (const state of this.keys.values())
      if (state.waiting.length > 0 && this.canStart(state) && !(next && next.lastStart <= state.lastStart))
        next = state;
    const entry = next?.waiting.shift();
    if (!next || !entry) return;
    this.waitingCount -= 1;
    this.occupySlot(next);
    entry.start();
  }

  private forgetIdle(key: string, { running, waiting }: KeyState): void {
    if (running === 0 && waiting.length === 0) this.keys.delete(key);
  }
}

const canceled = () => new Problem(499, 'The request was canceled.');
