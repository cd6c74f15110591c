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

/** The fields of the form, in their order. */
export const CHECKED_FIELDS = [
  field('reason', resultStrings.checkedReason, CHECKED_REASON_MIN, CHECKED_REASON_MAX),
  field('source', resultStrings.checkedSource, 0, CHECKED_SOURCE_MAX),
] as const;

/** What a person writes to say that they have checked a reference. */
type CheckedForm = Record<(typeof CHECKED_FIELDS)[number]['name'], string>;

export const EMPTY_FORM: CheckedForm = { reason: '', source: '' };

/** Describes a field; `faultOf` says what is wrong with a text of it, and is undefined when it can be saved. */
function field<T extends string>(name: T, label: string, minLength: number, maxLength: number) {
  const faultOf = (text: string): string | undefined =>
    text.trim().length < minLength ? resultStrings.checkedReasonShort(minLength) : undefined;
  return { name, label, maxLength, isRequired: minLength > 0, faultOf };
}

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
