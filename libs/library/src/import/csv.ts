import { tableRows } from '@veracite/text/table-rows';

/**
 * Returns rows of comma- or tab-separated text by the names in the first line.
 * @param isQuoted whether a separator or a line break in quotation marks is part of a cell (RFC 4180); if not, cells are divided by tabs
 */
export async function* csvRows(lines: AsyncIterable<string>, isQuoted = true): AsyncGenerator<Record<string, string>> {
  let head: string[] | undefined;
  let pending = '';
  let separator = ',';
  for await (const line of lines) {
    pending = pending === '' ? line : `${pending}\n${line}`;
    // A record is whole when its quotes pair up.
    if (pending === '' || (isQuoted && pending.split('"').length % 2 === 0)) continue;
    if (head === undefined) {
      separator = isQuoted && !pending.includes('\t') ? ',' : '\t';
      pending = pending.replace(/^\uFEFF/, '');
    }
    const { cells = [] } = tableRows(pending, separator, isQuoted)[0] ?? {};
    if (head === undefined) head = cells;
    else yield Object.fromEntries(head.map((name, index) => [name, cells[index] ?? '']));
    pending = '';
  }
}
