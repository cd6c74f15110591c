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
export function createRequestQueue(
  source: string,
  store: PaceStore,
  limits: () => Limit[],
  concurrent: () => number,
  { now, real }: Clock,
): RequestQueue {
  const queue: Waiting[] = [];
  let serving = false;
  let entered: number[] = [];
  let toldUntil = 0;

  function waitMs(more = 0): number {
    const time = now();
    const waits = limits().map(({ requests, ms }) => {
      const window = ms + ARRIVAL_SLACK_MS;
      const recent = entered.filter((at) => at > time - window);
      const ahead = recent.length + queue.length + more;
      return ahead < requests ? 0 : Math.floor(ahead / requests) * window - (time - (recent[0] ?? time));
    });
    return Math.max(0, toldUntil - time, ...waits);
  }

  /** Lets the first of the queue in, again and again, until nobody is left. */
  async function serve(): Promise<void> {
    for (let first = queue[0]; first; first = queue[0]) {
      const wait = await store.enter(source, limits(), concurrent(), first.ticket);
      const time = now();
      if (wait === 0) {
        const longest = Math.max(0, ...limits().map((limit) => limit.ms)) + ARRIVAL_SLACK_MS;
        entered = [...entered.filter((at) => at > time - longest), time];
        if (queue.includes(first)) first.end();
        // Whoever gave up in this very moment has taken a place that is another's.
        else await store.leave(source, first.ticket, limits());
        continue;
      }
      toldUntil = time + wait;
      if (toldUntil > first.deadline) first.end(tooLate());
      else await new Promise((resolve) => setTimeout(resolve, real(Math.min(wait, LONGEST_SLEEP_MS))));
    }
  }

  function serveAll(): void {
    if (serving) return;
    serving = true;
    serve()
      .catch((fault: unknown) => {
        // A store that fails says nothing about who may ask: nobody is let in by it.
        for (const one of [...queue]) one.end(fault instanceof Error ? fault : new Error(String(fault)));
      })
      .finally(() => {
        serving = false;
        if (queue.length > 0) serveAll();
      });
  }

  return {
    enter(turn) {
      return new Promise((resolve, reject) => {
        if (turn.signal.aborted) return reject(aborted());
        if (!turn.ahead && now() + waitMs() > turn.deadline) return reject(tooLate());
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
        serveAll();
      });
    },
    sent: (ticket) => {
      // Without this notice the windows count from the entry, a little earlier: the pace is the poorer for it, not the question.
      store.sent(source, ticket, limits()).catch(() => undefined);
    },
    leave: (ticket, sent) => store.leave(source, ticket, sent ? [] : limits()),
    waitMs,
  };
}

function tooLate(): AskFault {
  return new AskFault('rate-limited', 'Its pace left no room for this question before the deadline.');
}

function aborted(): DOMException {
  return new DOMException('aborted', 'AbortError');
}
