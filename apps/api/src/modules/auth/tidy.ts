import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { queryAffected } from '../../platform/database/checked-query';

const EVERY_MS = 3_600_000;

/** Conditions for expired rows by table. Failed sign-ins count for ten minutes, the longest wait. */
const EXPIRED = {
  sessions: 'expires_at < now()',
  departed_credits: 'expires_at < now()',
  password_resets: 'expires_at < now()',
  sign_in_attempts: 'expires_at < now()',
  login_places: `seen_at < now() - interval '90 days'`,
  webhook_deliveries: `state <> 'pending' AND created_at < now() - interval '30 days'`,
  login_failures: `last_at < now() - interval '1 hour'`,
};

/** Deletes expired rows every hour. */
@Injectable()
export class Tidy implements OnApplicationBootstrap {
  private readonly log = new Logger('Tidy');

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): Promise<void> {
    return this.round();
  }

  @Interval(EVERY_MS)
  async round(): Promise<void> {
    for (const [table, condition] of Object.entries(EXPIRED)) {
      try {
        await queryAffected(this.database, `DELETE FROM ${table} WHERE ${condition}`);
      } catch (error) {
        this.log.error({ err: error }, `${table}: expired rows could not be deleted; the next round tries again`);
      }
    }
  }
}
