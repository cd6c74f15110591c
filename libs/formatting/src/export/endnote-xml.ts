import type { CslItem, CslName, CslType } from '@veracite/model/csl';
import types from '../../data/formats/export-types.json';
import { escapeHtml } from '@veracite/text/escape-html';
import { doiOf } from '../pieces/link';
import { edtf } from './dates';
import { extent, isbnOf, listName, pageRange, plain, yearText } from './entry-fields';

/** EndNote's own number of each reference type, and its name. */
const TYPES: Partial<Record<CslType, string>> = types.endnote;

/** Exports works as EndNote XML. */
export function toEndnoteXml(items: CslItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xml><records>\n${items.map(record).join('\n')}\n</records></xml>\n`;
}

function record(item: CslItem): string {
  const [, code, name] = /^(\d+) (.+)$/.exec(TYPES[item.type] ?? '') ?? ['', '13', 'Generic'];
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
    (list ?? []).map((name) => tag('author', listName(name))),
  );
