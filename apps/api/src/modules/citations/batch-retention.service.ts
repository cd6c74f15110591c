import { Injectable } from '@nestjs/common';
import { isOpen } from './batch';
import { BatchRepository } from './batch.repository';
import type { Batch } from './entities/batch.entity';

/** Expiry of batches that are not kept. Batches that are kept, and open ones, do not expire. */
@Injectable()
export class BatchRetention {
  constructor(private readonly batches: BatchRepository) {}

  /**
   * Records that a client has received all results of a batch. It stays available for an hour after the first time, for
   * a lost response, reports and exports.
   */
  async markDelivered(batch: Batch): Promise<void> {
    if (expires(batch)) await this.batches.expireWithin(batch.id, '1 hour');
  }

  /** Makes a batch unavailable at once. */
  async expire(batch: Batch): Promise<void> {
    if (expires(batch)) await this.batches.expireWithin(batch.id, '0 hours');
  }
}

const expires = ({ state, expiresAt }: Batch): boolean => expiresAt !== null && !isOpen(state);
