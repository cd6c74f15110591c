import type { VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { useCallback, useState } from 'react';
import { plainOf } from '../../../components/italics';

/** A citation that was put in the place of the one written; `undefined` takes it back. */
export type Accept = (index: number, citation: string | undefined) => void;

/** Accepted citations by their place in the list, italics between asterisks. */
export type Accepted = ReadonlyMap<number, string>;

/** What would be written in place of a citation; undefined when nothing was found, or it is written so already. */
export function correctionOf(result: VerificationResult | undefined, style: Style): string | undefined {
  const corrected = result?.correctedCitation?.[style];
  return corrected && plainOf(corrected) !== result.originalText ? corrected : undefined;
}

/** Corrections that may be accepted together: an invalid citation is replaced only by a choice of its own. */
export function correctionsOf(results: (VerificationResult | undefined)[], style: Style): Accepted {
  const all = new Map<number, string>();
  for (const [index, result] of results.entries()) {
    const correction = result?.status === 'fake' ? undefined : correctionOf(result, style);
    if (correction) all.set(index, correction);
  }
  return all;
}

/** The list as it now reads: accepted corrections, and as written what was left. */
export function correctedList(results: VerificationResult[], accepted: Accepted): string[] {
  return results.map((result, index) => accepted.get(index) ?? result.originalText.replaceAll('*', '∗'));
}

export function useCorrections() {
  const [accepted, setAccepted] = useState<Accepted>(new Map());
  const accept: Accept = useCallback((index, citation) => {
    setAccepted((now) => {
      const next = new Map(now);
      if (citation === undefined) next.delete(index);
      else next.set(index, citation);
      return next;
    });
  }, []);
  return { accepted, accept, setAccepted };
}
