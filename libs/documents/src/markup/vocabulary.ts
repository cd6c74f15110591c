import type { Block, FrontMatter, ListedEntry } from '@veracite/model/document';
import { readTree, type Element } from '@veracite/text/tree';
import { Builder } from '../build/builder';
import { mergeCitations } from '../build/merge-marks';
import type { ParsedDocument } from '../parsed-document';
import { visit } from './visit';

/** The elements of an XML vocabulary that matter for reading a document. */
export interface Vocabulary {
  kind: 'jats' | 'tei';
  /** Elements that are not part of the text. */
  silent: ReadonlySet<string>;
  /** Elements that are blocks. A paragraph within another block is part of that block. */
  blocks: ReadonlyMap<string, Block['kind']>;
  /** The attribute with the label of a note. */
  noteLabel: string;
  isRaised(element: Element): boolean;
  /** Returns the keys of the entries that an element cites, or undefined if it is not a citation. */
  cited(element: Element, entries: readonly ListedEntry[]): string[] | undefined;
  /** Returns the list of references, each entry with its source text. */
  entries(tree: Element, text: string): ListedEntry[];
  front(tree: Element): FrontMatter;
}

/** Parses an XML document whose references and citations are marked up. */
export function readMarkup(text: string, vocabulary: Vocabulary): ParsedDocument {
  const { kind, silent, blocks, noteLabel } = vocabulary;
  const tree = readTree(text);
  const builder = new Builder();
  const open: number[] = [];
  const entries = vocabulary.entries(tree, text);
  visit(
    tree,
    ({ name, attributes }) => {
      if (silent.has(name)) return false;
      const block = blocks.get(name);
      if (block === 'note') builder.begin('note', attributes[noteLabel] ?? '');
      else if (block && (block !== 'paragraph' || !builder.isOpen)) builder.begin(block);
      open.push(builder.at);
      return true;
    },
    (words) => {
      if (builder.isOpen) builder.flow(words);
    },
    (element) => {
      const place = { start: open.pop() ?? builder.at, end: builder.at };
      const keys = vocabulary.cited(element, entries);
      if (keys) builder.mark({ kind: 'citation', ...place, items: keys.map((key) => ({ key })) });
      else if (vocabulary.isRaised(element)) builder.mark({ kind: 'superscript', ...place });
      if (blocks.has(element.name)) builder.end();
    },
  );
  builder.end();
  const marks = mergeCitations(
    builder.text,
    builder.marks,
    entries.map(({ key }) => key ?? ''),
  );
  const front = vocabulary.front(tree);
  return { kind, text: builder.text, blocks: builder.blocks, marks, entries, unsplit: [], bibliographies: [], front };
}

/** Maps element names to kinds of blocks. */
export const blocksOf = (kinds: Partial<Record<Block['kind'], string[]>>): Vocabulary['blocks'] =>
  new Map(
    Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as Block['kind']] as const)),
  );
