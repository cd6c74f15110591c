/*
 * A backup is a gzipped text of lines, each a word and a JSON value:
 *
 *   veracite-backup-1 {"made":"2026-…","steps":{…}}   which steps of the tables it was made with
 *   table {"name":"users","columns":[…]}              the rows follow as PostgreSQL's COPY writes them, then `\.`
 *   sequence {"name":…,"value":…,"called":…}
 *   end {"users":12,…}                                rows of each table: a file without it was cut off
 */

export const FORMAT = 'veracite-backup-1';
export const TABLE = 'table';
/** COPY writes a backslash as two: no row of data is this line. */
export const TABLE_ENDS = '\\.';
export const SEQUENCE = 'sequence';
export const END = 'end';

/** Lines of a text with their line ends, as the bytes that they are; a last one without an end is given too. */
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
