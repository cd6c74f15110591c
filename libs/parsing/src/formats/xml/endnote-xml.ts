import { compose } from '../compose';
import type { Entry } from '../entry';
import { endnoteType } from '../exchange-types';
import { EXTENDED, numberKey } from '../number-fields';
import { withYear } from '../record-date';
import { descendants, find, readTree, textOf, type Element } from '@veracite/text/tree';

/** Reads the entries of an EndNote XML file. */
export function readEndnoteXml(text: string): Entry[] {
  return descendants(readTree(text), 'record').map((record) => ({
    span: { start: record.start, end: record.end },
    ...readRecord(record),
  }));
}

function readRecord(record: Element): Pick<Entry, 'csl' | 'written' | 'key'> {
  const type = endnoteType(find(record, 'ref-type')?.attributes['name'] ?? '');
  const names = (role: string): string[] =>
    descendants(find(record, role) ?? EMPTY, 'author').flatMap((author) => textOf(author) ?? []);
  const dates = find(record, 'dates');
  const titles = find(record, 'titles') ?? record;
  const value = (name: string, within: Element | undefined = record): string | undefined => textOf(find(within, name));
  const isBook = type === 'book';
  const pages = value('pages');
  const isbn = value('isbn') ?? '';
  return {
    key: value('rec-number'),
    ...compose({
      type,
      authors: names('authors'),
      editors: names('secondary-authors'),
      translators: names('subsidiary-authors'),
      date: withYear(value('date', dates ?? EMPTY), value('year', dates ?? EMPTY)),
      accessed: value('access-date'),
      texts: {
        title: value('title', titles),
        'container-title': isBook ? undefined : (value('secondary-title', titles) ?? value('full-title')),
        'collection-title': isBook ? value('secondary-title', titles) : value('tertiary-title', titles),
        volume: value('volume'),
        [numberKey(type)]: value('number'),
        [/[-–]/.test(pages ?? '') || !EXTENDED.has(type) ? 'page' : 'number-of-pages']: pages,
        edition: value('edition'),
        publisher: value('publisher'),
        'publisher-place': value('pub-location'),
        genre: value('work-type'),
        abstract: value('abstract'),
        language: value('language'),
        URL: value('url', find(record, 'urls') ?? EMPTY),
      },
      identifiers: [
        { kind: 'doi', value: value('electronic-resource-num') },
        { kind: /^\d{4}-?\d{3}[\dX]\b/i.test(isbn) ? 'issn' : 'isbn', value: isbn.split(/[;,\s(]/)[0] },
        { kind: 'pmid', value: /^\d{5,9}$/.exec(value('accession-num') ?? '')?.[0] },
        { kind: 'pmcid', value: /^PMC\d{1,9}$/i.exec(value('custom2') ?? '')?.[0] },
      ],
    }),
  };
}

const EMPTY: Element = { name: '', attributes: {}, children: [], start: 0, end: 0, inner: { start: 0, end: 0 } };
