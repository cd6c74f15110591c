import { decodeText } from '@veracite/text/decode';
import { encodeLike } from '@veracite/text/encode';
import type { ReadDocument } from '@veracite/verification/in-text/read-and-check';
import { citingParts } from './citing-parts';
import { insertAll } from './exact-text';
import { placeOf } from './placing';
import { changesOfList, type ListedEntry, type TextChange } from './text-changes';

/** Commands of LaTeX, which are no part of an entry's text. */
const COMMAND = /\\[a-zA-Z]+\*?/g;

interface CorrectedText {
  bytes: Uint8Array;
  /** The changes of the decoded text that lead to `bytes`. */
  edits: { start: number; end: number; text: string }[];
  /** The changes of each entry that were made. */
  made: TextChange[][];
  /** Parts of the text that cite corrected entries: how many were changed, and how many have to be changed by hand. */
  citing: { changed: number; left: number };
  /** Positions of entries whose correction has a character that the encoding of the file lacks. */
  unwritable: number[];
}

/**
 * Corrects the list of a plain text, Markdown or LaTeX file. Values that are in one place of an entry that is found in the file are replaced,
 * and a missing DOI is added. The years and names by which the text cites these entries follow. Everything else keeps its bytes.
 * @param read the file as a document with these entries, if its text is corrected too
 */
export function correctText(
  bytes: Uint8Array,
  entries: readonly ListedEntry[],
  isWanted: (position: number, change: TextChange) => boolean = () => true,
  read?: ReadDocument,
): CorrectedText {
  const text = decodeText(bytes);
  const isLatex = /\\(?:bibitem|begin)\b/.test(text);
  const bare = (source: string) =>
    isLatex ? source.replace(COMMAND, (command) => ' '.repeat(command.length)) : source;
  const words = bare(text);
  const unwritable: number[] = [];
  const edits: CorrectedText['edits'] = [];
  /** Makes the changes of a part of the file that have a place. Returns them; undefined if the encoding lacks a character. */
  const made = (raw: string, changes: readonly TextChange[]): TextChange[] | undefined => {
    const placed = changes.flatMap((change) => {
      const place = placeOf(words, bare(raw), change);
      const isTaken = edits.some((edit) => place && edit.start < place.end && place.start < edit.end);
      return place && !isTaken ? [{ change, edit: { ...place, text: written(change.text, isLatex) } }] : [];
    });
    if (!encodeLike(bytes, placed.map(({ edit }) => edit.text).join(''))) return undefined;
    edits.push(...placed.map(({ edit }) => edit));
    return placed.map(({ change }) => change);
  };
  const ofEntries = changesOfList(entries, isWanted).map((changes, position) => {
    const corrected = made(entries[position]?.raw ?? '', changes);
    if (!corrected) unwritable.push(position);
    return corrected ?? [];
  });
  const citing = { changed: 0, left: 0 };
  for (const part of read ? citingParts(read, ofEntries, () => true) : [])
    citing[made(part.raw, part.changes)?.length ? 'changed' : 'left'] += 1;
  const insertions = edits.map(({ start: offset, end: until, text: inserted }) => ({
    at: offset,
    until,
    text: inserted,
  }));
  return { bytes: encodeLike(bytes, insertAll(text, insertions)) ?? bytes, edits, made: ofEntries, citing, unwritable };
}

const written = (value: string, isLatex: boolean): string => (isLatex ? value.replace(/[&%$#_]/g, '\\$&') : value);
