import { strToU8, zipSync } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { LAUGHS, writer } from '@veracite/testing/hostile-documents/files';
import { readDocument } from '../read-document';

const content = (body: string, head = ''): Uint8Array =>
  writer(
    `${head}<office:document-content><office:automatic-styles><style:style style:name="T1"><style:text-properties style:text-position="super 58%"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  );

test.each<[trap: string, body: string, summary: string[]]>([
  [
    'a heading and a paragraph',
    '<text:h>Methods</text:h><text:p>It<text:s/>rains.</text:p>',
    ['heading: Methods', 'paragraph: It rains.'],
  ],
  [
    'a footnote',
    '<text:p>It rains.<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Li, On Rivers.</text:p></text:note-body></text:note></text:p>',
    ['paragraph: It rains.1', 'note 1: Li, On Rivers.', 'note-sign "1"'],
  ],
  [
    'superscripts by style',
    '<text:p>It rains.<text:span text:style-name="T1">4</text:span></text:p>',
    ['paragraph: It rains.4', 'superscript "4"'],
  ],
  [
    'a list of references',
    '<text:p>It rains.</text:p><text:bibliography><text:p>Li, A. (2019). On rivers.</text:p></text:bibliography>',
    ['paragraph: It rains.', 'paragraph: Li, A. (2019). On rivers.', 'entry : Li, A. (2019). On rivers.'],
  ],
  [
    'tracked changes and unknown elements',
    '<text:tracked-changes><text:p>No</text:p></text:tracked-changes><x:y><text:p>Yes</text:p></x:y>',
    ['paragraph: Yes'],
  ],
])('%s', async (_trap, body, summary) => {
  expect(summaryOf(await readDocument(content(body), { plainOfLatex: String }))).toEqual(summary);
});

test.each([
  ['a document without text', writer('<office:document-content/>'), 'fault broken'],
  ['nested entities', content('', LAUGHS), 'fault bomb'],
  [
    'a spreadsheet',
    zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'), 'content.xml': strToU8('<x/>') }),
    'fault not-a-document',
  ],
])('returns a fault for %s', async (_trap, bytes, fault) => {
  expect(summaryOf(await readDocument(bytes, { plainOfLatex: String }))).toEqual([fault]);
});
