import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';

const EVERY_MS = 3_600_000;

/** What is over, by table. Failed sign-ins matter for ten minutes, the longest that anybody has to wait. */
const OVER = {
  sessions: 'expires_at < now()',
  departed_credits: 'expires_at < now()',
  password_resets: 'expires_at < now()',
  sign_in_attempts: 'expires_at < now()',
  login_places: `seen_at < now() - interval '90 days'`,
  webhook_deliveries: `state <> 'pending' AND created_at < now() - interval '30 days'`,
  // Version 0.1 kept its certificates in these; the version after this one drops them.
  certificates: 'true',
  sealed_entries: 'true',
  batches: `kind = 'seal'`,
  login_failures: `last_at < now() - interval '1 hour'`,
};

/** Removes what has expired, so that nothing of a sign-in is kept longer than it is good for. */
@Injectable()
export class Tidy implements OnApplicationBootstrap {
  private readonly log = new Logger('Tidy');

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): Promise<void> {
    return this.round();
  }

  @Interval(EVERY_MS)
  async round(): Promise<void> {
    for (const [table, over] of Object.entries(OVER)) {
      try {
        await this.database.query(`DELETE FROM ${table} WHERE ${over}`);
      } catch (error) {
        this.log.error({ err: error }, `${table}: what has expired stays until the next round`);
      }
    }
  }
}
