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

/** Characters between cells, and the minimum number of columns with known names: words of a text have commas too. */
const SEPARATORS = [
  { separator: '\t', least: 2 },
  { separator: ',', least: 3 },
  { separator: ';', least: 3 },
];

/**
 * Reads a table pasted from a spreadsheet or a document, or saved as CSV: cells divided by tabs, commas or semicolons, below a row with the
 * names of the columns.
 */
export function readPastedTable(text: string): Entry[] | undefined {
  const [head = ''] = text.trimStart().split('\n', 1);
  for (const { separator, least } of SEPARATORS) {
    const fields = fieldsOf(head.split(separator));
    if (!fields.includes('title') || fields.filter(Boolean).length < least) continue;
    const [, ...body] = separator === '\t' ? linesOf(text).filter(({ isBlank }) => !isBlank) : recordsOf(text);
    if (body.length > 0)
      return body.map(({ start, end }) => entryOf({ start, end }, valuesOf(text.slice(start, end), separator, fields)));
  }
  return undefined;
}

/** Returns the fields of columns by their names. "No." over the first column is that of the rows. */
const fieldsOf = (names: readonly string[]): (string | undefined)[] =>
  names.map((name, i) => {
    const field = FIELDS.get(
      stripEnd(
        name
          .trim()
          .toLowerCase()
          .replace(/^\uFEFF?"|"$/g, ''),
        ' .:*)',
      ),
    );
    return i === 0 && field === 'issue' ? undefined : field;
  });

/** Returns the spans of the records of CSV: a line break in quotation marks is part of a cell (RFC 4180). */
const recordsOf = (text: string): Entry['span'][] =>
  Array.from(text.matchAll(/(?:"(?:[^"]|"")*"|[^"\n])+/g), ({ index, 0: all }) => ({
    start: index,
    end: index + all.trimEnd().length,
  })).filter(({ start, end }) => end > start);

/** Returns the first value of each field. */
function valuesOf(
  record: string,
  separator: string,
  fields: readonly (string | undefined)[],
): Map<string | undefined, string> {
  const cells = separator === '\t' ? record.split('\t') : cellsOf(record, separator);
  const values = new Map<string | undefined, string>();
  fields.forEach((field, i) => {
    const cell = cells[i]?.replace(/\s+/g, ' ').trim();
    if (cell && !values.has(field)) values.set(field, cell);
  });
  return values;
}

const cellsOf = (record: string, separator: string): string[] =>
  Array.from(
    `${separator}${record}`.matchAll(new RegExp(`${separator}(?:"((?:[^"]|"")*)"|([^${separator}]*))`, 'g')),
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

function entryOf(span: Entry['span'], cells: ReadonlyMap<string | undefined, string>): Entry {
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
