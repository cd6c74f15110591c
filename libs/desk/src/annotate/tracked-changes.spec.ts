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

test.each<[string, string]>([
  [
    'in the field of a reference manager',
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${run(LI)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
  ],
  ['in a control that Word fills', `<w:sdt><w:sdtContent>${run(LI)}</w:sdtContent></w:sdt>`],
  ['inserted by somebody else', `<w:ins w:id="4" w:author="Ada">${run(LI)}</w:ins>`],
])('text %s has a comment and no change', async (_name, content) => {
  const { xml } = await outcomes(body(paragraph(content)), [remark(0, LI, [YEAR])]);
  expect(xml).not.toContain('w:author="Veracite"');
  expect(xml).toContain('<w:commentRangeStart w:id="0"/>');
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
