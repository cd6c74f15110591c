import type { CreatedCheck, EntryOperation } from '@veracite/contracts/checks';
import { countsInBibliography, fitsOneCitation, LIMITS, textLines } from '@veracite/contracts/limits';
import type { LeftOutText } from '@veracite/contracts/parse';

/** An entry that will be checked, and charged once. */
export interface Entry {
  position: number;
  text: string;
  /** Offset of the entry in its text; absent when the user added it. */
  start?: number;
  /** Reasons to doubt the entry, in sentences. */
  doubts: string[];
}

/** A text that will not be checked. An entry that was left out has a position. */
export interface Aside {
  kind: LeftOutText['kind'] | 'dropped' | 'short';
  text: string;
  start?: number;
  position?: number;
}

/** The entries of a text, and what belongs to none. */
export interface EntryList {
  entries: Entry[];
  asides: Aside[];
  /** Number of entries that are free, because their user has paid for them lately. */
  paid: number;
}

/** One change of a list by the user: operations of the server, and the texts that belong to no entry after it. */
export interface Step {
  operations: EntryOperation[];
  leftOut?: Aside[];
}

/** Splits a text by lines: each line is one citation, lines that are too long are left out. */
export function byLines(text: string): EntryList {
  const lines = textLines(text);
  return {
    entries: lines
      .filter((line) => fitsOneCitation(line.text))
      .map((line, position) => ({ position, text: line.text, start: line.start, doubts: [] })),
    asides: lines
      .filter((line) => !fitsOneCitation(line.text))
      .map(({ text: line, start }) => ({ kind: 'too-long', text: line, start })),
    paid: 0,
  };
}

/** Returns the list of a check, after steps that were applied to it. */
export function listOf({ entries, parsed, included: count, cost }: CreatedCheck, steps: readonly Step[]): EntryList {
  const leftOut = steps.findLast((step) => step.leftOut)?.leftOut ?? parsed?.leftOut ?? [];
  const dropped = entries.filter(({ included }) => !included);
  return {
    entries: entries
      .filter(({ included }) => included)
      .map(({ position, raw, place, doubts }) => ({
        position,
        text: raw,
        start: place?.start,
        doubts: doubts.map(({ message }) => message),
      })),
    asides: [
      ...leftOut,
      ...dropped.map(({ position, raw }) => ({
        kind: countsInBibliography(raw) ? ('dropped' as const) : ('short' as const),
        text: raw,
        position,
      })),
    ],
    paid: count - cost,
  };
}

/** Returns whether two lists have equally many entries with the same text, apart from numbers before entries. */
export function isSameList(left: EntryList, right: EntryList): boolean {
  return (
    left.entries.length === right.entries.length &&
    left.entries.every(({ text }, index) => flat(text).includes(flat(right.entries[index]?.text ?? '')))
  );
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

/** Operations that save the text of an entry; none when it is unchanged. */
export function editOf({ position, text }: Entry, words: string): EntryOperation[] {
  const raw = words.trim();
  return raw === '' || raw === text.trim() ? [] : [{ op: 'edit', position, raw }];
}

/** Joins an entry, whose text may be edited, with the next one. */
export function joinOf(entry: Entry, next: Entry, words: string): EntryOperation[] {
  // An entry between them was left out.
  if (next.position !== entry.position + 1)
    return [
      { op: 'edit', position: entry.position, raw: `${words.trim()} ${next.text.trim()}` },
      { op: 'include', position: next.position, included: false },
    ];
  return [...editOf(entry, words), { op: 'join', position: entry.position }];
}

/** Cuts an entry, whose text may be edited, at a place in its text. @returns undefined when a half would be blank */
export function cutOf(entry: Entry, words: string, place: number): EntryOperation[] | undefined {
  const raw = words.trim();
  const offset = place - (words.length - words.trimStart().length);
  if (!halvesOf(raw, offset)) return undefined;
  return [...editOf(entry, words), { op: 'cut', position: entry.position, at: offset }];
}

/**
 * Cuts a text that was left out. A half that is short enough for one citation becomes an entry.
 * @returns undefined when a half would be blank
 */
export function cutAside(list: EntryList, index: number, words: string, place: number): Step | undefined {
  const aside = list.asides[index];
  const halves = halvesOf(words, place);
  if (!aside || !halves) return undefined;
  const first = placeOf(list, aside);
  return {
    operations: halves.filter(fitsOneCitation).map((raw, nth) => ({ op: 'add', position: first + nth, raw })),
    leftOut: leftOutOf(list).toSpliced(
      leftOutOf(list).indexOf(aside),
      1,
      ...halves.filter((half) => !fitsOneCitation(half)).map((text) => ({ ...aside, text })),
    ),
  };
}

/** Makes an entry of a text that was left out. */
export function bringBack(list: EntryList, index: number): Step {
  const aside = list.asides[index]!;
  if (aside.position !== undefined)
    return { operations: [{ op: 'include', position: aside.position, included: true }] };
  return {
    operations: [{ op: 'add', position: placeOf(list, aside), raw: aside.text }],
    leftOut: leftOutOf(list).filter((other) => other !== aside),
  };
}

const leftOutOf = ({ asides }: EntryList) => asides.filter(({ position }) => position === undefined);

/** Returns the position of the first entry after a text that was left out. */
function placeOf({ entries, asides }: EntryList, { start = 0 }: Aside): number {
  const total = entries.length + asides.filter(({ position }) => position !== undefined).length;
  return entries.find((entry) => (entry.start ?? 0) > start)?.position ?? total;
}

/** Returns both halves; undefined when one would be blank. */
function halvesOf(text: string, place: number): string[] | undefined {
  const halves = [text.slice(0, place).trim(), text.slice(place).trim()];
  return halves.includes('') ? undefined : halves;
}

/** An entry that starts with a dash repeats the authors of the entry before it. */
const REPEATS_AUTHORS = /^(?:[‒–—―]|[_-]{2})/;

/** Returns whether the entries of a text are its lines, each of which can be read by itself. */
export function isPlain({ entries, parsed }: CreatedCheck): boolean {
  const { text, layout, leftOut = [] } = parsed ?? {};
  return (
    text === undefined &&
    (layout === 'one-a-line' || layout === 'single') &&
    leftOut.every(({ kind }) => kind === 'too-long') &&
    !entries.some(({ raw }) => REPEATS_AUTHORS.test(raw))
  );
}

/** Returns whether a text is small enough for the server to read. */
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
