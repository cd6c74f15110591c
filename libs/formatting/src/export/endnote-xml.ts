import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import { escapeHtml } from '../markup';
import { doiOf } from '../pieces/link';
import { listName, pageRange, plain, yearText, isoDate } from './entry';

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
  article: [34, 'Unpublished Work'],
};

/** The works as EndNote's XML. */
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
      tag('secondary-title', item['container-title']),
      tag('tertiary-title', item['collection-title']),
    ]),
    tag('pages', pageRange(item, '-')),
    tag('volume', item.volume),
    tag('number', item.issue ?? item.number),
    tag('edition', item.edition),
    group('dates', [tag('year', yearText(item)), group('pub-dates', [tag('date', isoDate(item.issued))])]),
    tag('pub-location', item['publisher-place']),
    tag('publisher', item.publisher),
    tag('isbn', item.ISBN ?? item.ISSN),
    tag('electronic-resource-num', doiOf(item)),
    tag('work-type', item.genre),
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
  // A comma at the end tells EndNote that the name is an organisation's.
  group(
    name,
    (list ?? []).map((one) => tag('author', one.family ? listName(one, 'suffix-last') : `${plain(one.literal)},`)),
  );
