import type { CheckTool } from '@veracite/contracts/check-tools';
import type { CreatedCheck } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentPlace } from '@veracite/model/document';
import { countsInBibliography } from '@veracite/contracts/limits';
import { toAsterisks } from '@veracite/formatting/markup';
import { reference as format } from '@veracite/formatting/reference';
import type { Reference, Span } from '@veracite/model/reference';
import { parseOne, parseText } from '@veracite/parsing/parse';
import { byLine, parseAnswer } from './parse-answer';
import { storable } from './storable';

type PlacedEntry = { start?: number; reference?: Reference };

/** Longest number or bullet before a reference; longer ones are text. */
const LABEL_MAX = 12;

/** Returns the number of an entry's first line in its text, from 1, and the number or bullet before it on that line. */
function linesOf(text: string, entries: readonly PlacedEntry[]): { line: number; label?: string }[] {
  const lineStarts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)];
  return entries.map(({ start = 0, reference }) => {
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

/** Where an entry comes from. */
export interface EntryDetails {
  place?: DocumentPlace;
  /** The formatted reference when the text is an entry of a file. */
  shown?: string;
  /** Its key in a file of references. */
  key?: string;
  /** Number of its first line, from 1. */
  line?: number;
  /** The number or bullet before the reference on its line. */
  label?: string;
}

export interface NewEntry {
  text: string;
  /** Absent when the text is parsed by itself. */
  reference?: Reference;
  /** Default: true. */
  included?: boolean;
  details?: EntryDetails | null;
  /** Of an entry that was run before it is stored. */
  result?: VerificationResult | null;
}

/** The entries of a list as JSON, ready to be stored: copying and writing thousands of them takes the event loop's time. */
export interface EntriesJson {
  /** An array of `NewEntry`. */
  json: string;
  total: number;
  /** Number of entries that are left out. */
  excluded: number;
}

export const entriesJson = (entries: readonly NewEntry[]): EntriesJson => ({
  json: storable(entries),
  total: entries.length,
  excluded: entries.filter(({ included }) => included === false).length,
});

/** A text to check, with its reference and its offset when they were found in a longer text. */
export interface CheckInput {
  text: string;
  reference?: Reference;
  start?: number;
}

/** A list to read: a whole text, or entries of it, with their references when they were found in the text. */
export interface ListTask {
  tool: CheckTool;
  text?: string;
  /** Reads the text line by line. */
  layout?: 'one-a-line';
  entries?: CheckInput[];
}

export function readList({ tool, text, layout, entries }: ListTask): EntriesJson & { parsed?: CreatedCheck['parsed'] } {
  const found = entries ? { entries, text } : foundIn(text ?? '', layout);
  const lines = found.text === undefined ? [] : linesOf(found.text, found.entries);
  const read = found.entries.map(({ text: written, reference = parseOne(written), start }, index): NewEntry => ({
    text: written,
    reference,
    included: tool !== 'bibliography' || countsInBibliography(written),
    details: {
      ...(start !== undefined && { place: { start, end: start + written.length } }),
      ...(reference.format !== 'text' && { shown: toAsterisks(format(reference.csl, 'apa')) }),
      ...lines[index],
    },
  }));
  return { ...entriesJson(read), ...('parsed' in found && { parsed: found.parsed }) };
}

function foundIn(text: string, layout: ListTask['layout']) {
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
  return {
    text: apart ?? text,
    entries: entries.map((entry) => ({ ...entry, reference: references.get(placeOf(entry)) })),
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
