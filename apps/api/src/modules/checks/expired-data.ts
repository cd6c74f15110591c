import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FinderSearch, SEARCH_HOURS } from '../finder/entities';
import { StoredCheck } from './entities';

/** Deletes checks that are not kept or were never started, and searches, once they have expired. */
@Injectable()
export class ExpiredData {
  constructor(private readonly database: DataSource) {}

  async delete(): Promise<void> {
    await this.database
      .createQueryBuilder()
      .delete()
      .from(StoredCheck)
      .where(`expires_at <= now() AND state NOT IN ('queued', 'running')`)
      .execute();
    await this.database
      .createQueryBuilder()
      .delete()
      .from(FinderSearch)
      .where(`created_at < now() - interval '${SEARCH_HOURS} hours'`)
      .execute();
  }
}
