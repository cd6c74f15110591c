import type { CslDate, CslName } from '@veracite/model/csl';
import type { Reference } from '@veracite/model/reference';
import { HAND_FIELDS, type HandField, type HandRow } from './read-table';

/** A field that differs from the table. Undefined means an absent field. */
export interface Difference {
  field: HandField;
  right: string | undefined;
  given: string | undefined;
}

/** Fields that a table may omit. */
const OPTIONAL = new Set<HandField>([
  'URL',
  'genre',
  'number-of-pages',
  'event-title',
  'version',
  'publisher-place',
  'DOI',
]);

export function differences({ values, types }: HandRow, reference: Reference): Difference[] {
  const found: Difference[] = [];
  for (const field of HAND_FIELDS) {
    const given = valueOf(reference, field);
    const right = field === 'type' ? types[0] : values[field];
    if (right === undefined && (given === undefined || OPTIONAL.has(field))) continue;
    const isRight =
      field === 'type' ? types.includes(given ?? '') : right !== undefined && given !== undefined && same(right, given);
    if (!isRight) found.push({ field, right, given });
  }
  return found;
}

/** Compares values without quotation marks, dashes, spaces and periods, which depend on the style. */
function same(a: string, b: string): boolean {
  const plain = (text: string): string => text.replace(/[\s.]/g, '').replace(/’/g, "'").replace(/–/g, '-');
  return plain(a) === plain(b);
}

function valueOf({ csl, identifiers }: Reference, field: HandField): string | undefined {
  switch (field) {
    case 'author':
    case 'editor':
    case 'translator':
      return csl[field]?.map(nameOf).join('; ');
    case 'issued':
    case 'accessed':
      return dateOf(csl[field]);
    case 'DOI':
      return identifiers.doi;
    case 'arXiv':
      return identifiers.arxiv;
    default:
      return csl[field];
  }
}

function nameOf(name: CslName): string {
  if (name.literal) return `{${name.literal}}`;
  return [[name['non-dropping-particle'], name.family].filter(Boolean).join(' '), name.given, name.suffix]
    .filter(Boolean)
    .join(', ');
}

function dateOf(date: CslDate | undefined): string | undefined {
  return date?.['date-parts']?.map((parts) => parts.join('-')).join('/') ?? date?.literal;
}
