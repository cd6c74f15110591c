import type { CatalogueId } from '@veracite/connectors/catalogues/catalogues';
import { yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import { searchEither } from '../either';
import { inXml, xml, type FakeServer } from '../fake-server';
import { invertedName, numberOf, type Holdings } from '../holdings';

type Subfields = [code: string, value: string | number | undefined][];

function field(tag: string, subfields: Subfields, indicator = ' '): string {
  const written = subfields.filter(([, value]) => value !== undefined && value !== '');
  if (written.length === 0) return '';
  const inside = written.map(([code, value]) => `<subfield code="${code}">${inXml(value)}</subfield>`).join('');
  return `<datafield tag="${tag}" ind1="${indicator}" ind2=" ">${inside}</datafield>`;
}

const split = (title = ''): [main: string, rest: string | undefined] => {
  const [main = '', ...rest] = title.split(': ');
  return [main, rest.length > 0 ? rest.join(': ') : undefined];
};

const entry = ({ title, author = [] }: CslItem): string =>
  [title, author.map(invertedName).join('; ')].filter(Boolean).join(' / ');

function marc21(item: CslItem, parts: readonly CslItem[]): string {
  const [main, rest] = split(item.title);
  const [first, ...others] = item.author ?? [];
  const named = (tag: string, name: CslName | undefined, role: string) =>
    name ? field(name.literal ? `${tag[0]}10` : tag, [['a', `${invertedName(name)},`], ['4', role]]) : ''; // prettier-ignore
  return [
    '<leader>     nam a22     2c 4500</leader>',
    `<controlfield tag="001">${numberOf(item)}</controlfield>`,
    `<controlfield tag="008">940101s${yearOf(item) ?? '    '}    xx            000 0 eng d</controlfield>`,
    field('010', [['a', ` 94${numberOf(item)}`]]),
    field('020', [['a', item.ISBN]]),
    named('100', first, 'aut'),
    field('245', [['a', rest ? `${main} :` : `${main} /`], ['b', rest]]), // prettier-ignore
    field('264', [['a', item['publisher-place'] && `${item['publisher-place']} :`], ['b', item.publisher && `${item.publisher},`], ['c', yearOf(item)]]), // prettier-ignore
    field('300', [['a', item['number-of-pages'] && `xii, ${item['number-of-pages']} p.`]]),
    field('505', [['a', parts.map(entry).join(' -- ')]], '0'),
    ...others.map((name) => named('700', name, 'aut')),
    ...(item.editor ?? []).map((name) => named('700', name, 'edt')),
  ].join('');
}

function unimarc(item: CslItem, parts: readonly CslItem[]): string {
  const [main, rest] = split(item.title);
  const named = (tag: string, name: CslName, role: string) =>
    field(name.literal ? `71${tag[2]}` : tag, [['a', name.literal ?? name.family], ['b', name.given], ['4', role]]); // prettier-ignore
  return [
    '<leader>     nam  22        450 </leader>',
    `<controlfield tag="001">${numberOf(item)}</controlfield>`,
    `<controlfield tag="003">http://catalogue.test/ark:/${numberOf(item)}</controlfield>`,
    field('010', [['a', item.ISBN]]),
    field('100', [['a', `19940101d${yearOf(item) ?? '    '}    m  y0frey50      ba`]]),
    field('101', [['a', item.language ?? 'eng']]),
    field('200', [['a', main], ['e', rest]]), // prettier-ignore
    field('210', [['a', item['publisher-place']], ['c', item.publisher], ['d', yearOf(item)]]), // prettier-ignore
    field('215', [['a', item['number-of-pages'] && `1 vol. (${item['number-of-pages']} p.)`]]),
    field('327', parts.map((part): Subfields[number] => ['a', entry(part)]), '1'), // prettier-ignore
    ...(item.author ?? []).map((name, index) => named(index === 0 ? '700' : '701', name, '070')),
    ...(item.editor ?? []).map((name) => named('702', name, '340')),
  ].join('');
}

const books = new WeakMap<Holdings, Map<string, CslItem[]>>();

/** Returns the parts of a book that a database has, which its table of contents lists. */
function partsOf(book: CslItem, holdings: Holdings): CslItem[] {
  let parts = books.get(holdings);
  if (!parts) {
    parts = new Map();
    for (const item of holdings.all) {
      const container = item.type === 'chapter' ? item['container-title'] : undefined;
      if (container) parts.set(container, [...(parts.get(container) ?? []), item]);
    }
    books.set(holdings, parts);
  }
  return parts.get(book.title ?? '') ?? [];
}

/** Terms of names in the queries of all catalogs. */
const NAMES = / and (?:pica\.per|per|bath\.name|aut|alma\.creator)=\S+| and bib\.author all "[^"]*"/g;

/** A server of Search/Retrieve via URL. */
const sru = (host: string, record: typeof marc21): FakeServer => ({
  hosts: [host],
  holds: (item) => item.type === 'book' || item.type === 'chapter',
  answer({ query }, holdings) {
    const cql = query.get('query') ?? '';
    const isbn = /(?:isbn|isb|num)(?: all "|=)(\d{13})/i.exec(cql)?.[1];
    // The index has no names of editors, which catalogs have.
    const wordsOf = (part: string) => part.replace(NAMES, ' ').replace(/[\w.]{1,40}(?: all "|=)|"| and /g, ' ');
    const most = Number(query.get('maximumRecords') ?? 10);
    const found = isbn
      ? [holdings.byIsbn(isbn)].flatMap((item) => item ?? [])
      : searchEither(cql, holdings, 50, wordsOf);
    const shown = found.filter(({ type }) => type !== 'chapter').slice(0, most);
    const records = shown.map(
      (item) =>
        `<record><recordSchema>${query.get('recordSchema') ?? ''}</recordSchema><recordPacking>xml</recordPacking><recordData><record xmlns="http://www.loc.gov/MARC21/slim">${record(item, partsOf(item, holdings))}</record></recordData></record>`,
    );
    return xml(
      `<searchRetrieveResponse xmlns="http://www.loc.gov/zing/srw/"><version>1.1</version><numberOfRecords>${shown.length}</numberOfRecords>${records.length > 0 ? `<records>${records.join('')}</records>` : ''}</searchRetrieveResponse>`,
    );
  },
});

export const catalogues: Record<CatalogueId, FakeServer> = {
  k10plus: sru('sru.k10plus.de', marc21),
  dnb: sru('services.dnb.de', marc21),
  bnf: sru('catalogue.bnf.fr', unimarc),
  'library-of-congress': sru('lx2.loc.gov:210', marc21),
  sudoc: sru('www.sudoc.abes.fr', unimarc),
  swisscovery: sru('swisscovery.slsp.ch', marc21),
};
