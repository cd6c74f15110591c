import { strToU8, zipSync } from 'fflate';
import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Manuscript, Piece, Work } from './manuscript';

/** Files in which a manuscript's citations are data, and the words of their lists where those are printed. */
export interface DataFile {
  kind: string;
  name: string;
  bytes: Uint8Array;
  entries?: readonly string[];
}

type Cited = Exclude<Piece, string | { typed: string }>;

/** What a citation looks like in print, each work with the words that stand for it. */
interface Shown {
  before: string;
  works: { key: string; words: string; item: CslItem }[];
  between: string;
  behind: string;
}

/**
 * The manuscript as Word with Zotero's fields, with Mendeley's and with Word's own, as JATS and as TEI.
 * @param order keys of the list; entries their words as a style prints them
 */
export function asData(manuscript: Manuscript, order: readonly string[], entries: readonly string[]): DataFile[] {
  const made: Made = { manuscript, order, entries, isNumbered: manuscript.way !== 'author-year' };
  return [
    {
      kind: 'zotero',
      name: 'zotero.docx',
      bytes: word(made, zotero, 'ADDIN ZOTERO_BIBL {"uncited":[]} CSL_BIBLIOGRAPHY'),
      entries,
    },
    {
      kind: 'mendeley',
      name: 'mendeley.docx',
      bytes: word(made, mendeley, 'ADDIN Mendeley Bibliography CSL_BIBLIOGRAPHY'),
      entries,
    },
    {
      kind: 'word',
      name: 'word.docx',
      bytes: word(made, ownField, 'BIBLIOGRAPHY \\l 1033', sourcesOf(manuscript)),
      entries,
    },
    { kind: 'jats', name: 'paper.xml', bytes: strToU8(jats(made)) },
    { kind: 'tei', name: 'paper.xml', bytes: strToU8(tei(made)) },
  ];
}

interface Made {
  manuscript: Manuscript;
  order: readonly string[];
  entries: readonly string[];
  isNumbered: boolean;
}

const xml = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function shown({ manuscript, order, isNumbered }: Made, { works, locator, isNarrative }: Cited): Shown {
  const all = works.map((index) => manuscript.works[index] as Work);
  const page = locator === undefined ? '' : `, p. ${locator}`;
  const named = all.map(({ key, item }) => {
    const words = isNumbered ? String(order.indexOf(key) + 1) : namesOf(item);
    return { key, item, words };
  });
  if (isNumbered) return { before: '[', works: named, between: ', ', behind: `${page}]` };
  if (isNarrative)
    return {
      before: '',
      works: named.map((item) => ({ ...item, words: `${item.words} (${yearOf(item.item) ?? ''})` })),
      between: '; ',
      behind: '',
    };
  return {
    before: '(',
    works: named.map((item) => ({ ...item, words: `${item.words}, ${yearOf(item.item) ?? ''}` })),
    between: '; ',
    behind: `${page})`,
  };
}

function namesOf({ author = [] }: CslItem): string {
  const [first = '', second = ''] = author.map(({ family = '' }) => family);
  return author.length > 2 ? `${first} et al.` : author.length === 2 ? `${first} and ${second}` : first;
}

/** A paragraph's sentences in one vocabulary. */
function bodyOf(made: Made, cited: (shown: Shown, piece: Cited) => string, plain: (words: string) => string): string[] {
  return made.manuscript.paragraphs.map((sentences) =>
    sentences
      .map(({ pieces }) =>
        pieces
          .map((piece) =>
            typeof piece === 'string'
              ? plain(piece)
              : 'typed' in piece
                ? plain(piece.typed)
                : cited(shown(made, piece), piece),
          )
          .join(''),
      )
      .join(plain(' ')),
  );
}

const run = (words: string): string => `<w:r><w:t xml:space="preserve">${xml(words)}</w:t></w:r>`;
const sign = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const begun = (code: string): string =>
  `${sign('begin')}<w:r><w:instrText xml:space="preserve"> ${xml(code)} </w:instrText></w:r>${sign('separate')}`;

