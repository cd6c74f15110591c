import { Problem, unavailable } from './problem/problem';

/** How much of something may run at once, and who may wait for it. */
export interface TurnRules {
  /** Works at once. */
  slots: number;
  /** Works at once of one key; as many as there are slots when absent. */
  slotsOfOne?: number;
  /** Works that may wait; whoever comes beyond is refused at once. */
  waiting: number;
  /** Longest wait in milliseconds. */
  patienceMs: number;
  /** What is said to whoever is refused because the place is full. */
  refusal: string;
  /** What is said, with 429, to a key that has as much as it may; it waits like others when absent. */
  refusalOfOne?: string;
  /** Seconds after which another try is welcome. */
  retryAfter?: number;
}

interface Waiting {
  key: string;
  begin(): void;
}

/**
 * Lets so many works run at once. Those that wait are served in turns by key: one work of each key before the second
 * of any, so that who asks much waits for himself. Whoever waited too long or went away is not served any more.
 */
export class Turns {
  /** In the order of arrival within a key; the keys in the order of their turns. */
  private readonly queues = new Map<string, Waiting[]>();
  private readonly running = new Map<string, number>();
  private total = 0;
  private queued = 0;

  constructor(private readonly rules: TurnRules) {}

  /** Works that run now. */
  get inFlight(): number {
    return this.total;
  }

  /**
   * @param key whose turn it is
   * @param signal of the caller, aborted when the answer is of no use any more
   * @throws Problem 503 when the place is full or the wait too long, 429 when this key has enough, 499 when the caller
   * went away meanwhile
   */
  async run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    if (!this.isFree(key)) await this.wait(key, signal);
    else this.take(key);
    try {
      return await work();
    } finally {
      this.leave(key);
      this.next();
    }
  }

  private isFree(key: string): boolean {
    return this.total < this.rules.slots && !this.hasEnough(key);
  }

  private hasEnough(key: string): boolean {
    const { slots, slotsOfOne = slots } = this.rules;
    return (this.running.get(key) ?? 0) >= slotsOfOne;
  }

  private take(key: string): void {
    this.total += 1;
    this.running.set(key, (this.running.get(key) ?? 0) + 1);
  }

  private leave(key: string): void {
    this.total -= 1;
    const left = (this.running.get(key) ?? 1) - 1;
    if (left > 0) this.running.set(key, left);
    else this.running.delete(key);
  }

  private wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    const { waiting, patienceMs, refusal, refusalOfOne, retryAfter } = this.rules;
    if (signal?.aborted) return Promise.reject(gone());
    if (refusalOfOne !== undefined && this.hasEnough(key))
      return Promise.reject(new Problem(429, refusalOfOne, { retryAfter: retryAfter ?? 5 }));
    if (this.queued >= waiting) return Promise.reject(unavailable(refusal, retryAfter));
    return new Promise((resolve, reject) => {
      const giveUp = (fault: Problem) => {
        settle();
        this.remove(entry);
        reject(fault);
      };
      const onAbort = () => giveUp(gone());
      const timer = setTimeout(() => giveUp(unavailable(refusal, retryAfter)), patienceMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
      };
      const entry: Waiting = {
        key,
        begin: () => {
          settle();
          resolve();
        },
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      const queue = this.queues.get(key);
      if (queue) queue.push(entry);
      else this.queues.set(key, [entry]);
      this.queued += 1;
    });
  }

  private remove(entry: Waiting): void {
    const queue = this.queues.get(entry.key) ?? [];
    const at = queue.indexOf(entry);
    if (at < 0) return;
    queue.splice(at, 1);
    this.queued -= 1;
    if (queue.length === 0) this.queues.delete(entry.key);
  }

  /** Begins what may run now; a key that was served goes to the end of the line of keys. */
  private next(): void {
    for (const [key, queue] of this.queues) {
      const entry = queue[0];
      if (!entry || !this.isFree(key)) continue;
      this.remove(entry);
      if (this.queues.delete(key)) this.queues.set(key, queue);
      this.take(key);
      entry.begin();
      return;
    }
  }
}

const gone = () => new Problem(499, 'The request was given up.');
