import type { CslItem, CslName } from '@veracite/model/csl';
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

/** The search for people in a record stops after this many were not found. */
const MAX_MISSES = 20;

/** Returns the positions of values in the source of a record. A value that was converted (accents, macros) has none. */
export function locateFields(raw: string, csl: CslItem): Partial<Record<Field, Span[]>> {
  const fields: Partial<Record<Field, Span[]>> = {};
  const lowered = raw.toLowerCase();
  // Some letters are longer in lower case ("İ"), which would shift positions.
  const lower = lowered.length === raw.length ? lowered : raw;
  const locate = (field: Field, value: string | undefined): number => {
    if (!value) return -1;
    const wanted = lower === raw ? value : value.toLowerCase();
    const start = lower.indexOf(wanted);
    if (start >= 0) fields[field] = [...(fields[field] ?? []), { start, end: start + wanted.length }];
    return start;
  };
  for (const field of TEXT_FIELDS) locate(field, csl[field]);
  for (const field of ['author', 'editor', 'translator'] as const) {
    const places: Span[] = [];
    let [from, misses] = [0, 0];
    for (const name of csl[field] ?? []) {
      const wanted = (lower === raw ? displayed(name) : displayed(name).toLowerCase()) || '\0';
      const next = lower.indexOf(wanted, from);
      const start = next >= 0 ? next : lower.indexOf(wanted);
      if (start < 0) misses += 1;
      else places.push({ start, end: (from = start + wanted.length) });
      if (misses > MAX_MISSES) break;
    }
    if (places.length > 0) fields[field] = places;
  }
  const year = csl.issued?.['date-parts']?.[0]?.[0];
  locate('issued', year === undefined ? undefined : String(year));
  if (locate('page', csl.page) < 0) locate('page', csl.page?.split('-')[0]);
  return fields;
}

const displayed = (name: CslName): string => name.family ?? name.literal ?? '';
