import { detailOf, STATES } from '@veracite/contracts/states';
import type { BibliographyEntry } from '@veracite/model/bibliography';

/** Returns the number of entries of each status, the gravest first. */
export function countsOf(entries: BibliographyEntry[]): { status: string; count: number }[] {
  const found = entries.map(({ status }) => status);
  return [...new Set([...STATES.filter((state) => found.includes(state)), ...found])].map((status) => ({
    status,
    count: found.filter((one) => one === status).length,
  }));
}

/** Returns the kind of an incomplete entry in a few words. */
export const detailOfEntry = ({ status, problem }: BibliographyEntry): string | undefined =>
  status === 'incomplete' ? detailOf({ status, problem }) : undefined;
