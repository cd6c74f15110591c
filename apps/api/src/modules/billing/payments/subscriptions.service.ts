import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { lockUser } from '../../auth/lock-user';
import { User } from '../../auth/user.entity';
import { Credits } from '../credits.service';
import { planOfPrice } from '../plans';
import type { SubscriptionState } from './event';

/** A subscription as it was last told of. */
export interface Subscription {
  id: string;
  plan: string;
  status: string;
  startedAt: Date;
  cancelAt: Date | null;
}

/**
 * Whether a subscription gives its plan: past due is the time in which the provider tries to collect, a cancellation
 * holds from its day, and what was paid back ends it until another period is paid.
 */
const GIVES = `status IN ('active', 'trialing', 'past_due') AND (cancel_at IS NULL OR cancel_at > now())
  AND (revoked_at IS NULL OR period_start > revoked_at)`;

/** The day of the last refund or chargeback that was kept for a subscription, also one that came before it. */
const REVOKED = `(SELECT max(occurred_at) FROM payment_events WHERE type LIKE 'adjustment.%'
  AND payload->'data'->>'subscription_id' = $1 AND payload->'data'->>'action' IN ('refund', 'chargeback')
  AND payload->'data'->>'status' = 'approved' AND payload->'data'->>'type' IS DISTINCT FROM 'partial')`;

/** What subscriptions give their owners. Whatever the order in which states become known, the end is the same. */
@Injectable()
export class Subscriptions {
  private readonly log = new Logger('Payments');

  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** The subscription that decides the user's plan, or null. */
  async current(userId: string, manager: EntityManager = this.database.manager): Promise<Subscription | null> {
    const rows: Subscription[] = await manager.query(
      `SELECT id, plan, status, started_at AS "startedAt", cancel_at AS "cancelAt" FROM subscriptions
       WHERE user_id = $1 AND ${GIVES} ORDER BY started_at DESC, id LIMIT 1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** How many subscriptions the user ever had. */
  async countOf(userId: string): Promise<number> {
    const rows: { count: number }[] = await this.database.query(
      'SELECT count(*)::integer AS count FROM subscriptions WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.count ?? 0;
  }

  /** The provider's id of the user as a customer, of the newest subscription that names one. */
  async customerOf(userId: string): Promise<string | null> {
    const rows: { id: string }[] = await this.database.query(
      `SELECT customer_id AS id FROM subscriptions WHERE user_id = $1 AND customer_id IS NOT NULL
       ORDER BY started_at DESC LIMIT 1`,
      [userId],
    );
    return rows[0]?.id ?? null;
  }

  /**
   * Applies what is told of a subscription, unless something newer is known.
   * @param at when it came to be so
   * @returns what became of it, in words for the record
   */
  async apply(state: SubscriptionState, at: Date, manager: EntityManager): Promise<string> {
    const plan = planOfPrice(this.config, state.priceId);
    if (!plan) return this.refuse(state, 'unknown price');
    const userId = await this.ownerOf(state, manager);
    if (!userId) return this.refuse(state, 'unknown account');
    const { id, customerId, status, startedAt, periodStart, periodEnd, cancelAt } = state;
    const changed = await manager.query<unknown[]>(
      `INSERT INTO subscriptions
         (id, user_id, customer_id, plan, status, started_at, period_start, period_end, cancel_at, told_at, revoked_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, ${REVOKED})
       ON CONFLICT (id) DO UPDATE SET plan = excluded.plan, status = excluded.status, told_at = excluded.told_at,
         period_start = excluded.period_start, period_end = excluded.period_end, cancel_at = excluded.cancel_at,
         customer_id = excluded.customer_id, started_at = least(subscriptions.started_at, excluded.started_at)
       WHERE subscriptions.told_at < excluded.told_at
         OR (subscriptions.told_at = excluded.told_at AND excluded.status = 'canceled')
       RETURNING id`,
      [id, userId, customerId, plan, status, startedAt ?? at, periodStart, periodEnd, cancelAt, at],
    );
    if (changed.length === 0) return 'older than what is known';
    await this.settlePlan(userId, manager);
    return 'applied';
  }

  /** What a subscription was paid for was paid back. One that is not known yet finds the refund when it comes. */
  async revoke(id: string, manager: EntityManager): Promise<string> {
    const [rows] = await manager.query<[{ user_id: string }[], number]>(
      `UPDATE subscriptions SET revoked_at = ${REVOKED} WHERE id = $1 RETURNING user_id`,
      [id],
    );
    const owner = rows[0]?.user_id;
    if (!owner) return 'waits for its subscription';
    await this.settlePlan(owner, manager);
    return 'applied';
  }

  /**
   * The account a subscription was bound to first; else the one named at the checkout, unless that one pays as another
   * customer (a stranger could name it and take part in its plan); else the customer's. Never by email.
   */
  private async ownerOf({ id, userId, customerId }: SubscriptionState, manager: EntityManager) {
    const rows: { owner: string | null }[] = await manager.query(
      `SELECT coalesce(
         (SELECT user_id FROM subscriptions WHERE id = $1),
         (SELECT id FROM users WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM subscriptions
            WHERE user_id = $2 AND ${GIVES} AND customer_id IS DISTINCT FROM $3)),
         (SELECT user_id FROM subscriptions WHERE customer_id = $3 ORDER BY started_at DESC LIMIT 1)) AS owner`,
      [id, userId, customerId],
    );
    return rows[0]?.owner ?? null;
  }

  /** Ends the plans whose cancellation has come due; the provider's own event may be late. @returns how many */
  async endLapsed(): Promise<number> {
    const lapsed: { userId: string }[] = await this.database.query(
      `SELECT DISTINCT user_id AS "userId" FROM subscriptions JOIN users ON users.id = user_id
       WHERE cancel_at <= now() AND status IN ('active', 'trialing', 'past_due') AND users.plan_since IS NOT NULL
         AND users.plan_since = started_at LIMIT 500`,
    );
    for (const { userId } of lapsed) await this.database.transaction((manager) => this.settlePlan(userId, manager));
    return lapsed.length;
  }

  /** Subscriptions that run on beside a newer one of the same user: somebody pays twice. */
  async doubles(): Promise<{ id: string; userId: string }[]> {
    return this.database.query(
      `SELECT id, user_id AS "userId" FROM (
         SELECT id, user_id, cancel_at, row_number() OVER (PARTITION BY user_id ORDER BY started_at DESC, id) AS place
         FROM subscriptions WHERE ${GIVES}) AS ranked
       WHERE place > 1 AND cancel_at IS NULL LIMIT 100`,
    );
  }

  /** Brings the account's plan and credits to what its subscriptions say. What was used stays used. */
  private async settlePlan(userId: string, manager: EntityManager): Promise<void> {
    // Two subscriptions of one user may be told of at once: each must see the other.
    await lockUser(manager, userId);
    const users = manager.getRepository(User);
    const before = await users.findOneByOrFail({ id: userId });
    const subscription = await this.current(userId, manager);
    const plan = subscription?.plan ?? 'free';
    const planSince = subscription?.startedAt ?? null;
    if (before.plan === plan && before.planSince?.getTime() === planSince?.getTime()) return;
    const { used } = await this.credits.balance(before, manager);
    await users.update({ id: userId }, { plan, planSince });
    await this.credits.applyPlan(await users.findOneByOrFail({ id: userId }), manager, used);
  }

  private refuse({ id, status }: SubscriptionState, why: string): string {
    this.log.error(`subscription ${id} (${status}) changed nothing: ${why}`);
    return why;
  }
}
