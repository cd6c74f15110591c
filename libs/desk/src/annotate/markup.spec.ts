import { strFromU8, strToU8 } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { readDocument } from '@veracite/documents/read-document';
import { find, readTree, textOf } from '@veracite/text/tree';
import { annotate } from './annotate';
import type { Remark } from './remark';

const remark = (raw: string, more: Partial<Remark> = {}): Remark => ({
  position: 0,
  raw,
  status: 'valid',
  label: 'found',
  comment: 'Found in Crossref.',
  identifiers: { doi: '10.1/a<b' },
  ...more,
});
const run = (file: Uint8Array, kind: 'jats' | 'tei', remarks: Remark[]) =>
  annotate(file, kind, remarks, { author: 'Veracite', at: new Date(0) });
/** Removes what was added. */
const without = (xml: string): string =>
  xml.replace(/<\?veracite [^?]*\?>|<(pub-id|idno) [^<>]*"veracite">[^<>]*<\/\1>/g, '');

const jats = (list: string): string =>
  `<?xml version="1.0"?>\r\n<!DOCTYPE article>\n<article article-type='x'><front/><body>\t<p>It rains.</p></body><back><ref-list>${list}</ref-list></back></article>\n`;
const tei = (list: string): string =>
  `<TEI><text><body><p>It rains.</p></body><listBibl>${list}</listBibl></text></TEI>`;

const ELEMENTS = '<element-citation publication-type="journal"><source>Wäter</source></element-citation>';
const MIXED = '<mixed-citation>Wu, <italic>On lakes</italic>.</mixed-citation>';
const STATED = '<?veracite status="valid" label="found" doi="10.1/a&#60;b"?>';

test.each<[string, string, Remark[], string]>([
  [
    'an element-citation with an identifier that it had not',
    `<ref id="b1">${ELEMENTS}</ref>`,
    [remark(ELEMENTS)],
    `<ref id="b1">${ELEMENTS.replace('</element', '<pub-id pub-id-type="doi" specific-use="veracite">10.1/a&#60;b</pub-id></element')}${STATED}</ref>`,
  ],
  [
    'a mixed-citation, which is printed as it is, by its instruction only',
    `<ref>${MIXED}</ref>`,
    [remark(MIXED)],
    `<ref>${MIXED}${STATED}</ref>`,
  ],
  [
    'the reference of a key when others have the same text',
    `<ref id="b1">${MIXED}</ref><ref id="b2">${MIXED}</ref>`,
    [remark(MIXED, { key: 'b2' })],
    `<ref id="b1">${MIXED}</ref><ref id="b2">${MIXED}${STATED}</ref>`,
  ],
  [
    'references of the same text in order',
    `<ref>${MIXED}</ref><ref>${MIXED}</ref>`,
    [remark(MIXED), remark(MIXED, { status: 'fake', label: '?> "né"', identifiers: {} })],
    `<ref>${MIXED}${STATED}</ref><ref>${MIXED}<?veracite status="fake" label="?&#62; &#34;n&#233;&#34;"?></ref>`,
  ],
])('JATS: %s', async (_name, list, remarks, annotated) => {
  const done = await run(strToU8(jats(list)), 'jats', remarks);
  expect(done).toMatchObject({ unplaced: [] });
  expect(strFromU8('file' in done ? done.file : new Uint8Array())).toBe(jats(annotated));
});

test('JATS: a file that is annotated twice has both instructions', async () => {
  const once = await run(strToU8(jats(`<ref><?first?>${MIXED}</ref>`)), 'jats', [remark(MIXED)]);
  const twice = await run('file' in once ? once.file : new Uint8Array(), 'jats', [remark(MIXED)]);
  expect('file' in twice && strFromU8(twice.file)).toBe(jats(`<ref><?first?>${MIXED}${STATED}${STATED}</ref>`));
});

test('JATS: an identifier that the citation has is not repeated', async () => {
  const citation = '<element-citation><pub-id pub-id-type="doi">10.1/c</pub-id></element-citation>';
  const done = await run(strToU8(jats(`<ref>${citation}</ref>`)), 'jats', [remark(citation)]);
  expect('file' in done && strFromU8(done.file)).toContain(`${citation}${STATED}</ref>`);
});

test.each<[string, string, string]>([
  [
    'biblStruct',
    '<biblStruct xml:id="b0"><monogr><title>On rivers</title><imprint/></monogr></biblStruct>',
    '<idno type="DOI" subtype="veracite">10.1/a&#60;b</idno>',
  ],
  ['bibl', '<bibl>Li, <title>On rivers</title>, 2019.</bibl>', ''],
])('TEI: %s', async (name, source, added) => {
  const done = await run(strToU8(tei(source)), 'tei', [remark('Li, On rivers , 2019.', { key: 'b0' })]);
  expect('file' in done && strFromU8(done.file)).toBe(tei(source.replace(`</${name}>`, `${added}${STATED}</${name}>`)));
});

test.each<[string, Uint8Array]>([
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${jats(`<ref>${ELEMENTS}</ref>`)}`)],
  ['Latin 1', Buffer.from(jats(`<ref>${ELEMENTS}</ref>`), 'latin1')],
  ['UTF-16', Buffer.from(`\uFEFF${jats(`<ref>${ELEMENTS}</ref>`)}`, 'utf16le')],
  ['UTF-16, big endian', Buffer.from(`\uFEFF${jats(`<ref>${ELEMENTS}</ref>`)}`, 'utf16le').swap16()],
])('%s stays byte for byte the same outside the annotations', async (name, file) => {
  const done = await run(file, 'jats', [remark(ELEMENTS)]);
  const annotated = Buffer.from('file' in done ? done.file : []);
  const isBig = name.includes('big');
  const encoding = name.startsWith('UTF-16') ? 'utf16le' : name.startsWith('Latin') ? 'latin1' : 'utf8';
  const text = (isBig ? annotated.swap16() : annotated).toString(encoding);
  expect(text).toContain('<?veracite ');
  const kept = Buffer.from(without(text), encoding);
  expect(isBig ? kept.swap16() : kept).toEqual(Buffer.from(file));
});

test('an annotated file reads as before, with the identifier', async () => {
  const file = strToU8(jats(`<ref id="b1">${ELEMENTS}</ref><ref id="b2">${MIXED}</ref>`));
  const done = await run(file, 'jats', [remark(ELEMENTS), remark(MIXED, { position: 1 })]);
  const annotated = 'file' in done ? done.file : new Uint8Array();
  const summary = async (bytes: Uint8Array) => summaryOf(await readDocument(bytes, { plainOfLatex: String }));
  expect((await summary(annotated)).map(without)).toEqual(await summary(file));
  expect(textOf(find(readTree(strFromU8(annotated)), 'pub-id'))).toBe('10.1/a<b');
});

test('a remark without its reference is reported, and the file is unchanged', async () => {
  const file = strToU8(jats(`<ref>${MIXED}</ref>`));
  expect(await run(file, 'jats', [remark('Another', { position: 7 })])).toEqual({
    file: Buffer.from(file),
    unplaced: [7],
  });
});

test('files of other kinds are not annotated', async () => {
  expect(await annotate(new Uint8Array(), 'latex', [], { author: '', at: new Date(0) })).toMatchObject({
    fault: 'kind',
  });
});
