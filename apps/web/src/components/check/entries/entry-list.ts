import { fitsOneCitation, LIMITS, textLines } from '@veracite/contracts/limits';
import type { ChosenEntry, ChosenFromText, ParseAnswer } from '@veracite/contracts/parse';
import type { Span } from '@veracite/model/reference';
import type { Entry, EntryList } from '../../../api/entries';

/** The specification's rule: one line, one citation; a line too long for one is set aside. */
export function byLines(text: string): EntryList {
  const lines = textLines(text).map(({ start, end, text: line }) => ({ start, end, text: line }));
  return {
    text,
    format: 'text',
    entries: lines.filter((line) => fitsOneCitation(line.text)).map((line) => ({ ...line, doubts: [] })),
    asides: lines.filter((line) => !fitsOneCitation(line.text)).map((line) => ({ ...line, kind: 'too-long' })),
  };
}

/** As the server read it. */
export function asRead(sent: string, { format, text = sent, entries, leftOut }: ParseAnswer): EntryList {
  return {
    text,
    format,
    entries: entries.map((entry) => ({ ...entry, doubts: entry.doubts.map(({ message }) => message) })),
    asides: leftOut,
  };
}

const inOrder = <T extends Span>(parts: T[]): T[] => [...parts].sort((a, b) => a.start - b.start || a.end - b.end);

/** An entry and the next become one. */
export function join(list: EntryList, at: number): EntryList {
  const [first, second] = list.entries.slice(at, at + 2);
  if (!first || !second) return list;
  const joined = { ...first, end: second.end, text: `${first.text}\n${second.text}`, doubts: [], edited: true };
  return { ...list, entries: list.entries.toSpliced(at, 2, joined) };
}

/** An entry becomes two: what stands before the place in its text, and what stands behind. */
export function cut(list: EntryList, at: number, place: number): EntryList {
  const entry = list.entries[at];
  const halves = entry && halvesOf(entry, place);
  if (!halves) return list;
  return { ...list, entries: list.entries.toSpliced(at, 1, ...halves.map((half) => ({ ...half, doubts: [] }))) };
}

/**
 * What was set aside is cut: a half that is short enough for one citation becomes an entry.
 * @param words in the place of its own
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

/** Undefined when one of the halves would be blank. */
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
    // What was changed stands nowhere in the text: both halves keep the place of the whole.
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

/** What was set aside is an entry after all; not what is too long for one. */
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

/** The words of an entry are others now. */
export function rewrite(list: EntryList, at: number, text: string): EntryList {
  const entry = list.entries[at];
  if (!entry || entry.text === text || text.trim() === '') return list;
  return { ...list, entries: list.entries.with(at, { ...entry, text, doubts: [], edited: true }) };
}

/** An entry that begins with a dash is by the authors of the one before it. */
const REPEATS_AUTHORS = /^(?:[‒–—―]|[_-]{2})/;

function standsAlone({ text }: Entry): boolean {
  return !/[\r\n]/.test(text) && !REPEATS_AUTHORS.test(text);
}

/**
 * The entries with the text they are from, for the server to read them in it; undefined when each can be sent by
 * itself: a line of plain text says all there is to say of it.
 */
export function fromText({ text, format, entries }: EntryList): ChosenFromText | undefined {
  const isPlain = format === 'text' || format === 'identifier-list';
  if ((isPlain && entries.every(standsAlone)) || !canBeRead(text)) return undefined;
  return { text, entries: entries.map(chosen) };
}

/** The entries of a bibliography for the server; undefined when they are its lines, as it reads it without them. */
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

/** Whether a text is small enough for the server to take it apart. */
export function canBeRead(text: string): boolean {
  return text.length <= LIMITS.parseMaxChars && textLines(text).length <= LIMITS.parseMaxLines;
}

/** A longer line may be several references. */
const ONE_SHORT_LINE = 500;
/** How an entry of a file begins, where a line may hold several. */
const FILE = /^[@[{<]/;

/** Whether a text is one citation whatever it says: a short line, as somebody types it. */
export function isOneShortLine(text: string): boolean {
  const line = text.trim();
  return line.length <= ONE_SHORT_LINE && !/[\r\n]/.test(line) && !FILE.test(line);
}
