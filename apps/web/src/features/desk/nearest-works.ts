import type { MatchedRecord, VerificationResult } from '@veracite/contracts/citations';
import { displayName, yearOf, type CslItem } from '@veracite/model/csl';
import { differencesIn } from '../../components/check/evidence/result-kinds';

/** The real works next to which a reference is shown. */
export interface NearestWorks {
  kind: 'matched' | 'parts' | 'nearest';
  works: (MatchedRecord & { part?: string })[];
}

/** Maximum number of suggestions. */
const SHOWN = 2;

export function nearestWorks({ match, chimera = [], suggestions }: VerificationResult): NearestWorks {
  if (match) return { kind: 'matched', works: [match] };
  if (chimera.length > 0) return { kind: 'parts', works: chimera };
  return { kind: 'nearest', works: suggestions.slice(0, SHOWN) };
}

export interface FieldDifference {
  field: string;
  cited?: string;
  found?: string;
}

/** Returns the fields in which a reference differs from its record, or from the nearest work if it has none. */
export function differencesOf(result: VerificationResult): FieldDifference[] {
  if (result.match) return differencesIn(result);
  const [nearest] = nearestWorks(result).works;
  if (!nearest || result.chimera?.length) return [];
  const [cited, found] = [fieldsOf(result.parsed.csl), fieldsOf(nearest.csl)];
  return Object.keys(found)
    .map((field) => ({ field, cited: cited[field], found: found[field] }))
    .filter((one) => plain(one.cited) !== plain(one.found));
}

const fieldsOf = (csl: CslItem): Record<string, string | undefined> => ({
  author: csl.author?.map(displayName).join(', '),
  title: csl.title,
  'container-title': csl['container-title'],
  issued: yearOf(csl)?.toString(),
});

const plain = (text = ''): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
