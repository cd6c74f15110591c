import type { Block, ListedEntry, UnreadPart } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';
import type { Builder } from '../build/builder';
import { entryStarts, entriesOfLines } from './entry-starts';
import { headingKind, looksLikeList } from './headings';

export interface FoundList {
  entries: ListedEntry[];
  unsplit: Span[];
  unread?: UnreadPart[];
}

/** What a reader knows about blocks besides their kind. */
interface BlockHints {
  /** Blocks that the file itself marks as entries. */
  entries?: ReadonlyMap<Block, { key?: string; label?: string }>;
  /** Automatic numbers, which are not part of the text. */
  numbers?: ReadonlyMap<Block, string>;
}

/** A line of a block; the number of an entry in a cell of its own is part of the next line. */
interface BlockLine extends Span {
  text: string;
  block: Block;
  isFirst: boolean;
}

/** Finds the list of references: the blocks that the file marks as entries, else the blocks after a heading with such a name. */
export function listFromBlocks(builder: Builder, { entries: known, numbers }: BlockHints = {}): FoundList {
  separateHeadings(builder);
  const { text, blocks } = builder;
  const words = ({ start, end }: Span) => text.slice(start, end);
  const found: Required<FoundList> = { entries: [], unsplit: [], unread: [] };
  if (known && known.size > 0) {
    for (const [block, { key, label }] of known)
      addBlock(found, linesOf(block, text), key, label ?? numbers?.get(block));
    return found;
  }
  let i = 0;
  while (i < blocks.length) {
    const block = blocks[i] as Block;
    const following = blocks.slice(i + 1, i + 14).map(words);
    const isHead = headingKind(words(block)) === 'list' && block.kind !== 'note' && looksLikeList(following);
    i += 1;
    if (!isHead) continue;
    const from = i;
    while (i < blocks.length && !endsList(blocks[i] as Block, words(blocks[i] as Block), block.kind === 'heading'))
      i += 1;
    const listed = blocks.slice(from, i).filter(({ kind }) => kind === 'paragraph' || kind === 'item');
    addEntries(found, listed, text, numbers);
  }
  return found;
}

/** Divides blocks at lines that are the heading of a list, or of what follows one: a line break may be all that is between them. */
function separateHeadings(builder: Builder): void {
  const { text, blocks } = builder;
  for (let i = blocks.length - 1; i >= 0; i -= 1) {
    const block = blocks[i] as Block;
    const lines = block.kind === 'note' ? [] : linesOf(block, text);
    const isHeading = (line: BlockLine) => /^(?:list|after)$/.test(headingKind(line.text) ?? '');
    if (lines.length < 2 || !lines.some(isHeading)) continue;
    const parts: Block[] = [];
    lines.forEach((line, index) => {
      const { start, end } = line;
      const last = parts.at(-1);
      if (isHeading(line)) parts.push({ kind: 'heading', start, end });
      else if (last && index > 0 && !isHeading(lines[index - 1] as BlockLine)) last.end = end;
      else parts.push({ ...block, start, end });
    });
    blocks.splice(i, 1, ...parts);
  }
}

function endsList(block: Block, words: string, isMarked: boolean): boolean {
  const kind = headingKind(words);
  if (kind === 'part' || kind === 'list') return false;
  return kind === 'after' || (isMarked && block.kind === 'heading');
}

/** Adds the entries of consecutive blocks. Numbers show which entries span several blocks or lines. */
function addEntries(
  found: Required<FoundList>,
  blocks: readonly Block[],
  text: string,
  numbers: BlockHints['numbers'],
): void {
  const lines = withLabels(blocks.flatMap((block) => linesOf(block, text))).filter(
    (line) => headingKind(line.text) === undefined && /[\p{L}\p{N}]/u.test(line.text),
  );
  const starts = entryStarts(lines.map(({ text, isFirst }) => ({ text, indent: 0, gap: isFirst ? 1.5 : 1 })));
  if (starts?.labels && starts.at.length > 1) {
    for (const { start, end, text: words } of lines.slice(0, starts.at[0]))
      found.unread.push({ kind: 'not-an-entry', span: { start, end }, values: { text: words } });
    starts.at.forEach((from, i) => {
      const inside = lines.slice(from, starts.at[i + 1] ?? lines.length);
      const label = starts.labels?.[i];
      const span = { start: (lines[from] as BlockLine).start, end: (inside.at(-1) as BlockLine).end };
      const words = inside.map((line) => line.text).join('\n');
      found.entries.push({ text: words.slice(label?.length ?? 0), span, ...(label && { label: label.text }) });
    });
    return;
  }
  for (const block of blocks) {
    const inBlock = lines.filter((line) => line.block === block);
    if (inBlock.length > 0) addBlock(found, inBlock, undefined, numbers?.get(block), blocks.length === 1);
  }
}

/** Adds the lines of a block as one entry, as an entry each, or as text that the parser splits. */
function addBlock(
  found: Required<FoundList>,
  lines: readonly BlockLine[],
  key: string | undefined,
  number: string | undefined,
  isAlone = false,
): void {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  const span = { start: first.start, end: last.end };
  const reading = entriesOfLines(
    lines.map(({ text }) => text),
    isAlone,
  );
  if (reading !== 'whole') found.unread.push({ kind: 'line-breaks', span, values: { count: lines.length - 1 } });
  if (reading === 'unknown') found.unsplit.push(span);
  else if (reading === 'each')
    for (const line of lines) found.entries.push(entryOf(line, line.text, undefined, undefined));
  else found.entries.push(entryOf(span, lines.map(({ text }) => text).join('\n'), key, number));
}

function linesOf(block: Block, text: string): BlockLine[] {
  let start = block.start;
  return text
    .slice(block.start, block.end)
    .split('\n')
    .flatMap((line) => {
      const from = start + line.length - line.trimStart().length;
      start += line.length + 1;
      const trimmed = line.trim();
      return trimmed === '' ? [] : [{ start: from, end: from + trimmed.length, text: trimmed, block }];
    })
    .map((line, i) => ({ ...line, isFirst: i === 0 }));
}

const ONLY_LABEL = /^[[(]?\d{1,4}[\])]?[.)]?$/;

/** Joins the number of an entry in a cell of its own with the next line. */
function withLabels(lines: readonly BlockLine[]): BlockLine[] {
  return lines.flatMap((line, i) => {
    const [before, next] = [lines[i - 1], lines[i + 1]];
    if (ONLY_LABEL.test(line.text) && next && !ONLY_LABEL.test(next.text)) return [];
    return before && ONLY_LABEL.test(before.text) && !ONLY_LABEL.test(line.text)
      ? [{ ...line, start: before.start, text: `${before.text} ${line.text}` }]
      : [line];
  });
}

const LABEL = /^\s*(?:\[(\d{1,4})\]|(\d{1,3})[.)]\s)\s*/;

function entryOf({ start, end }: Span, text: string, key: string | undefined, number: string | undefined): ListedEntry {
  const found = LABEL.exec(text);
  const label = found?.[1] ?? found?.[2] ?? number;
  return {
    text: text.slice(found?.[0].length ?? 0).trim(),
    span: { start, end },
    ...(key !== undefined && { key }),
    ...(label !== undefined && { label }),
  };
}
