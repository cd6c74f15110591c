import { commaChunks, EDITOR_WORDS, PUBLISHER_WORDS, sentenceChunks, type Chunk } from './chunks';
import type { GazetteerEntries } from './gazetteer';
import { hashText, mix } from '@veracite/text/hash';
import { Look } from '../tokens/token-look';
import type { TokenTable } from '../tokens/token-table';

/** Number of features of each token. Every token has all of them, so rows have a fixed length. */
export const FEATURES_PER_TOKEN = 55;

/**
 * Computes the features of all tokens as 32-bit hashes, one row of `FEATURES_PER_TOKEN` per token: the word and its neighbors, their
 * looks, their entries in the lexicon and the list of journals, the position in the text, and the chunk between marks.
 * The set follows published reference parsers (ParsCit, GROBID, AnyStyle), computed on integers for speed.
 */
export function featuresOf(table: TokenTable, { journals, lexicon }: GazetteerEntries): Int32Array {
  const { length: n, word, look, prefix, suffix } = table;
  const out = new Int32Array(n * FEATURES_PER_TOKEN);
  const commas = commaChunks(table, journals);
  const sentences = sentenceChunks(table, journals);
  const comma = chunkIndex(commas, n);
  const sentence = chunkIndex(sentences, n);
  const state = runningState(table);
  const style = styleOf(table);
  const ahead = aheadOf(table, journals);

  for (let i = 0; i < n; i += 1) {
    let index = i * FEATURES_PER_TOKEN;
    let template = 0;
    const add = (value: number): void => {
      out[index] = mix(template * 0x01000193 + 0x5bd1e995, value);
      index += 1;
      template += 1;
    };
    const w = (k: number): number => (i + k < 0 ? -1 : i + k >= n ? -2 : (word[i + k] ?? 0));
    const s = (k: number): number => {
      const j = i + k;
      if (j < 0) return 30;
      if (j >= n) return 31;
      const l = look[j] ?? 0;
      return l === Look.Mark ? 64 + ((word[j] ?? 0) & 0xffff) * 64 : l;
    };
    const x = (k: number): number => (i + k < 0 || i + k >= n ? 0 : (lexicon[i + k] ?? 0));
    const c = commas[comma[i] ?? 0];
    const t = sentences[sentence[i] ?? 0];
    const ti = Math.min(t?.index ?? 0, 7);
    const s0 = s(0);
    const w0 = w(0);
    const x0 = x(0);
    const run = state[i] ?? 0;
    const fromStart = Math.min(i, 6);
    const fromEnd = Math.min(n - 1 - i, 6);
    const tenth = Math.floor((10 * i) / n);
    const journal = journals[i] ?? 0;
    const tc = t?.content ?? 0;
    const cc = c?.content ?? 0;

    add(w0);
    add(w(-1));
    add(w(1));
    add(w(-2));
    add(w(2));
    add(mix(w(-1), w0));
    add(mix(w0, w(1)));
    add(mix(w(-2), w(-1)));
    add(mix(w(1), w(2)));
    add(s0);
    add(mix(s(-1), s0));
    add(mix(s0, s(1)));
    add(mix(mix(s(-1), s0), s(1)));
    add(mix(mix(s(-2), s(-1)), s0));
    add(mix(mix(s0, s(1)), s(2)));
    add(mix(mix(s(-2), s(-1)), mix(s0, mix(s(1), s(2)))));
    add(mix(mix(mix(s(-3), s(-2)), s(-1)), s0));
    add(mix(mix(s0, s(1)), mix(s(2), s(3))));
    add(prefix[i] ?? 0);
    add(suffix[i] ?? 0);
    add(mix(x0, s0));
    add(mix(x(-1), x0));
    add(mix(x0, x(1)));
    add(mix(mix(x(-1), s(-1)), mix(x0, mix(s(1), x(1)))));
    add(mix(mix(x(-2), x(-1)), mix(x0, mix(x(1), x(2)))));
    add(mix(journal, s0));
    add(mix(mix(journal, journals[i - 1] ?? 0), journals[i + 1] ?? 0));
    add(mix(mix(journal, ti), run & 15));
    add(mix(ti, s0));
    add(mix(tc, bucket(t?.words ?? 0)));
    add(mix(tc, ti));
    add(mix(tc, contentAt(sentences, t, -1)));
    add(mix(tc, contentAt(sentences, t, 1)));
    add(mix(mix(c?.before ?? 0, c?.after ?? 0), bucket(c?.words ?? 0)));
    add(mix(mix(cc, c?.before ?? 0), c?.after ?? 0));
    add(mix(cc, bucket(c?.words ?? 0)));
    add(c?.first ?? 0);
    add(c?.last ?? 0);
    add(mix(cc, contentAt(commas, c, -1)));
    add(mix(cc, contentAt(commas, c, 1)));
    add(mix(mix(contentAt(commas, c, -1), cc), mix(contentAt(commas, c, 1), contentAt(commas, c, 2))));
    add(t?.first ?? 0);
    add(mix(run, s0));
    add(mix(run, style));
    add(mix(mix(run, style), tc));
    add(mix(fromStart, s0));
    add(mix(mix(fromEnd, s0), s(-1)));
    add(mix(tenth, mix(s0, style)));
    const to = ahead[i] ?? 0;
    add(mix(to, s0));
    add(mix(to, run));
    add(mix(mix(to, ti), tc));
    add(mix(mix(mix(tc, t?.before ?? 0), t?.after ?? 0), ti));
    add(mix(mix(t?.last ?? 0, t?.after ?? 0), s0));
    add(mix(mix(s(-1), s0), mix(s(1), spacing(table, i))));
    add(mix(romanOf(table, i), mix(w(-1), s(1))));
  }
  return out;
}

