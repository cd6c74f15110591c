import type { Block, ListedEntry } from '@veracite/model/document';
import type { Span } from '@veracite/model/reference';
import type { Builder } from '../build/builder';
import { entryStarts } from './entry-starts';
import { headingKind, looksLikeList } from './headings';

export interface FoundList {
  entries: ListedEntry[];
  unparted: Span[];
}

/** What a reader knows about blocks besides their kind. */
interface BlockHints {
  /** Blocks that the file itself marks as entries. */
  entries?: ReadonlyMap<Block, { key?: string; label?: string }>;
  /** Automatic numbers, which are not part of the text. */
  numbers?: ReadonlyMap<Block, string>;
}

/** Finds the list of references: the blocks that the file marks as entries, else the blocks after a heading with such a name. */
export function listFromBlocks(builder: Builder, { entries: known, numbers }: BlockHints = {}): FoundList {
  const { text, blocks } = builder;
  const words = ({ start, end }: Span) => text.slice(start, end);
  if (known && known.size > 0)
    return {
      unparted: [],
      entries: [...known].map(([block, { key, label }]) =>
        entryOf(block, words(block), key, label ?? numbers?.get(block)),
      ),
    };
  const entries: ListedEntry[] = [];
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
    for (const entry of entriesFrom(listed, words, numbers)) entries.push(entry);
  }
  return { entries, unparted: [] };
}

function endsList(block: Block, words: string, isMarked: boolean): boolean {
  const kind = headingKind(words);
  if (kind === 'part' || kind === 'list') return false;
  return kind === 'after' || (isMarked && block.kind === 'heading');
}

/** Reads one entry per block, unless numbers show that some entries span several blocks. */
function entriesFrom(
  blocks: readonly Block[],
  words: (block: Block) => string,
  numbers: BlockHints['numbers'],
): ListedEntry[] {
  const listed = blocks.filter(
    (block) => headingKind(words(block)) === undefined && /[\p{L}\p{N}]/u.test(words(block)),
  );
  const starts = entryStarts(listed.map((block) => ({ text: words(block), indent: 0, gap: 1 })));
  if (starts?.labels && starts.at.length > 1)
    return starts.at.map((from, i) => {
      const until = starts.at[i + 1] ?? listed.length;
      const span = { start: (listed[from] as Block).start, end: (listed[until - 1] as Block).end };
      const label = starts.labels?.[i];
      const text = listed
        .slice(from, until)
        .map(words)
        .join('\n')
        .slice(label?.length ?? 0);
      return { text, span, ...(label && { label: label.text }) };
    });
  return listed.map((block) => entryOf(block, words(block), undefined, numbers?.get(block)));
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
