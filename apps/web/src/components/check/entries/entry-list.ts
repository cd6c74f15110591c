import { fitsOneCitation, LIMITS, textLines } from '@veracite/contracts/limits';
import type { ChosenEntry, ChosenFromText, ParseAnswer } from '@veracite/contracts/parse';
import type { Span } from '@veracite/model/reference';
import type { Entry, EntryList } from '../../../api/entries';

/** Splits a text by lines: each line is one citation, lines that are too long are set aside. */
export function byLines(text: string): EntryList {
  const lines = textLines(text).map(({ start, end, text: line }) => ({ start, end, text: line }));
  return {
    text,
    format: 'text',
    entries: lines.filter((line) => fitsOneCitation(line.text)).map((line) => ({ ...line, doubts: [] })),
    asides: lines.filter((line) => !fitsOneCitation(line.text)).map((line) => ({ ...line, kind: 'too-long' })),
  };
}

/** Converts the server's answer to a list. */
export function asRead(sent: string, { format, text = sent, entries, leftOut }: ParseAnswer): EntryList {
  return {
    text,
    format,
    entries: entries.map((entry) => ({ ...entry, doubts: entry.doubts.map(({ message }) => message) })),
    asides: leftOut,
  };
}

const inOrder = <T extends Span>(parts: T[]): T[] => [...parts].sort((a, b) => a.start - b.start || a.end - b.end);

/** Joins an entry with the next. */
export function join(list: EntryList, at: number): EntryList {
  const [first, second] = list.entries.slice(at, at + 2);
  if (!first || !second) return list;
  const joined = { ...first, end: second.end, text: `${first.text}\n${second.text}`, doubts: [], edited: true };
  return { ...list, entries: list.entries.toSpliced(at, 2, joined) };
}

/** Splits an entry at a position in its text. */
export function cut(list: EntryList, at: number, place: number): EntryList {
  const entry = list.entries[at];
  const halves = entry && halvesOf(entry, place);
  if (!halves) return list;
  return { ...list, entries: list.entries.toSpliced(at, 1, ...halves.map((half) => ({ ...half, doubts: [] }))) };
}

/**
 * Splits a text that was set aside. A half that is short enough for one citation becomes an entry.
 * @param words replaces its own text
 */
export function cutAside(list: EntryList, at: number, place: number, words?: string): EntryList {
  const aside = list.asides[at];
  const isOther = words !== undefined && words !== aside?.text;
  const halves = aside && halvesOf(isOther ? { ...aside, text: words, edited: true } : aside, place);
  if (!halves) return list;
  const [fits, long] = [true, false].map((wanted) => halves.filter(({ text }) => fitsOneCitation(text) === wanted));
  return {
    ...list,
    entries: inOrder([...list.entries, ...(fits ?? []).map((half) => ({ ...half, doubts: [] }))]),
    asides: list.asides.toSpliced(at, 1, ...(long ?? []).map((half) => ({ ...half, kind: 'too-long' as const }))),
  };
}

/** Returns both halves; undefined when one would be blank. */
function halvesOf(
  { start, end, text, edited }: Omit<Entry, 'doubts'>,
  place: number,
): Omit<Entry, 'doubts'>[] | undefined {
  const halves = [
    { from: 0, part: text.slice(0, place) },
    { from: place, part: text.slice(place) },
  ].map(({ from, part }) => {
    const words = part.trim();
    const begin = start + from + part.indexOf(words);
    // Edited text has no position of its own: both halves keep the position of the whole.
    return edited ? { start, end, text: words, edited } : { start: begin, end: begin + words.length, text: words };
  });
  return halves.some((half) => half.text === '') ? undefined : halves;
}

export function drop(list: EntryList, at: number): EntryList {
  const entry = list.entries[at];
  if (!entry) return list;
  const { doubts: _, ...rest } = entry;
  return {
    ...list,
    entries: list.entries.toSpliced(at, 1),
    asides: inOrder([...list.asides, { ...rest, kind: 'dropped' }]),
  };
}

/** Makes an entry of a text that was set aside, unless it is too long for one. */
export function bringBack(list: EntryList, at: number): EntryList {
  const aside = list.asides[at];
  if (!aside || aside.kind === 'too-long') return list;
  const { kind: _, ...rest } = aside;
  return {
    ...list,
    entries: inOrder([...list.entries, { ...rest, doubts: [] }]),
    asides: list.asides.toSpliced(at, 1),
  };
}

/** Replaces the text of an entry. */
export function rewrite(list: EntryList, at: number, text: string): EntryList {
  const entry = list.entries[at];
  if (!entry || entry.text === text || text.trim() === '') return list;
  return { ...list, entries: list.entries.with(at, { ...entry, text, doubts: [], edited: true }) };
}

/** An entry that starts with a dash repeats the authors of the entry before it. */
const REPEATS_AUTHORS = /^(?:[‒–—―]|[_-]{2})/;

function standsAlone({ text }: Entry): boolean {
  return !/[\r\n]/.test(text) && !REPEATS_AUTHORS.test(text);
}

/**
 * Returns the entries with their text, so that the server reads them in context; undefined when each can be sent by
 * itself, as a line of plain text can.
 */
export function fromText({ text, format, entries }: EntryList): ChosenFromText | undefined {
  const isPlain = format === 'text' || format === 'identifier-list';
  if ((isPlain && entries.every(standsAlone)) || !canBeRead(text)) return undefined;
  return { text, entries: entries.map(chosen) };
}

/** Returns the entries of a bibliography for the server; undefined when they are its lines, which is the server's default. */
export function besideLines({ text, entries, asides }: EntryList): ChosenEntry[] | undefined {
  if (entries.length === 0 || !canBeRead(text)) return undefined;
  const lines = textLines(text);
  const isLine = (entry: Entry, at: number) =>
    !entry.edited && standsAlone(entry) && entry.start === lines[at]?.start && entry.end === lines[at].end;
  return asides.length === 0 && entries.every(isLine) ? undefined : entries.map(chosen);
}

function chosen({ start, end, text: citation, edited }: Entry): ChosenEntry {
  return { start, end, ...(edited && { citation }) };
}

/** Returns whether a text is small enough for the server to parse. */
export function canBeRead(text: string): boolean {
  return text.length <= LIMITS.parseMaxChars && textLines(text).length <= LIMITS.parseMaxLines;
}

/** A longer line may be several references. */
const ONE_SHORT_LINE = 500;
/** Starts an entry of a file format in which a line may contain several. */
const FILE = /^[@[{<]/;

/** Returns whether a text is one short line, and thus one citation. */
export function isOneShortLine(text: string): boolean {
  const line = text.trim();
  return line.length <= ONE_SHORT_LINE && !/[\r\n]/.test(line) && !FILE.test(line);
}
