import type { CslName, CslType } from '@veracite/model/csl';
import { compose } from '../compose';
import type { Entry, PlainEntry } from '../entry';
import { isEtAl } from '../../names/name-parts';
import { plainEntry } from './plain-entry';
import { childrenOf, descendants, find, readTree, textOf, type Element } from '@veracite/text/tree';
import { jatsType } from '../schema-types';

const CITATIONS = ['element-citation', 'nlm-citation', 'mixed-citation', 'citation'];

/** Reads the references of a JATS or NLM article; a citation without marked-up parts as running text. */
export function readJats(text: string): (Entry | PlainEntry)[] {
  const tree = readTree(text);
  const refs = descendants(tree, 'ref');
  const citations = refs.length > 0 ? refs.flatMap(citationsOf) : descendants(tree, ...CITATIONS);
  return citations.map((citation) => readCitation(citation) ?? plainEntry(text, citation.inner));
}

/** Returns the citations of a reference; of alternatives only the first. */
function citationsOf(ref: Element): Element[] {
  return [ref, ...descendants(ref, 'citation-alternatives')].flatMap((holder) => {
    const all = childrenOf(holder, ...CITATIONS);
    return holder === ref ? all : all.slice(0, 1);
  });
}

const NUMBERS = /^(?:doi|pmid|pmc|pmcid|arxiv)$/i;

function readCitation(citation: Element): Entry | undefined {
  const value = (...names: string[]): string | undefined => textOf(find(citation, ...names));
  const [authors, editors] = [people(citation, 'author'), people(citation, 'editor')];
  const part = value('article-title', 'chapter-title', 'part-title', 'data-title');
  const source = value('source', 'trans-source');
  if (!(part ?? source) || (authors.length === 0 && editors.length === 0 && !value('year') && !part)) return undefined;
  const type = typeOf(citation, part);
  const ids = descendants(citation, 'pub-id', 'object-id').map((id): [string, string | undefined] => [
    (id.attributes['pub-id-type'] ?? '').toLowerCase(),
    textOf(id),
  ]);
  const id = (...kinds: string[]): string | undefined =>
    ids.find(([kind]) => NUMBERS.test(kind) && kinds.includes(kind))?.[1];
  const hrefOf = (element: Element) => element.attributes['xlink:href'];
  const accessions = descendants(citation, 'pub-id').filter((id) => id.attributes['pub-id-type'] === 'accession');
  const link = [
    ...descendants(citation, 'ext-link', 'uri').map((item) => hrefOf(item) ?? textOf(item) ?? ''),
    ...accessions.map((id) => hrefOf(id) ?? ''),
  ];
  return {
    span: { start: citation.start, end: citation.end },
    ...(descendants(citation, 'etal', 'surname').some(isCut) && { etAl: true }),
    ...compose({
      type,
      authors: authors.length > 0 ? authors : people(citation, undefined),
      editors,
      translators: people(citation, 'translator'),
      date: [value('day'), value('month'), value('year')].filter(Boolean).join(' ') || value('date'),
      accessed: value('date-in-citation', 'access-date'),
      first: value('fpage') ?? value('elocation-id') ?? value('page-range'),
      last: value('lpage'),
      texts: {
        title: part ?? source,
        'container-title': part ? source : undefined,
        'event-title': value('conf-name'),
        'collection-title': value('series'),
        volume: value('volume'),
        issue: value('issue'),
        edition: value('edition'),
        publisher: value('publisher-name'),
        'publisher-place': value('publisher-loc'),
        version: value('version'),
        URL: link.find((address) => /^https?:/i.test(address)),
      },
      identifiers: [
        { kind: 'doi', value: id('doi') ?? link.find((address) => /doi\.org\/10\.|^10\.\d{4}/i.test(address)) },
        { kind: 'pmid', value: id('pmid') },
        { kind: 'pmcid', value: id('pmc', 'pmcid')?.replace(/^(?=\d)/, 'PMC') },
        { kind: 'arxiv', value: id('arxiv') },
        { kind: 'isbn', value: value('isbn') },
        { kind: 'issn', value: value('issn') },
      ],
    }),
  };
}

/** Tests for a mark that cuts a list of names. Some journals write it as a surname. */
const isCut = (element: Element): boolean => element.name === 'etal' || isEtAl(textOf(element) ?? '');

function typeOf(citation: Element, part: string | undefined): CslType {
  const { attributes } = citation;
  const written = attributes['publication-type'] ?? attributes['citation-type'] ?? attributes['specific-use'] ?? '';
  const type = jatsType(written.toLowerCase());
  if (type === 'book' && part) return 'chapter';
  if (type && type !== 'document') return type;
  if (find(citation, 'conf-name')) return 'paper-conference';
  return part && find(citation, 'source') ? 'article-journal' : (type ?? 'document');
}

/** Returns the people of a role; without a role, those outside any group. */
function people(citation: Element, role: string | undefined): (CslName | string)[] {
  const groups = descendants(citation, 'person-group');
  const holders = role
    ? groups.filter(({ attributes }) => (attributes['person-group-type'] ?? 'author').startsWith(role))
    : [citation];
  return holders.flatMap((holder) =>
    descendants(holder, 'name', 'collab', 'string-name').flatMap((name): (CslName | string)[] => {
      if (!role && groups.some((group) => group.start <= name.start && name.end <= group.end)) return [];
      const [family, given] = [textOf(find(name, 'surname')), textOf(find(name, 'given-names'))];
      const suffix = textOf(find(name, 'suffix'));
      if (isEtAl(family ?? '')) return [];
      if (family) return [{ family, ...(given && { given }), ...(suffix && { suffix }) }];
      const whole = textOf(name);
      if (!whole) return [];
      return name.name === 'collab' ? [{ literal: whole }] : [whole];
    }),
  );
}
