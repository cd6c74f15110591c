import { findIdentifiers } from '@veracite/parsing/identifiers/find-identifiers';
import { LABEL_INDEX, type Label } from '@veracite/parsing/plain/model/labels';
import { plainMarks } from '@veracite/parsing/plain/decode/full-width-marks';
import { tableOf, type TokenTable } from '@veracite/parsing/plain/tokens/token-table';
import { tokenize } from '@veracite/parsing/plain/tokens/tokenize';
import type { Piece, Sample } from './sample';

/** The tokens of a sample and their labels. */
export interface Sequence {
  table: TokenTable;
  labels: Uint8Array;
}

/** Joins the pieces of a sample, with spaces where needed. */
export function textOf(sample: Pick<Sample, 'pieces' | 'exact'>): { text: string; ends: number[] } {
  let text = '';
  const ends: number[] = [];
  for (const piece of sample.pieces) {
    if (!sample.exact && text && !/\s$/.test(text) && needsSpace(text, piece)) text += ' ';
    text += piece.text;
    ends.push(text.length);
  }
  return { text, ends };
}

function needsSpace(text: string, piece: Piece): boolean {
  if (/^\s/.test(piece.text)) return false;
  if (piece.label === 'issue' && /^\(/.test(piece.text)) return false;
  return !/^[,.;:)\]”"’»]/.test(piece.text) && !/[([“„«/]$/.test(text);
}

/** Labels every token. Unlabeled marks join the previous piece, unlabeled words and opening marks the next one. */
export function toSequence(sample: Pick<Sample, 'pieces' | 'exact'>): Sequence {
  const { text, ends } = textOf(sample);
  const plain = plainMarks(text);
  const table = tableOf(tokenize(plain, findIdentifiers(plain)));
  const labels = new Uint8Array(table.length).fill(255);
  let piece = 0;
  table.tokens.forEach((token, i) => {
    while (piece < ends.length - 1 && token.start >= (ends[piece] ?? 0)) piece += 1;
    const label: Label | undefined = token.mask ? 'other' : sample.pieces[piece]?.label;
    if (label) labels[i] = LABEL_INDEX[label];
  });
  fillGaps(table, labels);
  return { table, labels };
}

function fillGaps(table: TokenTable, labels: Uint8Array): void {
  for (let i = 0; i < labels.length; i += 1) {
    if (labels[i] !== 255) continue;
    let end = i;
    while (end < labels.length && labels[end] === 255) end += 1;
    const before = i > 0 ? (labels[i - 1] ?? 0) : 0;
    const after = end < labels.length ? (labels[end] ?? 0) : 0;
    let turn = i;
    if (i > 0) {
      // "Smith (Eds.), ", "2nd ed., ": a word for the role or the edition belongs to the text before it.
      if (OFFICES.has(before))
        for (let k = i; k < end; k += 1) if (OFFICE_WORDS.has(table.folded[k] ?? '')) turn = k + 1;
      while (turn < end && isClosing(table.tokens[turn]?.text ?? '')) turn += 1;
    }
    const afterOrOther = end === labels.length && turn < end ? (hasWord(table, turn, end) ? 0 : before) : after;
    labels.fill(before, i, turn);
    labels.fill(afterOrOther, turn, end);
    i = end - 1;
  }
}

const OFFICES = new Set([LABEL_INDEX.author, LABEL_INDEX.editor, LABEL_INDEX.translator, LABEL_INDEX.edition]);
const OFFICE_WORDS = new Set(
  'ed eds edd editor editors edn edition hrsg hg org orgs dir coord trans translator aufl auflage'.split(' '),
);

function hasWord(table: TokenTable, from: number, to: number): boolean {
  return table.tokens.slice(from, to).some((token) => /[\p{L}\p{N}]/u.test(token.text));
}

function isClosing(text: string): boolean {
  return /^[,.;:)\]”’»?!'"–—-]/.test(text);
}
