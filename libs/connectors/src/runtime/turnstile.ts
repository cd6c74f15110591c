import { AskFault } from './fault';
import { ARRIVAL_SLACK_MS, type Limit, type PaceStore } from './pace-store';
import { sleep, unlessAborted } from './sleep';

export interface Turnstile {
  /**
   * Waits for this request's turn, first come first served. Must be followed by `leave`.
   * @throws AskFault rate-limited when the turn would come after `deadline`
   */
  enter(ticket: string, signal: AbortSignal, deadline: number): Promise<void>;
  /** The request is leaving only now. */
  sent(ticket: string): void;
  /** @param sent false when the request never left this machine: it then counts as not made */
  leave(ticket: string, sent: boolean): Promise<void>;
  /** Milliseconds until one more request would have its turn, as far as this process knows. */
  waitMs(): number;
}

/** The queue of this process before the gate of one database. Every limit given must allow a request. */
export function createTurnstile(
  source: string,
  store: PaceStore,
  limits: () => Limit[],
  concurrent: () => number,
  now: () => number,
): Turnstile {
  let tail: Promise<void> = Promise.resolve();
  let waiting = 0;
  let entered: number[] = [];
  let toldUntil = 0;

  function waitMs(): number {
    const time = now();
    const waits = limits().map(({ requests, ms }) => {
      const window = ms + ARRIVAL_SLACK_MS;
      const recent = entered.filter((at) => at > time - window);
      const ahead = recent.length + waiting;
      return ahead < requests ? 0 : Math.floor(ahead / requests) * window - (time - (recent[0] ?? time));
    });
    return Math.max(0, toldUntil - time, ...waits);
  }

  async function pass(ticket: string, signal: AbortSignal, deadline: number): Promise<void> {
    for (;;) {
      const wait = await store.enter(source, limits(), concurrent(), ticket);
      const time = now();
      if (wait === 0) {
        const longest = Math.max(0, ...limits().map((limit) => limit.ms)) + ARRIVAL_SLACK_MS;
        entered = [...entered.filter((at) => at > time - longest), time];
        return;
      }
      toldUntil = time + wait;
      if (toldUntil > deadline) throw tooLate();
      await sleep(Math.min(wait, 1_000), signal);
    }
  }

  return {
    async enter(ticket, signal, deadline) {
      if (now() + waitMs() > deadline) throw tooLate();
      const before = tail;
      let done: () => void = () => undefined;
      tail = new Promise((resolve) => {
        done = resolve;
      });
      waiting += 1;
      try {
        await unlessAborted(before, signal);
        await pass(ticket, signal, deadline);
      } finally {
        waiting -= 1;
        void before.then(done);
      }
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
