import { compose } from './compose';
import { endnoteType, withYear } from './endnote-types';
import { EXTENDED, numberKey } from './numbered';
import type { Entry } from './entry';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Entries of EndNote's XML. Its shape is fixed and flat, so elements are looked up by name instead of building a tree. */
export function readEndnoteXml(text: string): Entry[] {
  const entries: Entry[] = [];
  for (let at = text.indexOf('<record'); at >= 0;) {
    const close = text.indexOf('</record>', at);
    const end = close < 0 ? text.length : close + '</record>'.length;
    // "<records>" begins with the same letters.
    if (/^<record[\s>]/.test(text.slice(at, at + 8)))
      entries.push({ span: { start: at, end }, ...readRecord(text.slice(at, end)) });
    at = text.indexOf('<record', /^<records/.test(text.slice(at, at + 8)) ? at + 8 : end);
  }
  return entries;
}

function readRecord(xml: string): Pick<Entry, 'csl' | 'written' | 'key'> {
  const type = endnoteType(/<ref-type name="([^"]{1,60})"/.exec(xml)?.[1] ?? '');
  const names = (role: string): string[] => elements(element(xml, role) ?? '', 'author').map(plain);
  const dates = element(xml, 'dates') ?? '';
  const titles = element(xml, 'titles') ?? xml;
  const value = (name: string, within = xml): string | undefined => {
    const found = element(within, name);
    return found === undefined ? undefined : plain(found) || undefined;
  };
  const isBook = type === 'book';
  const pages = value('pages');
  return {
    key: value('rec-number'),
    ...compose({
      type,
      authors: names('authors'),
      editors: names('secondary-authors'),
      translators: names('subsidiary-authors'),
      date: withYear(value('date', dates), value('year', dates)),
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
        URL: value('url', element(xml, 'urls') ?? ''),
      },
      identifiers: [
        { kind: 'doi', value: value('electronic-resource-num') },
        {
          kind: /^\s*\d{4}-?\d{3}[\dX]\b/i.test(value('isbn') ?? '') ? 'issn' : 'isbn',
          value: value('isbn')?.split(/[;,\s(]/)[0],
        },
        { kind: 'pmid', value: /^\d{5,9}$/.exec(value('accession-num') ?? '')?.[0] },
      ],
    }),
  };
}

function element(xml: string, name: string): string | undefined {
  return elements(xml, name)[0];
}

/** Inner text of every element of a name; linear, because each search begins where the last ended. */
function elements(xml: string, name: string): string[] {
  const found: string[] = [];
  for (let at = xml.indexOf(`<${name}`); at >= 0; at = xml.indexOf(`<${name}`, at + 1)) {
    const after = xml.charAt(at + name.length + 1);
    if (after !== '>' && after !== ' ') continue;
    const open = xml.indexOf('>', at);
    const close = xml.indexOf(`</${name}>`, open);
    if (open < 0 || close < 0) break;
    found.push(xml.slice(open + 1, close));
    at = close;
  }
  return found;
}

function plain(xml: string): string {
  return xml
    .replace(/<[^<>]{0,200}>/g, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,5}));/gi,
      (whole, decimal?: string, hex?: string, name?: string) => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
        if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
        return ENTITIES[name ?? ''] ?? whole;
      },
    )
    .replace(/\s+/g, ' ')
    .trim();
}
