import type { Field } from '@veracite/model/reference';
import type { VerificationResult } from './citations';

/** What is added where an entry lacks it; what else a record has is no fault of the entry. */
const ADDED: readonly Field[] = [
  'author',
  'title',
  'container-title',
  'issued',
  'volume',
  'issue',
  'page',
  'publisher',
  'DOI',
];

/** Fields of a reference that a record contradicts, or has where the reference lacks them; none of what is right or was not found. */
export function fieldsToChange({
  status,
  match,
  evidence,
}: Pick<VerificationResult, 'status' | 'match' | 'evidence'>): Field[] {
  if (status !== 'incomplete' || !match) return [];
  return evidence.flatMap(({ field, agreement, cited, found }) => {
    const isWrong = agreement === 'different' && cited && found;
    const isMissing = agreement === 'missing' && found && ADDED.includes(field);
    return isWrong || isMissing ? [field] : [];
  });
}
