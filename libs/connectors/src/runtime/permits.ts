import { ARRIVAL_SLACK_MS, type Limit } from './pace-store';

/** Lists may have a rate limit of their own. */
export type LaneId = 'singles' | 'lists';

/** A place in the line for a permit: of a group with due requests, or of a batch that needs a follow-up request. */
export interface Ticket {
  id: number;
  lane: LaneId;
  /** Whether it goes before those that wait already. */
  first: boolean;
  /** In milliseconds since the epoch. */
  deadline: number;
  /** Undefined for a follow-up request. */
  group?: string;
  /** Whether it is for one request of the group only. */
  isSingle?: boolean;
}

interface Lane {
  /** The ticket for which the store of the rate limits is being called. */
  trying?: number;
  acquiredAt: readonly number[];
  /** The store allows no request before this time. */
  blockedUntil: number;
  /** When the store is called again: earlier, because another process may have released a permit. */
  retryAt: number;
}

export interface PermitState {
  line: readonly Ticket[];
  lanes: Readonly<Record<LaneId, Lane>>;
}

const IDLE: Lane = { acquiredAt: [], blockedUntil: 0, retryAt: 0 };
export const NO_PERMITS: PermitState = { line: [], lanes: { singles: IDLE, lists: IDLE } };

/** The longest time between two calls of the store. */
const MAX_SLEEP_MS = 1_000;

/** A ticket with less time is urgent: its user waits for a single check, or its batch ends soon. */
const URGENT_MS = 10_000;
/** Added to every window for the other tickets, so that an urgent one that waits in another process gets the next permit. */
const PATIENCE_MS = 50;

/** The permits of one service at one time. Works on copies. Every limit must allow at least one request. */
export class Permits {
  private line: readonly Ticket[];
  private readonly lanes: Record<LaneId, Lane>;

  constructor(
    state: PermitState,
    private readonly limits: Readonly<Record<LaneId, Limit[]>>,
    private readonly now: number,
  ) {
    this.line = state.line;
    this.lanes = { ...state.lanes };
  }

  get state(): PermitState {
    return { line: this.line, lanes: this.lanes };
  }

  laneOf(list: boolean): LaneId {
    return list && this.limits.lists.length > this.limits.singles.length ? 'lists' : 'singles';
  }

  ticketOf(group: string): Ticket | undefined {
    return this.line.find((item) => item.group === group);
  }

  enter(ticket: Ticket): void {
    const index = ticket.first ? this.line.findIndex(({ first }) => !first) : -1;
    this.line = index < 0 ? [...this.line, ticket] : this.line.toSpliced(index, 0, ticket);
  }

  /** Removes a ticket. Returns false when it was not in the line. */
  leave(id: number): boolean {
    const before = this.line.length;
    this.line = this.line.filter((item) => item.id !== id);
    return this.line.length < before;
  }

  /** Returns the milliseconds until a request after `more` others would get a permit, as far as this process knows. */
  waitMs(more = 0, laneId = this.laneOf(true)): number {
    const { acquiredAt, blockedUntil } = this.lanes[laneId];
    const waiting = this.line.filter(({ lane }) => lane === laneId).length + more;
    const waits = this.limits[laneId].map(({ requests, ms }) => {
      const window = ms + ARRIVAL_SLACK_MS;
      const recent = acquiredAt.filter((time) => time > this.now - window);
      const ahead = recent.length + waiting;
      return ahead < requests ? 0 : Math.floor(ahead / requests) * window - (this.now - (recent[0] ?? this.now));
    });
    return Math.max(0, blockedUntil - this.now, ...waits);
  }

  /** Returns the tickets for which the store is to be called now. */
  next(): { ticket: number; lane: LaneId; limits: Limit[] }[] {
    return this.idleLanes().flatMap(([id, lane, { id: ticket, deadline }]) => {
      if (lane.retryAt > this.now) return [];
      this.lanes[id] = { ...lane, trying: ticket };
      const patienceMs = deadline - this.now < URGENT_MS ? 0 : PATIENCE_MS;
      const limits = this.limits[id].map((limit) => ({ ...limit, ms: limit.ms + patienceMs }));
      return [{ ticket, lane: id, limits }];
    });
  }

  /** Applies a reply (0: permit acquired); returns the ticket that leaves the line with a permit or too late. */
  acquired(id: number, waitMs: number): Ticket | undefined {
    const ticket = this.line.find((item) => item.id === id);
    const laneId = this.endTry(id);
    const lane = this.lanes[laneId];
    const blockedUntil = this.now + waitMs;
    const isLate = ticket !== undefined && blockedUntil > ticket.deadline;
    const retryAt = isLate ? this.now : this.now + Math.min(waitMs, MAX_SLEEP_MS);
    const longest = Math.max(0, ...this.limits[laneId].map(({ ms }) => ms)) + ARRIVAL_SLACK_MS;
    const recent = lane.acquiredAt.filter((time) => time > this.now - longest);
    this.lanes[laneId] =
      waitMs > 0 ? { ...lane, blockedUntil, retryAt } : { ...lane, acquiredAt: [...recent, this.now] };
    return (waitMs === 0 || isLate) && this.leave(id) ? ticket : undefined;
  }

  /** Empties a lane, because without the store no request may be sent. Returns its tickets. */
  fail(id: number): Ticket[] {
    const laneId = this.endTry(id);
    const failed = this.line.filter(({ lane }) => lane === laneId);
    this.line = this.line.filter(({ lane }) => lane !== laneId);
    return failed;
  }

  /** Returns the times at which the store is called again. */
  times(): number[] {
    return this.idleLanes().map(([, { retryAt }]) => retryAt);
  }

  private endTry(id: number): LaneId {
    const laneId = this.lanes.lists.trying === id ? 'lists' : 'singles';
    this.lanes[laneId] = { ...this.lanes[laneId], trying: undefined };
    return laneId;
  }

  private idleLanes(): [LaneId, Lane, Ticket][] {
    return (['singles', 'lists'] as const).flatMap((id): [LaneId, Lane, Ticket][] => {
      const first = this.line.find(({ lane }) => lane === id);
      return first && this.lanes[id].trying === undefined ? [[id, this.lanes[id], first]] : [];
    });
  }
}
