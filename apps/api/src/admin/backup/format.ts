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
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      const line = chunk.subarray(from, at + 1);
      yield rest.length > 0 ? Buffer.concat([...rest, line]) : line;
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
