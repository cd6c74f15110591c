import { buildWork } from '@veracite/connectors/mapping/build-work';
import { parseDisplayName, personNames } from '@veracite/connectors/mapping/person-names';
import { blocks } from '@veracite/library/import/blocks';
import { linesOf } from '@veracite/library/import/open';
import type { Reading } from '@veracite/library/import/reading';
import type { CslType } from '@veracite/model/csl';

const TEMPLATE = /^\s*template-type:\s*redif-(\w+)/i;
const FIELD = /^([a-z]+(?:-[a-z]+)*):(.*)$/i;
const TYPES: { [template: string]: CslType } = {
  article: 'article-journal',
  paper: 'report',
  book: 'book',
  chapter: 'chapter',
};

/** Splits a file of an archive of RePEc into its templates, as the documentation of ReDIF 1.0 describes them. */
export const redifTexts = (pieces: AsyncIterable<string>): AsyncGenerator<string> =>
  blocks(
    linesOf(pieces),
    (line) => TEMPLATE.test(line),
    () => false,
  );

/** Reads a template of RePEc. Templates of archives, series and people are no works. */
export function redifReading(template: string): Reading {
  const type = TYPES[TEMPLATE.exec(template)?.[1]?.toLowerCase() ?? ''];
  if (!type) return {};
  const fields = fieldsOf(template);
  const firstValue = (name: string) => fields.get(name)?.[0];
  const handle = firstValue('handle');
  const work = buildWork('repec', {
    id: handle,
    type,
    genre: type === 'report' ? 'Working paper' : undefined,
    title: firstValue('title'),
    authors: personNames(fields.get('author-name'), parseDisplayName),
    editors: personNames(fields.get('editor-name'), parseDisplayName),
    dates: [firstValue('year'), firstValue('publication-date'), firstValue('creation-date')],
    container: firstValue('journal') ?? firstValue('book-title'),
    volume: firstValue('volume'),
    issue: firstValue('issue'),
    page: firstValue('pages'),
    number: type === 'report' ? (firstValue('number') ?? handle?.split(':').at(-1)) : undefined,
    publisher: firstValue('publisher-name') ?? firstValue('provider-name'),
    isbn: fields.get('isbn'),
    doi: firstValue('doi') ?? /\b10\.\d{4,9}\/\S+/.exec(firstValue('note') ?? '')?.[0],
    abstract: firstValue('abstract'),
    url: firstValue('file-url'),
  });
  return work?.csl.title ? { work } : { refused: 'no handle or title' };
}

/** Returns the values of a template by the lower-case names of its fields. Other lines continue the value before them. */
function fieldsOf(template: string): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  let values: string[] = [];
  for (const line of template.split('\n')) {
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    if (name) {
      values = fields.get(name.toLowerCase()) ?? [];
      fields.set(name.toLowerCase(), values);
      values.push(value.trim());
    } else if (line.trim()) values.push(`${values.pop() ?? ''} ${line.trim()}`.trim());
  }
  return fields;
}
