import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { Mailer } from '../../platform/mail/mailer';
import { Problem } from '../../platform/problem/problem';
import type { User } from '../auth/user.entity';
import { keepUsed } from '../billing/departed';
import { PAYMENT_EVENTS_OF } from './personal-data';

/** What bookkeeping may need of a payment event; it names nobody. */
const KEPT = [
  'id',
  'status',
  'action',
  'type',
  'subscription_id',
  'transaction_id',
  'currency_code',
  'details',
  'items',
];

/** Ends an account with all that hangs on it. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem 409 while a subscription would go on to be paid for */
  async delete(user: User): Promise<void> {
    const { id, email } = user;
    await this.database.transaction(async (manager) => {
      await manager.query('SELECT id FROM users WHERE id = $1 FOR UPDATE', [id]);
      const paying: unknown[] = await manager.query(
        `SELECT id FROM subscriptions
         WHERE user_id = $1 AND status IN ('active', 'trialing', 'past_due') AND cancel_at IS NULL LIMIT 1`,
        [id],
      );
      if (paying.length > 0)
        throw new Problem(
          409,
          'Please cancel your subscription first; it would go on to be charged without an account.',
        );
      await manager.query(
        `UPDATE payment_events SET payload = (payload - 'data') || jsonb_build_object('data', (
           SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(payload -> 'data') WHERE key = ANY($2)))
         WHERE ${PAYMENT_EVENTS_OF}`,
        [id, KEPT],
      );
      await keepUsed(user, this.config, manager);
      await manager.query('DELETE FROM users WHERE id = $1', [id]);
    });
    this.mailer.send({
      to: email,
      subject: 'Your Veracite account was deleted',
      text: 'Your account, its history and its keys were deleted just now. Nothing needs to be done.\n\nVeracite\n',
    });
  }
}
