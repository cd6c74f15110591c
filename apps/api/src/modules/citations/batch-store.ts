import { Injectable } from '@nestjs/common';
import type { OpenWork, VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import { STATUSES, type Status } from '@veracite/model/verdict';
import { DataSource, type EntityManager } from 'typeorm';
import { storable } from '../../platform/database/storable';
import { Credits } from '../billing/credits.service';
import { announce } from '../webhooks/outbox';
import { BATCH_COLUMNS, costOf, isOpen, unchecked, type Batch, type BatchState } from './batch';
import { History, RESULT } from './history.service';
import type { Asked } from './parse/asked';

/** Minutes that a batch which is not kept is there once it has ended: until somebody fetches it, and from then on. */
const UNFETCHED_MINUTES = 24 * 60;
const FETCHED_MINUTES = 60;

export type EndState = Exclude<BatchState, 'queued' | 'running'>;

export interface BatchItem {
  position: number;
  text: string;
  result: VerificationResult | null;
  /** Place in the order of settling, from 1. */
  sequence: number | null;
  /** Databases that are about to be asked again, by name; null when none is, or the item is settled. */
  askingAgain: string[] | null;
}

export interface OpenItem {
  position: number;
  text: string;
  /** As it was read with the text it was found in; null when it is read by itself. */
  reference: Reference | null;
}

/** Batches in PostgreSQL, which is the truth about them; the queue only says that there is work. */
@Injectable()
export class BatchStore {
  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly history: History,
  ) {}

  /** @param batch with its reservation made in the same transaction */
  async insert(
    batch: Pick<Batch, 'userId' | 'kind' | 'options' | 'reservationId' | 'deadlineAt'> & { keep: boolean },
    asked: readonly Asked[],
    manager: EntityManager,
  ): Promise<string> {
    const { userId, kind, options, reservationId, deadlineAt, keep } = batch;
    const rows: { id: string }[] = await manager.query(
      `INSERT INTO batches (user_id, kind, options, total, reservation_id, deadline_at, forget_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [userId, kind, storable(options), asked.length, reservationId, deadlineAt, keep ? null : deadlineAt],
    );
    const id = rows[0]?.id;
    if (id === undefined) throw new Error('a batch was not written');
    await manager.query(
      `INSERT INTO batch_items (batch_id, position, text, reference)
       SELECT $1, place - 1, text, reference
       FROM unnest($2::text[], $3::jsonb[]) WITH ORDINALITY AS list (text, reference, place)`,
      [id, asked.map(({ text }) => text), asked.map(({ reference }) => (reference ? storable(reference) : null))],
    );
    return id;
  }

  /** None whose time is over. @param userId leaves out the batches of others */
  async find(id: string, userId?: string): Promise<Batch | undefined> {
    const rows: Batch[] = await this.database.query(
      `SELECT ${BATCH_COLUMNS} FROM batches WHERE id = $1 AND ($2::uuid IS NULL OR user_id = $2)
         AND (forget_at IS NULL OR forget_at > now() OR state IN ('queued', 'running'))`,
      [id, userId ?? null],
    );
    return rows[0];
  }

  /** In the order of the asked. */
  items(id: string, manager: EntityManager = this.database.manager): Promise<BatchItem[]> {
    return manager.query(
      `SELECT position, text, result, sequence, CASE WHEN result IS NULL THEN asking_again END AS "askingAgain"
       FROM batch_items WHERE batch_id = $1 ORDER BY position`,
      [id],
    );
  }

  /** What nobody has checked yet, in the order of the asked. */
  open(id: string): Promise<OpenItem[]> {
    return this.database.query(
      'SELECT position, text, reference FROM batch_items WHERE batch_id = $1 AND result IS NULL ORDER BY position',
      [id],
    );
  }

  /** What is settled, in the order of the asked, with what its owner accepted of it since. */
  async results(id: string): Promise<VerificationResult[]> {
    const rows: { result: VerificationResult }[] = await this.database.query(
      `SELECT COALESCE(${RESULT}, item.result) || jsonb_strip_nulls(jsonb_build_object('id', citations.id)) AS result
       FROM batch_items item LEFT JOIN citations ON citations.id = (item.result->>'id')::uuid
       WHERE item.batch_id = $1 AND item.result IS NOT NULL ORDER BY position`,
      [id],
    );
    return rows.map(({ result }) => result);
  }

  /** Items settled after a place in the order of settling, and those that are about to be asked about again. */
  newsAfter(id: string, sequence: number): Promise<BatchItem[]> {
    return this.database.query(
      `SELECT position, text, result, sequence, CASE WHEN result IS NULL THEN asking_again END AS "askingAgain"
       FROM batch_items WHERE batch_id = $1 AND (sequence > $2 OR (result IS NULL AND asking_again IS NOT NULL))
       ORDER BY sequence, position`,
      [id, sequence],
    );
  }

  /**
   * Writes a result, once. The batch's row is locked meanwhile, so the order of settling is that of the commits.
   * @returns false when another result was first, or the batch is ours no more
   */
  async settle({ id, fence }: Batch, position: number, result: VerificationResult): Promise<boolean> {
    const rows: unknown[] = await this.database.query(
      `WITH owned AS (
         UPDATE batches SET settled = settled + 1 WHERE id = $1 AND fence = $2 AND state = 'running' AND EXISTS (
           SELECT 1 FROM batch_items WHERE batch_id = $1 AND position = $3 AND result IS NULL) RETURNING id, settled),
       written AS (
         UPDATE batch_items SET result = $4, sequence = owned.settled FROM owned
         WHERE batch_id = owned.id AND position = $3 AND result IS NULL RETURNING position)
       SELECT position FROM written`,
      [id, fence, position, storable(result)],
    );
    return rows.length > 0;
  }

  /** Notes which databases are about to be asked again about an item; none when all have answered or failed for good. */
  async noteAskingAgain({ id, fence }: Batch, position: number, sources: string[]): Promise<void> {
    await this.database.query(
      `UPDATE batch_items SET asking_again = $4 FROM batches
       WHERE batch_id = $1 AND position = $3 AND batches.id = $1 AND batches.fence = $2`,
      [id, fence, position, sources.length > 0 ? sources : null],
    );
  }

  /**
   * Ends a batch: records what was answered, unless it is not kept, charges it and gives the rest back, all in one transaction.
   * @param by `fence` of the worker that ends it, absent when it is ended from outside; `manager` of a transaction
   * @returns false when it was ended before, or is not that worker's
   */
  async close(id: string, state: EndState, by: { fence?: number; manager?: EntityManager } = {}): Promise<boolean> {
    return (by.manager ?? this.database).transaction(async (manager) => {
      const rows: Batch[] = await manager.query(`SELECT ${BATCH_COLUMNS} FROM batches WHERE id = $1 FOR UPDATE`, [id]);
      const batch = rows[0];
      if (!batch || !isOpen(batch.state) || (by.fence !== undefined && by.fence !== batch.fence)) return false;
      const items = await this.items(id, manager);
      const ended = items.flatMap(({ position, text, result }) =>
        result
          ? [{ position, result }]
          : state === 'cancelled'
            ? []
            : [{ position, result: unchecked(text, UNREACHED) }],
      );
      const { kind } = batch;
      const results = ended.map(({ result }) => result);
      const recorded = !batch.forgetAt
        ? await this.history.record(results, { userId: batch.userId, origin: kind, batchId: id }, manager)
        : results;
      const answered = recorded.filter(({ status }) => status !== 'unknown').length;
      // A reservation that expired was given back: nothing more can be charged for it, and the answers stand.
      if (batch.reservationId) await this.credits.settle(batch.reservationId, costOf(batch, answered), manager);
      const written = ended.map(({ position }, index) => ({ position, result: recorded[index] }));
      await manager.query(
        `UPDATE batch_items SET result = list.result FROM jsonb_to_recordset($2::jsonb) AS list (position integer, result jsonb)
         WHERE batch_id = $1 AND batch_items.position = list.position`,
        [id, storable(written)],
      );
      await manager.query(
        `UPDATE batches SET state = $2, finished_at = now(),
           forget_at = CASE WHEN forget_at IS NOT NULL THEN now() + make_interval(mins => $3) END WHERE id = $1`,
        [id, state, UNFETCHED_MINUTES],
      );
      await announce(manager, batch.userId, 'batch.finished', finished(batch, state, recorded));
      return true;
    });
  }

  /**
   * Somebody was given the whole of a batch that has ended. One that is not kept is there for an hour from the first time on:
   * for a reply that was lost, and for reports and exports.
   */
  handedOver(batch: Batch): Promise<void> {
    return this.forgetWithin(FETCHED_MINUTES, batch);
  }

  /** Forgets a batch that has ended and is not kept; nobody is given it from now on. */
  forget(batch: Batch): Promise<void> {
    return this.forgetWithin(0, batch);
  }

  private async forgetWithin(minutes: number, { id, state, forgetAt }: Batch): Promise<void> {
    if (!forgetAt || isOpen(state)) return;
    await this.database.query(
      'UPDATE batches SET forget_at = least(forget_at, now() + make_interval(mins => $2)) WHERE id = $1',
      [id, minutes],
    );
  }

  /** Batches of a user that have not ended, and how many texts of them wait. */
  async openOf(userId: string, manager: EntityManager): Promise<{ batches: number; texts: number }> {
    const rows: { batches: number; texts: number }[] = await manager.query(
      `SELECT count(*)::integer AS batches, coalesce(sum(total - settled), 0)::integer AS texts
       FROM batches WHERE user_id = $1 AND state IN ('queued', 'running')`,
      [userId],
    );
    return rows[0] ?? { batches: 0, texts: 0 };
  }

  /** What of a user's is being checked, the newest first. */
  openWork(userId: string): Promise<OpenWork[]> {
    return this.database.query(
      `SELECT id, CASE kind WHEN 'bibliography' THEN 'analysis' ELSE 'batch' END AS kind, total, settled,
              created_at AS "begunAt"
       FROM batches WHERE user_id = $1 AND state IN ('queued', 'running') ORDER BY created_at DESC`,
      [userId],
    );
  }
}

/** What endpoints are told of a batch that ended: nothing of what was asked, which its owner fetches by the id. */
function finished({ id, kind, total }: Batch, state: EndState, results: VerificationResult[]) {
  const count = (status: Status) => results.filter((result) => result.status === status).length;
  const statuses = Object.fromEntries(STATUSES.map((status) => [status, count(status)]));
  return { batchId: id, kind: kind === 'bibliography' ? 'analysis' : 'batch', state, totalCount: total, statuses };
}

const UNREACHED = 'This citation could not be checked in time. It was not charged; please try again.';
