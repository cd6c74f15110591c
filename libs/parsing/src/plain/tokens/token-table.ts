import { foldWord } from './fold-word';
import { hashText } from '@veracite/text/hash';
import { marksOf } from './quotation-marks';
import { lookOf, Look } from './token-look';
import type { Token } from './tokenize';

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
