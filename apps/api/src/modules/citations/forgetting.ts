import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { SEARCH_HOURS } from '../finder/searches.store';

const EVERY_MS = 5_000;

/** What is kept for a while only: deleted by the worker once its time is over. */
@Injectable()
export class Forgetting implements OnApplicationBootstrap {
  private readonly log = new Logger('Forgetting');

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): Promise<void> {
    return this.round();
  }

  @Interval(EVERY_MS)
  async round(): Promise<void> {
    try {
      await this.forget();
    } catch (error) {
      this.log.error({ err: error }, 'forgetting failed; the next round tries again');
    }
  }

  /** Lists that are not kept, with what a worker of a version before this one recorded of them; and searches. */
  async forget(): Promise<void> {
    await this.database.query(
      `WITH over AS (DELETE FROM batches WHERE forget_at <= now() AND state NOT IN ('queued', 'running') RETURNING id)
       DELETE FROM citations USING over WHERE citations.batch_id = over.id`,
    );
    await this.database.query('DELETE FROM finder_searches WHERE created_at < now() - make_interval(hours => $1)', [
      SEARCH_HOURS,
    ]);
  }
}
