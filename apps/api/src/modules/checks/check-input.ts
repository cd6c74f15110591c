import { fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import type { Reference } from '@veracite/model/reference';
import { badRequest } from '../../platform/problem/problem';
import type { CheckInput } from '../../tasks/read-list';

/**
 * Returns the texts to check for the entries that the user chose.
 * @param references found in the text
 * @throws Problem 400 for an entry outside of the text, without words, or too long for one citation
 */
export function chosenInputs(
  text: string,
  entries: readonly ChosenEntry[],
  references: readonly Reference[],
): CheckInput[] {
  const found = new Map(references.map((reference) => [rangeOf(reference.span), reference]));
  return entries.map((entry, at) => {
    const pointer = `/entries/${at}`;
    if (entry.end > text.length) throw badRequest(`An entry ends after the text, at ${entry.end}`, `${pointer}/end`);
    const { start, citation } = entry;
    const reference = citation === undefined ? found.get(rangeOf(entry)) : undefined;
    // An entry of a file may have an abstract; plain text has the limit of a citation.
    if (reference && (reference.format !== 'text' || fitsOneCitation(reference.raw)))
      return { text: reference.raw, reference, start };
    const words = (citation ?? text.slice(start, entry.end)).trim();
    if (words === '') throw badRequest('An entry has no text', pointer);
    if (!fitsOneCitation(words))
      throw badRequest(`A citation may have at most ${LIMITS.lineMax - 1} characters`, pointer);
    return { text: words, start };
  });
}

const rangeOf = ({ start, end }: { start: number; end: number }) => `${start}-${end}`;
