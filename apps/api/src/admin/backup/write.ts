import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { END, FORMAT, SEQUENCE, TABLE, TABLE_ENDS, inTransaction } from './format';
import { sequences, stepsTaken, tablesInOrder } from './tables';

export interface Counts {
  rows: number;
  tables: number;
}

/** Writes a snapshot of a database in use to `out`, uncompressed, and does not close it. */
export function writeBackup(client: Client, out: Writable): Promise<Counts> {
  const write = async (text: string | Buffer): Promise<void> => {
    if (!out.write(text)) await once(out, 'drain');
  };
  const writeLine = (kind: string, value: unknown) => write(`${kind} ${JSON.stringify(value)}\n`);
  return inTransaction(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async () => {
    await writeLine(FORMAT, { made: new Date().toISOString(), steps: await stepsTaken(client) });
    const counts: Record<string, number> = {};
    for (const table of await tablesInOrder(client)) {
      await writeLine(TABLE, table);
      const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
      const rows = client.query(copyTo(`COPY ${client.escapeIdentifier(table.name)} (${columns}) TO STDOUT`));
      for await (const chunk of rows) await write(chunk as Buffer);
      await write(`${TABLE_ENDS}\n`);
      counts[table.name] = rows.rowCount;
    }
    for (const sequence of await sequences(client)) await writeLine(SEQUENCE, sequence);
    await writeLine(END, counts);
    return sumOf(counts);
  });
}

/** @param counts rows of each table */
export const sumOf = (counts: Record<string, number>): Counts => ({
  rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
  tables: Object.keys(counts).length,
});
