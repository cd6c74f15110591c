import type { VerificationResult } from '@veracite/contracts/citations';
import { detailOf, STATES } from '@veracite/contracts/states';
import type { BibliographyEntry } from '@veracite/model/bibliography';

/** Returns the number of entries of each status, the gravest first. */
export function countsOf(entries: BibliographyEntry[]): { status: string; count: number }[] {
  const found = entries.map(({ status }) => status);
  return [...new Set([...STATES.filter((state) => found.includes(state)), ...found])].map((status) => ({
    status,
    count: found.filter((item) => item === status).length,
  }));
}

/** Returns the kind of an incomplete or unknown entry in a few words. @param result the result of its check */
export const detailOfEntry = (
  { status, problem }: BibliographyEntry,
  result: VerificationResult | undefined,
): string | undefined =>
  status === 'incomplete' || status === 'unknown' ? detailOf({ ...result, status, problem }) : undefined;
