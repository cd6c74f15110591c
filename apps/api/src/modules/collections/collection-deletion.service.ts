import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import { CheckClosing } from '../checks/check-closing.service';
import { StoredCollection, StoredPaper } from './entities';

const ID = z.object({ id: z.string() });

/** Deletes collections and papers with their files, checks and results. A trigger deletes the checks of papers. */
@Injectable()
export class CollectionDeletion {
  constructor(
    private readonly database: DataSource,
    private readonly closing: CheckClosing,
  ) {}

  async deleteCollection(id: string): Promise<void> {
    // From now on no paper is added or started.
    await this.database.getRepository(StoredCollection).update({ id }, { expiresAt: () => 'now()' });
    await this.cancel('papers.collection_id', id);
    await this.database.getRepository(StoredCollection).delete({ id });
  }

  async deletePaper(id: string): Promise<void> {
    await this.cancel('papers.id', id);
    await this.database.getRepository(StoredPaper).delete({ id });
  }

  /** Deletes the collections whose retention has ended. */
  async deleteExpired(): Promise<void> {
    const expired = 'SELECT id FROM collections WHERE expires_at <= now() LIMIT 20';
    for (const { id } of await queryRows(this.database, ID, expired)) await this.deleteCollection(id);
  }

  /** Cancels started checks, so that their results are charged and the other credits released. */
  private async cancel(column: 'papers.collection_id' | 'papers.id', id: string): Promise<void> {
    const started = `SELECT checks.id FROM checks JOIN papers ON papers.check_id = checks.id
      WHERE ${column} = $1 AND checks.state IN ('queued', 'running') AND reservation_id IS NOT NULL`;
    for (const check of await queryRows(this.database, ID, started, [id]))
      await this.closing.close(check.id, 'cancelled');
  }
}
