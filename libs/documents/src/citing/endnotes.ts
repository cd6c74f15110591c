import type { Block } from '@veracite/model/document';
import type { ParsedDocument } from '../parsed-document';

/** Minimum count of raised numbers: fewer may be citations. */
const LEAST = 4;
/** Minimum share of numbers that have a note. */
const MOST = 0.8;
/** Maximum number of consecutive notes that may be missing because they were read as part of the previous one. */
const LOST = 3;
/** Matches the number of a note inside a block: after the end of a sentence or the link back to the text. */
const WITHIN = /(?<=[.!?”"»↩↑]\uFE0E?\s{1,3})(\d{1,3})\.\s(?=[\p{Lu}“"‘«])/gu;
/** Matches the heading of notes, under which they may be numbered without raised numbers in the text. */
const HEADING =
  /^(?:(?:foot|end)?notes|anmerkungen|fu(?:ß|ss)noten|endnoten|notes de fin|notas(?: finales| finais)?|note|note finali|noten|przypisy)$/iu;
const NUMBERED = /^(\d{1,3})[.)]?\s+(?=[\p{L}“"‘«])/u;

/**
 * Marks blocks as endnotes. Raised numbers refer to notes if they count through the text in order, and paragraphs outside the list
 * of references begin with the same numbers. Without raised numbers, the notes follow a heading such as "Notes".
 */
export function withEndnotes({ text, blocks, marks, entries, unsplit }: ParsedDocument): Block[] {
  if (blocks.filter(({ kind }) => kind === 'note').length >= LEAST) return blocks;
  const numbers = marks.flatMap(({ kind, start, end }) =>
    kind === 'superscript' ? [text.slice(start, end).trim()] : [],
  );
  const headed = blocks.findLastIndex((block) => HEADING.test(text.slice(block.start, block.end)));
  const last = countsThrough(numbers);
  if (last === undefined && headed < 0) return blocks;
  const listed = [...entries.flatMap(({ span }) => span ?? []), ...unsplit];
  const isListed = (block: Block) => listed.some(({ start, end }) => start <= block.start && block.start < end);
  const split = blocks.flatMap((block) => (isListed(block) ? [block] : splitAtNumbers(block, text)));
  const labels = new Map<Block, string>();
  let next = 1;
  const from = last === undefined ? (blocks[headed]?.end ?? 0) : 0;
  for (const block of split.filter(({ start }) => start >= from)) {
    const label = isListed(block) ? undefined : NUMBERED.exec(text.slice(block.start, block.start + 12))?.[1];
    if (label === undefined || Number(label) < next || Number(label) > next + LOST) continue;
    labels.set(block, label);
    next = Number(label) + 1;
  }
  if (labels.size < Math.max(LEAST, MOST * (last ?? next - 1))) return blocks;
  return split.map((block) => {
    const label = labels.get(block);
    return label === undefined ? block : { ...block, kind: 'note', label };
  });
}

/** Splits a block that contains several notes before each number that continues the count. */
function splitAtNumbers(block: Block, text: string): Block[] {
  const words = text.slice(block.start, block.end);
  let number = Number(NUMBERED.exec(words.slice(0, 12))?.[1] ?? NaN);
  const cuts: number[] = [];
  for (const { index, 1: found } of words.matchAll(WITHIN)) {
    if (Number(found) !== number + 1) continue;
    number += 1;
    cuts.push(block.start + index);
  }
  return [block.start, ...cuts].map((start, i) => ({ ...block, start, end: cuts[i] ?? block.end }));
}

/** Returns the last number if the numbers count from 1 with few exceptions (exponents), else undefined. */
function countsThrough(numbers: readonly string[]): number | undefined {
  const last = numbers.reduce((count, number) => (number === String(count + 1) ? count + 1 : count), 0);
  return last >= LEAST && last >= MOST * numbers.length ? last : undefined;
}
