import { descendants, find, readTree, textOf, type Element } from '@veracite/text/tree';
import type { ListedEntry } from '@veracite/model/document';
import { Builder } from '../build/builder';
import { mergeCitations } from '../build/merge-marks';
import type { Unread } from '../pdf/read';
import { walk } from './walk';

const SILENT = new Set([
  'journal-meta',
  'contrib-group',
  'aff',
  'permissions',
  'history',
  'ref-list',
  'graphic',
  'tex-math',
  'math',
  'object-id',
  'article-id',
  'kwd-group',
  'counts',
]);
const BLOCKS = new Set(['p', 'td', 'th', 'list-item', 'disp-quote', 'attrib']);
const HEADINGS = new Set(['title', 'article-title', 'subtitle']);

/** An article in JATS (Journal Article Tag Suite): its references and its links to them are data. */
export function readJats(text: string): Unread {
  const tree = readTree(text);
  const builder = new Builder();
  const open: number[] = [];
  const entries = entriesOf(tree, text);
  walk(
    tree,
    ({ name, attributes }) => {
      if (SILENT.has(name)) return false;
      if (HEADINGS.has(name)) builder.begin('heading');
      else if (name === 'fn') builder.begin('note', attributes['symbol'] ?? '');
      else if (name === 'caption') builder.begin('caption');
      else if (BLOCKS.has(name) && !builder.isOpen) builder.begin('paragraph');
      open.push(builder.at);
      return true;
    },
    (words) => {
      if (builder.isOpen) builder.flow(words);
    },
    ({ name, attributes }) => {
      const start = open.pop() ?? builder.at;
      if (name === 'xref' && attributes['ref-type'] === 'bibr' && attributes['rid'])
        builder.mark({
          kind: 'citation',
          start,
          end: builder.at,
          items: attributes['rid'].split(/\s+/).map((key) => ({ key })),
        });
      else if (name === 'sup') builder.mark({ kind: 'superscript', start, end: builder.at });
      if (HEADINGS.has(name) || BLOCKS.has(name) || name === 'fn' || name === 'caption') builder.end();
    },
  );
  builder.end();
  const marks = mergeCitations(
    builder.text,
    builder.marks,
    entries.map(({ key }) => key ?? ''),
  );
  return { kind: 'jats', text: builder.text, blocks: builder.blocks, marks, entries, unparted: [], bibliographies: [] };
}

const CITATIONS = ['element-citation', 'mixed-citation', 'nlm-citation', 'citation'];

function entriesOf(tree: Element, text: string): ListedEntry[] {
  return descendants(tree, 'ref').flatMap((ref) => {
    const citation = find(ref, ...CITATIONS);
    const key = ref.attributes['id'];
    const label = textOf(find(ref, 'label'))?.replace(/[^\p{L}\d]/gu, '');
    if (!citation) return [];
    return [{ text: text.slice(citation.start, citation.end), ...(key && { key }), ...(label && { label }) }];
  });
}
