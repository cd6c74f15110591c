import type { CslType } from '@veracite/model/csl';

/** Types with a number of their own ("Report No. 12", "US 7,123,393") instead of an issue. */
export const NUMBERED = new Set<CslType>([
  'report',
  'standard',
  'patent',
  'legal_case',
  'legislation',
  'bill',
  'hearing',
]);

/** Types for which a single page number is the number of pages. */
export const EXTENDED = new Set<CslType>(['book', 'thesis', 'report', 'manuscript']);

/** Returns the CSL key for the number field of EndNote, which depends on the type. */
export function numberKey(type: CslType): 'issue' | 'number' | 'collection-number' {
  if (NUMBERED.has(type)) return 'number';
  return type === 'book' || type === 'chapter' ? 'collection-number' : 'issue';
}

/** Types cited by section; for others, formats use the same field for a part of a newspaper or a first page. */
export const LAWS = new Set<CslType>(['legislation', 'bill', 'regulation', 'treaty']);
