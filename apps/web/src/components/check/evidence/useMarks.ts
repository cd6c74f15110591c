import type { CheckedReference } from '@veracite/contracts/checked-references';
import type { VerificationResult } from '@veracite/contracts/citations';
import { marksOf } from '@veracite/report/checked';
import { useCallback } from 'react';
import { useCheckedReferences } from '../../../api/queries';

const NONE: readonly CheckedReference[] = [];

/** Returns a function that returns what the user and the members of the user's groups say about the reference of a result. */
export function useMarks(): (result: VerificationResult) => CheckedReference[] {
  const { data } = useCheckedReferences();
  return useCallback((result) => (result.parsed?.csl ? marksOf(data ?? NONE, result.parsed.csl) : []), [data]);
}
