import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../../platform/database/checked-query';
import { Subscription } from '../entities';
import type { SubscriptionState } from './event';

/**
 * Condition for a subscription that provides its plan: past due is the time in which the provider tries to collect, a
 * cancellation takes effect on its day, and a refund ends a subscription until another period is paid.
 */
const PROVIDES_PLAN = `status IN ('active', 'trialing', 'past_due') AND (cancel_at IS NULL OR cancel_at > now())
  AND (revoked_at IS NULL OR period_start > revoked_at)`;

/** Time of the last stored refund or chargeback of the subscription `$1`, including one that arrived before it. */
const REVOKED = `(SELECT max(occurred_at) FROM payment_events WHERE type LIKE 'adjustment.%'
  AND payload->'data'->>'subscription_id' = $1 AND payload->'data'->>'action' IN ('refund', 'chargeback')
  AND payload->'data'->>'status' = 'approved' AND payload->'data'->>'type' IS DISTINCT FROM 'partial')`;

const USER = z.object({ userId: z.string() });

/** Returns the subscription that decides the user's plan, or null. */
export function currentSubscription(manager: EntityManager, userId: string): Promise<Subscription | null> {
  return manager
    .getRepository(Subscription)
    .createQueryBuilder('subscription')
    .where(`user_id = :userId AND ${PROVIDES_PLAN}`, { userId })
    .orderBy({ 'subscription.startedAt': 'DESC', 'subscription.id': 'ASC' })
    .limit(1)
    .getOne();
}

/** Stores a state reported for the time `at`; returns false when a newer one is stored. */
export async function saveState(
  manager: EntityManager,
  { id, customerId, status, startedAt, periodStart, periodEnd, cancelAt }: SubscriptionState,
  { userId, plan, at }: { userId: string; plan: string; at: Date },
): Promise<boolean> {
  const saved = await queryRows(
    manager,
    z.object({ id: z.string() }),
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
  return saved.length > 0;
}

/** Records the last refund or chargeback of a subscription. @returns the user, undefined when the id is unknown */
export async function saveRevocation(manager: EntityManager, id: string): Promise<string | undefined> {
  const sql = `UPDATE subscriptions SET revoked_at = ${REVOKED} WHERE id = $1 RETURNING user_id AS "userId"`;
  const [row] = await queryRows(manager, USER, sql, [id]);
  return row?.userId;
}

/**
 * Finds the account of a subscription: the one to which it was bound first. Otherwise the one named at the checkout,
 * unless that account pays as another customer (a stranger could name it to take part in its plan). Otherwise the
 * customer's. An email address never counts.
 */
export async function ownerOf(
  manager: EntityManager,
  { id, userId, customerId }: SubscriptionState,
): Promise<string | null> {
  const [row] = await queryRows(
    manager,
    z.object({ owner: z.string().nullable() }),
    `SELECT coalesce(
       (SELECT user_id FROM subscriptions WHERE id = $1),
       (SELECT id FROM users WHERE id = $2 AND NOT EXISTS (SELECT 1 FROM subscriptions
          WHERE user_id = $2 AND ${PROVIDES_PLAN} AND customer_id IS DISTINCT FROM $3)),
       (SELECT user_id FROM subscriptions WHERE customer_id = $3 ORDER BY started_at DESC LIMIT 1)) AS owner`,
    [id, userId, customerId],
  );
  return row?.owner ?? null;
}

/** Returns the users whose plan comes from a subscription that was canceled by now. */
export async function usersWithLapsedPlan(manager: EntityManager): Promise<string[]> {
  const rows = await queryRows(
    manager,
    USER,
    `SELECT DISTINCT user_id AS "userId" FROM subscriptions JOIN users ON users.id = user_id
     WHERE cancel_at <= now() AND status IN ('active', 'trialing', 'past_due') AND users.plan_since IS NOT NULL
       AND users.plan_since = started_at LIMIT 500`,
  );
  return rows.map(({ userId }) => userId);
}

/** Returns the subscriptions that continue next to a newer one of the same user, who pays twice. */
export function duplicateSubscriptions(manager: EntityManager): Promise<{ id: string; userId: string }[]> {
  return queryRows(
    manager,
    USER.extend({ id: z.string() }),
    `SELECT id, user_id AS "userId" FROM (
       SELECT id, user_id, cancel_at, row_number() OVER (PARTITION BY user_id ORDER BY started_at DESC, id) AS place
       FROM subscriptions WHERE ${PROVIDES_PLAN}) AS ranked
     WHERE place > 1 AND cancel_at IS NULL LIMIT 100`,
  );
}