const zotero = ({ works }: Shown, { locator }: Cited): string =>
  `ADDIN ZOTERO_ITEM CSL_CITATION ${JSON.stringify({
    citationID: 'c',
    citationItems: works.map(({ key, item }) => ({
      id: Number(key.slice(1)),
      uris: [`http://zotero.org/users/1/items/${key}`],
      itemData: item,
      ...(locator && { locator, label: 'page' }),
    })),
  })}`;

const mendeley = ({ works }: Shown, { locator }: Cited): string =>
  `ADDIN CSL_CITATION ${JSON.stringify({
    citationItems: works.map(({ key, item }, i) => ({
      id: `ITEM-${i + 1}`,
      itemData: { ...item, id: `ITEM-${i + 1}` },
      uris: [`http://www.mendeley.com/documents/?uuid=${key}`],
      ...(locator && { locator }),
    })),
    mendeley: { formattedCitation: '' },
  })}`;

const ownField = ({ works }: Shown, { locator }: Cited): string =>
  works
    .map(({ key }, i) => `${i === 0 ? 'CITATION' : '\\m'} ${key}${i === 0 && locator ? ` \\p ${locator}` : ''}`)
    .join(' ')
    .concat(' \\l 1033');

function word(made: Made, code: (shown: Shown, piece: Cited) => string, list: string, sources = ''): Uint8Array {
  const cited = (item: Shown, piece: Cited) =>
    `${begun(code(item, piece))}${run(`${item.before}${item.works.map(({ words }) => words).join(item.between)}${item.behind}`)}${sign('end')}`;
  const paragraphs = bodyOf(made, cited, run).map((inner) => `<w:p>${inner}</w:p>`);
  const { entries, isNumbered } = made;
  const listed = entries.map(
    (entry, i) =>
      `<w:p>${i === 0 ? begun(list) : ''}${run(`${isNumbered ? `[${i + 1}] ` : ''}${entry}`)}${i === entries.length - 1 ? sign('end') : ''}</w:p>`,
  );
  const document = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}<w:p>${run('References')}</w:p>${listed.join('')}</w:body></w:document>`;
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(document),
    ...(sources && { 'customXml/item1.xml': strToU8(sources) }),
  });
}

/** Word's own store of sources (ECMA-376, part 1, 22.6). */
function sourcesOf({ works }: Manuscript): string {
  const types: Record<string, string> = {
    book: 'Book',
    chapter: 'BookSection',
    'paper-conference': 'ConferenceProceedings',
  };
  const tag = (name: string, value: string | undefined) => (value ? `<b:${name}>${xml(value)}</b:${name}>` : '');
  const entryOf = ({ key, item }: Work) =>
    `<b:Source>${tag('Tag', key)}${tag('SourceType', types[item.type] ?? 'JournalArticle')}${tag('Title', item.title)}${tag('Year', String(yearOf(item) ?? ''))}<b:Author><b:Author><b:NameList>${(
      item.author ?? []
    )
      .map(({ family, given }) => `<b:Person>${tag('Last', family)}${tag('First', given)}</b:Person>`)
      .join(
        '',
      )}</b:NameList></b:Author></b:Author>${tag(item.type === 'chapter' ? 'BookTitle' : item.type === 'paper-conference' ? 'ConferenceName' : 'JournalName', item['container-title'])}${tag('Volume', item.volume && String(item.volume))}${tag('Issue', item.issue && String(item.issue))}${tag('Pages', item.page)}${tag('Publisher', item.publisher)}</b:Source>`;
  return `<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography">${works.map(entryOf).join('')}</b:Sources>`;
}

const linked = ({ before, works, between, behind }: Shown, link: (key: string, words: string) => string): string =>
  `${xml(before)}${works.map(({ key, words }) => link(key, xml(words))).join(xml(between))}${xml(behind)}`;

