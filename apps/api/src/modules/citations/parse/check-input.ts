import { fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import type { Reference } from '@veracite/model/reference';
import { badRequest } from '../../../platform/problem/problem';

/** A text that is to be checked, and what was read of it already when it was found among others. */
export interface CheckInput {
  text: string;
  reference?: Reference;
}

/** An entry with its place in the text that it was chosen from. */
export interface PlacedInput extends CheckInput {
  start: number;
}

/**
 * What is to be checked, by the entries that somebody chose.
 * @param references found in the text
 * @throws Problem 400 naming the entry: outside of the text, without a word, too long for one citation
 */
export function chosenInputs(
  text: string,
  entries: readonly ChosenEntry[],
  references: readonly Reference[],
): PlacedInput[] {
  const found = new Map(references.map((reference) => [placeOf(reference.span), reference]));
  return entries.map((entry, at) => {
    const pointer = `/entries/${at}`;
    if (entry.end > text.length) throw badRequest(`An entry ends after the text, at ${entry.end}`, `${pointer}/end`);
    const { start, citation } = entry;
    const reference = citation === undefined ? found.get(placeOf(entry)) : undefined;
    // An entry of a file may be as long as its abstract; plain text keeps to the length of a citation.
    if (reference && (reference.format !== 'text' || fitsOneCitation(reference.raw)))
      return { text: reference.raw, reference, start };
    const words = (citation ?? text.slice(start, entry.end)).trim();
    if (words === '') throw badRequest('An entry has no text', pointer);
    if (!fitsOneCitation(words))
      throw badRequest(`A citation may have at most ${LIMITS.lineMax - 1} characters`, pointer);
    return { text: words, start };
  });
}

const placeOf = ({ start, end }: { start: number; end: number }) => `${start}-${end}`;
