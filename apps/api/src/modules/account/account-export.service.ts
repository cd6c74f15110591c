import { Injectable } from '@nestjs/common';
import type { Writable } from 'node:stream';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import { write } from '../../platform/http/download';
import { personalTables, SELECT_PAYMENT_EVENTS } from './personal-data';

/** Rows in memory at a time. */
const CHUNK = 200;

const ROW = z.object({ row: z.unknown(), place: z.array(z.string()) });

/** Exports all data of a user as one JSON document: `{ exportedAt, tables: { users: [...], ... } }`. */
@Injectable()
export class AccountExport {
  constructor(private readonly database: DataSource) {}

  /** Writes the document as fast as the client reads, without a connection: rows deleted meanwhile may be missing. */
  async write(userId: string, out: Writable): Promise<void> {
    const tables = [
      ...(await personalTables(this.database.manager)),
      { table: 'payment_events', select: SELECT_PAYMENT_EVENTS },
    ];
    await write(out, `{"exportedAt":${JSON.stringify(new Date().toISOString())},"tables":{`);
    for (const [index, { table, select }] of tables.entries()) {
      await write(out, `${index === 0 ? '' : ','}\n${JSON.stringify(table)}:[`);
      await this.writeRows(select, userId, out);
      await write(out, ']');
    }
    await write(out, '}}\n');
  }

  private async writeRows(select: string, userId: string, out: Writable): Promise<void> {
    for (let place: string[] | null = null; ;) {
      const rows: z.infer<typeof ROW>[] = await queryRows(this.database, ROW, select, [userId, place, CHUNK]);
      const first = place === null;
      if (rows.length > 0)
        await write(out, (first ? '\n' : ',\n') + rows.map(({ row }) => JSON.stringify(row)).join(',\n'));
      if (rows.length < CHUNK) return;
      place = rows.at(-1)?.place ?? null;
    }
  }
}
