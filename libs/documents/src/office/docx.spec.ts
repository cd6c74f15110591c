import { strToU8 } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { LAUGHS, word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { readDocument } from '../read-document';

const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const paragraph = (runs: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const field = (code: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const FOOTNOTES = strToU8(
  `<w:footnotes><w:footnote w:id="2">${paragraph(run('Li, On Rivers, 3.'))}</w:footnote></w:footnotes>`,
);

test.each<[trap: string, body: string, summary: string[]]>([
  ['a paragraph of several runs', paragraph(run('It rains ') + run('here.')), ['paragraph: It rains here.']],
  ['a heading by outline level', paragraph(run('Methods'), '<w:outlineLvl w:val="0"/>'), ['heading: Methods']],
  [
    'a footnote',
    paragraph(`${run('It rains.')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
    ['paragraph: It rains.1', 'note 1: Li, On Rivers, 3.', 'note-sign "1"'],
  ],
  [
    'superscripts',
    paragraph(run('It rains.') + run('4', '<w:vertAlign w:val="superscript"/>')),
    ['paragraph: It rains.4', 'superscript "4"'],
  ],
  [
    'a citation field of Word',
    paragraph(run('It rains ') + field('CITATION Li19 \\p 12', '(Li, 2019)')),
    ['paragraph: It rains (Li, 2019)', 'citation "(Li, 2019)" word-Li19 12'],
  ],
  [
    'a list of references by style',
    paragraph(run('Li, A. (2019). On rivers.'), '<w:pStyle w:val="Bibliography"/>'),
    ['paragraph: Li, A. (2019). On rivers.', 'entry : Li, A. (2019). On rivers.'],
  ],
  [
    'deleted text and unknown elements',
    paragraph(`<w:del>${run('No')}</w:del><w:x>${run('Yes')}</w:x>`),
    ['paragraph: Yes'],
  ],
  ['a truncated body', `<w:p><w:r><w:t>It rains`, ['paragraph: It rains']],
])('%s', async (_trap, body, summary) => {
  const bytes = word(`${WORD_HEAD}${body}</w:body></w:document>`, { 'word/footnotes.xml': FOOTNOTES });
  expect(summaryOf(await readDocument(bytes, { plainOfLatex: String }))).toEqual(summary);
});

test.each([
  ['no body', '<w:document/>', 'fault broken'],
  ['nested entities', `${LAUGHS}${WORD_HEAD}</w:body></w:document>`, 'fault bomb'],
])('returns a fault for %s', async (_trap, xml, fault) => {
  expect(summaryOf(await readDocument(word(xml), { plainOfLatex: String }))).toEqual([fault]);
});
