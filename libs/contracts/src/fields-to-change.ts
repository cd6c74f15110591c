import type { Field } from '@veracite/model/reference';
import type { ReasonCode } from '@veracite/model/verdict';
import type { VerificationResult } from './citations';

/** Fields that are added to an entry without them. Other missing fields are not a fault of the entry. */
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

/** Reasons for a field that is nearly right. Other values that are nearly right are no faults. */
const NEARLY_RIGHT: Partial<Record<Field, ReasonCode[]>> = {
  title: ['title-misspelt'],
  'container-title': ['venue-misspelt'],
  author: ['author-misspelt', 'author-initials', 'authors-reordered'],
};

/** Returns the fields of a reference that a record contradicts or that only the record has, if the correction has them. */
export function fieldsToChange({
  status,
  match,
  evidence,
  correctedFields,
  reasonCodes = [],
}: Pick<VerificationResult, 'status' | 'match' | 'evidence' | 'correctedFields' | 'reasonCodes'>): Field[] {
  if (status !== 'incomplete' || !match) return [];
  const isCorrected = (field: Field) => correctedFields?.some((corrected) => corrected.field === field) ?? true;
  return evidence.flatMap(({ field, agreement, cited, found }) => {
    const isMisspelled = agreement === 'near' && NEARLY_RIGHT[field]?.some((code) => reasonCodes.includes(code));
    const isWrong = (agreement === 'different' || isMisspelled) && cited && found;
    const isMissing = agreement === 'missing' && found && ADDED.includes(field);
    return (isWrong || isMissing) && isCorrected(field) ? [field] : [];
  });
}

/** Returns the fields of a reference that are refuted, and that no record has. */
export function fieldsToRemove({
  status,
  evidence,
  parsed: { csl },
}: Pick<VerificationResult, 'status' | 'evidence' | 'parsed'>): Field[] {
  if (status !== 'incomplete') return [];
  const wrong = evidence.filter(({ agreement, cited }) => agreement === 'different' && cited);
  const address = csl.URL?.toLowerCase();
  const isInAddress = wrong.some(
    ({ field, cited = '' }) => IDENTIFIERS.includes(field) && address?.includes(cited.toLowerCase()),
  );
  return [...wrong.flatMap(({ field, found }) => (found ? [] : [field])), ...(isInAddress ? ['URL' as const] : [])];
}

const IDENTIFIERS: readonly Field[] = ['DOI', 'arXiv', 'PMID', 'PMCID', 'ISBN'];
