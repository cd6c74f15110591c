import { JUDGED, type Field } from '@veracite/model/reference';
import type { Evidence, EvidenceCode } from '@veracite/model/evidence';
import type { Reason } from '@veracite/model/verdict';
import type { View } from './view';

/** A field of the reference that contradicts the record. Matches with less total `weight` are preferred. */
export interface Fault extends Reason {
  field: Field;
  weight: number;
}

/** Variants that are not faults. */
const HARMLESS = new Set<EvidenceCode | undefined>([
  'subtitle-missing',
  'venue-short',
  'venue-frame',
  'venue-abbreviated',
  'published-since',
  'publisher-differs',
  'place-differs',
  'record-cut',
  'other-version',
  'other-edition',
  'pages-within',
  'volume-with-issue',
]);

const WEIGHTS: Partial<Record<Field, number>> = {
  title: 4,
  author: 4,
  'container-title': 2.5,
  issued: 2,
  DOI: 2,
  arXiv: 2,
};

/** Checks whether a field contradicts the record beyond a harmless variant. */
export function isFaulty({ field, agreement, code }: Evidence): boolean {
  return JUDGED.includes(field) && (agreement === 'different' || (agreement === 'near' && !HARMLESS.has(code)));
}

/** Returns the faults of a match, one per contradicting field. */
export function faultsOf(view: View): Fault[] {
  return view.match.evidence.flatMap((item) => {
    if (!isFaulty(item)) return [];
    const minor = item.agreement === 'near' || item.code === 'year-off-by-one';
    return [
      {
        code: item.code ?? (`${lower(item.field)}-differs` as const),
        field: item.field,
        values: { cited: item.cited, found: item.found, note: item.note },
        sources: item.sources,
        weight: (WEIGHTS[item.field] ?? 1) * (minor ? 0.5 : 1),
      },
    ];
  });
}

const lower = <T extends string>(text: T) => text.toLowerCase() as Lowercase<T>;
