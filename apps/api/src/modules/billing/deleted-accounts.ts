import { createHmac } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Config } from '../../platform/config/schema';
import { queryAffected } from '../../platform/database/checked-query';
import { signingSecret } from '../../platform/security/secret';
import type { User } from '../auth/entities';

/** Hashes an address with the server's secret, so that the table alone reveals no address and none can be tested. */
export function addressHash({ email }: User, config: Config): string {
  return createHmac('sha256', signingSecret(config)).update(`departed ${email}`).digest('base64url');
}

/**
 * Stores the credits that a deleted account used of its current periods, so that a new account with the same address
 * does not get them again. The row expires when the period ends, after 30 days at the latest, as the terms promise.
 */
export async function saveUsedCredits(user: User, config: Config, manager: EntityManager): Promise<void> {
  await queryAffected(
    manager,
    `INSERT INTO departed_credits (address_hash, period_start, used, expires_at)
     SELECT $2, period_start, used, least(period_end, now() + interval '30 days') FROM credit_periods WHERE user_id = $1 AND period_end > now() AND used > 0
     ON CONFLICT (address_hash, period_start) DO UPDATE SET used = greatest(departed_credits.used, excluded.used)`,
    [user.id, addressHash(user, config)],
  );
}
