import { descendants, readTree, type Element } from '@veracite/text/tree';
import type { ListedEntry } from '@veracite/model/document';
import { Builder } from '../build/builder';
import { mergeCitations } from '../build/merge-marks';
import type { Unread } from '../pdf/read';
import { walk } from './walk';

const SILENT = new Set(['teiHeader', 'listBibl', 'figure', 'formula', 'graphic', 'facsimile']);
const BLOCKS = new Set(['p', 'item', 'cell', 'quote', 'ab', 'l']);

/** A text in TEI, as editions and GROBID write it: its references and its links to them are data. */
export function readTei(text: string): Unread {
  const tree = readTree(text);
  const builder = new Builder();
  const open: number[] = [];
  const entries = entriesOf(tree, text);
  walk(
    tree,
    ({ name, attributes }) => {
      if (SILENT.has(name)) return false;
      if (name === 'head') builder.begin('heading');
      else if (name === 'note') builder.begin('note', attributes['n'] ?? '');
      else if (BLOCKS.has(name) && !builder.isOpen) builder.begin('paragraph');
      open.push(builder.at);
      return true;
    },
    (words) => {
      if (builder.isOpen) builder.flow(words);
    },
    ({ name, attributes }) => {
      const start = open.pop() ?? builder.at;
      const target = attributes['target'] ?? attributes['corresp'];
      if (
        name === 'ref' &&
        target &&
        (attributes['type'] === 'bibr' || entries.some(({ key }) => target.includes(`#${key ?? ''}`)))
      )
        builder.mark({
          kind: 'citation',
          start,
          end: builder.at,
          items: target.split(/\s+/).map((one) => ({ key: one.replace(/^#/, '') })),
        });
      else if (name === 'hi' && /sup/.test(attributes['rend'] ?? ''))
        builder.mark({ kind: 'superscript', start, end: builder.at });
      if (name === 'head' || name === 'note' || BLOCKS.has(name)) builder.end();
    },
  );
  builder.end();
  const marks = mergeCitations(
    builder.text,
    builder.marks,
    entries.map(({ key }) => key ?? ''),
  );
  return { kind: 'tei', text: builder.text, blocks: builder.blocks, marks, entries, unparted: [], bibliographies: [] };
}

function entriesOf(tree: Element, text: string): ListedEntry[] {
  const lists = descendants(tree, 'listBibl');
  const holders = lists.length > 0 ? lists : [tree];
  return holders.flatMap((list) =>
    descendants(list, 'biblStruct', 'bibl', 'biblFull').map((one, i): ListedEntry => {
      const key = one.attributes['xml:id'];
      const raw = text.slice(one.start, one.end);
      return {
        text:
          one.name === 'biblStruct'
            ? raw
            : raw
                .replace(/<[^<>]{0,400}>/g, ' ')
                .replace(/\s+/g, ' ')
                .trim(),
        label: String(i + 1),
        ...(key && { key }),
      };
    }),
  );
}
