import type { VerificationResult } from '@veracite/contracts/citations';
import { decodeText } from '@veracite/text/decode';
import { encodeLike } from '@veracite/text/encode';
import { insertAll } from './exact-text';
import { placeOf } from './placing';
import { changesOf, type TextChange } from './text-changes';

/** Commands of LaTeX, which are no part of an entry's text. */
const COMMAND = /\\[a-zA-Z]+\*?/g;

/** An entry of the list of a text file, and its result. */
export interface ListedEntry {
  raw: string;
  result?: VerificationResult;
}

interface CorrectedText {
  bytes: Uint8Array;
  /** The changes of the decoded text that lead to `bytes`. */
  edits: { start: number; end: number; text: string }[];
  /** The changes of each entry that were made. */
  made: TextChange[][];
  /** Positions of entries whose correction has a character that the encoding of the file lacks. */
  unwritable: number[];
}

/**
 * Corrects the list of a plain text, Markdown or LaTeX file. Values that are in one place of an entry that is found in the file are replaced,
 * and a missing DOI is added. Everything else keeps its bytes.
 */
export function correctText(
  bytes: Uint8Array,
  entries: readonly ListedEntry[],
  isWanted: (position: number, change: TextChange) => boolean = () => true,
): CorrectedText {
  const text = decodeText(bytes);
  const isLatex = /\\(?:bibitem|begin)\b/.test(text);
  const bare = (source: string) =>
    isLatex ? source.replace(COMMAND, (command) => ' '.repeat(command.length)) : source;
  const words = bare(text);
  const unwritable: number[] = [];
  const edits: CorrectedText['edits'] = [];
  const made = entries.map(({ raw, result }, position) => {
    if (!result || result.status === 'valid') return [];
    const placed = changesOf(raw, result)
      .filter((change) => isWanted(position, change))
      .flatMap((change) => {
        const place = placeOf(words, bare(raw), change);
        const isTaken = edits.some((edit) => place && edit.start < place.end && place.start < edit.end);
        return place && !isTaken ? [{ change, edit: { ...place, text: written(change.text, isLatex) } }] : [];
      });
    if (placed.length === 0) return [];
    if (!encodeLike(bytes, placed.map(({ edit }) => edit.text).join(''))) {
      unwritable.push(position);
      return [];
    }
    edits.push(...placed.map(({ edit }) => edit));
    return placed.map(({ change }) => change);
  });
  const insertions = edits.map(({ start: at, end: until, text: inserted }) => ({ at, until, text: inserted }));
  return { bytes: encodeLike(bytes, insertAll(text, insertions)) ?? bytes, edits, made, unwritable };
}

const written = (value: string, isLatex: boolean): string => (isLatex ? value.replace(/[&%$#_]/g, '\\$&') : value);
