import { Injectable } from '@nestjs/common';
import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryAffected, queryRows } from '../../platform/database/checked-query';
import type { EntriesJson } from '../../tasks/read-list';
import { storable } from '../../tasks/storable';
import { announceChange } from './check-changes';
import { type StoredCheck, StoredEntry } from './entities';

/** SQL of a record's result with the correction that its owner accepted. */
export const RESULT = `citations.result || jsonb_strip_nulls(jsonb_build_object('accepted', citations.accepted))`;

/** SQL of a result with its record's id and the correction that the user has accepted since. */
const RESULT_NOW = `COALESCE(${RESULT}, entry.result) || jsonb_strip_nulls(jsonb_build_object('id', citations.id))`;

/** SQL of an entry in its wire format. */
const ENTRY = `jsonb_build_object('position', position, 'raw', text, 'included', included,
    'csl', coalesce(entry.result #> '{parsed,csl}', reference->'csl', '{"type": "document"}'),
    'doubts', (SELECT coalesce(jsonb_agg(jsonb_build_object('code', doubt->'code', 'message', doubt->'message')), '[]')
      FROM jsonb_array_elements(reference->'doubts') AS doubt))
  || jsonb_strip_nulls(jsonb_build_object('place', details->'place', 'shown', details->'shown', 'key', details->'key',
    'label', details->'label'))
  || CASE WHEN entry.result IS NOT NULL THEN jsonb_build_object('result', ${RESULT_NOW})
    WHEN progress IS NULL AND retried IS NULL THEN '{}'
    ELSE jsonb_build_object('progress', jsonb_build_object('asked', coalesce(progress->'asked', '[]'),
      'answered', coalesce(progress->'answered', '[]'), 'retried', coalesce(to_jsonb(retried), '[]'))) END`;
const PAGE = z.object({ checkId: z.string(), entries: z.string() });
const UNRECORDED = z.object({ position: z.int(), text: z.string(), result: json<VerificationResult>().nullable() });
const RESULT_ROW = z.object({ result: json<VerificationResult>() });
const WRITTEN = z.object({ position: z.int() });

/** Which databases are queried for an entry. */
export type EntryProgress = Partial<Pick<StoredEntry, 'progress' | 'retried'>>;

/** A worker that has a check. Only the newest may write. */
type Worker = Pick<StoredCheck, 'id' | 'fence'>;

/** Reads and writes the entries of checks. */
@Injectable()
export class EntryRepository {
  constructor(private readonly database: DataSource) {}

  /** Inserts entries in order, in one statement. @param first position of the first one */
  async insert(checkId: string, { json: rows }: EntriesJson, manager: EntityManager, first = 0): Promise<void> {
    await queryAffected(
      manager,
      `INSERT INTO check_entries (check_id, position, text, reference, included, details, result, sequence)
       SELECT $1, $2 + place - 1, entry->>'text', nullif(entry->'reference', 'null'),
         coalesce((entry->>'included')::boolean, true), nullif(entry->'details', 'null'),
         entry->'result', CASE WHEN entry ? 'result' THEN place END
       FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS list (entry, place)`,
      [checkId, first, rows],
    );
  }

  /** Returns all entries in the order of the request. */
  all(checkId: string): Promise<StoredEntry[]> {
    return this.database.getRepository(StoredEntry).find({ where: { checkId }, order: { position: 'ASC' } });
  }

  /**
   * Returns entries in their wire format as the JSON of an array: parsing and writing hundreds of results takes the event
   * loop's time.
   * @param range positions of the first and the last
   */
  async page(checkId: string, [from, to]: readonly [number, number]): Promise<string> {
    const [page] = await this.wire('check_id = $1 AND position BETWEEN $2 AND $3', [checkId, from, to]);
    return page?.entries ?? '[]';
  }

  /** Returns some entries of several checks, by check. */
  async findSome(places: { checkId: string; position: number }[]): Promise<Map<string, CheckEntry[]>> {
    const where = `(check_id, position) IN (SELECT * FROM unnest($1::uuid[], $2::integer[]))`;
    const columns = [places.map(({ checkId }) => checkId), places.map(({ position }) => position)];
    const rows = await this.wire(where, columns);
    return new Map(rows.map(({ checkId, entries }) => [checkId, JSON.parse(entries) as CheckEntry[]]));
  }

  private wire(where: string, parameters: unknown[]): Promise<z.infer<typeof PAGE>[]> {
    return queryRows(
      this.database,
      PAGE,
      `SELECT check_id AS "checkId", json_agg(${ENTRY} ORDER BY position)::text AS entries
       FROM check_entries entry LEFT JOIN citations ON citations.id = (entry.result->>'id')::uuid
       WHERE ${where} GROUP BY check_id`,
      parameters,
    );
  }

  /** Returns the entries between two positions, with their parsed references. */
  between(checkId: string, first: number, last: number, manager = this.database.manager): Promise<StoredEntry[]> {
    return manager
      .getRepository(StoredEntry)
      .createQueryBuilder('entry')
      .addSelect('entry.reference')
      .where('entry.checkId = :checkId AND entry.position BETWEEN :first AND :last', { checkId, first, last })
      .orderBy('entry.position')
      .getMany();
  }

  /** Returns the entries to check that have no result, with their parsed references, in the order of the request. */
  open(checkId: string, limit: number): Promise<StoredEntry[]> {
    return this.database
      .getRepository(StoredEntry)
      .createQueryBuilder('entry')
      .addSelect('entry.reference')
      .where('entry.checkId = :checkId AND entry.included AND entry.result IS NULL', { checkId })
      .orderBy('entry.position')
      .limit(limit)
      .getMany();
  }

