/** At most `requests` in any `ms` milliseconds. */
export interface Limit {
  key: string;
  requests: number;
  ms: number;
}

/**
 * Who may ask now: kept apart from the asking so that all processes can share one.
 * No stretch of `Limit.ms` ever holds more than `Limit.requests` entries.
 */
export interface PaceStore {
  /**
   * Enters when every limit and the concurrency allow it.
   * @returns 0 when entered, else after how many milliseconds to try again
   */
  acquire(source: string, limits: Limit[], concurrent: number, ticket: string): Promise<number>;
  /** The request of this ticket is leaving only now: the windows count from here. */
  markSent(source: string, ticket: string, limits: Limit[]): Promise<void>;
  /** @param unsent limits to be given back, because the request never left */
  release(source: string, ticket: string, unsent?: Limit[]): Promise<void>;
  /** Nobody enters for so many milliseconds. */
  pause(source: string, ms: number): Promise<void>;
  close?(): Promise<void>;
}

/**
 * Added to every window: two requests sent a whole window apart must not arrive closer than that,
 * and the time from leaving here to being counted there varies.
 */
export const ARRIVAL_SLACK_MS = 250;

/** How soon to look again when only the concurrency stands in the way. */
export const CONCURRENCY_RETRY_MS = 20;

/** A ticket that is never given back (its process died) is void after this. */
export const PERMIT_LIFETIME_MS = 30_000;

/** For one process. */
export const inProcessPace = (now: () => number = Date.now): PaceStore => new InProcessPace(now);

class InProcessPace implements PaceStore {
  private readonly logs = new Map<string, { at: number; ticket: string }[]>();
  private readonly inside = new Map<string, Map<string, number>>();
  private readonly resting = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  acquire(source: string, limits: Limit[], concurrent: number, ticket: string): Promise<number> {
    const time = this.now();
    const waits = limits.map((limit) => {
      const log = this.logOf(source, limit, time);
      const blocker = log[log.length - limit.requests];
      return blocker === undefined ? 0 : blocker.at + limit.ms + ARRIVAL_SLACK_MS - time;
    });
    const tickets = this.insideOf(source, time);
    const full = tickets.size >= concurrent ? CONCURRENCY_RETRY_MS : 0;
    const wait = Math.max(0, (this.resting.get(source) ?? 0) - time, ...waits, full);
    if (wait > 0) return Promise.resolve(Math.ceil(wait));
    for (const limit of limits) this.logOf(source, limit, time).push({ at: time, ticket });
    tickets.set(ticket, time + PERMIT_LIFETIME_MS);
    return Promise.resolve(0);
  }

  markSent(source: string, ticket: string, limits: Limit[]): Promise<void> {
    const time = this.now();
    for (const { key, others } of this.without(source, ticket, limits))
      this.logs.set(key, [...others, { at: time, ticket }]);
    return Promise.resolve();
  }

  release(source: string, ticket: string, unsent: Limit[] = []): Promise<void> {
    for (const { key, others } of this.without(source, ticket, unsent)) this.logs.set(key, others);
    this.inside.get(source)?.delete(ticket);
    return Promise.resolve();
  }

  pause(source: string, ms: number): Promise<void> {
    this.resting.set(source, Math.max(this.resting.get(source) ?? 0, this.now() + ms));
    return Promise.resolve();
  }

  /** The logs of these limits without a ticket. */
  private without(source: string, ticket: string, limits: Limit[]) {
    return limits.map((limit) => {
      const key = `${source} ${limit.key}`;
      return { key, others: (this.logs.get(key) ?? []).filter((entry) => entry.ticket !== ticket) };
    });
  }

  private logOf(source: string, limit: Limit, time: number) {
    const key = `${source} ${limit.key}`;
    const fresh = (this.logs.get(key) ?? []).filter(({ at }) => at > time - limit.ms - ARRIVAL_SLACK_MS);
    this.logs.set(key, fresh);
    return fresh;
  }

  private insideOf(source: string, time: number): Map<string, number> {
    const tickets = this.inside.get(source) ?? new Map<string, number>();
    for (const [ticket, until] of tickets) if (until <= time) tickets.delete(ticket);
    this.inside.set(source, tickets);
    return tickets;
  }
}
