import {
  CHECKED_REASON_MAX,
  CHECKED_REASON_MIN,
  CHECKED_SOURCE_MAX,
  type CheckedReference,
  type CheckedReferenceRequest,
} from '@veracite/contracts/checked-references';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';
import { familyNames } from '@veracite/model/reference-key';
import { resultStrings } from './strings/result';

/** What a person writes to say that they have checked a reference. */
export type CheckedForm = Record<keyof typeof CHECKED_FIELDS, string>;

/** The fields of the form, in their order. */
export const CHECKED_FIELDS = {
  reason: { label: resultStrings.checkedReason, minLength: CHECKED_REASON_MIN, maxLength: CHECKED_REASON_MAX },
  source: { label: resultStrings.checkedSource, minLength: 0, maxLength: CHECKED_SOURCE_MAX },
} as const;

export const EMPTY_FORM: CheckedForm = { reason: '', source: '' };

/** Says what is wrong with a field of the form; undefined when it can be saved. */
export const fieldFault = (field: keyof CheckedForm, text: string): string | undefined => {
  const { minLength } = CHECKED_FIELDS[field];
  return text.trim().length < minLength ? resultStrings.checkedReasonShort(minLength) : undefined;
};

/** Returns what is sent for a reference; undefined without a title. */
export function checkedRequest(csl: CslItem, { reason, source }: CheckedForm): CheckedReferenceRequest | undefined {
  const { title } = csl;
  const where = source.trim();
  return title
    ? { title, authors: familyNames(csl), reason: reason.trim(), ...(where && { source: where }) }
    : undefined;
}

/** Returns whether the user can say that they have checked a reference: it has a title and is not valid, and they have not done so yet. */
export const canBeChecked = ({ status, parsed }: VerificationResult, marks: readonly CheckedReference[]): boolean =>
  Boolean(parsed?.csl.title) && status !== 'valid' && !marks.some(({ isOwn }) => isOwn);
