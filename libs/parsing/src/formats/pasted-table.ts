import type { CslItem } from '@veracite/model/csl';
import { tableRows, type TableRow } from '@veracite/text/table-rows';
import columns from '../../data/formats/table-columns.json';
import { readNames } from '../names/read-names';
import { stripEnd } from '../strip';
import type { Entry } from './entry';
import { readExchangeDate } from './exchange-date';

/** The field of a column by the words in its header, folded to lower case. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries(columns.headers).flatMap(([field, words]) => words.map((word) => [word, field])),
);

/** Characters between cells, and the minimum number of columns with known names: words of a text have commas too. */
const SEPARATORS = [
  { separator: '\t', least: 2 },
  { separator: ',', least: 3 },
  { separator: ';', least: 3 },
  { separator: '|', least: 2 },
];

/** The first line in which Excel names the separator. */
const EXCEL_LINE = /^\uFEFF?sep=[,;\t](?=[\r\n])/i;

/**
 * Reads a table pasted from a spreadsheet, a document or a chat, or saved as CSV: cells divided by tabs, commas, semicolons or the bars of
 * Markdown, below a row with the names of the columns.
 */
export function readPastedTable(given: string): Entry[] | undefined {
  const text = given.replace(EXCEL_LINE, (line) => ' '.repeat(line.length));
  const [head = ''] = /^.*\S.*/m.exec(text) ?? [];
  for (const { separator, least } of SEPARATORS) {
    const names = rowsOf(head, separator)[0]?.cells ?? [];
    const fields = fieldsOf(names);
    if (!fields.some(([field]) => field === 'title') || fields.length < least) continue;
    const [, ...rows] = rowsOf(text, separator);
    const entries = rows.map(({ span, cells }) => ({ span, cells, values: valuesOf(cells, fields) }));
    const width = lengthOf(names);
    const fitting = entries.filter(
      ({ cells, values }) =>
        values.has('title') &&
        (separator === '\t' || (/^$|\d{4}/.test(values.get('issued') ?? '') && hasAbout(width, cells))),
    );
    if (entries.length > 0 && fitting.length >= entries.length / 2)
      return entries.map(({ span, values }) => entryOf(span, values));
  }
  return undefined;
}

/** Returns the columns with known names. "No." over the first column is that of the rows. */
const fieldsOf = (names: readonly string[]): (readonly [field: string, column: number])[] =>
  names.flatMap((name, i) => {
    const field = FIELDS.get(stripEnd(name.toLowerCase(), ' .:*)'));
    return field === undefined || (i === 0 && field === 'issue') ? [] : [[field, i] as const];
  });

/** Returns the number of cells up to the last with a value. */
const lengthOf = (cells: readonly string[]): number => cells.findLastIndex(Boolean) + 1;

/** Returns true for a row with about as many cells as the table has columns; empty cells may follow. */
const hasAbout = (width: number, cells: readonly string[]): boolean =>
  cells.length >= width * (7 / 8) && lengthOf(cells) <= width * (9 / 8);

/** Returns the first value of each field. */
function valuesOf(cells: readonly string[], fields: ReturnType<typeof fieldsOf>): Map<string, string> {
  const values = new Map<string, string>();
  for (const [field, column] of fields) {
    if (column >= cells.length) break;
    const cell = cells[column];
    if (cell && !values.has(field)) values.set(field, cell);
  }
  return values;
}

/** Ends of lines in systems and programs other than Windows and Unix. */
const LINE_END = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;

/** A bar inside a cell of a Markdown table, and two characters that stand for it while the cells are divided. */
const [ESCAPED_BAR, HIDDEN_BAR] = ['\\|', '\uE000\uE000'];

/** Returns the rows with a value, not the rule of a Markdown table. Cells between tabs or bars have no quotation marks around them. */
function rowsOf(text: string, separator: string): TableRow[] {
  const lines = text.replace(LINE_END, '\n');
  const rows =
    separator === '|'
      ? tableRows(lines.replaceAll(ESCAPED_BAR, HIDDEN_BAR), separator, false).map(withoutEscapes)
      : tableRows(lines, separator, separator !== '\t');
  return rows
    .map(({ span, cells }) => ({ span, cells: cells.map((cell) => cell.replace(/\s+/g, ' ').trim()) }))
    .filter(({ cells }) => cells.some((cell) => /[^:-]/.test(cell)));
}

const withoutEscapes = ({ span, cells }: TableRow): TableRow => ({
  span,
  cells: cells.map((cell) => cell.replaceAll(HIDDEN_BAR, '|').replace(/\\(?=[!-/:-@[-`{-~])/g, '')),
});

function entryOf(span: Entry['span'], cells: ReadonlyMap<string, string>): Entry {
  const value = (field: string): string => cells.get(field) ?? '';
  const { names, etAl } = readNames(value('author'));
  const issued = readExchangeDate(value('issued'));
  const [first, last] = [value('page'), value('page-last')];
  const page = first && last ? `${first}-${last}` : first;
  const texts = ['title', 'container-title', 'volume', 'issue', 'publisher', 'URL'].flatMap((field) =>
    value(field) ? [[field, value(field)] as const] : [],
  );
  const csl: CslItem = {
    type: value('container-title') ? 'article-journal' : value('publisher') ? 'book' : 'document',
    ...Object.fromEntries(texts),
    ...(page && { page }),
    ...(names.length > 0 && { author: names }),
    ...(issued && { issued }),
  };
  const written = (['doi', 'isbn', 'issn', 'pmid'] as const).flatMap((kind) =>
    value(kind) ? [{ kind, value: value(kind) }] : [],
  );
  return { span, csl, written, ...(etAl && { etAl }) };
}
