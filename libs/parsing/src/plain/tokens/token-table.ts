import { foldWord } from './fold-word';
import { hashText } from '@veracite/text/hash';
import { lookOf, Look } from './token-look';
import type { Token } from './tokenize';

const SINGLE_OPENING = new Set(['‘', "'", '`', '‚', '‹']);
/** Most tokens of a quoted title. */
const LONGEST = 120;
const SINGLE_CLOSING = new Set(['’', "'", '‘', '›']);

/** Returns double quotation marks for single and LaTeX quotation marks, by index. Apostrophes stay unchanged. */
export function marksOf(tokens: readonly Token[]): Map<number, string> {
  const marks = new Map<number, string>();
  for (let i = 0; i < tokens.length; i += 1) {
    const text = tokens[i]?.text ?? '';
    if (text === '``') marks.set(i, '“');
    else if (text === "''") marks.set(i, '”');
    else if (SINGLE_OPENING.has(text) && opens(tokens, i)) {
      const end = closingOf(tokens, i);
      if (end === undefined) continue;
      marks.set(i, '“');
      marks.set(end, '”');
      i = end;
    }
  }
  return marks;
}

/** Returns true for a mark after a space and before a word. "'t Hooft" and "'s-Gravenhage" are names. */
function opens(tokens: readonly Token[], i: number): boolean {
  const [before, mark, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (!mark || !after || after.start > mark.end || !/^[\p{L}\p{N}]/u.test(after.text)) return false;
  return (!before || before.end < mark.start || before.text === '(') && !/^(?:\p{Ll}|\p{N}+s?)$/u.test(after.text);
}

/** Finds a closing mark that no word in small letters follows, unlike in "the authors’ rights". */
function closingOf(tokens: readonly Token[], from: number): number | undefined {
  const last = Math.min(tokens.length, from + LONGEST);
  for (let i = from + 2; i < last; i += 1) {
    const [before, mark, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (!mark || !before || !SINGLE_CLOSING.has(mark.text) || before.end < mark.start) continue;
    if (!after || !/^\p{Ll}{2,}/u.test(after.text) || /^(?:in|edited|ed|eds|dans|trans)$/.test(after.text)) return i;
  }
  return undefined;
}

/** The tokens of one reference with their precomputed properties, as columns. */
export interface TokenTable {
  tokens: readonly Token[];
  length: number;
  /** Folded word, or one character for punctuation (quotation-marks.ts). */
  folded: string[];
  /** Hash of the folded word. Numbers are hashed by their number of digits. */
  word: Int32Array;
  look: Uint8Array;
  prefix: Int32Array;
  suffix: Int32Array;
}

export function tableOf(tokens: readonly Token[]): TokenTable {
  const length = tokens.length;
  const table: TokenTable = {
    tokens,
    length,
    folded: new Array<string>(length),
    word: new Int32Array(length),
    look: new Uint8Array(length),
    prefix: new Int32Array(length),
    suffix: new Int32Array(length),
  };
  const marks = marksOf(tokens);
  tokens.forEach((token, i) => {
    const look = token.mask ? Look.Mask : lookOf(token.text);
    const folded = marks.get(i) ?? wordOf(token, look);
    table.folded[i] = folded;
    table.look[i] = look;
    table.word[i] = hashText(folded);
    table.prefix[i] = hashText(folded.slice(0, 3));
    table.suffix[i] = hashText(folded.slice(-3));
  });
  return table;
}

function wordOf(token: Token, look: Look): string {
  if (token.mask) return `<${token.mask}>`;
  if (look >= Look.Year && look <= Look.Digit5) return `<${look}>`;
  if (look === Look.Mark) return token.text.charAt(0);
  return foldWord(token.text);
}
