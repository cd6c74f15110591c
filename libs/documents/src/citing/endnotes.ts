import type { Block } from '@veracite/model/document';
import type { ParsedDocument } from '../parsed-document';

/** Fewer raised numbers are as well citations. */
const LEAST = 4;
/** Of the numbers so many have a note at least. */
const MOST = 0.8;
/** Notes in a row that may be lost, read as part of the one before. */
const LOST = 3;
/** A number within a block that stands as one does in front of a note: behind the end of a sentence or the number that leads back. */
const WITHIN = /(?<=[.!?”"»↩↑]\uFE0E?\s{1,3})(\d{1,3})\.\s(?=[\p{Lu}“"‘«])/gu;
const NUMBERED = /^(\d{1,3})[.)]?\s+(?=[\p{L}“"‘«])/u;

/**
 * Blocks with endnotes told: raised numbers that count through the text, each once and in order, are numbers of notes where paragraphs
 * outside of the list begin with the same numbers in their order.
 */
export function withEndnotes({ text, blocks, marks, entries, unparted }: ParsedDocument): Block[] {
  if (blocks.some(({ kind }) => kind === 'note')) return blocks;
  const numbers = marks.flatMap(({ kind, start, end }) =>
    kind === 'superscript' ? [text.slice(start, end).trim()] : [],
  );
  const last = countsThrough(numbers);
  if (last === undefined) return blocks;
  const listed = [...entries.flatMap(({ span }) => span ?? []), ...unparted];
  const isListed = (block: Block) => listed.some(({ start, end }) => start <= block.start && block.start < end);
  const split = blocks.flatMap((block) => (isListed(block) ? [block] : splitAtNumbers(block, text)));
  const labels = new Map<Block, string>();
  let next = 1;
  for (const block of split) {
    const label = isListed(block) ? undefined : NUMBERED.exec(text.slice(block.start, block.start + 12))?.[1];
    if (label === undefined || Number(label) < next || Number(label) > next + LOST) continue;
    labels.set(block, label);
    next = Number(label) + 1;
  }
  if (labels.size < MOST * last) return blocks;
  return split.map((block) => {
    const label = labels.get(block);
    return label === undefined ? block : { ...block, kind: 'note', label };
  });
}

/** Notes that were printed without a gap stand in one block: it ends before each number that goes on with the one in front of it. */
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

/** The last of numbers that count from 1, each once but for a few others (of formulas); undefined when these do not. */
export function countsThrough(numbers: readonly string[]): number | undefined {
  const last = numbers.reduce((count, number) => (number === String(count + 1) ? count + 1 : count), 0);
  return last >= LEAST && last >= MOST * numbers.length ? last : undefined;
}
