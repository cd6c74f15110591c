import { Injectable } from '@nestjs/common';
import type { CitationRecord, CitationsPage, VerificationResult } from '@veracite/contracts/citations';
import { LIMITS } from '@veracite/contracts/limits';
import { DataSource, type EntityManager } from 'typeorm';
import { onReplica } from '../../platform/database/replica';
import { storable, storableText } from '../../platform/database/storable';
import { notFound } from '../../platform/problem/problem';
import { Citation } from './citation.entity';
import type { WholeRecord } from './history-export';
import { MATCHES, valuesOf, type HistoryFilter } from './history-filter';

/** Where a record came from. */
export interface Origin {
  userId: string;
  origin: Citation['origin'];
  batchId?: string;
}

type Row = Omit<Citation, 'userId' | 'result' | 'accepted'>;

/** A record's result with what its owner accepted of it. */
export const RESULT = `citations.result || jsonb_strip_nulls(jsonb_build_object('accepted', citations.accepted))`;

const COLUMNS = `id, origin, batch_id AS "batchId", original_text AS "originalText", status, reason, source_links AS "sourceLinks",
  extracted_details AS "extractedDetails", created_at AS "createdAt"`;

/** Records read at a time by an export. */
const PART = 200;

/** The append-only history of what was checked. */
@Injectable()
export class History {
  constructor(private readonly database: DataSource) {}

  /**
   * Writes results down, in order, and puts the records' ids into them.
   * @returns the results with their ids
   */
  async record(results: VerificationResult[], origin: Origin, manager: EntityManager): Promise<VerificationResult[]> {
    const rows: { id: string }[] = await manager.query(
      `INSERT INTO citations (user_id, origin, batch_id, original_text, status, reason, source_links, extracted_details, result, created_at)
       SELECT $1, $2, $3, item->>'originalText', item->>'status', item->>'reason', item->'sourceLinks',
         NULLIF(item->'extractedDetails', 'null'), item,
         clock_timestamp() - (jsonb_array_length($4::jsonb) - place) * interval '1 millisecond'
       FROM jsonb_array_elements($4::jsonb) WITH ORDINALITY AS list (item, place) ORDER BY place RETURNING id`,
      [origin.userId, origin.origin, origin.batchId ?? null, storable(results)],
    );
    return results.map((result, index) => ({ ...result, id: rows[index]?.id }));
  }

  /**
   * Newest first.
   * @param page from 1
   */
  async page(userId: string, page: number, limit: number, filter: HistoryFilter = {}): Promise<CitationsPage> {
    const values = valuesOf(userId, filter);
    const [rows, [counted]] = await onReplica(this.database, async (manager) => [
      await manager.query<Row[]>(
        `SELECT ${COLUMNS} FROM citations WHERE ${MATCHES} ORDER BY created_at DESC, id DESC LIMIT $6 OFFSET $7`,
        [...values, limit, (page - 1) * limit],
      ),
      await manager.query<{ total: number }[]>(
        `SELECT count(*)::integer AS total FROM citations WHERE ${MATCHES}`,
        values,
      ),
    ]);
    const totalCount = counted?.total ?? 0;
    const totalPages = Math.ceil(totalCount / limit);
    return {
      citations: rows.map(toRecord),
      pagination: { page, limit, totalCount, totalPages, hasPrevPage: page > 1, hasNextPage: page < totalPages },
    };
  }

  /** All records that match with their whole results, newest first, a part at a time so that a long history fits in memory. */
  async *parts(userId: string, filter: HistoryFilter): AsyncGenerator<WholeRecord[]> {
    const values = valuesOf(userId, filter);
    for (let last: Row | undefined; ;) {
      const rows = await this.database.query<(Row & { result: VerificationResult })[]>(
        `SELECT ${COLUMNS}, ${RESULT} AS result FROM citations
         WHERE ${MATCHES} AND ($6::timestamptz IS NULL OR (created_at, id) < ($6, $7::uuid))
         ORDER BY created_at DESC, id DESC LIMIT ${PART}`,
        [...values, last?.createdAt ?? null, last?.id ?? null],
      );
      yield rows.map((row) => ({ ...toRecord(row), result: row.result }));
      last = rows.at(-1);
      if (rows.length < PART) return;
    }
  }

  async recent(userId: string): Promise<CitationRecord[]> {
    const { citations } = await this.page(userId, 1, LIMITS.recent);
    return citations;
  }

  /** @throws Problem 404 when there is none, or it is somebody else's */
  async one(userId: string, id: string): Promise<WholeRecord> {
    const record = await this.database.getRepository(Citation).findOneBy({ userId, id });
    if (!record) throw notFound('The citation');
    const { result, accepted } = record;
    return { ...toRecord(record), result: { ...result, id, ...(accepted && { accepted }) } };
  }

  /** @throws Problem 404 as above */
  async remove(userId: string, id: string): Promise<void> {
    if ((await this.forget(userId, 'user_id = $1 AND id = $2', [userId, id])) === 0) throw notFound('The citation');
  }

  /** @returns how many records were deleted */
  removeAll(userId: string, filter: HistoryFilter): Promise<number> {
    return this.forget(userId, MATCHES, valuesOf(userId, filter));
  }

  /** Deletes records with the items of batches that hold them, batches that have none left, and answers kept for repeats. */
  private async forget(userId: string, condition: string, values: unknown[]): Promise<number> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<{ gone: number }[]>(
        `WITH gone AS (DELETE FROM citations WHERE ${condition} RETURNING id, batch_id, user_id),
           items AS (DELETE FROM batch_items USING gone
             WHERE batch_items.batch_id = gone.batch_id AND batch_items.result->>'id' = gone.id::text),
           answers AS (DELETE FROM idempotency_keys USING gone
             WHERE idempotency_keys.user_id = gone.user_id AND idempotency_keys.answer->>'id' = gone.id::text)
         SELECT count(*)::integer AS gone FROM gone`,
        values,
      );
      await manager.query(
        `DELETE FROM batches WHERE user_id = $1 AND state NOT IN ('queued', 'running')
           AND NOT EXISTS (SELECT FROM batch_items WHERE batch_id = batches.id AND result IS NOT NULL)`,
        [userId],
      );
      return rows[0]?.gone ?? 0;
    });
  }
}

function toRecord(row: Row): CitationRecord {
  const { id, origin, batchId, originalText, status, reason, sourceLinks, extractedDetails, createdAt } = row;
  return {
    id,
    origin,
    batchId,
    originalText: storableText(originalText),
    status,
    reason,
    sourceLinks,
    extractedDetails,
    createdAt: createdAt.toISOString(),
  };
}
