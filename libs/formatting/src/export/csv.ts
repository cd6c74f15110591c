import { displayName, type CslItem } from '@veracite/model/csl';
import { doiOf } from '../pieces/link';
import { pageRange, plain, yearText } from './entry-fields';
import { printable } from '@veracite/text/printable';

const COLUMNS: [string, (item: CslItem) => string][] = [
  ['type', (item) => item.type],
  ['authors', (item) => (item.author ?? []).map(displayName).join('; ')],
  ['year', yearText],
  ['title', (item) => plain(item.title)],
  ['container', (item) => plain(item['container-title'])],
  ['volume', (item) => plain(item.volume)],
  ['issue', (item) => plain(item.issue)],
  ['pages', (item) => pageRange(item, '–')],
  ['editors', (item) => (item.editor ?? []).map(displayName).join('; ')],
  ['publisher', (item) => plain(item.publisher)],
  ['place', (item) => plain(item['publisher-place'])],
  ['DOI', (item) => doiOf(item) ?? ''],
  ['ISBN', (item) => item.ISBN ?? ''],
  ['URL', (item) => item.URL ?? ''],
];

/** Exports works as CSV (RFC 4180, with a byte order mark so that spreadsheets detect UTF-8). */
export function toCsv(items: CslItem[]): string {
  const rows = [COLUMNS.map(([name]) => name), ...items.map((item) => COLUMNS.map(([, read]) => read(item)))];
  return `\uFEFF${csvTable(rows)}`;
}

/** Formats rows of cells as CSV without a byte order mark. */
export function csvTable(rows: string[][]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/**
 * Formats a cell. An apostrophe before =+-@, tab or return prevents spreadsheets from running it as a formula. Some take
 * the wide and small forms of these signs for them.
 */
function cell(text: string): string {
  const plainText = printable(text);
  const safe = /^[=+\-@\t\r]/.test(plainText.slice(0, 1).normalize('NFKC')) ? `'${plainText}` : plainText;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