  /**
   * Returns entries that still have to be recorded when a check ends, in the order of the request.
   * @param which `keep`: those with a result that is not in the history; `unchecked`: those without a result
   */
  async unrecorded(
    checkId: string,
    which: { keep: boolean; unchecked: boolean; after: number; limit: number },
    manager: EntityManager,
  ): Promise<Pick<StoredEntry, 'position' | 'text' | 'result'>[]> {
    return queryRows(
      manager,
      UNRECORDED,
      `SELECT position, text, result FROM check_entries WHERE check_id = $1 AND included AND position > $2
         AND CASE WHEN result IS NULL THEN $3::boolean ELSE $4::boolean AND result->>'id' IS NULL END
       ORDER BY position LIMIT $5`,
      [checkId, which.after, which.unchecked, which.keep, which.limit],
    );
  }

  /** Returns the results in the order of the request, with the corrections that the user has accepted since. */
  async results(checkId: string): Promise<VerificationResult[]> {
    const rows = await queryRows(
      this.database,
      RESULT_ROW,
      `SELECT ${RESULT_NOW} AS result
       FROM check_entries entry LEFT JOIN citations ON citations.id = (entry.result->>'id')::uuid
       WHERE entry.check_id = $1 AND entry.result IS NOT NULL ORDER BY position`,
      [checkId],
    );
    return rows.map(({ result }) => result);
  }

  /** Returns the entries whose result was written after a sequence number, and open ones whose progress is known. */
  changesAfter(checkId: string, sequence: number): Promise<StoredEntry[]> {
    return this.database
      .getRepository(StoredEntry)
      .createQueryBuilder('entry')
      .where('entry.checkId = :checkId', { checkId })
      .andWhere(
        '(entry.sequence > :sequence OR (entry.result IS NULL AND (entry.retried IS NOT NULL OR entry.progress IS NOT NULL)))',
        { sequence },
      )
      .orderBy({ 'entry.sequence': 'ASC', 'entry.position': 'ASC' })
      .getMany();
  }

  /**
   * Writes a result once. The check's row is locked meanwhile, so that sequence numbers follow the order of the commits.
   * @returns false when the entry has a result already, or another worker has the check now
   */
  async settle({ id, fence }: Worker, position: number, result: VerificationResult): Promise<boolean> {
    const written = await queryRows(
      this.database,
      WRITTEN,
      `WITH owned AS (
         UPDATE checks SET settled = settled + 1 WHERE id = $1 AND fence = $2 AND state = 'running' AND EXISTS (
           SELECT 1 FROM check_entries WHERE check_id = $1 AND position = $3 AND result IS NULL) RETURNING id, settled),
       written AS (
         UPDATE check_entries SET result = $4, sequence = owned.settled, retried = NULL, progress = NULL FROM owned
         WHERE check_id = owned.id AND position = $3 AND result IS NULL RETURNING check_id, position)
       SELECT position, ${announceChange('check_id')} FROM written`,
      [id, fence, position, storable(result)],
    );
    return written.length > 0;
  }

  /** Replaces results in one statement. */
  async replaceResults(
    checkId: string,
    results: { position: number; result: unknown }[],
    manager: EntityManager,
  ): Promise<void> {
    await queryAffected(
      manager,
      `UPDATE check_entries SET result = list.result, retried = NULL, progress = NULL
       FROM jsonb_to_recordset($2::jsonb) AS list (position integer, result jsonb)
       WHERE check_id = $1 AND check_entries.position = list.position`,
      [checkId, storable(results)],
    );
  }

  /**
   * Replaces the result of an entry of an ended check. An entry that had none counts as settled from now on.
   * @returns false when the result was replaced since the entry was loaded: roll back then
   */
  async replaceResult(
    { checkId, position, isPaid, sequence }: Pick<StoredEntry, 'checkId' | 'position' | 'isPaid' | 'sequence'>,
    result: VerificationResult,
    manager: EntityManager,
  ): Promise<boolean> {
    const written = await queryAffected(
      manager,
      `WITH entry AS (SELECT (result IS NULL)::integer AS added, (NOT included)::integer AS restored
         FROM check_entries WHERE check_id = $1 AND position = $2),
       owned AS (UPDATE checks SET settled = settled + added, total = total + restored, excluded = excluded - restored
         FROM entry WHERE id = $1 RETURNING id)
       UPDATE check_entries SET result = $3, included = true, is_paid = $4,
         sequence = (SELECT coalesce(max(sequence), 0) + 1 FROM check_entries WHERE check_id = $1)
       FROM owned WHERE check_id = owned.id AND position = $2 AND sequence IS NOT DISTINCT FROM $5`,
      [checkId, position, storable(result), isPaid, sequence],
    );
    return written > 0;
  }

  /** Records which databases are queried for an entry that has no result yet. */
  async saveProgress({ id, fence }: Worker, position: number, progress: EntryProgress): Promise<void> {
    await this.database
      .createQueryBuilder()
      .update(StoredEntry)
      .set(progress)
      .where('check_id = :id AND position = :position AND result IS NULL', { id, position })
      .andWhere('EXISTS (SELECT FROM checks WHERE id = :id AND fence = :fence)', { fence })
      .returning(announceChange('check_id'))
      .execute();
  }
}
