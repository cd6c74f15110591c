import { Injectable } from '@nestjs/common';
import type { Acceptance, CitationRecord, CitationsPage, VerificationResult } from '@veracite/contracts/citations';
import { LIMITS } from '@veracite/contracts/limits';
import { DataSource, type EntityManager, type WhereExpressionBuilder } from 'typeorm';
import { z } from 'zod';
import { json, queryAffected, queryRows, onReplica } from '../../platform/database/checked-query';
import { storable, storableText } from '../../tasks/storable';
import { notFound } from '../../platform/problem/problem';
import type { Origin, ResultRecorder } from '../checks/check-tool';
import { StoredCheck } from '../checks/entities';
import { Citation } from './entities';
import type { WholeRecord } from './history-export';
import type { HistoryFilterQuery } from './dto';

/** Selects records of a user; an absent property selects all. */
export type HistoryFilter = Partial<HistoryFilterQuery>;

const SEARCHED = `lower(concat_ws(' ', original_text, reason, extracted_details->>'title', extracted_details->>'authors',
  extracted_details->>'journal', extracted_details->>'doi'))`;

/** SQL of the tool that made the check of a record. */
const TOOL = `CASE WHEN origin = 'bibliography' THEN origin
  WHEN EXISTS (SELECT FROM checks WHERE checks.id = batch_id AND checks.tool = 'documents') THEN 'documents' ELSE 'citations' END`;

/** Restricts a query on the table `citations` to the records of a user that match. Each word of `q` must occur. */
function matching<Builder extends WhereExpressionBuilder>(
  builder: Builder,
  userId: string,
  { status = 'all', tool = 'all', q = '', from, to }: HistoryFilter,
): Builder {
  builder.andWhere('user_id = :userId', { userId });
  if (status !== 'all') builder.andWhere('status = :status', { status: status === 'invalid' ? 'fake' : status });
  if (tool !== 'all') builder.andWhere(`${TOOL} = :tool`, { tool });
  if (from) builder.andWhere('created_at >= :from', { from });
  if (to) builder.andWhere('created_at < :to', { to });
  for (const [index, word] of storableText(q).split(/\s+/).filter(Boolean).entries())
    builder.andWhere(`strpos(${SEARCHED}, lower(:word${index})) > 0`, { [`word${index}`]: word });
  return builder;
}

const RECORDED = z.object({ id: z.string() });
const COUNT = z.object({ count: z.int() });
const PAGE = z.object({ totalCount: z.int(), citations: json<CitationRecord[]>() });

/** Columns of a page: a statement that names them is prepared, and `result` is unpacked once for each record. */
const SHOWN =
  'id, origin, batch_id, original_text, status, reason, source_links, extracted_details, result, created_at';

/** Records that an export reads at a time. */
const EXPORT_ROWS = 200;

/** Leaves out the explanations that a record lacks. */
const withoutNulls = ({ problem, reasonCodes, expected, ...record }: CitationRecord): CitationRecord => ({
  ...record,
  ...(problem && { problem }),
  ...(reasonCodes && { reasonCodes }),
  ...(typeof expected === 'number' && { expected }),
});

/** The append-only history of checked citations. */
@Injectable()
export class History implements ResultRecorder {
  constructor(private readonly database: DataSource) {}

