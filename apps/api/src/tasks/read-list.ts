import type { CreatedCheck } from '@veracite/contracts/checks';
import { toAsterisks } from '@veracite/formatting/markup';
import { reference as format } from '@veracite/formatting/reference';
import type { Reference, Span } from '@veracite/model/reference';
import { parseOne, parseText } from '@veracite/parsing/parse';
import { byLine, parseAnswer } from './parse-answer';

export interface ReadEntry {
  text: string;
  reference: Reference;
  /** The formatted reference when the text is an entry of a file. */
  shown?: string;
}

export interface ListReading {
  entries: (ReadEntry & Span)[];
  parsed: NonNullable<CreatedCheck['parsed']>;
}

/** Parses each text that has no reference yet, and formats entries of files for display. */
export const readEntries = (inputs: { text: string; reference?: Reference }[]): ReadEntry[] =>
  inputs.map(({ text, reference = parseOne(text) }) => ({
    text,
    reference,
    ...(reference.format !== 'text' && { shown: toAsterisks(format(reference.csl, 'apa')) }),
  }));

/** Parses a text, and each of its entries. The text is read line by line when `layout` is given. */
export function readList({ text, layout }: { text: string; layout?: 'one-a-line' }): ListReading {
  const read = layout ? undefined : parseText(text);
  const {
    entries,
    format: found,
    layout: clear,
    leftOut,
    summary,
    text: apart,
  } = read ? parseAnswer(text, read) : byLine(text);
  const references = new Map(read?.references.map((reference) => [placeOf(reference.span), reference]));
  const parsed = readEntries(entries.map((entry) => ({ text: entry.text, reference: references.get(placeOf(entry)) })));
  return {
    entries: parsed.map((entry, at) => ({ ...entry, start: entries[at]?.start ?? 0, end: entries[at]?.end ?? 0 })),
    parsed: {
      format: found,
      ...(clear && { layout: clear }),
      ...(apart !== undefined && { text: apart }),
      leftOut,
      summary,
    },
  };
}

const placeOf = ({ start, end }: Span) => `${start}-${end}`;
