import { Injectable } from '@nestjs/common';
import type { OpenWork, VerificationResult } from '@veracite/contracts/citations';
import { DataSource, In, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryAffected, queryRows } from '../../platform/database/checked-query';
import { storable } from '../../platform/database/storable';
import { publicKindOf, type EndState } from './batch';
import { BatchItem } from './entities/batch-item.entity';
import { Batch } from './entities/batch.entity';
import { RESULT } from './history.service';
import type { CheckInput } from './parse/check-input';

/** A batch to be created, with its reservation made in the same transaction. */
export type NewBatch = Pick<Batch, 'userId' | 'kind' | 'options' | 'reservationId' | 'deadlineAt'> & { keep: boolean };

/** How long a batch that is not kept stays available when it is never fetched. */
const UNDELIVERED = '24 hours';
const OPEN = In(['queued', 'running']);

/** Reads and writes batches. PostgreSQL holds their state; the queue only reports that there is work. */
@Injectable()
export class BatchRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns the id of the batch */
  async insert({ keep, ...batch }: NewBatch, inputs: readonly CheckInput[], manager: EntityManager): Promise<string> {
    const { identifiers } = await manager
      .getRepository(Batch)
      .insert({ ...batch, total: inputs.length, expiresAt: keep ? null : batch.deadlineAt });
    const { id } = identifiers[0] as Pick<Batch, 'id'>;
    await queryAffected(
      manager,
      `INSERT INTO batch_items (batch_id, position, text, reference)
       SELECT $1, place - 1, text, reference
       FROM unnest($2::text[], $3::jsonb[]) WITH ORDINALITY AS list (text, reference, place)`,
      [id, inputs.map(({ text }) => text), inputs.map(({ reference }) => (reference ? storable(reference) : null))],
    );
    return id;
  }

  /**
   * Returns a batch, or null when there is none or it has expired.
   * @param userId leaves out the batches of other users
   */
  find(id: string, userId?: string): Promise<Batch | null> {
    return this.database
      .getRepository(Batch)
      .createQueryBuilder('batch')
      .where({ id, ...(userId !== undefined && { userId }) })
      .andWhere(`(batch.expiresAt IS NULL OR batch.expiresAt > now() OR batch.state IN ('queued', 'running'))`)
      .getOne();
  }

  /** Returns a batch and locks its row until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<Batch | null> {
    return manager.getRepository(Batch).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Marks a batch as ended. One that is not kept stays available for a day. */
  async end(id: string, state: EndState, manager: EntityManager): Promise<void> {
    const expiresAt = () => `CASE WHEN forget_at IS NOT NULL THEN now() + interval '${UNDELIVERED}' END`;
    await manager.getRepository(Batch).update({ id }, { state, finishedAt: () => 'now()', expiresAt });
  }

  /** Shortens the time until a batch that is not kept is deleted. @param delay a PostgreSQL interval */
  async expireWithin(id: string, delay: string): Promise<void> {
    const expiresAt = () => `least(forget_at, now() + interval '${delay}')`;
    await this.database.getRepository(Batch).update({ id }, { expiresAt });
  }

  /** Returns all items in the order of the request. */
  items(id: string, manager: EntityManager = this.database.manager): Promise<BatchItem[]> {
    return manager.getRepository(BatchItem).find({ where: { batchId: id }, order: { position: 'ASC' } });
  }

  /** Returns the items without a result, with their parsed references, in the order of the request. */
  openItems(id: string): Promise<BatchItem[]> {
    return this.database
      .getRepository(BatchItem)
      .createQueryBuilder('item')
      .addSelect('item.reference')
      .where('item.batchId = :id AND item.result IS NULL', { id })
      .orderBy('item.position')
      .getMany();
  }

  /** Returns the results in the order of the request, with the corrections that the user has accepted since. */
  async results(id: string): Promise<VerificationResult[]> {
    const rows = await queryRows(
      this.database,
      z.object({ result: json<VerificationResult>() }),
      `SELECT COALESCE(${RESULT}, item.result) || jsonb_strip_nulls(jsonb_build_object('id', citations.id)) AS result
       FROM batch_items item LEFT JOIN citations ON citations.id = (item.result->>'id')::uuid
       WHERE item.batch_id = $1 AND item.result IS NOT NULL ORDER BY position`,
      [id],
    );
    return rows.map(({ result }) => result);
  }

  /** Returns the items whose result was written after the given sequence number, and those that will be retried. */
  changesAfter(id: string, sequence: number): Promise<BatchItem[]> {
    return this.database
      .getRepository(BatchItem)
      .createQueryBuilder('item')
      .where('item.batchId = :id', { id })
      .andWhere('(item.sequence > :sequence OR (item.result IS NULL AND item.askingAgain IS NOT NULL))', { sequence })
      .orderBy({ 'item.sequence': 'ASC', 'item.position': 'ASC' })
      .getMany();
  }

  /**
   * Writes a result once. The batch's row is locked meanwhile, so that sequence numbers
   * follow the order of the commits.
   * @returns false when the item has a result already, or another worker has the batch now
   */
  async settle(
    { id, fence }: Pick<Batch, 'id' | 'fence'>,
    position: number,
    result: VerificationResult,
  ): Promise<boolean> {
    const written = await queryRows(
      this.database,
      z.object({ position: z.int() }),
      `WITH owned AS (
         UPDATE batches SET settled = settled + 1 WHERE id = $1 AND fence = $2 AND state = 'running' AND EXISTS (
           SELECT 1 FROM batch_items WHERE batch_id = $1 AND position = $3 AND result IS NULL) RETURNING id, settled),
       written AS (
         UPDATE batch_items SET result = $4, sequence = owned.settled, asking_again = NULL FROM owned
         WHERE batch_id = owned.id AND position = $3 AND result IS NULL RETURNING position)
       SELECT position FROM written`,
      [id, fence, position, storable(result)],
    );
    return written.length > 0;
  }

  /** Replaces the results of a batch in one statement. */
  async replaceResults(
    id: string,
    results: { position: number; result: unknown }[],
    manager: EntityManager,
  ): Promise<void> {
    await queryAffected(
      manager,
      `UPDATE batch_items SET result = list.result, asking_again = NULL
       FROM jsonb_to_recordset($2::jsonb) AS list (position integer, result jsonb)
       WHERE batch_id = $1 AND batch_items.position = list.position`,
      [id, storable(results)],
    );
  }

  /** Records the databases that will be queried again for an item; an empty list clears them. */
  async saveAskingAgain(
    { id, fence }: Pick<Batch, 'id' | 'fence'>,
    position: number,
    sources: string[],
  ): Promise<void> {
    await this.database
      .createQueryBuilder()
      .update(BatchItem)
      .set({ askingAgain: sources.length > 0 ? sources : null })
      .where('batch_id = :id AND position = :position AND result IS NULL', { id, position })
      .andWhere('EXISTS (SELECT FROM batches WHERE id = :id AND fence = :fence)', { fence })
      .execute();
  }

  /** Returns the open batches of a user, the newest first. */
  openOf(
    userId: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Pick<Batch, 'id' | 'kind' | 'total' | 'settled' | 'createdAt'>[]> {
    const select = { id: true, kind: true, total: true, settled: true, createdAt: true } as const;
    const where = { userId, state: OPEN };
    return manager.getRepository(Batch).find({ select, where, order: { createdAt: 'DESC' } });
  }

  /** Returns what is being checked for a user, the newest first. */
  async openWork(userId: string): Promise<OpenWork[]> {
    const open = await this.openOf(userId);
    return open.map(({ id, kind, total, settled, createdAt }) => ({
      id,
      kind: publicKindOf(kind),
      total,
      settled,
      begunAt: createdAt.toISOString(),
    }));
  }
}
