import { Inject, Injectable } from '@nestjs/common';
import { CREDITS, planSlugOf } from '@veracite/contracts/plans';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { creditsMoved } from '../../platform/metrics/metrics';
import { Problem } from '../../platform/problem/problem';
import { User } from '../auth/user.entity';
import { usedBefore } from './departed';
import { periodAt } from './periods';

/** A period's row: what was granted (-1 is unlimited), used, and held for work under way. */
export interface Balance {
  id: string;
  granted: number;
  used: number;
  reserved: number;
  periodEnd: Date;
}

/** Seconds a reservation is held when nobody settles it; a single request's work ends by itself well before. */
const HOLD_SECONDS = 120;

/** What is reserved, and what for. */
export interface Reservation {
  amount: number;
  purpose: string;
  /** When the work is over at the latest; absent for what ends within the request. */
  until?: Date;
}

/**
 * Credits: reserve before the work, capture what was answered, release the rest.
 * Each step changes the period's row and writes the ledger in one statement or transaction; PostgreSQL's row lock
 * and the row's condition are what keeps the limit, not anything this process knows.
 */
@Injectable()
export class Credits {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The row of the user's current period; made when it is the first of the period. */
  async balance(user: User, manager: EntityManager = this.database.manager): Promise<Balance> {
    const { start, end } = periodAt(new Date(), user.planSince ?? undefined);
    const known = await this.row(user, start, manager);
    if (known) return known;
    const used = await usedBefore(user, start, this.config, manager);
    await manager.query(
      `WITH opened AS (
         INSERT INTO credit_periods (user_id, period_start, period_end, granted, used) VALUES ($1, $2, $3, $4, $6)
         ON CONFLICT (user_id, period_start) DO NOTHING RETURNING id)
       INSERT INTO credit_ledger (period_id, kind, amount, note)
         SELECT id, kind, amount, note FROM opened
         CROSS JOIN LATERAL (VALUES ('limit', $4::integer, $5),
           ('reserve', $6::integer, 'carried over'), ('capture', $6::integer, 'carried over')) AS entries (kind, amount, note)
         WHERE kind = 'limit' OR amount > 0`,
      [user.id, start, end, this.allowance(user), user.plan, used],
    );
    const row = await this.row(user, start, manager);
    if (!row) throw new Error('a credit period vanished');
    return row;
  }

  private async row(user: User, start: Date, manager: EntityManager): Promise<Balance | undefined> {
    const rows: Balance[] = await manager.query(
      `SELECT id, granted, used, reserved, period_end AS "periodEnd" FROM credit_periods
       WHERE user_id = $1 AND period_start = $2`,
      [user.id, start],
    );
    const row = rows[0];
    return row && this.config.BILLING_PROVIDER === 'off' ? { ...row, granted: -1 } : row;
  }

  /**
   * Holds credits for work that begins now.
   * @returns the reservation's id
   * @throws Problem 402 when too few are left
   */
  async reserve(user: User, wanted: Reservation, manager: EntityManager = this.database.manager): Promise<string> {
    let id = await this.hold(user, wanted, manager);
    if (id === undefined) {
      // Too few, or the first of a period, whose row is made only now.
      await this.balance(user, manager);
      id = await this.hold(user, wanted, manager);
    }
    creditsMoved.inc({ kind: id === undefined ? 'refuse' : 'reserve' }, wanted.amount);
    if (id === undefined) throw await this.refusal(user, wanted.amount, manager);
    return id;
  }

  /** Checks before expensive work that enough credits are left; `reserve` decides. @throws Problem 402 */
  async require(user: User, amount: number): Promise<void> {
    const remaining = remainingOf(await this.balance(user));
    if (remaining >= 0 && remaining < amount) throw await this.refusal(user, amount, this.database.manager);
  }

  /** @returns the reservation's id, undefined when the current period has no row or too few are left */
  private async hold(
    user: User,
    { amount, purpose, until }: Reservation,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const { start } = periodAt(new Date(), user.planSince ?? undefined);
    const rows: { id: string }[] = await manager.query(
      `WITH held AS (
         UPDATE credit_periods SET reserved = reserved + $2
         WHERE user_id = $1 AND period_start = $7 AND ($4 OR granted = -1 OR used + reserved + $2 <= granted) RETURNING id),
       reservation AS (
         INSERT INTO credit_reservations (period_id, amount, purpose, expires_at)
         SELECT id, $2, $3, greatest(now(), $6) + make_interval(secs => $5) FROM held RETURNING id, period_id),
       entry AS (
         INSERT INTO credit_ledger (period_id, reservation_id, kind, amount, note)
         SELECT period_id, id, 'reserve', $2, $3 FROM reservation)
       SELECT id FROM reservation`,
      [user.id, amount, purpose, this.config.BILLING_PROVIDER === 'off', HOLD_SECONDS, until ?? null, start],
    );
    return rows[0]?.id;
  }