  /**
   * Inserts results in order, in one statement.
   * @returns the results with their ids
   */
  async record(results: VerificationResult[], origin: Origin, manager: EntityManager): Promise<VerificationResult[]> {
    const rows = await queryRows(
      manager,
      RECORDED,
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
   * Returns a page of records, newest first.
   * @param page from 1
   */
  async page(userId: string, page: number, limit: number, filter: HistoryFilter = {}): Promise<CitationsPage> {
    const query = this.database.createQueryBuilder().select(SHOWN).from(Citation, 'citations');
    const [matched, values] = matching(query, userId, filter).getQueryAndParameters();
    const statement = `WITH matched AS NOT MATERIALIZED (${matched})
      SELECT (SELECT count(*)::integer FROM matched) AS "totalCount", (SELECT coalesce(json_agg(record), '[]') FROM (
        SELECT id, origin, ${TOOL} AS tool, batch_id AS "batchId", original_text AS "originalText", status, reason,
          source_links AS "sourceLinks", extracted_details AS "extractedDetails", problem, "reasonCodes", expected,
          to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
        FROM (TABLE matched ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS page,
          jsonb_to_record(result) AS shown (problem text, "reasonCodes" jsonb, expected float)
        ORDER BY created_at DESC, id DESC) AS record) AS citations`;
    const [found] = await onReplica(this.database, (manager) => queryRows(manager, PAGE, statement, values));
    const { citations, totalCount } = found ?? { citations: [], totalCount: 0 };
    const totalPages = Math.ceil(totalCount / limit);
    return {
      citations: citations.map(withoutNulls),
      pagination: { page, limit, totalCount, totalPages, hasPrevPage: page > 1, hasNextPage: page < totalPages },
    };
  }

  /** Reads all matching records with their results, newest first, in chunks so that a long history fits in memory. */
  async *chunks(userId: string, filter: HistoryFilter): AsyncGenerator<WholeRecord[]> {
    for (let last: Citation | undefined; ;) {
      const query = this.newestFirst(this.database.manager, userId, filter).addSelect('citations.result');
      if (last) query.andWhere('(citations.createdAt, citations.id) < (:createdAt, :id)', last);
      const records = await query.limit(EXPORT_ROWS).getMany();
      yield records.map((record) => ({ ...toRecord(record), result: withAccepted(record) }));
      last = records.at(-1);
      if (records.length < EXPORT_ROWS) return;
    }
  }

  async recent(userId: string): Promise<CitationRecord[]> {
    const { citations } = await this.page(userId, 1, LIMITS.recent);
    return citations;
  }

  /** @throws Problem 404 when the user has no such record */
  async get(userId: string, id: string): Promise<WholeRecord> {
    const record = await this.newestFirst(this.database.manager, userId, {})
      .addSelect('citations.result')
      .andWhere({ id })
      .getOne();
    if (!record) throw notFound('The citation');
    return { ...toRecord(record), result: { ...withAccepted(record), id } };
  }

  /**
   * Saves which corrections were accepted: all choices or none. Of two choices for one record the later one counts.
   * @throws Problem 404 when the user has no such record, or it has no correction in the style
   */
  async saveCorrections(userId: string, choices: Acceptance[]): Promise<void> {
    const last = new Map(choices.map(({ id, style }) => [id.toLowerCase(), style]));
    await this.database.transaction(async (manager) => {
      const saved = await queryAffected(
        manager,
        `UPDATE citations SET accepted = choice.style
         FROM unnest($2::uuid[], $3::text[]) AS choice (id, style)
         WHERE citations.user_id = $1 AND citations.id = choice.id
           AND (choice.style IS NULL OR citations.result->'correctedCitation'->>choice.style <> '')`,
        [userId, [...last.keys()], [...last.values()]],
      );
      if (saved < last.size) throw notFound('The citation or its correction');
    });
  }

  /** @throws Problem 404 when the user has no such record */
  async remove(userId: string, id: string): Promise<void> {
    if ((await this.delete(userId, {}, id)) === 0) throw notFound('The citation');
  }

  /** @returns the number of deleted records */
  removeAll(userId: string, filter: HistoryFilter): Promise<number> {
    return this.delete(userId, filter);
  }

  private newestFirst(manager: EntityManager, userId: string, filter: HistoryFilter) {
    const query = manager.getRepository(Citation).createQueryBuilder('citations');
    return matching(query, userId, filter).orderBy({ 'citations.createdAt': 'DESC', 'citations.id': 'DESC' });
  }

  /** Deletes records and all their copies: entries of checks, checks without results, and stored answers of requests. */
  private async delete(userId: string, filter: HistoryFilter, id?: string): Promise<number> {
    return this.database.transaction(async (manager) => {
      const deletion = matching(manager.createQueryBuilder().delete().from(Citation), userId, filter);
      if (id !== undefined) deletion.andWhere('id = :id', { id });
      const [condition, values] = deletion.returning(['id', 'batchId', 'userId']).getQueryAndParameters();
      const [deleted] = await queryRows(
        manager,
        COUNT,
        `WITH deleted AS (${condition}),
           entries AS (DELETE FROM check_entries USING deleted
             WHERE check_entries.check_id = deleted.batch_id AND check_entries.result->>'id' = deleted.id::text),
           answers AS (DELETE FROM idempotency_keys USING deleted
             WHERE idempotency_keys.user_id = deleted.user_id AND idempotency_keys.answer->>'id' = deleted.id::text)
         SELECT count(*)::integer AS count FROM deleted`,
        values,
      );
      await manager
        .createQueryBuilder()
        .delete()
        .from(StoredCheck)
        .where(`user_id = :userId AND state NOT IN ('read', 'queued', 'running')`, { userId })
        .andWhere('NOT EXISTS (SELECT FROM check_entries WHERE check_id = checks.id AND result IS NOT NULL)')
        .execute();
      return deleted?.count ?? 0;
    });
  }
}

const withAccepted = ({ result, accepted }: Citation): VerificationResult => ({
  ...result,
  ...(accepted && { accepted }),
});

function toRecord(citation: Citation): CitationRecord {
  const { id, origin, batchId, originalText, status, reason, sourceLinks, extractedDetails, createdAt } = citation;
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
