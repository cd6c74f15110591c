import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { queryAffected } from './checked-query';

/** Conditions for expired rows with texts of users, by table: checks that are not kept or were never started, and searches. */
const TEXTS = {
  checks: `expires_at <= now() AND state NOT IN ('queued', 'running')`,
  finder_searches: `created_at < now() - interval '1 hour'`,
};

/** Conditions for other expired rows. Failed sign-ins count for ten minutes, the longest wait. */
const OTHERS = {
  sessions: 'expires_at < now()',
  departed_credits: 'expires_at < now()',
  password_resets: 'expires_at < now()',
  sign_in_attempts: 'expires_at < now()',
  login_places: `seen_at < now() - interval '90 days'`,
  webhook_deliveries: `state <> 'pending' AND created_at < now() - interval '30 days'`,
  login_failures: `last_at < now() - interval '1 hour'`,
};

/** Deletes expired rows: texts of users every few seconds, others every hour. */
@Injectable()
export class ExpiredRows implements OnApplicationBootstrap {
  private readonly log = new Logger('ExpiredRows');

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): Promise<void> {
    return this.deleteOthers();
  }

  @Interval(5_000)
  deleteTexts(): Promise<void> {
    return this.delete(TEXTS);
  }

  @Interval(3_600_000)
  deleteOthers(): Promise<void> {
    return this.delete(OTHERS);
  }

  private async delete(expired: Record<string, string>): Promise<void> {
    for (const [table, condition] of Object.entries(expired)) {
      try {
        await queryAffected(this.database, `DELETE FROM ${table} WHERE ${condition}`);
      } catch (error) {
        this.log.error({ err: error }, `${table}: expired rows could not be deleted; the next round tries again`);
      }
    }
  }
}
