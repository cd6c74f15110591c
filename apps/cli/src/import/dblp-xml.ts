import { dblpWork, hitsShape } from '@veracite/connectors/databases/dblp';
import { readXml } from '@veracite/connectors/mapping/parse-xml';
import type { Work } from '@veracite/model/work';

/** Elements of dblp.xml (dblp.org/faq) with the types that DBLP's search interface gives them. */
const TYPES: { [element: string]: string } = {
  article: 'Journal Articles',
  inproceedings: 'Conference and Workshop Papers',
  proceedings: 'Editorship',
  book: 'Books and Theses',
  phdthesis: 'Books and Theses',
  mastersthesis: 'Books and Theses',
  incollection: 'Parts in Books or Collections',
};

/** Reads a record of dblp.xml by converting it to the format of DBLP's search results. */
export function dblpRecordWork(xml: string): Work | undefined {
  const element = /<([a-z]+)[ >]/.exec(xml)?.[1] ?? '';
  const start = xml.indexOf(`<${element}`);
  const end = xml.indexOf(`</${element}>`);
  if (end < 0 || !TYPES[element]) return undefined;
  const inner = xml.slice(start, end);
  const values = (name: string) =>
    [...inner.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map((match) => plain(match[1] ?? ''));
  const firstValue = (name: string) => values(name)[0];
  const informal = /publtype="informal"/.test(inner);
  const links = values('ee');
  const info = {
    key: /key="([^"]*)"/.exec(inner)?.[1],
    title: titleOf(inner)?.replace(/\.$/, ''),
    authors: { author: [...values('author'), ...(values('author').length ? [] : values('editor'))] },
    venue: [firstValue('journal') ?? firstValue('booktitle') ?? firstValue('school')].filter(Boolean),
    publisher: firstValue('publisher'),
    volume: firstValue('volume'),
    number: firstValue('number'),
    pages: firstValue('pages'),
    year: firstValue('year'),
    type: informal ? 'Informal Publications' : TYPES[element],
    doi: links.find((link) => link.includes('doi.org/'))?.replace(/^https?:\/\/(?:dx\.)?doi\.org\//, ''),
    isbn: values('isbn'),
    ee: links,
  };
  const hits = hitsShape.safeParse([{ info }]);
  const first = hits.success ? hits.data[0] : undefined;
  return first ? dblpWork(first.info) : undefined;
}

/** Reads the title, which may contain `<i>` and `<sub>`. */
function titleOf(xml: string): string | undefined {
  const inner = /<title(?: [^>]*)?>(.*?)<\/title>/s.exec(xml)?.[1];
  return inner === undefined ? undefined : plain(inner.replace(/<[^>]{1,20}>/g, ''));
}

/** Resolves entities with the XML reader of the connectors. */
function plain(text: string): string {
  const value = readXml(`<t>${text}</t>`) as { t?: unknown };
  return typeof value.t === 'string' || typeof value.t === 'number' ? String(value.t) : text;
}
