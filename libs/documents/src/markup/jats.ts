import type { ListedEntry } from '@veracite/model/document';
import { descendants, find, textOf, type Element } from '@veracite/text/tree';
import { jats_silent } from '../../data/markup.json';
import { frontOfJats } from '../front/from-markup';
import { blocksOf, type Vocabulary } from './vocabulary';

/** JATS (Journal Article Tag Suite), the format of publishers and PubMed Central. */
export const JATS: Vocabulary = {
  kind: 'jats',
  silent: new Set(jats_silent),
  blocks: blocksOf({
    paragraph: ['p', 'td', 'th', 'list-item', 'disp-quote', 'attrib'],
    heading: ['title', 'article-title', 'subtitle'],
    note: ['fn'],
    caption: ['caption'],
  }),
  noteLabel: 'symbol',
  isRaised: ({ name }) => name === 'sup',
  cited({ name, attributes }, entries) {
    const targets = attributes['rid']?.split(/\s+/) ?? [];
    const isCitation = attributes['ref-type'] === 'bibr' || entries.some(({ key = '' }) => targets.includes(key));
    return name === 'xref' && targets.length > 0 && isCitation ? targets : undefined;
  },
  entries: entriesOf,
  front: frontOfJats,
};

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
