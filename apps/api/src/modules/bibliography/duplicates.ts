import type { VerificationResult } from '@veracite/contracts/citations';
import { fold } from '@veracite/text/fold';

/**
 * Later entries that name the same work as an earlier one, with the earlier one's index. Works are the same by the
 * record they were matched with, entries without a record by their text: a preprint and its version of record have
 * records of their own and stay two entries.
 */
export function duplicatesOf(results: VerificationResult[]): Map<number, number> {
  const firsts = new Map<string, number>();
  const duplicates = new Map<number, number>();
  results.forEach((result, index) => {
    const key = workKey(result);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else duplicates.set(index, first);
  });
  return duplicates;
}

function workKey({ match, originalText }: VerificationResult): string {
  if (match?.doi) return `doi ${match.doi}`;
  if (match) {
    const { title, author, issued, edition, volume } = match.csl;
    const year = issued?.['date-parts']?.[0]?.[0] ?? '';
    return `work ${fold(title ?? '')} ${fold(author?.[0]?.family ?? '')} ${year} ${edition ?? ''} ${volume ?? ''}`;
  }
  return `text ${fold(originalText)}`;
}
