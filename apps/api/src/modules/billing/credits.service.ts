import { Inject, Injectable } from '@nestjs/common';
import { CREDITS, planSlugOf } from '@veracite/contracts/plans';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { type Config, CONFIG } from '../../platform/config/schema';
import { queryRows } from '../../platform/database/checked-query';
import { creditsMoved } from '../../platform/metrics/metrics';
import { Problem } from '../../platform/problem/problem';
import type { User } from '../auth/entities';
import { changePeriod, openPeriod, type PeriodChange } from './credit-periods';
import { addressHash } from './deleted-accounts';
import { CreditPeriod, CreditReservation } from './entities';
import { periodAt } from './periods';

/** Rows that are returned when a reservation is made and when it is closed. */
const RESERVED = z.object({ id: z.string() });
const CLOSED = z.object({ amount: z.int() });

type Balance = Omit<CreditPeriod, 'userId' | 'periodStart'>;

/** Seconds after its deadline, or now, after which an unsettled reservation expires. A single request ends well before that. */
const HOLD_SECONDS = 120;

/** A number of credits to reserve, and their purpose. */
interface Reservation {
  amount: number;
  purpose: string;
  /** The deadline of the work; absent for work that ends within the request. */
  until?: Date;
}

/**
 * Manages credits: reserves them before the work, then captures those of the results and releases the rest. Each change
 * writes the ledger in the same statement. The row lock of PostgreSQL and the condition on the row enforce the limit.
 */
@Injectable()
export class Credits {
  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns the user's current period. Creates it when it is new. */
  async balance(user: User, manager: EntityManager = this.database.manager): Promise<Balance> {
    const existing = await this.find(user, manager);
    if (existing) return existing;
    const { start, end } = currentPeriod(user);
    const period = { userId: user.id, periodStart: start, periodEnd: end, granted: this.allowance(user) };
    await openPeriod(manager, period, { plan: user.plan, addressHash: addressHash(user, this.config) });
    await this.change(user, {}, manager);
    const opened = await this.find(user, manager);
    if (!opened) throw new Error('a credit period that was just created is missing');
    return opened;
  }

  private async find(user: User, manager: EntityManager): Promise<Balance | null> {
    const where = { userId: user.id, periodStart: currentPeriod(user).start };
    const period = await manager.getRepository(CreditPeriod).findOneBy(where);
    return period && this.isOff ? { ...period, granted: -1 } : period;
  }

  /** Reserves credits for work that starts now; returns the reservation's id. @throws Problem 402 */
  async reserve(user: User, wanted: Reservation, manager: EntityManager = this.database.manager): Promise<string> {
    let id = await this.hold(user, wanted, manager);
    if (id === undefined) {
      // Too few, or a new period, whose row is created only now.
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

  /** Reserves credits; returns the reservation's id, undefined with too few credits left. */
  private async hold(user: User, { amount, purpose, until }: Reservation, manager: EntityManager) {
    const [reserved] = await queryRows(
      manager,
      RESERVED,
      `WITH period AS (
         UPDATE credit_periods SET reserved = reserved + $2
         WHERE user_id = $1 AND period_start = $7 AND ($4 OR granted = -1 OR used + reserved + $2 <= granted) RETURNING id),
       reservation AS (
         INSERT INTO credit_reservations (period_id, amount, purpose, expires_at)
         SELECT id, $2, $3, greatest(now(), $6) + make_interval(secs => $5) FROM period RETURNING id, period_id),
       entry AS (
         INSERT INTO credit_ledger (period_id, reservation_id, kind, amount, note)
         SELECT period_id, id, 'reserve', $2, $3 FROM reservation)
       SELECT id FROM reservation`,
      [user.id, amount, purpose, this.isOff, HOLD_SECONDS, until ?? null, currentPeriod(user).start],
    );
    return reserved?.id;
  }

  /** Charges `captured` credits and releases the others, with the answer; false if the reservation ended before. */
  async settle(id: string, captured: number, manager: EntityManager): Promise<boolean> {
    return this.close(id, captured, 'settled', manager);
  }

  /** Postpones the time at which an open reservation expires. */
  async extend(id: string, until: Date): Promise<void> {
    await this.database.getRepository(CreditReservation).update({ id, state: 'open' }, { expiresAt: until });
  }

  /** Releases a whole reservation. */
  async release(id: string): Promise<boolean> {
    return this.close(id, 0, 'settled', this.database.manager);
  }

  /** Releases the reservations of work that died. @returns their number */
  async expire(): Promise<number> {
    const overdue = await this.database
      .getRepository(CreditReservation)
      .createQueryBuilder('reservation')
      .select('reservation.id')
      .where(`reservation.state = 'open' AND reservation.expiresAt < now()`)
      .limit(500)
      .getMany();
    let expired = 0;
    for (const { id } of overdue) if (await this.close(id, 0, 'expired', this.database.manager)) expired += 1;
    return expired;
  }

  /** Grants extra credits, which the account keeps until they are used. */
  async add(user: User, amount: number, note: string): Promise<void> {
    await this.balance(user);
    await this.change(user, { added: amount, note });
  }

  /** Changes the period to the user's plan, keeping extra credits; what `before` used of its plan stays used. */
  async applyPlan(user: User, manager: EntityManager = this.database.manager, before?: Balance): Promise<void> {
    await this.balance(user, manager);
    await this.change(user, { carried: before ? usedOfPlan(before) : 0 }, manager);
  }

  private change(user: User, change: Partial<PeriodChange>, manager = this.database.manager): Promise<void> {
    const plan = user.unlimited ? 'unlimited' : user.plan;
    const unchanged = { allowance: this.allowance(user), plan, carried: 0, added: 0, note: 'carried over' };
    const period = { userId: user.id, periodStart: currentPeriod(user).start };
    return changePeriod(manager, period, { ...unchanged, ...change });
  }

  private async close(id: string, captured: number, state: 'settled' | 'expired', manager: EntityManager) {
    const [closed] = await queryRows(
      manager,
      CLOSED,
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
    if (!closed) return false;
    creditsMoved.inc({ kind: 'capture' }, captured);
    creditsMoved.inc({ kind: 'release' }, closed.amount - captured);
    return true;
  }

  private get isOff(): boolean {
    return this.config.BILLING_PROVIDER === 'off';
  }

  private allowance(user: User): number {
    if (user.unlimited || this.isOff) return -1;
    return CREDITS[planSlugOf(user.plan) ?? 'free'];
  }

  private async refusal(user: User, required: number, manager: EntityManager): Promise<Problem> {
    // On the same connection: another one would wait for a period that this transaction has just created.
    const remaining = remainingOf(await this.balance(user, manager));
    return new Problem(
      402,
      `This needs ${required} credit${required === 1 ? '' : 's'}, and you have ${remaining} left this month. Please upgrade your plan.`,
      { required, remaining, plan: user.plan },
    );
  }
}

const currentPeriod = ({ planSince }: User) => periodAt(new Date(), planSince ?? undefined);

/** Returns the credits that can still be reserved; -1 with an unlimited plan, otherwise never below 0. */
export function remainingOf({ granted, used, reserved }: Balance): number {
  return granted === -1 ? -1 : Math.max(0, granted - used - reserved);
}

/** Returns the used credits without the extra ones. */
function usedOfPlan({ granted, used, extra }: Balance): number {
  const unused = granted === -1 ? extra : Math.max(0, Math.min(extra, granted - used));
  return used - extra + unused;
}
