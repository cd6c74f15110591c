import { Injectable } from '@nestjs/common';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { DataSource, type QueryRunner } from 'typeorm';
import { belongings, PAYMENT_EVENTS_OF } from './belongings';

/** Rows that are in memory at a time. */
const PORTION = 200;

/** Everything that is held of a user, as one JSON document: `{ exportedAt, tables: { users: [...], ... } }`. */
@Injectable()
export class AccountExport {
  constructor(private readonly database: DataSource) {}

  /** Writes the document as of one moment, whatever happens meanwhile; it is never in memory as a whole. */
  async write(userId: string, out: Writable): Promise<void> {
    const runner = this.database.createQueryRunner();
    await runner.startTransaction('REPEATABLE READ');
    try {
      const tables = await belongings(runner.manager);
      const payments = `SELECT payload AS row FROM payment_events WHERE ${PAYMENT_EVENTS_OF}`;
      await send(out, `{"exportedAt":${JSON.stringify(new Date().toISOString())},"tables":{`);
      for (const [at, { table, select }] of [...tables, { table: 'payment_events', select: payments }].entries()) {
        await send(out, `${at === 0 ? '' : ','}\n${JSON.stringify(table)}:[`);
        await this.writeRows(runner, select, userId, out);
        await send(out, ']');
      }
      await send(out, '}}\n');
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  private async writeRows(runner: QueryRunner, select: string, userId: string, out: Writable): Promise<void> {
    await runner.query(`DECLARE portion NO SCROLL CURSOR FOR ${select}`, [userId]);
    for (let first = true; ;) {
      const rows: { row: unknown }[] = await runner.query(`FETCH ${PORTION} FROM portion`);
      if (rows.length === 0) break;
      await send(out, (first ? '\n' : ',\n') + rows.map(({ row }) => JSON.stringify(row)).join(',\n'));
      first = false;
    }
    await runner.query('CLOSE portion');
  }
}

async function send(out: Writable, text: string): Promise<void> {
  if (out.destroyed) throw new Error('the reader has gone');
  if (!out.write(text)) await Promise.race([once(out, 'drain'), once(out, 'close')]);
}
