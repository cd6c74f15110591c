import type { CslItem, CslType } from '@veracite/model/csl';
import types from '../../data/formats/export-types.json';
import { doiOf } from '../pieces/link';
import { pagesOf } from '../pieces/editions-and-pages';
import { risDate } from './dates';
import { EXTENDED, extent, isbnOf, listName, plain, yearText } from './entry-fields';
import { reviewKind } from './reviewed-work';

const TYPES: Partial<Record<CslType, string>> = types.ris;

/** Exports works as RIS, with the tags and line ends of the 2011 specification. */
export function toRis(items: CslItem[]): string {
  return items.map(record).join('\r\n');
}

function record(item: CslItem): string {
  const pages = pagesOf(item);
  const lines: [string, string][] = [
    ['TY', TYPES[item.type] ?? 'GEN'],
    ...people('AU', item.author),
    ...people('ED', item.editor),
    ...people('A4', item.translator),
    ['TI', plain(item.title)],
    ['T2', plain(item['container-title'])],
    ['T3', plain(item['collection-title'])],
    ['C3', plain(item['event-title'])],
    ['PY', yearText(item)],
    ['DA', risDate(item.issued)],
    ['VL', plain(item.volume)],
    ['IS', plain(item.issue)],
    ['SP', pages?.from ?? extent(item)],
    // A single page of a whole work is written as a range, because one number would be its extent.
    ['EP', pages ? (pages.to ?? (EXTENDED.has(item.type) ? pages.from : '')) : ''],
    ['ET', plain(item.edition)],
    ['SE', plain(item.section)],
    ['PB', plain(item.publisher)],
    ['CY', plain(item['publisher-place'])],
    ['M1', plain(item.number ?? item['collection-number'])],
    ['M3', plain(reviewKind(item))],
    ['RI', plain(item['reviewed-title'])],
    // RIS has no tag for the author of a reviewed work; no program uses this one for articles.
    ...people('C4', item['reviewed-author']),
    ['SN', isbnOf(item)],
    ['SN', item.ISSN ?? ''],
    ['DO', doiOf(item) ?? ''],
    ['UR', item.URL ?? ''],
    ['Y2', risDate(item.accessed)],
    ['DB', item.PMID ? 'PubMed' : ''],
    ['AN', item.PMID ?? ''],
    ['LA', plain(item.language)],
    ['N1', plain(item.note)],
    ['AB', plain(item.abstract)],
  ];
  const body = lines.filter(([, value]) => value !== '').map(([tag, value]) => `${tag}  - ${value}`);
  return `${body.join('\r\n')}\r\nER  - \r\n`;
}

const people = (tag: string, names: CslItem['author']): [string, string][] =>
  (names ?? []).map((name) => [tag, listName(name)]);
