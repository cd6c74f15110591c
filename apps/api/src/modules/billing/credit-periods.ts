import type { EntityManager } from 'typeorm';
import { queryAffected } from '../../platform/database/checked-query';
import type { CreditPeriod } from './entities';

/*
 * Each function changes a period and writes the ledger in one statement. The row lock of PostgreSQL and the condition
 * on the row enforce the limit, whatever other processes do at the same time.
 */

/** Creates the row of a period unless it exists. `addressHash` finds what a deleted account used of it. */
export async function openPeriod(
  manager: EntityManager,
  period: Pick<CreditPeriod, 'userId' | 'periodStart' | 'periodEnd' | 'granted'>,
  { plan, addressHash }: { plan: string; addressHash: string },
): Promise<void> {
  await queryAffected(
    manager,
    `WITH opened AS (
       INSERT INTO credit_periods (user_id, period_start, period_end, granted, used)
       VALUES ($1, $2, $3, $4, coalesce((SELECT used FROM departed_credits
         WHERE address_hash = $6 AND period_start = $2 AND expires_at > now()), 0))
       ON CONFLICT (user_id, period_start) DO NOTHING RETURNING id, used)
     INSERT INTO credit_ledger (period_id, kind, amount, note)
       SELECT id, kind, amount, note FROM opened
       CROSS JOIN LATERAL (VALUES ('limit', $4::integer, $5),
         ('reserve', used, 'carried over'), ('capture', used, 'carried over')) AS entries (kind, amount, note)
       WHERE kind = 'limit' OR amount > 0`,
    [period.userId, period.periodStart, period.periodEnd, period.granted, plan, addressHash],
  );
}

export interface PeriodChange {
  /** Credits of the user's plan; -1 is unlimited. */
  allowance: number;
  plan: string;
  /** Credits of the plan that were used in the period before a change of plan. */
  carried: number;
  /** Credits granted by an operator. */
  added: number;
  /** Reason for `added`. */
  note: string;
}

/**
 * Changes the limit of a period, and moves the user's unused extra credits of all other periods to it. The plan's
 * credits are used before the extra ones. A change to a smaller plan does not consume extra credits: while some are
 * left, the plan's part of the limit is at least what was used of it.
 */
export async function changePeriod(
  manager: EntityManager,
  { userId, periodStart }: Pick<CreditPeriod, 'userId' | 'periodStart'>,
  { allowance, plan, carried, added, note }: PeriodChange,
): Promise<void> {
  await queryAffected(
    manager,
    `WITH others AS (
       SELECT id, CASE granted WHEN -1 THEN extra ELSE least(extra, granted - used - reserved) END AS unused
       FROM credit_periods WHERE user_id = $1 AND period_start <> $2 AND extra > 0 FOR UPDATE),
     moved AS (
       UPDATE credit_periods AS period
       SET extra = extra - unused, granted = CASE granted WHEN -1 THEN -1 ELSE granted - unused END
       FROM others WHERE period.id = others.id AND unused > 0 RETURNING period.id, granted, unused),
     before AS (
       SELECT id, granted, used, extra, $5 + (SELECT coalesce(sum(unused), 0)::integer FROM moved) AS gained,
         CASE granted WHEN -1 THEN extra ELSE greatest(0, least(extra, granted - used)) END AS unused
       FROM credit_periods WHERE user_id = $1 AND period_start = $2 FOR UPDATE),
     plan AS (
       SELECT *, greatest(used - extra + unused, $4) AS plan_used,
         CASE granted WHEN -1 THEN -1 ELSE granted - extra END AS old_limit FROM before),
     after AS (
       SELECT *, plan_used + extra - unused AS new_used,
         CASE WHEN $3 <> -1 AND unused + gained > 0 THEN greatest($3, plan_used) ELSE $3 END AS new_limit,
         gained + CASE $3 WHEN -1 THEN unused ELSE extra END AS new_extra FROM plan),
     changed AS (
       UPDATE credit_periods AS period SET used = new_used, extra = new_extra,
         granted = CASE new_limit WHEN -1 THEN -1 ELSE new_limit + new_extra END
       FROM after WHERE period.id = after.id)
     INSERT INTO credit_ledger (period_id, kind, amount, note)
       SELECT id, 'grant', -unused, 'carried over' FROM moved WHERE granted <> -1
       UNION ALL
       SELECT id, kind, amount, entries.note FROM after
       CROSS JOIN LATERAL (VALUES ('limit', new_limit, $6, old_limit <> new_limit),
         ('grant', CASE WHEN old_limit = new_limit THEN gained ELSE new_extra END, $7, new_limit <> -1),
         ('reserve', new_used - used, 'carried over', true),
         ('capture', new_used - used, 'carried over', true)) AS entries (kind, amount, note, applies)
       WHERE applies AND (kind = 'limit' OR amount > 0)`,
    [userId, periodStart, allowance, carried, added, plan, note],
  );
}