function jats(made: Made): string {
  const { manuscript, order, isNumbered, entries } = made;
  const body = bodyOf(
    made,
    (item) => linked(item, (key, words) => `<xref ref-type="bibr" rid="${key}">${words}</xref>`),
    xml,
  );
  const refs = order.map((key, i) => {
    const { item } = manuscript.works.find((work) => work.key === key) as Work;
    const citation = isNumbered ? `<mixed-citation>${xml(entries[i] ?? '')}</mixed-citation>` : elementCitation(item);
    return `<ref id="${key}">${isNumbered ? `<label>${i + 1}</label>` : ''}${citation}</ref>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<article article-type="research-article" xmlns:xlink="http://www.w3.org/1999/xlink"><front><article-meta><title-group><article-title>${xml(manuscript.title)}</article-title></title-group></article-meta></front><body><sec><title>Part A</title>${body.map((inner) => `<p>${inner}</p>`).join('\n')}</sec></body><back><ref-list><title>References</title>${refs.join('\n')}</ref-list></back></article>`;
}

function elementCitation(item: CslItem): string {
  const tag = (name: string, value: string | number | undefined) =>
    value === undefined || value === '' ? '' : `<${name}>${xml(String(value))}</${name}>`;
  const kinds: Record<string, string> = { book: 'book', chapter: 'chapter', 'paper-conference': 'confproc' };
  const people = (item.author ?? [])
    .map(({ family = '', given = '' }) => `<name>${tag('surname', family)}${tag('given-names', given)}</name>`)
    .join('');
  const [first, last] = (item.page ?? '').split(/[-–]/);
  const isBook = item.type === 'book';
  return `<element-citation publication-type="${kinds[item.type] ?? 'journal'}"><person-group person-group-type="author">${people}</person-group>${tag('year', yearOf(item))}${isBook ? '' : tag('article-title', item.title)}${tag('source', isBook ? item.title : item['container-title'])}${tag('volume', item.volume)}${tag('issue', item.issue)}${tag('fpage', first)}${tag('lpage', last)}${tag('publisher-name', item.publisher)}${item.DOI ? `<pub-id pub-id-type="doi">${xml(item.DOI)}</pub-id>` : ''}</element-citation>`;
}

function tei(made: Made): string {
  const { manuscript, order } = made;
  const body = bodyOf(
    made,
    (item) => linked(item, (key, words) => `<ref type="bibr" target="#${key}">${words}</ref>`),
    xml,
  );
  const list = order.map((key) => biblStruct(key, (manuscript.works.find((work) => work.key === key) as Work).item));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title>${xml(manuscript.title)}</title></titleStmt></fileDesc></teiHeader><text><body><div><head>Part A</head>${body.map((inner) => `<p>${inner}</p>`).join('\n')}</div></body><back><div type="references"><listBibl>${list.join('\n')}</listBibl></div></back></text></TEI>`;
}

function biblStruct(key: string, item: CslItem): string {
  const people = (item.author ?? [])
    .map(
      ({ family = '', given = '' }) =>
        `<author><persName><forename type="first">${xml(given)}</forename><surname>${xml(family)}</surname></persName></author>`,
    )
    .join('');
  const scope = (unit: string, value: string | number | undefined) =>
    value === undefined || value === '' ? '' : `<biblScope unit="${unit}">${xml(String(value))}</biblScope>`;
  const imprint = `<imprint>${item.publisher ? `<publisher>${xml(item.publisher)}</publisher>` : ''}<date type="published" when="${yearOf(item) ?? ''}">${yearOf(item) ?? ''}</date>${scope('volume', item.volume)}${scope('issue', item.issue)}${scope('page', item.page)}</imprint>`;
  const title = xml(item.title ?? '');
  const monogr =
    item.type === 'book'
      ? `<monogr><title level="m">${title}</title>${people}${imprint}</monogr>`
      : `<analytic><title level="a" type="main">${title}</title>${people}</analytic><monogr><title level="${item.type === 'article-journal' ? 'j' : 'm'}">${xml(item['container-title'] ?? '')}</title>${imprint}</monogr>`;
  return `<biblStruct xml:id="${key}">${monogr}</biblStruct>`;
}
