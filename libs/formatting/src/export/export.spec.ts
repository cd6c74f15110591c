import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import type { CslItem } from '@veracite/model/csl';
import { toPlain } from '../markup';
import { reference } from '../reference';
import { parse } from '@veracite/parsing/parse';
import { citationKeys } from './entry-fields';
import { exportWorks, type ExportFormatId } from './formats';
import { wordDocument } from './word';

const works: CslItem[] = [
  {
    type: 'article-journal',
    title: 'Bayesian methods & “quoted” DNA: 50% of all, a_b #1',
    author: [
      { family: 'Müller', given: 'Jörg' },
      { family: 'Berg', given: 'Anna', 'non-dropping-particle': 'van den' },
      { family: 'King', given: 'Martin', suffix: 'Jr.' },
    ],
    issued: { 'date-parts': [[2019, 5, 4]] },
    'container-title': 'Journal of Statistics & Society',
    volume: '12',
    issue: '3',
    page: '101–115',
    DOI: '10.1234/abc.5',
    ISSN: '2049-3630',
  },
  {
    type: 'book',
    title: 'The Origin of Everything',
    author: [{ literal: 'World Health Organization' }],
    editor: [{ family: 'Doe', given: 'Jane' }],
    issued: { 'date-parts': [[1999]] },
    publisher: 'Oxford University Press',
    'publisher-place': 'Oxford',
    edition: '2',
    ISBN: '9780306406157',
  },
  {
    type: 'chapter',
    title: 'On parts',
    author: [{ family: 'Doe', given: 'Jane' }],
    editor: [{ family: 'Roe', given: 'Richard' }],
    issued: { 'date-parts': [[2001]] },
    'container-title': 'The whole book',
    page: '1–20',
    publisher: 'Brill',
  },
];

const family = (name: { family?: string; literal?: string; 'non-dropping-particle'?: string }): string =>
  [name['non-dropping-particle'], name.family ?? name.literal].filter(Boolean).join(' ');

/** Fields that must survive a round trip. */
const essence = (item: CslItem): unknown => ({
  type: item.type,
  title: item.title,
  author: item.author?.map(family),
  editor: item.editor?.map(family),
  year: item.issued?.['date-parts']?.[0]?.[0],
  container: item['container-title'],
  volume: item.volume,
  issue: item.issue,
  page: item.page?.replace(/-+/, '–'),
  publisher: item.publisher,
  DOI: item.DOI,
});

test.each<ExportFormatId>(['bibtex', 'biblatex', 'ris', 'csl-json', 'endnote-xml'])(
  '%s: out and back, the same fields',
  (format) => {
    const read = parse(String(exportWorks(works, format)));
    expect(read.map(({ csl }) => essence(csl))).toEqual(works.map(essence));
  },
);

test('BibTeX protects what no bibliography style may lower, and TeX’s own characters', () => {
  const text = String(exportWorks(works, 'bibtex'));
  expect(text).toContain('title = {Bayesian methods \\& “quoted” {DNA}: 50\\% of all, a\\_b \\#1}');
  expect(text).toContain('author = {{World Health Organization}}');
});

test('keys are unique whatever the list', () => {
  const many = Array.from({ length: 60 }, () => works[1] ?? { type: 'book' as const });
  expect(new Set(citationKeys(many)).size).toBe(60);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '"quoted", =x'])('CSV: %j is no formula', (title) => {
  const row = String(exportWorks([{ type: 'book', title }], 'csv')).split('\r\n')[1] ?? '';
  const cell = row.split(',')[3]?.replace(/^"/, '') ?? '';
  expect(cell).not.toMatch(/^[=+\-@\t]/);
});

test('Markdown: italics by asterisks, its own characters escaped', () => {
  const item: CslItem = { type: 'book', title: 'A_b *c* [d]', author: [{ family: 'Doe', given: 'J' }] };
  expect(String(exportWorks([item], 'markdown', 'apa'))).toBe(
    '# References\n\nDoe, J. (n.d.). *A\\_b \\*c\\* \\[d\\]*.\n',
  );
});

test('HTML: nothing of a record is a tag', () => {
  const html = String(exportWorks([{ type: 'book', title: '<script>alert(1)</script> & <i>Homo</i> here' }], 'html'));
  expect(html).not.toContain('<script');
  expect(html).toContain('&amp; </i>Homo<i> here');
});

/** Names and texts of the parts of a Word document. */
const unzip = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]));

