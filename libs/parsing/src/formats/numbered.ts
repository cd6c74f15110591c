import type { CslType } from '@veracite/model/csl';

/** Works whose number is their own ("Report No. 12", "US 7,123,393") and not an issue's. */
export const NUMBERED = new Set<CslType>([
  'report',
  'standard',
  'patent',
  'legal_case',
  'legislation',
  'bill',
  'hearing',
]);

/** Whole works: one number where others have a range of pages is their extent. */
export const EXTENDED = new Set<CslType>(['book', 'thesis', 'report', 'manuscript']);

/** What EndNote's one field for a number holds in works of a type. */
export function numberKey(type: CslType): 'issue' | 'number' | 'collection-number' {
  if (NUMBERED.has(type)) return 'number';
  return type === 'book' || type === 'chapter' ? 'collection-number' : 'issue';
}

/** Works that are cited by section; elsewhere formats use the same field for a newspaper's part or a first page. */
export const LAWS = new Set<CslType>(['legislation', 'bill', 'regulation', 'treaty']);
