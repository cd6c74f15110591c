import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryAffected, queryRows } from '../../platform/database/checked-query';
import { type Config, CONFIG } from '../../platform/config/schema';
import { Mailer } from '../../platform/mail/mailer';
import { Problem } from '../../platform/problem/problem';
import { User } from '../auth/entities';
import { saveUsedCredits } from '../billing/deleted-accounts';
import { PAYMENT_EVENTS_OF } from './personal-data';

/** Fields of a payment event that bookkeeping may need; none is personal. */
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

/** Deletes accounts with all their data. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: DataSource,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem 409 while the user has a subscription that would still be charged, or a group with other members */
  async delete(user: User): Promise<void> {
    const { id, email } = user;
    await this.database.transaction(async (manager) => {
      const users = manager.getRepository(User);
      await users.findOne({ select: { id: true }, where: { id }, lock: { mode: 'pessimistic_write' } });
      const paying = await queryRows(
        manager,
        z.object({ id: z.string() }),
        `SELECT id FROM subscriptions
         WHERE user_id = $1 AND status IN ('active', 'trialing', 'past_due') AND cancel_at IS NULL LIMIT 1`,
        [id],
      );
      if (paying.length > 0)
        throw new Problem(
          409,
          'Please cancel your subscription first; otherwise it would still be charged without an account.',
        );
      const shared = await queryRows(
        manager,
        z.object({ name: z.string() }),
        `SELECT name FROM groups WHERE owner_id = $1
         AND EXISTS (SELECT FROM group_members WHERE group_id = groups.id AND user_id <> $1) LIMIT 1`,
        [id],
      );
      if (shared[0])
        throw new Problem(
          409,
          `Your group “${shared[0].name}” has other members. Please make one of them the owner, or delete the group.`,
        );
      await queryAffected(
        manager,
        `UPDATE payment_events SET payload = (payload - 'data') || jsonb_build_object('data', (
           SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(payload -> 'data') WHERE key = ANY($2)))
         WHERE ${PAYMENT_EVENTS_OF}`,
        [id, KEPT],
      );
      // Logs of groups of other users stay, without the name of this one.
      await queryAffected(
        manager,
        `UPDATE audit_events SET detail = detail - 'member' - 'email' WHERE detail ->> 'member' = $1 OR detail ->> 'email' = $2`,
        [id, email],
      );
      await saveUsedCredits(user, this.config, manager);
      await users.delete({ id });
    });
    this.mailer.send({
      to: email,
      subject: 'Your Veracite account was deleted',
      text: 'Your account, its history and its keys were deleted. You do not need to do anything.\n\nVeracite\n',
    });
  }
}
