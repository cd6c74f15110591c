import { Injectable } from '@nestjs/common';
import type { Enrichment } from '@veracite/verification/bibliography/enrich';
import { DataSource } from 'typeorm';
import { storable } from '../../platform/database/storable';
import type { Batch } from '../citations/batch';

/** What was found beside the results of a bibliography's entries. */
@Injectable()
export class FindingsStore {
  constructor(private readonly database: DataSource) {}

  /** Written by the worker that has the batch, and by no other. */
  async keep({ id, fence }: Pick<Batch, 'id' | 'fence'>, findings: Enrichment): Promise<void> {
    await this.database.query(`UPDATE batches SET findings = $3 WHERE id = $1 AND fence = $2 AND state = 'running'`, [
      id,
      fence,
      storable(findings),
    ]);
  }

  async of(batchId: string): Promise<Enrichment | undefined> {
    const rows: { findings: Enrichment | null }[] = await this.database.query(
      'SELECT findings FROM batches WHERE id = $1',
      [batchId],
    );
    return rows[0]?.findings ?? undefined;
  }
}
