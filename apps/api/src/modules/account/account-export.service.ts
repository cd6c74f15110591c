import { Injectable } from '@nestjs/common';
import type { Writable } from 'node:stream';
import { DataSource } from 'typeorm';
import { write } from '../../platform/http/download';
import { personalTables, SELECT_PAYMENT_EVENTS } from './personal-data';

/** Rows that are in memory at a time. */
const PORTION = 200;

/** Everything that is held of a user, as one JSON document: `{ exportedAt, tables: { users: [...], ... } }`. */
@Injectable()
export class AccountExport {
  constructor(private readonly database: DataSource) {}

  /**
   * Writes the document as fast as it is read; it is never in memory as a whole, and no connection to the database is
   * held while the reader is waited for. What is deleted meanwhile may be in it or not.
   */
  async write(userId: string, out: Writable): Promise<void> {
    const tables = [
      ...(await personalTables(this.database.manager)),
      { table: 'payment_events', select: SELECT_PAYMENT_EVENTS },
    ];
    await write(out, `{"exportedAt":${JSON.stringify(new Date().toISOString())},"tables":{`);
    for (const [at, { table, select }] of tables.entries()) {
      await write(out, `${at === 0 ? '' : ','}\n${JSON.stringify(table)}:[`);
      await this.writeRows(select, userId, out);
      await write(out, ']');
    }
    await write(out, '}}\n');
  }

  private async writeRows(select: string, userId: string, out: Writable): Promise<void> {
    for (let place: string[] | null = null; ;) {
      const rows: { row: unknown; place: string[] }[] = await this.database.query(select, [userId, place, PORTION]);
      const first = place === null;
      if (rows.length > 0)
        await write(out, (first ? '\n' : ',\n') + rows.map(({ row }) => JSON.stringify(row)).join(',\n'));
      if (rows.length < PORTION) return;
      place = rows.at(-1)?.place ?? null;
    }
  }
}
