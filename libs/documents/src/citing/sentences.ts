import type { Span } from '@veracite/model/reference';
import { abbreviations } from '../../data/citing.json';
import { spanAt } from './spans';

const ABBREVIATIONS: ReadonlySet<string> = new Set(abbreviations);
/** A mark that may end a sentence, closing marks and numbers of notes behind it, and what may begin the next. */
const END = /[.!?…][”"’'»)\]]*(?:\d{1,3}(?:[,–-]\d{1,3})*|\[[\d,;\s–-]{1,40}\])?\s+(?=[\p{Lu}\p{Lo}“"‘«([\d¿¡])/gu;

/** Where the sentences of a stretch of running text stand. Marks inside brackets, of abbreviations and initials end none. */
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

/** How deep in brackets each character stands; one that is never closed ends with its sentence or after 600 characters. */
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

/** Characters of a sentence before a place in it, and behind it: longer ones are lists, or none. */
const REACH = 1_000;

/** The sentence that holds a place, without white space at its ends. */
export function sentenceAt(text: string, sentences: readonly Span[], at: number): string {
  const found = spanAt(sentences, at) ?? sentences.at(-1);
  if (!found) return '';
  const [start, end] = [Math.max(found.start, at - REACH), Math.min(found.end, at + REACH)];
  return text.slice(start, end).replace(/\s+/g, ' ').trim();
}
