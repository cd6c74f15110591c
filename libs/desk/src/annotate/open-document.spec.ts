import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { textsOfWriter } from '@veracite/testing/tracked-text';
import { annotate } from './annotate';
import type { Remark } from './remark';
import type { TextChange } from './text-changes';

const OPTIONS = { author: 'Veracite', at: new Date('2026-02-03T04:05:06Z') };
const LI = 'Li, A. (2019). On rivers & their banks. Water, 3, 1–9.';
const HEAD =
  '<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:text>';
const writer = (body: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(`${HEAD}${body}</office:text></office:body></office:document-content>`),
    ...more,
  });
const escaped = (text: string): string => text.replace('&', '&amp;');
const paragraph = (content: string): string => `<text:p text:style-name="P1">${content}</text:p>`;
const change = (from: string, text: string): TextChange => {
  const start = LI.indexOf(from);
  return { field: 'issued', start, end: start + from.length, text };
};
const YEAR = change('2019', '2017');
const DOI: TextChange = { field: 'DOI', start: LI.length, end: LI.length, text: ' https://doi.org/10.5555/ü' };
const remark = (changes: TextChange[]): Remark => ({
  position: 0,
  raw: LI,
  changes,
  status: 'incomplete',
  label: 'Wrong',
  comment: 'Wrong <year>.',
  identifiers: {},
});
const xmlOf = (file: Uint8Array): string => strFromU8(unzipSync(file)['content.xml'] ?? new Uint8Array());

async function annotated(body: string, changes: TextChange[], more?: Record<string, Uint8Array>) {
  const done = await annotate(writer(body, more), 'odt', [remark(changes)], OPTIONS);
  if ('fault' in done) throw new Error(done.message);
  return { ...done, ...textsOfWriter(done.file), xml: xmlOf(done.file), before: textsOfWriter(writer(body)).accepted };
}

test.each<[string, string, TextChange[], string]>([
  ['a value in a paragraph', paragraph(escaped(LI)), [YEAR], LI.replace('2019', '2017')],
  ['a DOI after the last period', paragraph(escaped(LI)), [DOI], `${LI} https://doi.org/10.5555/ü`],
  [
    'values next to spans',
    paragraph(escaped(LI).replace('Water', '<text:span text:style-name="T1">Water</text:span>')),
    [YEAR, change('Water', 'Wasser'), change('1–9', '11–19')],
    LI.replace('2019', '2017').replace('Water', 'Wasser').replace('1–9', '11–19'),
  ],
  [
    'a value in two spans',
    paragraph(`Li, A. (20<text:span text:style-name="T1">${escaped(LI.slice(10))}</text:span>`),
    [YEAR],
    LI.replace('2019', '2017'),
  ],
  [
    'words with a space that two spans divide',
    paragraph(escaped(LI).replace('On rivers', '<text:span text:style-name="T1">On </text:span>rivers')),
    [change('On rivers', 'Of seas')],
    LI.replace('On rivers', 'Of seas'),
  ],
])('%s: all accepted, and all rejected', async (_name, body, changes, accepted) => {
  const done = await annotated(body, changes);
  expect([done.accepted, done.rejected]).toEqual([accepted, done.before]);
  expect(done.tracked).toHaveLength(changes.length);
});

const mark = (content: string, name: string): string =>
  `<text:reference-mark-start text:name="${name}"/>${content}<text:reference-mark-end text:name="${name}"/>`;

