import { Problem, unavailable } from './problem/problem';

export interface FairQueueOptions {
  /** Number of tasks that run at once. */
  slots: number;
  /** Number of tasks of one key that run at once. Default: all slots. */
  slotsPerKey?: number;
  /** Number of tasks that may wait; further ones are refused at once. */
  maxWaiting: number;
  /** Longest wait in milliseconds. */
  maxWaitMs: number;
  /** Message of the 503 when the queue is full or the wait too long. */
  busyMessage: string;
  /** Message of the 429 for a key that uses all its slots. Without it, such tasks wait like others. */
  keyLimitMessage?: string;
  /** Seconds after which the caller may try again. */
  retryAfter?: number;
}

interface WaitingTask {
  key: string;
  start(): void;
}

/**
 * Runs a limited number of tasks at once. Waiting tasks start round robin by key: one task of each key before the
 * second of any, so that a key with many tasks only delays itself. A task that has waited too long, or whose caller
 * has disconnected, is not started.
 */
export class FairQueue {
  /** Tasks in order of arrival within a key; keys in the order in which they are served. */
  private readonly waiting = new Map<string, WaitingTask[]>();
  private readonly running = new Map<string, number>();
  private total = 0;
  private waitingCount = 0;

  constructor(private readonly options: FairQueueOptions) {}

  /** Number of running tasks. */
  get inFlight(): number {
    return this.total;
  }

  /**
   * @param key usually a user id
   * @param signal aborted when the caller no longer needs the result
   * @throws Problem 503 when the queue is full or the wait too long, 429 when the key uses all its slots, 499 when the
   * caller disconnected while waiting
   */
  async run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (this.canStart(key)) this.occupySlot(key);
    else await this.wait(key, signal);
    try {
      return await task();
    } finally {
      this.releaseSlot(key);
      this.startNext();
    }
  }

  private canStart(key: string): boolean {
    return this.total < this.options.slots && !this.usesAllItsSlots(key);
  }

  private usesAllItsSlots(key: string): boolean {
    const { slots, slotsPerKey = slots } = this.options;
    return (this.running.get(key) ?? 0) >= slotsPerKey;
  }

  private occupySlot(key: string): void {
    this.total += 1;
    this.running.set(key, (this.running.get(key) ?? 0) + 1);
  }

  private releaseSlot(key: string): void {
    this.total -= 1;
    const left = (this.running.get(key) ?? 1) - 1;
    if (left > 0) this.running.set(key, left);
    else this.running.delete(key);
  }

  private wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    const { maxWaiting, maxWaitMs, busyMessage, keyLimitMessage, retryAfter } = this.options;
    if (signal?.aborted) return Promise.reject(canceled());
    if (keyLimitMessage !== undefined && this.usesAllItsSlots(key))
      return Promise.reject(new Problem(429, keyLimitMessage, { retryAfter: retryAfter ?? 5 }));
    if (this.waitingCount >= maxWaiting) return Promise.reject(unavailable(busyMessage, retryAfter));
    return new Promise((resolve, reject) => {
      const fail = (fault: Problem) => {
        stopWaiting();
        this.remove(entry);
        reject(fault);
      };
      const onAbort = () => fail(canceled());
      const timer = setTimeout(() => fail(unavailable(busyMessage, retryAfter)), maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const entry: WaitingTask = {
        key,
        start: () => {
          stopWaiting();
          resolve();
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const tasks = this.waiting.get(key);
      if (tasks) tasks.push(entry);
      else this.waiting.set(key, [entry]);
      this.waitingCount += 1;
    });
  }

  private remove(entry: WaitingTask): void {
    const tasks = this.waiting.get(entry.key) ?? [];
    const at = tasks.indexOf(entry);
    if (at < 0) return;
    tasks.splice(at, 1);
    this.waitingCount -= 1;
    if (tasks.length === 0) this.waiting.delete(entry.key);
  }

  /** Starts the next task that may run, and moves its key behind the other keys. */
  private startNext(): void {
    for (const [key, tasks] of this.waiting) {
      const entry = tasks[0];
      if (!entry || !this.canStart(key)) continue;
      this.remove(entry);
      if (this.waiting.delete(key)) this.waiting.set(key, tasks);
      this.occupySlot(key);
      entry.start();
      return;
    }
  }
}

const canceled = () => new Problem(499, 'The request was canceled.');
