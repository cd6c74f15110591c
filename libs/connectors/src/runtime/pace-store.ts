/** At most `requests` in any `ms` milliseconds. */
export interface Limit {
  key: string;
  requests: number;
  ms: number;
}

/** The rate limits of all services, in sliding windows. All processes can share one store. */
export interface PaceStore {
  /** Returns 0 if every limit allows a permit, which is then acquired, else the milliseconds until the next attempt. */
  acquire(source: string, limits: Limit[], concurrent: number, ticket: string): Promise<number>;
  /** Counts the request from now instead of from its acquisition, because it is being sent only now. */
  markSent(source: string, ticket: string, limits: Limit[]): Promise<void>;
  /** @param unsent limits against which the request does not count, because it was not sent */
  release(source: string, ticket: string, unsent?: Limit[]): Promise<void>;
  /** Gives no permit for this many milliseconds. */
  pause(source: string, ms: number): Promise<void>;
  close?(): Promise<void>;
}

/** Added to every window, as two requests sent one window apart could arrive within one. */
export const ARRIVAL_SLACK_MS = 200;

/** The time until the next attempt if only the concurrency limit is reached. */
export const CONCURRENCY_RETRY_MS = 20;

/** A permit that is not released, because its process died, expires after this time. */
export const PERMIT_LIFETIME_MS = 30_000;

/** Creates a store for one process. */
export const inProcessPace = (now: () => number = Date.now): PaceStore => new InProcessPace(now);

class InProcessPace implements PaceStore {
  private readonly logs = new Map<string, { at: number; ticket: string }[]>();
  private readonly permits = new Map<string, Map<string, number>>();
  private readonly pausedUntil = new Map<string, number>();

  constructor(private readonly now: () => number) {}

  acquire(source: string, limits: Limit[], concurrent: number, ticket: string): Promise<number> {
    const time = this.now();
    const waits = limits.map((limit) => {
      const log = this.logOf(source, limit, time);
      const blocker = log[log.length - limit.requests];
      return blocker === undefined ? 0 : blocker.at + limit.ms + ARRIVAL_SLACK_MS - time;
    });
    const tickets = this.permitsOf(source, time);
    const full = tickets.size >= concurrent ? CONCURRENCY_RETRY_MS : 0;
    const wait = Math.max(0, (this.pausedUntil.get(source) ?? 0) - time, ...waits, full);
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
    this.permits.get(source)?.delete(ticket);
    return Promise.resolve();
  }

  pause(source: string, ms: number): Promise<void> {
    this.pausedUntil.set(source, Math.max(this.pausedUntil.get(source) ?? 0, this.now() + ms));
    return Promise.resolve();
  }

  /** Returns the logs of these limits without one ticket. */
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

  private permitsOf(source: string, time: number): Map<string, number> {
    const tickets = this.permits.get(source) ?? new Map<string, number>();
    for (const [ticket, until] of tickets) if (until <= time) tickets.delete(ticket);
    this.permits.set(source, tickets);
    return tickets;
  }
}
