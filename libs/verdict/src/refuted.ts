import type { CslItem } from '@veracite/model/csl';
import type { Evidence, Match } from '@veracite/model/evidence';
import { encodeDoi } from '@veracite/model/identifiers';
import type { Field, Reference } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';
import { isFaulty } from './faults';
import { isElsewhere } from './identity';
import { IDENTIFIER_FIELDS, type View } from './view';

/** Note on a value that the correction leaves out. */
const LEFT_OUT = 'not in the corrected citation';

/** Fields that say where a version of a work appeared. */
const PLACE: readonly Field[] = ['volume', 'issue', 'page', 'number', 'DOI', 'publisher'];

/**
 * Marks the fields that a reason refutes and no record has as contradicted: an identifier that is not registered, or of
 * another work. No correction contains one, or the place of a version that is not on record.
 */
export function withRefuted(view: View, reasons: Reason[], { csl }: Reference): Match {
  const refuted = new Set(reasons.map(({ field }) => field));
  const evidence = view.match.evidence.map((item): Evidence => {
    if (item.agreement !== 'extra') return item;
    if (refuted.delete(item.field)) return { ...item, agreement: 'different', note: LEFT_OUT };
    return isElsewhere(view) && PLACE.includes(item.field) ? { ...item, code: 'other-version', note: LEFT_OUT } : item;
  });
  // A malformed identifier was compared with nothing.
  const compared = new Set(evidence.map(({ field }) => field));
  const others = IDENTIFIER_FIELDS.flatMap((field): Evidence[] => {
    const cited = field === 'DOI' || field === 'ISBN' ? csl[field] : undefined;
    if (!refuted.has(field) || compared.has(field) || !cited) return [];
    return [{ field, cited, agreement: 'different', note: LEFT_OUT }];
  });
  return { ...view.match, evidence: [...evidence, ...others] };
}

/** Returns a test for texts that contain an identifier which the evidence contradicts: addresses and names of venues. */
export function containsRefuted({ evidence }: Match): (text: CslItem['URL']) => boolean {
  const wrong = evidence.flatMap((item) => {
    const isWrong = IDENTIFIER_FIELDS.some((field) => field === item.field) && isFaulty(item);
    return isWrong && item.cited ? [item.cited, encodeDoi(item.cited)].map((value) => value.toLowerCase()) : [];
  });
  return (text = '') => wrong.some((value) => text.toLowerCase().includes(value));
}
