import { Look } from '../tokens/token-look';
import type { TokenTable } from '../tokens/token-table';

/** Tokens between two marks, and their content. */
export interface Chunk {
  start: number;
  end: number;
  /** Index of the chunk in its list. */
  index: number;
  /** Bits of `Content`. */
  content: number;
  words: number;
  first: number;
  last: number;
  /** Hashes of the marks before and after the chunk; 0 at the ends. */
  before: number;
  after: number;
}

enum Content {
  Initials = 1,
  Digits = 2,
  Year = 4,
  Lower = 8,
  EditorWord = 16,
  Conjunction = 32,
  Journal = 64,
  Publisher = 128,
  Mask = 256,
  In = 512,
}

export const EDITOR_WORDS = new Set(
  'ed eds edd editor editors edited hrsg hg herausgeber org orgs dir dirs coord coords cur coor comp comps'.split(' '),
);
const CONJUNCTIONS = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'och', '&', 'i']);
export const PUBLISHER_WORDS = new Set(
  'press university publisher publishers publishing verlag books edizioni editore editions editorial editora springer elsevier wiley universidad universite universitat'.split(
    ' ',
  ),
);
const IN_WORDS = new Set(['in', 'en', 'em', 'dans']);

/** Splits at every comma, period, colon, semicolon, bracket and quotation mark. */
export function commaChunks(table: TokenTable, journals: Uint8Array): Chunk[] {
  return cut(table, journals, (i) => table.look[i] === Look.Mark && isDelimiter(table.folded[i] ?? ''));
}

/** Splits at the ends of sentences (a period or question mark after a word, not after an initial) and at quotation marks. */
export function sentenceChunks(table: TokenTable, journals: Uint8Array): Chunk[] {
  return cut(table, journals, (i) => {
    if (table.look[i] !== Look.Mark) return false;
    const mark = table.folded[i] ?? '';
    if ('"“”„«»'.includes(mark)) return true;
    if (!'.?!'.includes(mark)) return false;
    const before = table.look[i - 1] ?? 0;
    const next = table.tokens[i + 1];
    const spaced = !next || next.start > (table.tokens[i]?.end ?? 0);
    return (spaced || before === Look.Uncased) && before !== Look.Initial && before !== Look.Initials;
  });
}

function isDelimiter(mark: string): boolean {
  return ',.;:()[]"“”„«»?!/'.includes(mark.charAt(0));
}

function cut(table: TokenTable, journals: Uint8Array, isCut: (index: number) => boolean): Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  let before = 0;
  for (let i = 0; i <= table.length; i += 1) {
    const atEnd = i === table.length;
    if (!atEnd && !isCut(i)) continue;
    const after = atEnd ? 0 : (table.word[i] ?? 0);
    if (i > start || !atEnd) chunks.push(describe(table, journals, start, i, chunks.length, before, after));
    before = after;
    start = i + 1;
  }
  return chunks;
}

function describe(
  table: TokenTable,
  journals: Uint8Array,
  start: number,
  end: number,
  index: number,
  before: number,
  after: number,
): Chunk {
  let content = 0;
  let words = 0;
  for (let i = start; i < end; i += 1) {
    const look = table.look[i] ?? 0;
    const folded = table.folded[i] ?? '';
    if (look === Look.Mark) {
      if (folded === '&') content |= Content.Conjunction;
      continue;
    }
    words += 1;
    if (look === Look.Mask) content |= Content.Mask;
    else if (look === Look.Initial) content |= Content.Initials;
    else if (look === Look.Initials) content |= Content.Initials;
    else if (look === Look.Year) content |= Content.Year;
    else if (look > Look.Year && look <= Look.Digit5) content |= Content.Digits;
    else if (look === Look.Lower) content |= Content.Lower;
    if (journals[i]) content |= Content.Journal;
    if (EDITOR_WORDS.has(folded)) content |= Content.EditorWord;
    if (CONJUNCTIONS.has(folded)) content |= Content.Conjunction;
    if (PUBLISHER_WORDS.has(folded)) content |= Content.Publisher;
    if (i === start && IN_WORDS.has(folded)) content |= Content.In;
  }
  return {
    start,
    end,
    index,
    content,
    words,
    first: table.word[start] ?? 0,
    last: table.word[Math.max(start, end - 1)] ?? 0,
    before,
    after,
  };
}
