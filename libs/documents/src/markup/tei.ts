import type { ListedEntry } from '@veracite/model/document';
import { descendants, type Element } from '@veracite/text/tree';
import { frontOfTei } from '../front/from-markup';
import { blocksOf, type Vocabulary } from './vocabulary';

/** TEI (Text Encoding Initiative), the format of scholarly editions and GROBID. */
export const TEI: Vocabulary = {
  kind: 'tei',
  silent: new Set(['teiHeader', 'listBibl', 'figure', 'formula', 'graphic', 'facsimile']),
  blocks: blocksOf({ paragraph: ['p', 'item', 'cell', 'quote', 'ab', 'l'], heading: ['head'], note: ['note'] }),
  noteLabel: 'n',
  isRaised: ({ name, attributes }) => name === 'hi' && /sup/.test(attributes['rend'] ?? ''),
  cited({ name, attributes }, entries) {
    const target = attributes['target'] ?? attributes['corresp'];
    const isCitation = attributes['type'] === 'bibr' || entries.some(({ key }) => target?.includes(`#${key ?? ''}`));
    return name === 'ref' && target && isCitation
      ? target.split(/\s+/).map((item) => item.replace(/^#/, ''))
      : undefined;
  },
  entries: entriesOf,
  front: frontOfTei,
};

/** Matches names and a year. Notes that were converted to a list contain such citations. */
const CITATION = /^\p{Lu}[\p{L}.'’&/-]*(?:,? [\p{L}.'’&/-]+){0,4},? \(?\d{4}[a-z]?\)?\.?$/u;

function entriesOf(tree: Element, text: string): ListedEntry[] {
  const lists = descendants(tree, 'listBibl');
  const holders = lists.length > 0 ? lists : [tree];
  return holders.flatMap((list) =>
    descendants(list, 'biblStruct', 'bibl', 'biblFull').flatMap((entry, i): ListedEntry[] => {
      const key = entry.attributes['xml:id'];
      const raw = text.slice(entry.start, entry.end);
      const words = raw
        .replace(/<[^<>]{0,400}>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
      if (!/\p{L}{3}/u.test(words) || (!key && CITATION.test(words))) return [];
      return [{ text: entry.name === 'biblStruct' ? raw : words, label: String(i + 1), ...(key && { key }) }];
    }),
  );
}
