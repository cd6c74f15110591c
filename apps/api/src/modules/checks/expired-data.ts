import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { queryAffected } from '../../platform/database/checked-query';
import { FinderSearch } from '../finder/entities/finder-search.entity';
import { SEARCH_HOURS } from '../finder/searches.repository';

const INTERVAL_MS = 5_000;

/** Deletes checks that are not kept or were never started, and searches, once they have expired. */
@Injectable()
export class ExpiredData implements OnApplicationBootstrap {
  private readonly log = new Logger('ExpiredData');

  constructor(private readonly database: DataSource) {}

  onApplicationBootstrap(): Promise<void> {
    return this.run();
  }

  @Interval(INTERVAL_MS)
  async run(): Promise<void> {
    try {
      await this.delete();
    } catch (error) {
      this.log.error({ err: error }, 'expired data could not be deleted; the next run tries again');
    }
  }

  async delete(): Promise<void> {
    // A worker of the previous version may have recorded citations of a check that is not kept.
    await queryAffected(
      this.database,
      `WITH expired AS (DELETE FROM checks WHERE expires_at <= now() AND state NOT IN ('queued', 'running') RETURNING id)
       DELETE FROM citations USING expired WHERE citations.batch_id = expired.id`,
    );
    await this.database
      .createQueryBuilder()
      .delete()
      .from(FinderSearch)
      .where(`created_at < now() - interval '${SEARCH_HOURS} hours'`)
      .execute();
  }
}
