import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Config } from '../../platform/config/schema';
import { signingSecret } from '../../platform/security/secret';
import type { User } from '../auth/user.entity';

/** Nobody who reads the table can tell whose it is, or try addresses, without the server's secret. */
function hashOf({ email }: User, config: Config): string {
  return createHmac('sha256', signingSecret(config)).update(`departed ${email}`).digest('base64url');
}

/**
 * Keeps what an account that is deleted used of periods that are not over, so that one made anew with its address gets
 * no second helping. Goes when the period ends, 30 days later at most, as the terms
 * promise.
 */
export async function keepUsed(user: User, config: Config, manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO departed_credits (address_hash, period_start, used, expires_at)
     SELECT $2, period_start, used, least(period_end, now() + interval '30 days') FROM credit_periods WHERE user_id = $1 AND period_end > now() AND used > 0
     ON CONFLICT (address_hash, period_start) DO UPDATE SET used = greatest(departed_credits.used, excluded.used)`,
    [user.id, hashOf(user, config)],
  );
}

/** Credits that an earlier account of this address used of the same period. */
export async function usedBefore(user: User, start: Date, config: Config, manager: EntityManager): Promise<number> {
  const rows: { used: number }[] = await manager.query(
    'SELECT used FROM departed_credits WHERE address_hash = $1 AND period_start = $2 AND expires_at > now()',
    [hashOf(user, config), start],
  );
  return rows[0]?.used ?? 0;
}
