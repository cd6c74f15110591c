import type { Span } from '@veracite/model/reference';
import { abbreviations } from '../../data/citing.json';
import { spanAt } from './spans';

const ABBREVIATIONS: ReadonlySet<string> = new Set(abbreviations);
/** Matches punctuation that may end a sentence, with closing quotes and note numbers, before a possible start of the next one. */
const END = /[.!?…][”"’'»)\]]*(?:\d{1,3}(?:[,–-]\d{1,3})*|\[[\d,;\s–-]{1,40}\])?\s+(?=[\p{Lu}\p{Lo}“"‘«([\d¿¡])/gu;

/** Splits a span of text into sentences. Periods in brackets, abbreviations and initials do not end a sentence. */
export function sentencesIn(text: string, { start, end }: Span): Span[] {
  const block = text.slice(start, end);
  const depths = depthsOf(block);
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: all } of block.matchAll(END)) {
    if (
      (depths[index] ?? 0) > 0 ||
      (block.charAt(index) === '.' && isAbbreviation(block.slice(Math.max(0, index - 20), index)))
    )
      continue;
    spans.push({ start: start + from, end: start + index + all.trimEnd().length });
    from = index + all.length;
  }
  spans.push({ start: start + from, end });
  return spans;
}

function isAbbreviation(before: string): boolean {
  const word = /[\p{L}.]{1,20}$/u.exec(before)?.[0] ?? '';
  return /^(?:\p{Lu}\.?)+$/u.test(word) && word.replace(/\./g, '').length < 2
    ? true
    : ABBREVIATIONS.has(word.toLowerCase().replace(/^\.+/, ''));
}

/** Marks the characters inside brackets. A bracket must be closed within 600 characters. */
function depthsOf(block: string): Uint8Array {
  const depths = new Uint8Array(block.length);
  const closing: Record<string, string> = { '(': ')', '[': ']' };
  for (let i = 0; i < block.length; i += 1) {
    const close = closing[block.charAt(i)];
    if (close === undefined) continue;
    const length = block.slice(i, i + 601).indexOf(close);
    if (length < 0) continue;
    depths.fill(1, i, i + length);
    i += length;
  }
  return depths;
}

/** Maximum number of characters of a sentence before and after an offset. */
const REACH = 1_000;

/** Returns the sentence at an offset, with white space normalized. */
export function sentenceAt(text: string, sentences: readonly Span[], offset: number): string {
  const found = spanAt(sentences, offset) ?? sentences.at(-1);
  if (!found) return '';
  const [start, end] = [Math.max(found.start, offset - REACH), Math.min(found.end, offset + REACH)];
  return text.slice(start, end).replace(/\s+/g, ' ').trim();
}
