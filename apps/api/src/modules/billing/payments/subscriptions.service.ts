import { Inject, Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.token';
import type { Config } from '../../../platform/config/schema';
import { storable } from '../../../platform/database/storable';
import { User } from '../../auth/user.entity';
import { Credits } from '../credits.service';
import { planOfPrice } from '../plans';
import { adjustmentData, subscriptionData, type PaymentEvent, type SubscriptionData } from './event';

/** A subscription as the last event told of it. */
export interface Subscription {
  id: string;
  plan: string;
  status: string;
  startedAt: Date;
  cancelAt: Date | null;
}

/** Statuses with which a plan holds; past due is the time in which the provider tries to collect. */
const ENTITLED = ['active', 'trialing', 'past_due'];

/** Applies what the provider tells, each event once and none over a newer one. */
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
       WHERE user_id = $1 AND status = ANY($2) AND (cancel_at IS NULL OR cancel_at > now())
       ORDER BY started_at DESC, id LIMIT 1`,
      [userId, ENTITLED],
    );
    return rows[0] ?? null;
  }

  /** Keeps an event and applies it, in one transaction. An event that is known changes nothing. */
  async take(event: PaymentEvent): Promise<void> {
    await this.database.transaction(async (manager) => {
      const kept: unknown[] = await manager.query(
        `INSERT INTO payment_events (id, type, occurred_at, payload) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [event.event_id, event.event_type, event.occurred_at, storable(event)],
      );
      if (kept.length === 0) return;
      const outcome = await this.apply(event, manager);
      await manager.query('UPDATE payment_events SET outcome = $2 WHERE id = $1', [event.event_id, outcome]);
    });
  }

  private async apply(event: PaymentEvent, manager: EntityManager): Promise<string> {
    if (event.event_type.startsWith('subscription.')) {
      const parsed = subscriptionData.safeParse(event.data);
      if (!parsed.success) return this.refuse(event, 'not readable');
      return this.applySubscription(event, parsed.data, manager);
    }
    if (event.event_type.startsWith('adjustment.')) return this.applyAdjustment(event, manager);
    return 'nothing to do';
  }

  private async applySubscription(
    event: PaymentEvent,
    data: SubscriptionData,
    manager: EntityManager,
  ): Promise<string> {
    const plan = planOfPrice(this.config, data.items[0]?.price.id ?? '');
    if (!plan) return this.refuse(event, 'unknown price');
    const userId = await this.ownerOf(data, manager);
    if (!userId) return this.refuse(event, 'unknown account');
    const cancelAt = data.scheduled_change?.action === 'cancel' ? data.scheduled_change.effective_at : null;
    const changed = await manager.query<unknown[]>(
      `INSERT INTO subscriptions (id, user_id, customer_id, plan, status, started_at, period_end, cancel_at, told_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         ON CONFLICT (id) DO UPDATE SET plan = excluded.plan, status = excluded.status, period_end = excluded.period_end,
           cancel_at = excluded.cancel_at, told_at = excluded.told_at, customer_id = excluded.customer_id,
           started_at = least(subscriptions.started_at, excluded.started_at)
         WHERE subscriptions.told_at < excluded.told_at
           OR (subscriptions.told_at = excluded.told_at AND excluded.status = 'canceled')
         RETURNING id`,
      [
        data.id,
        userId,
        data.customer_id ?? null,
        plan,
        data.status,
        data.started_at ?? event.occurred_at,
        data.current_billing_period?.ends_at ?? null,
        cancelAt,
        event.occurred_at,
      ],
    );
    if (changed.length === 0) return 'older than what is known';
    await this.settlePlan(userId, manager);
    return 'applied';
  }

  /** The account a subscription was bound to first; else the one our server named at the checkout. Never by email. */
  private async ownerOf(data: SubscriptionData, manager: EntityManager): Promise<string | undefined> {
    const bound: { user_id: string }[] = await manager.query('SELECT user_id FROM subscriptions WHERE id = $1', [
      data.id,
    ]);
    if (bound[0]) return bound[0].user_id;
    const named = data.custom_data?.userId;
    return named && (await manager.getRepository(User).existsBy({ id: named })) ? named : undefined;
  }

  private async applyAdjustment(event: PaymentEvent, manager: EntityManager): Promise<string> {
    const parsed = adjustmentData.safeParse(event.data);
    if (!parsed.success) return this.refuse(event, 'not readable');
    const { action, status, type, subscription_id: id } = parsed.data;
    const endsIt = (action === 'refund' || action === 'chargeback') && status === 'approved' && type !== 'partial';
    if (!endsIt || !id) return 'nothing to do';
    const [rows] = await manager.query<[{ user_id: string }[], number]>(
      `UPDATE subscriptions SET status = 'canceled', told_at = greatest(told_at, $2) WHERE id = $1 RETURNING user_id`,
      [id, event.occurred_at],
    );
    const owner = rows[0]?.user_id;
    if (!owner) return this.refuse(event, 'unknown subscription');
    await this.settlePlan(owner, manager);
    return 'applied';
  }

  /** Ends the plans whose cancellation has come due; the provider's own event may be late. @returns how many */
  async endLapsed(): Promise<number> {
    const lapsed: { userId: string }[] = await this.database.query(
      `SELECT DISTINCT user_id AS "userId" FROM subscriptions JOIN users ON users.id = user_id
       WHERE cancel_at <= now() AND status = ANY($1) AND users.plan_since IS NOT NULL LIMIT 500`,
      [ENTITLED],
    );
    for (const { userId } of lapsed) await this.database.transaction((manager) => this.settlePlan(userId, manager));
    return lapsed.length;
  }

  /** Brings the account's plan and credits to what its subscriptions say. What was used stays used. */
  async settlePlan(userId: string, manager: EntityManager): Promise<void> {
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

  private refuse(event: PaymentEvent, why: string): string {
    this.log.error(`event ${event.event_id} (${event.event_type}) changed nothing: ${why}`);
    return why;
  }
}
