import { Injectable } from '@nestjs/common';
import type { Enrichment } from '@veracite/verification/bibliography/enrich';
import { DataSource } from 'typeorm';
import { StoredCheck } from '../checks/entities/check.entity';

/** Reads and writes what was found for a bibliography as a whole. */
@Injectable()
export class FindingsRepository {
  constructor(private readonly database: DataSource) {}

  /** Saves findings, unless another worker has the batch now. */
  async save({ id, fence }: Pick<StoredCheck, 'id' | 'fence'>, findings: Enrichment): Promise<void> {
    await this.database
      .getRepository(StoredCheck)
      .update({ id, fence, state: 'running' }, { findings: findings as object });
  }

  async of(batchId: string): Promise<Enrichment | undefined> {
    const where = { id: batchId };
    const batch = await this.database
      .getRepository(StoredCheck)
      .findOne({ where, select: { id: true, findings: true } });
    return batch?.findings ?? undefined;
  }
}
