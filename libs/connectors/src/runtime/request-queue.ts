import type { Clock } from './clock';
import { AskFault } from './fault';
import { ARRIVAL_SLACK_MS, type Limit, type PaceStore } from './pace-store';

/** One request that waits for its turn. */
export interface Turn {
  ticket: string;
  signal: AbortSignal;
  /** Milliseconds since the epoch. */
  deadline: number;
  /** It goes before those who wait already. */
  ahead?: boolean;
}

export interface RequestQueue {
  /**
   * Waits for this request's turn, first come first served among equals. Must be followed by `leave`.
   * @throws AskFault rate-limited when the turn would come after the deadline; an AbortError when the signal aborts
   */
  enter(turn: Turn): Promise<void>;
  /** The request is leaving only now. */
  sent(ticket: string): void;
  /** @param sent false when the request never left this machine: it then counts as not made */
  leave(ticket: string, sent: boolean): Promise<void>;
  /**
   * Milliseconds until one more request would have its turn, as far as this process knows.
   * @param more requests that will come before it, and stand in no queue yet
   */
  waitMs(more?: number): number;
}

interface Waiting extends Turn {
  /** Takes it out of the queue, with a fault or without. */
  end(fault?: Error): void;
}

/** How long at most is slept before the store is asked again: another process may have given a place back. */
const LONGEST_SLEEP_MS = 1_000;

/** The queue of this process before the gate of one database. Every limit given must allow a request. */
export const createRequestQueue = (
  source: string,
  store: PaceStore,
  limits: () => Limit[],
  concurrent: () => number,
  clock: Clock,
): RequestQueue => new Gate(source, store, limits, concurrent, clock);

class Gate implements RequestQueue {
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

  enter(turn: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      if (turn.signal.aborted) return reject(aborted());
      if (!turn.ahead && this.clock.now() + this.waitMs() > turn.deadline) return reject(tooLate());
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
      const place = turn.ahead ? queue.findIndex((other) => !other.ahead) : -1;
      queue.splice(place < 0 ? queue.length : place, 0, waiting);
      this.serveAll();
    });
  }

  sent(ticket: string): void {
    // Without this notice the windows count from the entry, a little earlier: the pace is the poorer for it, not the question.
    this.store.sent(this.source, ticket, this.limits()).catch(() => undefined);
  }

  leave(ticket: string, sent: boolean): Promise<void> {
    return this.store.leave(this.source, ticket, sent ? [] : this.limits());
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
      const wait = await store.enter(source, limits(), this.concurrent(), first.ticket);
      const time = clock.now();
      if (wait === 0) {
        const longest = Math.max(0, ...limits().map((limit) => limit.ms)) + ARRIVAL_SLACK_MS;
        this.entered = [...this.entered.filter((at) => at > time - longest), time];
        if (queue.includes(first)) first.end();
        // Whoever gave up in this very moment has taken a place that is another's.
        else await store.leave(source, first.ticket, limits());
        continue;
      }
      this.toldUntil = time + wait;
      if (this.toldUntil > first.deadline) first.end(tooLate());
      else await new Promise((resolve) => setTimeout(resolve, clock.real(Math.min(wait, LONGEST_SLEEP_MS))));
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

function tooLate(): AskFault {
  return new AskFault('rate-limited', 'Its pace left no room for this question before the deadline.');
}

function aborted(): DOMException {
  return new DOMException('aborted', 'AbortError');
}
