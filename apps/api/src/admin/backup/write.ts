import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { END, FORMAT, SEQUENCE, TABLE, TABLE_ENDS } from './format';
import { sequences, stepsTaken, tablesInOrder } from './tables';

/**
 * Writes everything that a database holds, as it stands at one moment while the product goes on.
 * @param out the file's text, uncompressed; not closed
 * @returns how many rows of how many tables
 */
export async function writeBackup(client: Client, out: Writable): Promise<{ rows: number; tables: number }> {
  const say = async (text: string | Buffer): Promise<void> => {
    if (!out.write(text)) await once(out, 'drain');
  };
  const line = (kind: string, what: unknown) => say(`${kind} ${JSON.stringify(what)}\n`);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await line(FORMAT, { made: new Date().toISOString(), steps: await stepsTaken(client) });
    const counts: Record<string, number> = {};
    for (const table of await tablesInOrder(client)) {
      await line(TABLE, table);
      const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
      const rows = client.query(copyTo(`COPY ${client.escapeIdentifier(table.name)} (${columns}) TO STDOUT`));
      for await (const chunk of rows) await say(chunk as Buffer);
      await say(`${TABLE_ENDS}\n`);
      counts[table.name] = rows.rowCount;
    }
    for (const sequence of await sequences(client)) await line(SEQUENCE, sequence);
    await line(END, counts);
    return { rows: Object.values(counts).reduce((sum, count) => sum + count, 0), tables: Object.keys(counts).length };
  } finally {
    await client.query('ROLLBACK');
  }
}
