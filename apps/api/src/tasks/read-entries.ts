import { toAsterisks } from '@veracite/formatting/markup';
import { reference as format } from '@veracite/formatting/reference';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';

export interface ReadEntry {
  reference: Reference;
  /** The formatted reference when the text is an entry of a file. */
  shown?: string;
}

/** Parses each text that has no reference yet, and formats entries of files for display. */
export const readEntries = (inputs: { text: string; reference?: Reference }[]): ReadEntry[] =>
  inputs.map(({ text, reference = parseOne(text) }) => ({
    reference,
    ...(reference.format !== 'text' && { shown: toAsterisks(format(reference.csl, 'apa')) }),
  }));
