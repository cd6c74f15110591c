import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';

/** A cell of a row: whole numbers as PostgreSQL's integer of so many bytes, or bytes. */
export type Cell = { bytes: 2 | 4; value: number } | Buffer;
export const int = (value: number): Cell => ({ bytes: 4, value });
export const small = (value: number): Cell => ({ bytes: 2, value });

const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);
const CHUNK = 1 << 18;

/**
 * Writes rows to a table, within a transaction of the caller. Rows of a partitioned table pass through a temporary one: COPY would
 * send them to foreign partitions one by one, INSERT sends them in batches.
 */
export async function copyInto(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  rows: Iterable<Cell[]>,
): Promise<void> {
  const { rows: kinds } = await client.query<{ isPartitioned: boolean }>(
    `select relkind = 'p' as "isPartitioned" from pg_class where oid = $1::regclass`,
    [table],
  );
  const names = columns.join(', ');
  if (!kinds[0]?.isPartitioned) return copyRows(client, `${table} (${names})`, rows);
  await client.query(`create temporary table incoming on commit drop as select ${names} from ${table} with no data`);
  await copyRows(client, `incoming (${names})`, rows);
  await client.query(`insert into ${table} (${names}) select ${names} from incoming`);
}

/** Writes rows in COPY's binary format (PostgreSQL manual, COPY, "Binary Format"). */
async function copyRows(client: PoolClient, target: string, rows: Iterable<Cell[]>): Promise<void> {
  const stream = client.query(from(`copy ${target} from stdin (format binary)`));
  const ended = finished(stream);
  let parts: Buffer[] = [HEADER];
  let size = HEADER.length;
  for (const row of rows) {
    const bytes = rowBytes(row);
    parts.push(bytes);
    size += bytes.length;
    if (size < CHUNK) continue;
    if (!stream.write(Buffer.concat(parts))) await Promise.race([once(stream, 'drain'), ended]);
    parts = [];
    size = 0;
  }
  stream.end(Buffer.concat([...parts, TRAILER]));
  await ended;
}

function rowBytes(row: readonly Cell[]): Buffer {
  const size = row.reduce((sum, cell) => sum + 4 + (Buffer.isBuffer(cell) ? cell.length : cell.bytes), 2);
  const bytes = Buffer.allocUnsafe(size);
  let offset = bytes.writeInt16BE(row.length, 0);
  for (const cell of row) {
    if (Buffer.isBuffer(cell)) {
      offset = bytes.writeInt32BE(cell.length, offset);
      offset += cell.copy(bytes, offset);
    } else {
      offset = bytes.writeInt32BE(cell.bytes, offset);
      offset = cell.bytes === 4 ? bytes.writeInt32BE(cell.value, offset) : bytes.writeInt16BE(cell.value, offset);
    }
  }
  return bytes;
}
