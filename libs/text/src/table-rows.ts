import type { Span } from '@veracite/model/reference';

/** A row of a table, and its place in the text. */
export interface TableRow {
  span: Span;
  cells: string[];
}

/** Matches the line below the names of the columns of a Markdown table: "| --- | :---: |". */
export const TABLE_RULE = String.raw`\|?(?:[ \t]?:?-{1,400}:?[ \t]?\|){1,40}(?:[ \t]?:?-{1,400}:?)?`;

/**
 * Reads rows of cells that are divided by a separator, such as CSV. Quotation marks within a cell should be doubled, but `"2" pipes, and more"` is
 * read too, and `"Old" churches` has none around it.
 * @param isQuoted whether a separator or a line break in quotation marks is part of a cell (RFC 4180)
 */
export function tableRows(text: string, separator: string, isQuoted = true): TableRow[] {
  const edge = new RegExp(`[${separator}\\n]|$`, 'g');
  const endOfQuoted = new RegExp(`[ \\r]*(?:[${separator}\\n]|$)`, 'y');
  const rows: TableRow[] = [];
  let [start, plainUntil, cells]: [number, number, string[]] = [0, 0, []];
  for (let from = 0; from <= text.length; from = edge.lastIndex) {
    const mayBeQuoted = isQuoted && text[from] === '"' && from >= plainUntil;
    const close = mayBeQuoted ? closeOf(text, from, separator, endOfQuoted) : undefined;
    if (close && !close.isClosed) plainUntil = close.index;
    edge.lastIndex = close?.isClosed ? close.index + 1 : from;
    const end = edge.exec(text)?.index ?? text.length;
    cells.push(close?.isClosed ? text.slice(from + 1, close.index).replaceAll('""', '"') : text.slice(from, end));
    if (text[end] !== separator) {
      rows.push({ span: { start, end: start + text.slice(start, end).trimEnd().length }, cells });
      [start, cells] = [end + 1, []];
    }
    edge.lastIndex = end + 1;
  }
  return rows;
}

/** Finds the quotation mark that closes a cell. The cell has no quotation marks around it if another cell begins first. */
function closeOf(text: string, open: number, separator: string, end: RegExp): { index: number; isClosed: boolean } {
  for (let index = text.indexOf('"', open + 1); index >= 0; index = text.indexOf('"', index + 1)) {
    end.lastIndex = index + 1;
    if (text[index + 1] === '"') index += 1;
    else if (end.test(text)) return { index, isClosed: true };
    else if (text[index - 1] === separator || text[index - 1] === '\n') return { index, isClosed: false };
  }
  return { index: text.length, isClosed: false };
}
