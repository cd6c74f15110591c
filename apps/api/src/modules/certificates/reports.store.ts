import { Injectable } from '@nestjs/common';
import { LIMITS } from '@veracite/contracts/limits';
import type { ListedEntry } from '@veracite/verification/certificate/report';
import { DataSource, type EntityManager } from 'typeorm';
import { Problem } from '../../platform/problem/problem';

/** A report that is sealed: of which batches, and by which one, where they were checked once more. */
export interface Report {
  id: string;
  batches: string[];
  sealingId: string | null;
  /** Its first line, once it is signed. */
  head: string | null;
  createdAt: Date;
}

/** An entry of what was checked, in the order of the report. */
export interface Reported {
  text: string;
  reference: object | null;
  status: string;
}

const COLUMNS = `id, batches, sealing_id AS "sealingId", head, created_at AS "createdAt"`;

/** The entries of batches in the order of a report; `$1` are the batches. */
const IN_ORDER = `unnest($1::uuid[]) WITH ORDINALITY AS part (batch_id, place)`;

/** Entries in memory at a time while a report is written. */
const PORTION = 20;

/** Reports and their sealed entries in PostgreSQL. */
@Injectable()
export class ReportsStore {
  constructor(private readonly database: DataSource) {}

  async find(userId: string, by: { id: string } | { batches: string[] }): Promise<Report | undefined> {
    const rows: Report[] = await this.database.query(
      `SELECT ${COLUMNS} FROM certificates WHERE user_id = $1 AND ${'id' in by ? 'id = $2' : 'batches = $2::uuid[]'}`,
      [userId, 'id' in by ? by.id : by.batches],
    );
    return rows[0];
  }

  /** @throws Problem 409 when another request was first */
  async insert(
    userId: string,
    batches: string[],
    sealingId?: string,
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO certificates (user_id, batches, sealing_id) VALUES ($1, $2, $3) ON CONFLICT (user_id, batches) DO NOTHING RETURNING id`,
      [userId, batches, sealingId ?? null],
    );
    if (rows.length === 0) throw new Problem(409, 'This report is being sealed already.', { retryAfter: 1 });
  }

  /** Forgets a report, with what was checked once more for it. */
  async remove({ id, sealingId }: Pick<Report, 'id' | 'sealingId'>, manager?: EntityManager): Promise<void> {
    const own = manager ?? this.database.manager;
    await own.query('DELETE FROM certificates WHERE id = $1', [id]);
    await own.query('DELETE FROM batches WHERE id = $1', [sealingId]);
  }

  /** What was checked, in order; what was given up is left out. */
  reported(batches: string[]): Promise<Reported[]> {
    return this.database.query(
      `SELECT text, reference, result->>'status' AS status FROM ${IN_ORDER} JOIN batch_items USING (batch_id)
       WHERE result IS NOT NULL ORDER BY place, position`,
      [batches],
    );
  }

  /** How the head lists what is sealed, in order. */
  async listed(batches: string[]): Promise<ListedEntry[]> {
    const rows: { listed: ListedEntry }[] = await this.database.query(
      `SELECT listed FROM ${IN_ORDER} JOIN sealed_entries USING (batch_id) ORDER BY place, position`,
      [batches],
    );
    return rows.map(({ listed }) => listed);
  }

  /** The first of the days for which the oldest entry of a report is kept; undefined without one. */
  async keptUntil(batches: string[]): Promise<Date | undefined> {
    const rows: { until: Date | null }[] = await this.database.query(
      `SELECT min(created_at) + interval '${LIMITS.certificateDays} days' AS until FROM sealed_entries WHERE batch_id = ANY ($1::uuid[])`,
      [batches],
    );
    return rows[0]?.until ?? undefined;
  }

  /** Signs once: the head that was first stands. */
  async keepHead(id: string, head: string): Promise<string | undefined> {
    const [rows] = await this.database.query<[{ head: string }[], number]>(
      'UPDATE certificates SET head = coalesce(head, $2) WHERE id = $1 RETURNING head',
      [id, head],
    );
    return rows[0]?.head;
  }

  /** Packed lines of entries in order, a few at a time: no connection is held while they are written. */
  async *packed(batches: string[]): AsyncGenerator<{ entry: Buffer }> {
    for (const batch of batches) {
      for (let after = -1; ;) {
        const rows: { position: number; entry: Buffer }[] = await this.database.query(
          'SELECT position, entry FROM sealed_entries WHERE batch_id = $1 AND position > $2 ORDER BY position LIMIT $3',
          [batch, after, PORTION],
        );
        yield* rows;
        after = rows.at(-1)?.position ?? after;
        if (rows.length < PORTION) break;
      }
    }
  }
}
