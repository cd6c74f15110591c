import { strFromU8, unzipSync } from 'fflate';
import { word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { textsOfWord } from '@veracite/testing/tracked-text';
import { annotate } from './annotate';
import type { Remark } from './remark';
import type { TextChange } from './text-changes';

const OPTIONS = { author: 'Veracite', at: new Date('2026-02-03T04:05:06Z') };
const LI = 'Li, A. (2019). On rivers & their banks. Water, 3, 1–9.';
const WU = 'Wu, B. (2020). On lakes and ponds. Water, 4, 1–9.';
const run = (text: string, properties = ''): string =>
  `<w:r>${properties}<w:t>${text.replace('&', '&amp;')}</w:t></w:r>`;
const paragraph = (content: string): string => `<w:p>${content}</w:p>`;
const body = (...paragraphs: string[]): string => `${WORD_HEAD}${paragraphs.join('')}</w:body></w:document>`;
const change = (raw: string, from: string, text: string): TextChange => {
  const start = raw.indexOf(from);
  return { field: 'issued', start, end: start + from.length, text };
};
const YEAR = change(LI, '2019', '2017');
const DOI: TextChange = { field: 'DOI', start: LI.length, end: LI.length, text: ' https://doi.org/10.5555/ü' };
const remark = (position: number, raw: string, changes: TextChange[]): Remark => ({
  position,
  raw,
  changes,
  status: 'incomplete',
  label: 'Wrong',
  comment: 'Wrong year.',
  identifiers: {},
});

/** Returns the text of the document after all changes are accepted, and after all are rejected. */
async function outcomes(content: string, remarks: Remark[]) {
  const done = await annotate(word(content), 'docx', remarks, OPTIONS);
  if ('fault' in done) throw new Error(done.message);
  const xml = strFromU8(unzipSync(done.file)['word/document.xml'] ?? new Uint8Array());
  return { ...textsOfWord(done.file), xml };
}

test.each<[string, string, Remark[], string]>([
  ['a value inside a run', paragraph(run(LI)), [remark(0, LI, [YEAR])], LI.replace('2019', '2017')],
  ['a DOI after the last period', paragraph(run(LI)), [remark(0, LI, [DOI])], `${LI} https://doi.org/10.5555/ü`],
  [
    'two changes of one run',
    paragraph(run(LI)),
    [remark(0, LI, [YEAR, DOI])],
    `${LI.replace('2019', '2017')} https://doi.org/10.5555/ü`,
  ],
  [
    'a value in two runs',
    paragraph(run('Li, A. (20') + run(LI.slice(10))),
    [remark(0, LI, [YEAR])],
    LI.replace('2019', '2017'),
  ],
  [
    'an entry with a label and other spaces',
    paragraph(run(`[12]  ${LI.replace('. On', '.\u00a0 On')}`)),
    [remark(0, LI, [YEAR])],
    `[12]  ${LI.replace('. On', '.\u00a0 On').replace('2019', '2017')}`,
  ],
  [
    'two entries of one run',
    paragraph(`<w:r><w:t>${LI.replace('&', '&amp;')}</w:t><w:br/><w:t>${WU}</w:t></w:r>`),
    [remark(0, LI, [YEAR]), remark(1, WU, [change(WU, '2020', '2021')])],
    LI.replace('2019', '2017') + WU.replace('2020', '2021'),
  ],
])('%s: all accepted, and all rejected', async (_name, content, remarks, accepted) => {
  const done = await outcomes(body(content), remarks);
  expect(done.accepted).toBe(accepted);
  expect(done.rejected).toBe((await outcomes(body(content), [])).accepted);
});

const field = (code: string, text: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${text}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const control = (properties: string, content: string): string =>
  `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

test.each<[string, string]>([
  ['in a citation of Zotero', paragraph(field('ADDIN ZOTERO_ITEM CSL_CITATION {}', run(LI)))],
  ['in the list of Zotero', paragraph(field('ADDIN ZOTERO_BIBL {} CSL_BIBLIOGRAPHY', run(LI)))],
  [
    'in the list of EndNote, in a later paragraph',
    field('ADDIN EN.REFLIST', paragraph(run('Wu, B.')) + paragraph(run(LI))).replace(
      /^(.*?)<w:p>/,
      (_, code: string) => `<w:p>${code}</w:p><w:p>`,
    ),
  ],
  [
    'between bookmarks of Zotero',
    paragraph(`<w:bookmarkStart w:id="1" w:name="ZOTERO_BREF_a"/>${run(LI)}<w:bookmarkEnd w:id="1"/>`),
  ],
  ['in the list of Mendeley', control('<w:tag w:val="MENDELEY_BIBLIOGRAPHY"/>', paragraph(run(LI)))],
  ['in the list of Word', control('<w:bibliography/>', paragraph(field('BIBLIOGRAPHY', run(LI))))],
  ['in a citation of Word', paragraph(control('<w:citation/>', field('CITATION Li19', run(LI))))],
  ['in a simple field', paragraph(`<w:fldSimple w:instr="CITATION Li19">${run(LI)}</w:fldSimple>`)],
  ['in a link', paragraph(`<w:hyperlink r:id="rId1">${run(LI)}</w:hyperlink>`)],
  ['inserted by somebody else', paragraph(`<w:ins w:id="4" w:author="Ada">${run(LI)}</w:ins>`)],
])('text %s has a comment and no change', async (_name, content) => {
  const { xml } = await outcomes(body(content), [remark(0, LI, [YEAR])]);
  const anchors = /<w:commentRange(?:Start|End) w:id="0"\/>|<w:r><w:commentReference w:id="0"\/><\/w:r>/g;
  expect(xml.match(anchors)).toHaveLength(3);
  expect(xml.replace(anchors, '')).toBe(body(content));
});

test('a changed run keeps its properties and what else is in it; changes have an author, a time and ids of their own', async () => {
  const bold = '<w:rPr><w:b/></w:rPr>';
  const { xml } = await outcomes(
    body(
      paragraph(
        `<w:bookmarkStart w:id="6"/><w:r>${bold}<w:tab/><w:t>${LI.slice(0, 17)}</w:t></w:r>` + run(LI.slice(17)),
      ),
    ),
    [remark(0, LI, [YEAR])],
  );
  const by = 'w:author="Veracite" w:date="2026-02-03T04:05:06Z"';
  const space = 'xml:space="preserve"';
  expect(xml).toContain(
    `<w:r>${bold}<w:tab/><w:t ${space}>Li, A. (</w:t></w:r>` +
      `<w:del w:id="7" ${by}><w:r>${bold}<w:delText ${space}>2019</w:delText></w:r></w:del>` +
      `<w:ins w:id="8" ${by}><w:r>${bold}<w:t ${space}>2017</w:t></w:r></w:ins>` +
      `<w:r>${bold}<w:t ${space}>). On</w:t></w:r>`,
  );
});
