import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryAffected } from '../../platform/database/checked-query';
import { FinderSearch, SEARCH_HOURS } from '../finder/entities';

/** Deletes checks that are not kept or were never started, and searches, once they have expired. */
@Injectable()
export class ExpiredData {
  constructor(private readonly database: DataSource) {}

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
