import type { ClientBase } from 'pg';

/*
 * A backup is a gzipped text. Each line is a word and a JSON value:
 *
 *   veracite-backup-1 {"made":"2026-…","steps":{…}}   the migrations that had run
 *   table {"name":"users","columns":[…]}              its rows follow in the format of COPY, then `\.`
 *   sequence {"name":…,"value":…,"called":…}
 *   end {"users":12,…}                                rows of each table; a file without it is truncated
 */

export const FORMAT = 'veracite-backup-1';
export const TABLE = 'table';
/** The end of a table. COPY doubles backslashes, so that no row is equal to this line. */
export const TABLE_ENDS = '\\.';
export const SEQUENCE = 'sequence';
export const END = 'end';

/** Splits bytes into lines, each with its line end. The last line may lack one. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  for await (const chunk of chunks) {
    let from = 0;
    for (let index = chunk.indexOf(10); index >= 0; index = chunk.indexOf(10, from)) {
      const line = chunk.subarray(from, index + 1);
      yield rest.length > 0 ? Buffer.concat([...rest, line]) : line;
      rest = [];
      from = index + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

/** Runs work in a transaction, and rolls it back when the work fails. @param mode transaction mode for BEGIN */
export async function inTransaction<T>(client: ClientBase, mode: string, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN ${mode}`);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A lost connection rolls back too: the first error is the one to report.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
