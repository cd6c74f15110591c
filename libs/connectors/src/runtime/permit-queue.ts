import type { Clock } from './clock';
import { SourceError } from './source-error';
import { ARRIVAL_SLACK_MS, type Limit, type PaceStore } from './pace-store';

/** One request that waits for its turn. */
export interface PermitRequest {
  ticket: string;
  signal: AbortSignal;
  /** Milliseconds since the epoch. */
  deadline: number;
  /** It goes before those who wait already. */
  first?: boolean;
}

export interface PermitQueue {
  /**
   * Waits for this request's turn, first come first served among equals. Must be followed by `leave`.
   * @throws AskFault rate-limited when the turn would come after the deadline; an AbortError when the signal aborts
   */
  acquire(turn: PermitRequest): Promise<void>;
  /** The request is leaving only now. */
  markSent(ticket: string): void;
  /** @param sent false when the request never left this machine: it then counts as not made */
  release(ticket: string, sent: boolean): Promise<void>;
  /**
   * Milliseconds until one more request would have its turn, as far as this process knows.
   * @param more requests that will come before it, and stand in no queue yet
   */
  waitMs(more?: number): number;
}

interface Waiting extends PermitRequest {
  /** Takes it out of the queue, with a fault or without. */
  end(fault?: Error): void;
}

/** How long at most is slept before the store is asked again: another process may have given a place back. */
const LONGEST_SLEEP_MS = 1_000;

/** The queue of this process before the gate of one database. Every limit given must allow a request. */
export const createPermitQueue = (
  source: string,
  store: PaceStore,
  limits: () => Limit[],
  concurrent: () => number,
  clock: Clock,
): PermitQueue => new Gate(source, store, limits, concurrent, clock);

class Gate implements PermitQueue {
  private readonly queue: Waiting[] = [];
  private serving = false;
  private entered: number[] = [];
  private toldUntil = 0;

  constructor(
    private readonly source: string,
    private readonly store: PaceStore,
    private readonly limits: () => Limit[],
    private readonly concurrent: () => number,
    private readonly clock: Clock,
  ) {}

  acquire(turn: PermitRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      if (turn.signal.aborted) return reject(aborted());
      if (!turn.first && this.clock.now() + this.waitMs() > turn.deadline) return reject(tooLate());
      const { queue } = this;
      const stop = (): void => waiting.end(aborted());
      const waiting: Waiting = {
        ...turn,
        end(fault) {
          queue.splice(queue.indexOf(waiting), 1);
          turn.signal.removeEventListener('abort', stop);
          if (fault) reject(fault);
          else resolve();
        },
      };
      turn.signal.addEventListener('abort', stop, { once: true });
      const place = turn.first ? queue.findIndex((other) => !other.first) : -1;
      queue.splice(place < 0 ? queue.length : place, 0, waiting);
      this.serveAll();
    });
  }

  markSent(ticket: string): void {
    // Without this notice the windows count from the entry, a little earlier: the pace is the poorer for it, not the question.
    this.store.markSent(this.source, ticket, this.limits()).catch(() => undefined);
  }

  release(ticket: string, sent: boolean): Promise<void> {
    return this.store.release(this.source, ticket, sent ? [] : this.limits());
  }

  waitMs(more = 0): number {
    const time = this.clock.now();
    const waits = this.limits().map(({ requests, ms }) => {
      const window = ms + ARRIVAL_SLACK_MS;
      const recent = this.entered.filter((at) => at > time - window);
      const ahead = recent.length + this.queue.length + more;
      return ahead < requests ? 0 : Math.floor(ahead / requests) * window - (time - (recent[0] ?? time));
    });
    return Math.max(0, this.toldUntil - time, ...waits);
  }

  /** Lets the first of the queue in, again and again, until nobody is left. */
  private async serve(): Promise<void> {
    const { queue, source, store, limits, clock } = this;
    for (let first = queue[0]; first; first = queue[0]) {
      const wait = await store.acquire(source, limits(), this.concurrent(), first.ticket);
      const time = clock.now();
      if (wait === 0) {
        const longest = Math.max(0, ...limits().map((limit) => limit.ms)) + ARRIVAL_SLACK_MS;
        this.entered = [...this.entered.filter((at) => at > time - longest), time];
        if (queue.includes(first)) first.end();
        // Whoever gave up in this very moment has taken a place that is another's.
        else await store.release(source, first.ticket, limits());
        continue;
      }
      this.toldUntil = time + wait;
      if (this.toldUntil > first.deadline) first.end(tooLate());
      else await new Promise((resolve) => setTimeout(resolve, clock.toRealMs(Math.min(wait, LONGEST_SLEEP_MS))));
    }
  }

  private serveAll(): void {
    if (this.serving) return;
    this.serving = true;
    this.serve()
      .catch((fault: unknown) => {
        // A store that fails says nothing about who may ask: nobody is let in by it.
        for (const one of [...this.queue]) one.end(fault instanceof Error ? fault : new Error(String(fault)));
      })
      .finally(() => {
        this.serving = false;
        if (this.queue.length > 0) this.serveAll();
      });
  }
}

function tooLate(): SourceError {
  return new SourceError('rate-limited', 'Its pace left no room for this question before the deadline.');
}

function aborted(): DOMException {
  return new DOMException('aborted', 'AbortError');
}
