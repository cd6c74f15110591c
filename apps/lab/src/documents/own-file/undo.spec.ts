import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { annotate } from '@veracite/desk/annotate/annotate';
import type { Remark } from '@veracite/desk/annotate/remark';
import { word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { lostParts, withoutChanges } from './undo';

const AUTHOR = 'Veracite';
const LI = 'Li, A. (2019). On rivers and their banks. Water, 3, 1–9.';
const BOLD = '<w:rPr><w:b/></w:rPr>';
const ORIGINAL = word(
  `${WORD_HEAD}<w:p><w:bookmarkStart w:id="7" w:name="a"/><w:r>${BOLD}<w:t>${LI}</w:t></w:r><w:bookmarkEnd w:id="7"/></w:p></w:body></w:document>`,
);

/** Corrects the year, and returns the file with an edit of one of its parts. */
async function corrected(part = 'word/document.xml', from = '', to = ''): Promise<Uint8Array> {
  const start = LI.indexOf('2019');
  const changes = [{ field: 'issued' as const, start, end: start + 4, text: '2017' }];
  const words = { raw: LI, label: 'Wrong', comment: 'Wrong year.' };
  const remark: Remark = { ...words, position: 0, changes, status: 'incomplete', identifiers: {} };
  const done = await annotate(ORIGINAL, 'docx', [remark], { author: AUTHOR, at: new Date('2026-01-02T03:04:05Z') });
  if ('fault' in done) throw new Error(done.message);
  const parts = unzipSync(done.file);
  const text = strFromU8(parts[part] ?? new Uint8Array());
  return zipSync({ ...parts, [part]: strToU8(from === '' ? text + to : text.replaceAll(from, to)) });
}

test.each([
  ['nothing else', undefined, '', '', []],
  ['another format', undefined, BOLD, '<w:rPr><w:i/></w:rPr>', ['word/document.xml']],
  ['a bookmark less', undefined, '<w:bookmarkStart w:id="7" w:name="a"/>', '', ['word/document.xml']],
  ['another letter', undefined, 'rivers', 'river', ['word/document.xml']],
  ['a part more', 'word/styles.xml', '', '<w:styles/>', ['word/styles.xml']],
])('a corrected file with %s, once our marks are taken back', async (_name, part, from, to, lost) => {
  expect(lostParts(ORIGINAL, await corrected(part, from, to), '.docx', AUTHOR)).toEqual(lost);
});

test('a copy without the tracked changes has the comments', async () => {
  const parts = unzipSync(withoutChanges(await corrected(), '.docx', AUTHOR));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect(xml).toContain('commentReference');
  expect(xml).not.toMatch(/<w:(?:ins|del) /);
  expect(strFromU8(parts['word/comments.xml'] ?? new Uint8Array())).toContain('Wrong year.');
});
