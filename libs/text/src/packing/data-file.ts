import { base64Of, bytesOf } from './base64';

/**
 * A data file is a JSON file in the `data` folder of a room, which source imports as it imports source; that works alike in Jest, in
 * the bundles and in the browser. Its parts are arrays of text, one entry a line, so that a change shows as the lines it is; numbers
 * and bits lie in them packed (numbers.ts, bloom.ts). `about` says what it holds, whence, under which licence, and what writes it.
 */
export interface DataFile {
  about: string;
}

/** Entries, each once. */
export interface ListFile extends DataFile {
  entries: string[];
}

/** Rows whose cells are divided by tabs; trailing empty cells may be left out. */
export interface TableFile extends DataFile {
  columns: string[];
  rows: string[];
}

/** Cells of one row by the names of their columns; an empty cell is an empty text. */
export type Row<Column extends string> = Record<Column, string>;

/**
 * Rows of a table.
 * @param columns those that are read
 * @throws Error when the file has no such column: data and source are not of one version
 */
export function rowsOf<Column extends string>(file: TableFile, columns: readonly Column[]): Row<Column>[] {
  const places = columns.map((column) => {
    const place = file.columns.indexOf(column);
    if (place < 0) throw new Error(`The data file has no column "${column}": ${file.about}`);
    return [column, place] as const;
  });
  return file.rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(places.map(([column, place]) => [column, cells[place] ?? ''])) as Row<Column>;
  });
}

/** Long packed text stands in lines of this many characters. */
const WIDTH = 120;

/** Packed text as the lines of a data file. */
export function linesOf(packed: string): string[] {
  return packed.match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
}

/** The inverse of `linesOf`. */
export function joined(lines: readonly string[]): string {
  return lines.join('');
}

/** Bits, such as a Bloom filter's, as the lines of a data file. */
export function bitLines(bits: Uint8Array): string[] {
  return linesOf(base64Of(bits));
}

/** The inverse of `bitLines`. */
export function bitsOf(lines: readonly string[]): Uint8Array {
  return bytesOf(joined(lines));
}

/** A value that is made when first asked for, such as a set out of a data file: what nobody asks for costs no start. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A data file as it is written: one entry a line. */
export function textOfDataFile(file: DataFile): string {
  return `${JSON.stringify(file, null, 1)}\n`;
}
