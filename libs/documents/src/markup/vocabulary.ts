import type { Block, ListedEntry } from '@veracite/model/document';
import { readTree, type Element } from '@veracite/text/tree';
import { Builder } from '../build/builder';
import { mergeCitations } from '../build/merge-marks';
import type { ParsedDocument } from '../parsed-document';
import { visit } from './visit';

/** How a vocabulary of XML says what a text is made of. */
export interface Vocabulary {
  kind: 'jats' | 'tei';
  /** Elements whose words are none of the text. */
  silent: ReadonlySet<string>;
  /** Elements that are blocks of the text; a paragraph within another block is part of it. */
  blocks: ReadonlyMap<string, Block['kind']>;
  /** The attribute with the label of a note. */
  noteLabel: string;
  isRaised(element: Element): boolean;
  /** Keys of the entries that an element cites; undefined when it is no citation. */
  cited(element: Element, entries: readonly ListedEntry[]): string[] | undefined;
  /** The list of references, each entry as it stands in the file. */
  entries(tree: Element, text: string): ListedEntry[];
}

/** A text in XML whose references, and whose links to them, are data. */
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
  return { kind, text: builder.text, blocks: builder.blocks, marks, entries, unparted: [], bibliographies: [] };
}

/** Elements by the kind of block that they are. */
export const blocksOf = (kinds: Partial<Record<Block['kind'], string[]>>): Vocabulary['blocks'] =>
  new Map(
    Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as Block['kind']] as const)),
  );