  /**
   * Ends a reservation: `captured` credits are charged, the others given back. Belongs into the transaction that
   * writes the answer, so that both are there or neither.
   * @returns false when the reservation was settled or expired before; nothing is changed then
   */
  async settle(id: string, captured: number, manager: EntityManager): Promise<boolean> {
    return this.close(id, captured, 'settled', manager);
  }

  /** Gives all of a reservation back. */
  async release(id: string, manager: EntityManager = this.database.manager): Promise<boolean> {
    return this.close(id, 0, 'settled', manager);
  }

  /** Gives back what was reserved by work that died. @returns how many reservations that were */
  async expire(): Promise<number> {
    const overdue: { id: string }[] = await this.database.query(
      `SELECT id FROM credit_reservations WHERE state = 'open' AND expires_at < now() LIMIT 500`,
    );
    let expired = 0;
    for (const { id } of overdue) if (await this.close(id, 0, 'expired', this.database.manager)) expired += 1;
    return expired;
  }

  /** More credits for the current period. */
  async add(user: User, amount: number, note: string): Promise<void> {
    const { id } = await this.balance(user);
    await this.database.query(
      `WITH raised AS (UPDATE credit_periods SET granted = granted + $2 WHERE id = $1 AND granted <> -1 RETURNING id)
       INSERT INTO credit_ledger (period_id, kind, amount, note) SELECT id, 'grant', $2, $3 FROM raised`,
      [id, amount, note],
    );
  }

  /**
   * Brings the current period to what the user's plan grants now; what was used stays used.
   * @param carried credits used in the period that the plan's change ended
   */
  async applyPlan(user: User, manager: EntityManager = this.database.manager, carried = 0): Promise<void> {
    const { id, granted, used } = await this.balance(user, manager);
    const allowed = this.allowance(user);
    if (granted !== allowed) {
      await manager.query(
        `WITH changed AS (UPDATE credit_periods SET granted = $2 WHERE id = $1 RETURNING id)
         INSERT INTO credit_ledger (period_id, kind, amount, note) SELECT id, 'limit', $2, $3 FROM changed`,
        [id, allowed, user.unlimited ? 'unlimited' : user.plan],
      );
    }
    if (used >= carried) return;
    await manager.query(
      `WITH changed AS (UPDATE credit_periods SET used = $2 WHERE id = $1 RETURNING id)
       INSERT INTO credit_ledger (period_id, kind, amount, note) SELECT id, 'capture', $3, 'carried over' FROM changed`,
      [id, carried, carried - used],
    );
  }

  private async close(id: string, captured: number, state: 'settled' | 'expired', manager: EntityManager) {
    const rows: { amount: number }[] = await manager.query(
      `WITH closed AS (
         UPDATE credit_reservations SET state = $3, captured = $2
         WHERE id = $1 AND state = 'open' AND ($3 = 'settled' OR expires_at < now())
         RETURNING id, period_id, amount, purpose),
       moved AS (
         UPDATE credit_periods AS period SET reserved = period.reserved - closed.amount, used = period.used + $2
         FROM closed WHERE period.id = closed.period_id RETURNING period.id),
       entries AS (
         INSERT INTO credit_ledger (period_id, reservation_id, kind, amount, note)
         SELECT period_id, id, kind, part, purpose FROM closed
         CROSS JOIN LATERAL (VALUES ('capture', $2::integer), ('release', closed.amount - $2::integer)) AS parts (kind, part)
         WHERE part > 0)
       SELECT amount FROM closed`,
      [id, captured, state],
    );
    const [closed] = rows;
    if (!closed) return false;
    creditsMoved.inc({ kind: 'capture' }, captured);
    creditsMoved.inc({ kind: 'release' }, closed.amount - captured);
    return true;
  }

  private allowance(user: User): number {
    if (user.unlimited || this.config.BILLING_PROVIDER === 'off') return -1;
    const slug = planSlugOf(user.plan);
    return slug ? CREDITS[slug] : CREDITS.free;
  }

  private async refusal(user: User, required: number, manager: EntityManager): Promise<Problem> {
    // On the same connection: another one would wait for a period that this transaction has just opened.
    const remaining = remainingOf(await this.balance(user, manager));
    return new Problem(
      402,
      `This needs ${required} credit${required === 1 ? '' : 's'}, and you have ${remaining} left this month. Please upgrade your plan.`,
      { required, remaining, plan: user.plan },
    );
  }
}

/** Credits that can still be reserved; -1 with an unlimited plan, never below 0 otherwise. */
export function remainingOf({ granted, used, reserved }: Balance): number {
  return granted === -1 ? -1 : Math.max(0, granted - used - reserved);
}
