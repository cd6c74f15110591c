import { fitsOneCitation, LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import type { Reference } from '@veracite/model/reference';
import { badRequest } from '../../../platform/problem/problem';

/** A text to check, with its reference when it was parsed as part of a longer text. */
export interface CheckInput {
  text: string;
  reference?: Reference;
}

/** A text to check with its offset in the text that it was chosen from. */
export interface PlacedInput extends CheckInput {
  start: number;
}

/**
 * Returns the texts to check for the entries that the user chose.
 * @param references found in the text
 * @throws Problem 400 for an entry outside of the text, without words, or too long for one citation
 */
export function chosenInputs(
  text: string,
  entries: readonly ChosenEntry[],
  references: readonly Reference[],
): PlacedInput[] {
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

/** Longest number or bullet before a reference; longer ones are text. */
const LABEL_MAX = 12;

/** Returns the number of an input's first line in its text, from 1, and the number or bullet before it on that line. */
export function linesOf(text: string, inputs: readonly PlacedInput[]): { line: number; label?: string }[] {
  const lineStarts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  return inputs.map(({ start, reference }) => {
    const line = lineOf(start, lineStarts);
    const label = reference ? text.slice(lineStarts[line - 1], start).trim() : '';
    return { line, ...(label !== '' && label.length <= LABEL_MAX && { label }) };
  });
}

/** Returns the number of the line that contains an offset, from 1, by binary search. */
function lineOf(offset: number, lineStarts: readonly number[]): number {
  let [from, until] = [0, lineStarts.length];
  while (until - from > 1) {
    const middle = (from + until) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) from = middle;
    else until = middle;
  }
  return until;
}

const rangeOf = ({ start, end }: { start: number; end: number }) => `${start}-${end}`;