test('Word: three parts, italics, hanging indent, and the text of every citation', () => {
  const files = unzip(exportWorks(works, 'docx', 'mla') as Uint8Array);
  expect(Object.keys(files)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  const text = files['word/document.xml'] ?? '';
  expect(text).toContain('w:hanging="720"');
  expect(text).toMatch(/<w:i\/>.{0,60}<w:t xml:space="preserve">The Whole Book</);
  expect(text).toContain('Works Cited');
});

test('Word: every part is well-formed XML, whatever a record holds', () => {
  const title = 'Bell \u0007 and <b> & ]]> "end" \uD800 of 🌳';
  const files = unzip(
    exportWorks([{ type: 'book', title, author: [{ literal: '<&>' }] }], 'docx', 'apa') as Uint8Array,
  );
  expect(Object.values(files).map((xml) => XMLValidator.validate(xml))).toEqual([true, true, true]);
});

test('Word: a remark is a comment anchored to its span, and every part is well-formed', () => {
  const files = unzip(
    wordDocument(
      [
        { set: 'heading', runs: [{ text: 'A & B', bold: true }] },
        { set: 'plain', runs: [{ text: 'as ' }, { text: '(Li, 2019)', comment: ['Not <listed>\u0007', 'twice'] }] },
        { set: 'plain', runs: [{ text: 'last', comment: ['another'] }] },
      ],
      'Veracite',
    ),
  );
  expect(Object.keys(files)).toHaveLength(5);
  expect(Object.values(files).map((xml) => XMLValidator.validate(xml))).toEqual(Array(5).fill(true));
  expect(files['word/document.xml']).toMatch(
    /as <.{0,60}<w:commentRangeStart w:id="0"\/>.{0,300}\(Li, 2019\)<\/w:t><\/w:r><w:commentRangeEnd w:id="0"\/>/,
  );
  expect(files['word/comments.xml']).toMatch(
    /w:id="0" w:author="Veracite".{0,99}Not &lt;listed&gt;<.{0,99}twice<.{0,99}w:id="1"/,
  );
});

/** Returns the visible text of a document, without the markup of its format. */
const SEEN: Partial<Record<ExportFormatId, (written: string | Uint8Array) => string>> = {
  html: (page) =>
    String(page)
      .replace(/<[^<>]*>/g, '')
      .replace(/&(lt|gt|amp|quot);/g, (_all, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? ''),
  markdown: (text) =>
    String(text)
      .replace(/(?<!\\)\*/g, '')
      .replace(/\\(?=[^\p{L}\d\s])/gu, ''),
  docx: (bytes) =>
    (unzip(bytes as Uint8Array)['word/document.xml'] ?? '')
      .replace(/<[^<>]*>/g, '')
      .replace(/&(lt|gt|amp|quot);/g, (_all, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"' })[name] ?? ''),
  text: String,
};

test.each(Object.keys(SEEN) as ExportFormatId[])('%s: out and back, every citation to the letter', (format) => {
  const seen = SEEN[format]?.(exportWorks(works, format, 'apa')) ?? '';
  for (const work of works) expect(seen).toContain(toPlain(reference(work, 'apa')));
});

test('CSV: out and back, every title and DOI in its cell', () => {
  const cells = [...String(exportWorks(works, 'csv')).matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare,
  );
  for (const { title, DOI } of works)
    expect(cells).toEqual(expect.arrayContaining([title, DOI].filter((field) => field !== undefined)));
});
