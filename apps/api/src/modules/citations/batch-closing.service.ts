import { Injectable } from '@nestjs/common';
import type { VerificationResult } from '@veracite/contracts/citations';
import { STATUSES } from '@veracite/model/verdict';
import { DataSource, type EntityManager } from 'typeorm';
import { Credits } from '../billing/credits.service';
import { announce } from '../webhooks/outbox';
import { costOf, isOpen, publicKindOf, unchecked, type EndState } from './batch';
import { BatchRepository } from './batch.repository';
import type { BatchItem } from './entities/batch-item.entity';
import type { Batch } from './entities/batch.entity';
import { History } from './history.service';

const UNREACHED = 'This citation could not be checked in time. It was not charged; please try again.';

/** Ends batches: results go into the history, credits are charged, and webhooks are notified, in one transaction. */
@Injectable()
export class BatchClosing {
  constructor(
    private readonly database: DataSource,
    private readonly batches: BatchRepository,
    private readonly credits: Credits,
    private readonly history: History,
  ) {}

  /**
   * Ends a batch. Credits that are not used are returned.
   * @param by `fence` of the worker that ends it, absent for a user's request; `manager` of a surrounding transaction
   * @returns false when it has ended already, or another worker has it now
   */
  async close(id: string, state: EndState, by: { fence?: number; manager?: EntityManager } = {}): Promise<boolean> {
    return (by.manager ?? this.database).transaction(async (manager) => {
      const batch = await this.batches.lock(id, manager);
      if (!batch || !isOpen(batch.state) || (by.fence !== undefined && by.fence !== batch.fence)) return false;
      const items = finalItems(await this.batches.items(id, manager), state);
      const { kind, userId, reservationId } = batch;
      const results = items.map(({ result }) => result);
      const recorded = !batch.expiresAt
        ? await this.history.record(results, { userId, origin: kind, batchId: id }, manager)
        : results;
      const answered = recorded.filter(({ status }) => status !== 'unknown').length;
      // An expired reservation was returned: the results are valid and cannot be charged any more.
      if (reservationId) await this.credits.settle(reservationId, costOf(batch, answered), manager);
      const written = items.map(({ position }, index) => ({ position, result: recorded[index] }));
      await this.batches.replaceResults(id, written, manager);
      await this.batches.end(id, state, manager);
      await announce(manager, userId, 'batch.finished', eventData(batch, state, recorded));
      return true;
    });
  }
}

/** Returns the items that the user gets: of a canceled batch only those that were checked. */
function finalItems(items: BatchItem[], state: EndState): { position: number; result: VerificationResult }[] {
  return items.flatMap(({ position, text, result }) => {
    if (result) return [{ position, result }];
    return state === 'cancelled' ? [] : [{ position, result: unchecked(text, UNREACHED) }];
  });
}

/** Returns the data of a webhook event: counts only, since the owner can fetch the texts by the id. */
function eventData({ id, kind, total }: Batch, state: EndState, results: VerificationResult[]) {
  const statuses = Object.fromEntries(
    STATUSES.map((status) => [status, results.filter((result) => result.status === status).length]),
  );
  return { batchId: id, kind: publicKindOf(kind), state, totalCount: total, statuses };
}
