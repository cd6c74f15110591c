import type { Contents } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import { SMALL_WORDS } from '@veracite/text/small-words';
import { plainTitle } from './plain-text';
import { subfields, type MarcField } from './marc-record';

/** Dashes between the entries of a note: "Of tides / A. Okoye -- Of moons / B. Ng." */
const BETWEEN = /--|—/;
/** Numbers before an entry: "1.", "Chapter 2:", "pt. 3. ". */
const NUMBER = /^(?:(?:chapter|chap\.|part|pt\.|vol\.|v\.|kapitel|chapitre|bd\.|t\.)\s*)?[\divxlc]{1,6}\s?[.:)]\s+/i;
/** Least number of entries of a table of contents. */
const LEAST = 3;

/** Reads notes of contents; undefined without a table of contents. @param complete first indicators of complete notes */
export function readContents(notes: readonly MarcField[], complete: string): Contents | undefined {
  const entries = notes.flatMap(entriesOf).flatMap((entry) => plainTitle(entry.replace(NUMBER, '')) ?? []);
  if (entries.length < LEAST) return undefined;
  return { entries, isComplete: notes.every((note) => complete.includes(note['@ind1'] || ' ')) };
}

/** Titles with subfields of their own are entries, with the names that follow; otherwise dashes separate entries. */
function entriesOf(note: MarcField): string[] {
  const titled = note.subfield.some((item) => item['@code'] === 't');
  if (!titled) return subfields(note, 'a').flatMap((text) => text.split(BETWEEN).map((entry) => entry.trim()));
  const entries: string[] = [];
  for (const subfield of note.subfield) {
    const [value] = subfields({ ...note, subfield: [subfield] }, 'tr');
    if (value === undefined) continue;
    const plain = value
      .replace(/(?:--|—)$/, '')
      .trim()
      .replace(/\/$/, '')
      .trim();
    if (subfield['@code'] === 't') entries.push(plain);
    else entries.push(`${entries.pop() ?? ''} / ${plain}`);
  }
  return entries;
}

const SMALL = new Set([...SMALL_WORDS, ...'the of and for in on to from with an at by as'.split(' ')]);

/** Checks whether a word distinguishes titles. */
export const isTelling = (word: string): boolean => word.length > 1 && !SMALL.has(word.toLowerCase());

export const tellingWords = (text: string): ReadonlySet<string> => new Set(fold(text).split(' ').filter(isTelling));

/** Least share of the words of a title that an entry has. */
const LISTED = 0.6;

/** Checks whether an entry has most words of a title. */
export function isLike(entry: string, words: ReadonlySet<string>): boolean {
  const telling = tellingWords(entry);
  return words.size > 0 && [...words].filter((word) => telling.has(word)).length >= words.size * LISTED;
}

/** Checks whether one title is the other, or the other without its subtitle. */
export function isSameBook(title: string, other: string): boolean {
  const [short = '', long = ''] = [fold(title), fold(other)].sort((a, b) => a.length - b.length);
  return short !== '' && `${long} `.startsWith(`${short} `);
}