function bucket(count: number): number {
  return count < 4 ? count : count < 6 ? 4 : count < 9 ? 5 : count < 14 ? 6 : 7;
}

function contentAt(chunks: readonly Chunk[], chunk: Chunk | undefined, offset: number): number {
  return chunk ? (chunks[chunk.index + offset]?.content ?? -1) : -1;
}

/** Returns the index of the chunk of each token. A mark belongs to the chunk it closes. */
function chunkIndex(chunks: readonly Chunk[], length: number): Int32Array {
  const index = new Int32Array(length);
  for (const chunk of chunks) {
    for (let i = chunk.start; i <= chunk.end && i < length; i += 1) index[i] = chunk.index;
  }
  return index;
}

const IN = new Set(['in', 'en', 'em', 'dans'].map(hashText));

/** Computes bits for the text before each token: in quotation marks, after them, in brackets, year, mask, "In", number of numbers. */
function runningState(table: TokenTable): Int32Array {
  const state = new Int32Array(table.length);
  let quoted = false;
  let wasQuoted = false;
  let depth = 0;
  let year = false;
  let masked = false;
  let inWord = false;
  let numbers = 0;
  for (let i = 0; i < table.length; i += 1) {
    const look = table.look[i] ?? 0;
    const mark = look === Look.Mark ? (table.folded[i] ?? '') : '';
    if ('“„«'.includes(mark) && mark) quoted = true;
    else if (mark === '"') {
      if (quoted) wasQuoted = true;
      quoted = !quoted;
    } else if (mark === '”' || mark === '»') {
      quoted = false;
      wasQuoted = true;
    } else if (mark === '(' || mark === '[') depth = Math.min(depth + 1, 3);
    else if (mark === ')' || mark === ']') depth = Math.max(depth - 1, 0);
    state[i] =
      (quoted ? 1 : 0) |
      (wasQuoted ? 2 : 0) |
      (depth > 0 ? 4 : 0) |
      (year ? 8 : 0) |
      (masked ? 16 : 0) |
      (inWord ? 32 : 0) |
      (Math.min(numbers, 3) << 6);
    if (look === Look.Year) year = true;
    else if (look > Look.Year && look <= Look.Digit5) numbers += 1;
    else if (look === Look.Mask) masked = true;
    else if (IN.has(table.word[i] ?? 0) && look !== Look.Lower && look !== Look.Short) inWord = true;
  }
  return state;
}

/**
 * Computes bits for the text after each token: "In", a known journal, a publisher word, an editor word, a year, a quotation,
 * another number, a journal of one word. A title that nothing follows is a book, and one before a journal ends where that begins.
 */
function aheadOf(table: TokenTable, journals: Uint8Array): Uint8Array {
  const ahead = new Uint8Array(table.length);
  let bits = 0;
  for (let i = table.length - 1; i >= 0; i -= 1) {
    ahead[i] = bits;
    const look = table.look[i] ?? 0;
    const folded = table.folded[i] ?? '';
    if (look === Look.Year) bits |= 16;
    else if (look >= Look.Digit1 && look <= Look.Digit5) bits |= 64;
    else if (look === Look.Mark) bits |= '"“„«'.includes(folded) ? 32 : 0;
    else if (journals[i] === 1) bits |= 2;
    else if (journals[i] === 3) bits |= 128;
    else if (PUBLISHER_WORDS.has(folded)) bits |= 4;
    else if (EDITOR_WORDS.has(folded)) bits |= 8;
    else if (look !== Look.Lower && look !== Look.Short && IN.has(table.word[i] ?? 0)) bits |= 1;
  }
  return ahead;
}

/** Returns 1 for white space before a token, plus 2 for white space after it. */
function spacing(table: TokenTable, i: number): number {
  const token = table.tokens[i];
  const before = table.tokens[i - 1];
  const after = table.tokens[i + 1];
  return (token && before && token.start > before.end ? 1 : 0) | (token && after && after.start > token.end ? 2 : 0);
}

/** Returns 1 for a Roman numeral below 90 in capitals, 2 for one in small letters, 0 for anything else. */
function romanOf(table: TokenTable, i: number): number {
  const text = table.tokens[i]?.text ?? '';
  if (text.length > 8 || !/^(?:[IVXL]+|[ivxl]+)$/.test(text)) return 0;
  if (!/^(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/i.test(text)) return 0;
  return text < 'a' ? 1 : 2;
}

/** Computes bits for the style of the whole reference: position of the first year, quotation marks, semicolons, "(year)". */
function styleOf(table: TokenTable): number {
  let year = 0;
  let quotes = 0;
  let semicolons = 0;
  let bracketed = 0;
  for (let i = 0; i < table.length; i += 1) {
    const look = table.look[i] ?? 0;
    if (look === Look.Year && year === 0) {
      year = 1 + Math.floor((3 * i) / table.length);
      if (table.folded[i - 1] === '(') bracketed = 1;
    } else if (look === Look.Mark) {
      const mark = table.folded[i] ?? '';
      if ('"“„«'.includes(mark)) quotes = 1;
      else if (mark === ';') semicolons = 1;
    }
  }
  return year | (quotes << 2) | (semicolons << 3) | (bracketed << 4);
}
