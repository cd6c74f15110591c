import type { CslItem } from '@veracite/model/csl';
import type { Field, Span } from '@veracite/model/reference';

const TEXT_FIELDS = [
  'title',
  'container-title',
  'collection-title',
  'volume',
  'issue',
  'number',
  'edition',
  'publisher',
  'publisher-place',
  'genre',
  'event-title',
  'DOI',
  'PMID',
  'PMCID',
  'ISBN',
  'ISSN',
  'URL',
] as const satisfies readonly Field[];

/** Where the values of a structured record stand in its source; a value that was rewritten (accents, macros) has no place. */
export function locateFields(raw: string, csl: CslItem): Partial<Record<Field, Span[]>> {
  const fields: Partial<Record<Field, Span[]>> = {};
  const lower = raw.toLowerCase();
  const put = (field: Field, value: string | undefined): void => {
    const start = value ? lower.indexOf(value.toLowerCase()) : -1;
    if (value && start >= 0) fields[field] = [...(fields[field] ?? []), { start, end: start + value.length }];
  };
  for (const field of TEXT_FIELDS) put(field, csl[field]);
  for (const field of ['author', 'editor', 'translator'] as const)
    for (const name of csl[field] ?? []) put(field, name.family ?? name.literal);
  const year = csl.issued?.['date-parts']?.[0]?.[0];
  put('issued', year === undefined ? undefined : String(year));
  put('page', csl.page && lower.includes(csl.page.toLowerCase()) ? csl.page : csl.page?.split('-')[0]);
  return fields;
}
