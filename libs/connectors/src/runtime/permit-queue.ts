import type { Clock } from './clock';
import { ARRIVAL_SLACK_MS, type Limit, type PaceStore } from './pace-store';
import { deadlineTooClose } from './source-error';

export interface PermitRequest {
  ticket: string;
  signal: AbortSignal;
  /** In milliseconds since the epoch. */
  deadline: number;
  /** Whether it goes before those that wait already. */
  first?: boolean;
}

export interface PermitQueue {
  /**
   * Waits until one HTTP request may be sent. `release` must be called afterwards.
   * @throws SourceError rate-limited when the permit would come after the deadline; an AbortError when the signal aborts
   */
  acquire(request: PermitRequest): Promise<void>;
  /** Reports that the request is being sent now. */
  markSent(ticket: string): void;
  /** @param sent false when the request was not sent and does not count against the rate limit */
  release(ticket: string, sent: boolean): Promise<void>;
  /**
   * Returns the milliseconds until one more request would get a permit, as far as this process knows.
   * @param more the number of requests that come before it and are not queued yet
   */
  waitMs(more?: number): number;
}

interface Waiting extends PermitRequest {
  /** Removes it from the queue, with or without an error. */
  end(error?: Error): void;
}

/** The longest time between two attempts at the store: another process may have released a permit. */
const MAX_SLEEP_MS = 1_000;

/** Creates the queue of this process for the permits of one service. Every limit must allow at least one request. */
export const createPermitQueue = (
  source: string,
  store: PaceStore,
  limits: () => Limit[],
  concurrent: () => number,
  clock: Clock,
): PermitQueue => new StorePermitQueue(source, store, limits, concurrent, clock);

class StorePermitQueue implements PermitQueue {
  private readonly queue: Waiting[] = [];
  private serving = false;
  private acquiredAt: number[] = [];
  /** The store allows no request before this time. */
  private blockedUntil = 0;

  constructor(
    private readonly source: string,
    private readonly store: PaceStore,
    private readonly limits: () => Limit[],
    private readonly concurrent: () => number,
    private readonly clock: Clock,
  ) {}

  acquire(request: PermitRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      if (request.signal.aborted) return reject(aborted());
      if (!request.first && this.clock.now() + this.waitMs() > request.deadline) return reject(deadlineTooClose());
      const { queue } = this;
      const cancel = (): void => waiting.end(aborted());
      const waiting: Waiting = {
        ...request,
        end(error) {
          queue.splice(queue.indexOf(waiting), 1);
          request.signal.removeEventListener('abort', cancel);
          if (error) reject(error);
          else resolve();
        },
      };
      request.signal.addEventListener('abort', cancel, { once: true });
      const place = request.first ? queue.findIndex((other) => !other.first) : -1;
      queue.splice(place < 0 ? queue.length : place, 0, waiting);
      this.serveAll();
    });
  }

  markSent(ticket: string): void {
    // If this fails, the windows count from the acquisition, which is a little earlier.
    this.store.markSent(this.source, ticket, this.limits()).catch(() => undefined);
  }

  release(ticket: string, sent: boolean): Promise<void> {
    return this.store.release(this.source, ticket, sent ? [] : this.limits());
  }

  waitMs(more = 0): number {
    const time = this.clock.now();
    const waits = this.limits().map(({ requests, ms }) => {
      const window = ms + ARRIVAL_SLACK_MS;
      const recent = this.acquiredAt.filter((at) => at > time - window);
      const ahead = recent.length + this.queue.length + more;
      return ahead < requests ? 0 : Math.floor(ahead / requests) * window - (time - (recent[0] ?? time));
    });
    return Math.max(0, this.blockedUntil - time, ...waits);
  }

  /** Gives permits to the first of the queue until it is empty. */
  private async serve(): Promise<void> {
    const { queue, source, store, limits, clock } = this;
    for (let first = queue[0]; first; first = queue[0]) {
      const wait = await store.acquire(source, limits(), this.concurrent(), first.ticket);
      const time = clock.now();
      if (wait === 0) {
        const longest = Math.max(0, ...limits().map((limit) => limit.ms)) + ARRIVAL_SLACK_MS;
        this.acquiredAt = [...this.acquiredAt.filter((at) => at > time - longest), time];
        if (queue.includes(first)) first.end();
        // It was canceled during the call: its permit goes to another.
        else await store.release(source, first.ticket, limits());
        continue;
      }
      this.blockedUntil = time + wait;
      if (this.blockedUntil > first.deadline) first.end(deadlineTooClose());
      else await new Promise((resolve) => setTimeout(resolve, clock.toRealMs(Math.min(wait, MAX_SLEEP_MS))));
    }
  }

  private serveAll(): void {
    if (this.serving) return;
    this.serving = true;
    this.serve()
      .catch((error: unknown) => {
        // Without the store no request may be sent.
        for (const one of [...this.queue]) one.end(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(() => {
        this.serving = false;
        if (this.queue.length > 0) this.serveAll();
      });
  }
}

function aborted(): DOMException {
  return new DOMException('aborted', 'AbortError');
}
