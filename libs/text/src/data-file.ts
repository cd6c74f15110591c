/**
 * A JSON file in the `data` folder of a library, which sources import. Its parts are arrays of text with one entry per line, so that a
 * diff shows the changed entries. `about` states the content, source, license and the program that writes it. Weights of models are in
 * binary files (binary-file.ts).
 */
export interface DataFile {
  about: string;
}

/** Rows whose cells are divided by tabs; trailing empty cells may be left out. */
interface TableFile extends DataFile {
  columns: string[];
  rows: string[];
}

/** Cells of one row by the names of their columns; an empty cell is an empty text. */
export type Row<Column extends string> = Record<Column, string>;

/** Returns the rows of a table with these columns. @throws Error when the file has no such column */
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

/** Returns a getter that computes its value on the first call. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
