import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { escapeHtml } from '../markup';
import { doiOf } from '../pieces/link';
import { edtf } from './dates';
import { extent, isbnOf, listName, pageRange, plain, yearText } from './entry-fields';

/** EndNote's own numbers and names of reference types. */
const TYPES: Partial<Record<CslType, [number, string]>> = {
  'article-journal': [17, 'Journal Article'],
  'article-magazine': [19, 'Magazine Article'],
  'article-newspaper': [23, 'Newspaper Article'],
  book: [6, 'Book'],
  chapter: [5, 'Book Section'],
  'paper-conference': [47, 'Conference Paper'],
  thesis: [32, 'Thesis'],
  report: [27, 'Report'],
  webpage: [12, 'Web Page'],
  'post-weblog': [56, 'Blog'],
  dataset: [59, 'Dataset'],
  software: [9, 'Computer Program'],
  standard: [58, 'Standard'],
  patent: [25, 'Patent'],
  legal_case: [7, 'Case'],
  legislation: [31, 'Statute'],
  motion_picture: [21, 'Film or Broadcast'],
  manuscript: [36, 'Manuscript'],
  map: [20, 'Map'],
  figure: [37, 'Figure'],
  graphic: [2, 'Artwork'],
  musical_score: [61, 'Music'],
  pamphlet: [24, 'Pamphlet'],
  'entry-encyclopedia': [53, 'Encyclopedia'],
  'entry-dictionary': [52, 'Dictionary'],
  personal_communication: [26, 'Personal Communication'],
  hearing: [14, 'Hearing'],
  bill: [4, 'Bill'],
  periodical: [57, 'Serial'],
  article: [34, 'Unpublished Work'],
};

/** Exports works as EndNote XML. */
export function toEndnoteXml(items: CslItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xml><records>\n${items.map(record).join('\n')}\n</records></xml>\n`;
}

function record(item: CslItem): string {
  const [code, name] = TYPES[item.type] ?? [13, 'Generic'];
  const inner = [
    `<ref-type name="${name}">${code}</ref-type>`,
    group('contributors', [
      names('authors', item.author),
      names('secondary-authors', item.editor),
      names('subsidiary-authors', item.translator),
    ]),
    group('titles', [
      tag('title', item.title),
      // EndNote stores the series of a book in the field for the book of a part.
      tag('secondary-title', item['container-title'] ?? (item.type === 'book' ? item['collection-title'] : undefined)),
      tag('tertiary-title', item.type === 'book' ? undefined : item['collection-title']),
    ]),
    tag('pages', pageRange(item, '-') || extent(item)),
    tag('volume', item.volume),
    tag('number', item.issue ?? item.number ?? item['collection-number']),
    tag('edition', item.edition),
    group('dates', [tag('year', yearText(item)), group('pub-dates', [tag('date', edtf(item.issued))])]),
    tag('pub-location', item['publisher-place']),
    tag('publisher', item.publisher),
    tag('isbn', isbnOf(item) || item.ISSN),
    tag('electronic-resource-num', doiOf(item)),
    tag('work-type', item.genre),
    tag('accession-num', item.PMID),
    tag('abstract', item.abstract),
    tag('language', item.language),
    group('urls', [group('related-urls', [tag('url', item.URL)])]),
  ];
  return `<record>${inner.join('')}</record>`;
}

const group = (name: string, parts: string[]): string => {
  const inner = parts.join('');
  return inner && `<${name}>${inner}</${name}>`;
};

const tag = (name: string, text: string | undefined): string => {
  const value = plain(text);
  return value && `<${name}>${escapeHtml(value)}</${name}>`;
};

const names = (name: string, list: CslName[] | undefined): string =>
  group(
    name,
    (list ?? []).map((one) => tag('author', listName(one, 'suffix-last'))),
  );
