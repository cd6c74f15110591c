import type { CslItem } from '@veracite/model/csl';
import columns from '../../data/formats/table-columns.json';
import { readNames } from '../names/read-names';
import { stripEnd } from '../strip';
import { linesOf } from '../split/lines';
import type { Entry } from './entry';
import { readExchangeDate } from './exchange-date';

/** The field of a column by the words in its header, folded to lower case. */
const FIELDS: ReadonlyMap<string, string> = new Map(
  Object.entries(columns.headers).flatMap(([field, words]) => words.map((word) => [word, field])),
);

/** Reads a table pasted from a spreadsheet or a document: cells divided by tabs, below a row with the names of the columns. */
export function readPastedTable(text: string): Entry[] | undefined {
  if (!text.includes('\t')) return undefined;
  const rows = linesOf(text)
    .filter(({ isBlank }) => !isBlank)
    .map(({ start, end, text: line }) => ({
      span: { start, end },
      cells: line.split('\t').map((cell) => cell.trim()),
    }));
  const [head, ...body] = rows;
  // "No." over the first column is that of the rows.
  const fields = head?.cells.map((cell, i) => {
    const field = FIELDS.get(stripEnd(cell.toLowerCase(), ' .:*)'));
    return i === 0 && field === 'issue' ? undefined : field;
  });
  if (!fields || body.length === 0 || !fields.includes('title') || fields.filter(Boolean).length < 2) return undefined;
  return body.map(({ span, cells }) => entryOf(span, new Map(fields.map((field, i) => [field, cells[i] ?? '']))));
}

function entryOf(span: Entry['span'], cells: ReadonlyMap<string | undefined, string>): Entry {
  const value = (field: string): string => cells.get(field) ?? '';
  const { names, etAl } = readNames(value('author'));
  const issued = readExchangeDate(value('issued'));
  const texts = ['title', 'container-title', 'volume', 'issue', 'page', 'publisher', 'URL'].flatMap((field) =>
    value(field) ? [[field, value(field)] as const] : [],
  );
  const csl: CslItem = {
    type: value('container-title') ? 'article-journal' : value('publisher') ? 'book' : 'document',
    ...Object.fromEntries(texts),
    ...(names.length > 0 && { author: names }),
    ...(issued && { issued }),
  };
  const written = (['doi', 'isbn', 'issn', 'pmid'] as const).flatMap((kind) =>
    value(kind) ? [{ kind, value: value(kind) }] : [],
  );
  return { span, csl, written, ...(etAl && { etAl }) };
}
