import { strFromU8, unzipSync } from 'fflate';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { verifyEntries } from '../../testing/checked-entries';
import { fixOffice } from './fix-office';

useVirtualTime();

const RIGHT =
  'Ostrander, Z., & Pfeiffer, J. (2011). On the folding of kettles in provincial workshops. Kettle Letters, 12, 101–119. https://doi.org/10.5555/kettle.1';
const WRONG =
  'Ostrander, Z., & Pfeiffer, J. (2011). On the folding of kettles in provincial workshops. Kettle Letters, 21, 301–319. https://doi.org/10.5555/kettle.1';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(os.tmpdir(), 'word-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Writes a document with a list of one reference, and verifies it. */
async function checkedFile(reference: string) {
  const name = path.join(folder, 'paper.docx');
  const paragraphs = ['Kettles fold (Ostrander & Pfeiffer, 2011).', 'References', reference];
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text.replaceAll('&', '&amp;')}</w:t></w:r></w:p>`).join('');
  const bytes = word(`${WORD_HEAD}${body}</w:body></w:document>`);
  await writeFile(name, bytes);
  const read = await readAndCheck({ bytes, name });
  if ('fault' in read) throw new Error(read.message);
  const checked = await verifyEntries(read.report.references.map((reference) => ({ file: name, reference })));
  return { file: { name, bytes }, read, checked };
}
const OPTIONS = { isDry: false, at: new Date('2026-02-03T04:05:06Z') };

test('a copy has the changes of a wrong entry as tracked changes, and its finding as a comment', async () => {
  const { file, read, checked } = await checkedFile(WRONG);
  const before = await readFile(file.name);
  const copy = path.join(folder, 'paper.corrected.docx');
  expect(await fixOffice(file, read, checked, OPTIONS)).toEqual([
    `${file.name}: entry 1: changed volume and pages (21 → 12, 301–319 → 101–119)`,
    `${copy}: a copy with the changes tracked, and 1 comment.`,
  ]);
  const parts = unzipSync(await readFile(copy));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const marked = (tag: string) => [...xml.matchAll(new RegExp(`<w:${tag}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);
  expect(marked('delText')).toEqual(['21', '301&#8211;319']);
  expect(marked('ins ')).toHaveLength(2);
  expect(xml).toMatch(/>12<\/w:t>.*>101&#8211;119<\/w:t>/);
  expect(await readFile(file.name)).toEqual(before);
  const written = await readFile(copy);
  expect(await fixOffice(file, read, checked, OPTIONS)).toEqual([
    `${file.name}: entry 1: would change volume and pages (21 → 12, 301–319 → 101–119)`,
    `${copy} exists already: rename or delete it, and run --fix again.`,
  ]);
  expect(await readFile(copy)).toEqual(written);
});

test('only the misspelled word of a title is changed, and its capitals stay', async () => {
  const { file, read, checked } = await checkedFile(RIGHT.replace('folding of kettles', 'Foldin of Kettels'));
  await fixOffice(file, read, checked, OPTIONS);
  const parts = unzipSync(await readFile(path.join(folder, 'paper.corrected.docx')));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  expect([...xml.matchAll(/<w:delText[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['Foldin', 'Kettels']);
  expect(xml).toMatch(/<w:ins .*>Folding<.*<w:ins .*>Kettles</);
});

test('nothing is written in a dry run, and for a list without findings', async () => {
  const wrong = await checkedFile(WRONG);
  const messages = await fixOffice(wrong.file, wrong.read, wrong.checked, { ...OPTIONS, isDry: true });
  expect(messages).toEqual([`${wrong.file.name}: entry 1: would change volume and pages (21 → 12, 301–319 → 101–119)`]);
  const right = await checkedFile(RIGHT);
  expect(await fixOffice(right.file, right.read, right.checked, OPTIONS)).toEqual([]);
  expect(await readdir(folder)).toEqual(['paper.docx']);
});