test.each<[string, string]>([
  ['in a citation of Zotero', paragraph(mark(escaped(LI), 'ZOTERO_ITEM CSL_CITATION {} RNDx'))],
  [
    'in a citation of Zotero with bookmarks',
    paragraph(
      `<text:bookmark-start text:name="ZOTERO_BREF_x"/>${escaped(LI)}<text:bookmark-end text:name="ZOTERO_BREF_x"/>`,
    ),
  ],
  [
    'in the list of Zotero',
    `<text:section text:name="ZOTERO_BIBL {} CSL_BIBLIOGRAPHY RNDx">${paragraph(escaped(LI))}</text:section>`,
  ],
  ['in the list of JabRef', `<text:section text:name="JR_bib">${paragraph(escaped(LI))}</text:section>`],
  [
    'in the list of LibreOffice',
    `<text:bibliography><text:index-body>${paragraph(escaped(LI))}</text:index-body></text:bibliography>`,
  ],
  [
    'in a citation of LibreOffice',
    paragraph(`<text:bibliography-mark text:identifier="Li">${escaped(LI)}</text:bibliography-mark>`),
  ],
  ['in a link', paragraph(`<text:a xlink:href="https://a.org">${escaped(LI)}</text:a>`)],
  [
    'inserted by somebody else',
    `<text:tracked-changes><text:changed-region text:id="c1"><text:insertion/></text:changed-region></text:tracked-changes>` +
      paragraph(`<text:change-start text:change-id="c1"/>${escaped(LI)}<text:change-end text:change-id="c1"/>`),
  ],
  [
    'in a footnote',
    paragraph(`It rains.<text:note><text:note-body>${paragraph(escaped(LI))}</text:note-body></text:note>`),
  ],
])('text %s has a comment and no change', async (_name, body) => {
  const { xml, tracked } = await annotated(body, [YEAR]);
  expect(tracked).toEqual([]);
  const comments = /<office:annotation .*?<\/office:annotation>|<office:annotation-end [^>]*>/gs;
  expect(xml.match(comments)).toHaveLength(2);
  expect(xml.replace(comments, '')).toBe(xmlOf(writer(body)));
});

test('changes have an author, a time, the styles of their text, and a place among those of others', async () => {
  const earlier = '<text:changed-region text:id="c1"><text:insertion/></text:changed-region>';
  const { xml } = await annotated(
    `<text:tracked-changes>${earlier}</text:tracked-changes>` +
      paragraph(`<text:span text:style-name="T1">${escaped(LI)}</text:span>`),
    [YEAR],
  );
  const by =
    '<dc:creator xmlns:dc="http://purl.org/dc/elements/1.1/">Veracite</dc:creator><dc:date xmlns:dc="http://purl.org/dc/elements/1.1/">2026-02-03T04:05:06</dc:date>';
  const region = (id: number, kind: string, content = '') =>
    `<text:changed-region xml:id="veracite-${id}" text:id="veracite-${id}"><text:${kind}><office:change-info>${by}</office:change-info>${content}</text:${kind}></text:changed-region>`;
  expect(xml).toContain(
    `<text:tracked-changes>${earlier}` +
      region(2, 'deletion', paragraph('<text:span text:style-name="T1">2019</text:span>')) +
      `${region(3, 'insertion')}</text:tracked-changes>`,
  );
  expect(xml).toContain(
    `<text:p text:style-name="P1"><office:annotation office:name="veracite-1">${by}<text:p>Wrong</text:p><text:p>Wrong &#60;year&#62;.</text:p></office:annotation>` +
      '<text:span text:style-name="T1">Li, A. (<text:change text:change-id="veracite-2"/><text:change-start text:change-id="veracite-3"/>2017<text:change-end text:change-id="veracite-3"/>). On',
  );
});

test('all other parts are unchanged, and the type comes first and uncompressed', async () => {
  const more = { 'styles.xml': strToU8('<styles/>'), 'Pictures/a.png': new Uint8Array([1, 2, 3]) };
  const { file } = await annotated(paragraph(escaped(LI)), [YEAR], more);
  const { mimetype, 'content.xml': _content, ...others } = unzipSync(file);
  expect(others).toEqual(more);
  expect(strFromU8(file.subarray(30, 38 + (mimetype?.length ?? 0)), true)).toBe(
    `mimetype${strFromU8(mimetype ?? file)}`,
  );
});
