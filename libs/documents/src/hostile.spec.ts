import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { word, WORD_HEAD, writer } from '@veracite/testing/hostile-documents/files';
import { seeded } from '@veracite/testing/seeded';
import { readDocument } from './read-document';

const FOLDER = path.resolve(__dirname, '../../testing/data/documents');
const options = { plainOfLatex: (text: string) => text };
const faultOf = async (bytes: Uint8Array, name?: string) => {
  const read = await readDocument(bytes, { ...options, ...(name && { name }) });
  return 'fault' in read ? read : { fault: 'none', message: '' };
};
const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0) & 255);
const wide = (text: string) => [...text].map((char) => `${char}\0`).join('');
const DOCUMENT = `${WORD_HEAD}<w:p><w:r><w:t>Li, A. (2019). On rivers.</w:t></w:r></w:p></w:body></w:document>`;
const EMPTY_PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>';
const LAUGHS = `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i} "&a;&a;&a;">`).join('')}]>`;

test.each<[string, Uint8Array, string]>([
  ['an empty file', new Uint8Array(), 'empty'],
  ['white space only', strToU8(' \n\t '), 'empty'],
  ['a file over the size limit', new Uint8Array(50_000_001), 'too-large'],
  ['a picture', latin1('\u0089PNG\r\n\u001a\n0000'), 'not-a-document'],
  ['a program', latin1(`\u007fELF${'\0\u0001\u0002'.repeat(50)}`), 'not-a-document'],
  ['an RTF text', strToU8('{\\rtf1 hello}'), 'not-a-document'],
  ['a legacy Word document', latin1(`\u00d0\u00cf\u0011\u00e0${'\0'.repeat(600)}`), 'not-a-document'],
  [
    'a password-protected Word document',
    latin1(`\u00d0\u00cf\u0011\u00e0${'\0'.repeat(600)}${wide('EncryptedPackage')}`),
    'encrypted',
  ],
  ['an archive of pictures', zipSync({ 'a.png': strToU8('x') }), 'not-a-document'],
  ['a truncated archive', zipSync({ 'word/document.xml': strToU8('<a/>'.repeat(100)) }).slice(0, 60), 'broken'],
  ['a zip bomb', zipSync({ 'word/document.xml': new Uint8Array(30_000_000) }), 'bomb'],
  ['a Word document without a body', word('<w:document/>'), 'broken'],
  ['half of a Word document', word(DOCUMENT.slice(0, DOCUMENT.length / 2)), 'broken'],
  [
    'a Word document with half of its notes',
    word(DOCUMENT, { 'word/footnotes.xml': strToU8('<w:footnotes><w:footnote w:id="2"><w:p>') }),
    'broken',
  ],
  [
    'a Word document with elements nested too deeply to be read',
    word(
      DOCUMENT.replace(
        /<w:r>.*<\/w:r>/,
        (run) => `${'<w:smartTag>'.repeat(20_000)}${run}${'</w:smartTag>'.repeat(20_000)}`,
      ),
    ),
    'broken',
  ],
  [
    'half of an OpenDocument text',
    writer('<office:document-content><office:body><office:text><text:p>As known (Li, 2019)'),
    'broken',
  ],
  ['a Word document with nested entities', word(`${LAUGHS}<w:document><w:body/></w:document>`), 'bomb'],
  [
    'JATS with nested entities',
    strToU8(`<?xml version="1.0"?>${LAUGHS}<article article-type="x"><front/></article>`),
    'not-a-document|bomb|none',
  ],
  [
    'a password-protected OpenDocument text',
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8('x'),
      'META-INF/manifest.xml': strToU8('<manifest:encryption-data/>'),
    }),
    'encrypted',
  ],
  ['a PDF without text', latin1(EMPTY_PDF), 'scanned'],
  ['a PDF header without content', strToU8('%PDF-1.7 and no more'), 'broken'],
])('%s', async (_trap, bytes, fault) => {
  const found = await faultOf(bytes);
  expect(fault.split('|')).toContain(found.fault);
  if (found.fault !== 'none') expect(found.message).toMatch(/^[A-Z].{15,200}\.$/);
});

test('100 corrupted files: each is read or returns a fault, none throws', async () => {
  const random = seeded(5);
  const files = readdirSync(FOLDER).filter((name) => /\.(?:docx|odt|zip|html|pdf)$/.test(name));
  const faults = new Set<string>();
  for (let i = 0; i < 100; i += 1) {
    const whole = readFileSync(path.join(FOLDER, files[i % files.length] ?? ''));
    const bytes = new Uint8Array(whole);
    for (let k = 0; k < 1 + Math.floor(random() * 40); k += 1)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    const cut = random() < 0.4 ? bytes.slice(0, Math.floor(random() * bytes.length)) : bytes;
    faults.add((await faultOf(cut)).fault);
  }
  expect(
    [...faults].every((fault) =>
      [
        'none',
        'broken',
        'empty',
        'scanned',
        'bomb',
        'encrypted',
        'not-a-document',
        'too-large',
        'too-many-pages',
      ].includes(fault),
    ),
  ).toBe(true);
});

/** Texts that once took quadratic time or memory. */
test.each<[string, string]>([
  ['citations without a sentence end', 'Smith (2019) and (Li, 2019; '],
  ['brackets that are never closed', '('],
  ['sentences with a citation each in one paragraph', 'Smith (2019) says so. '],
  ['author-page citations next to author-year citations', '(Smith 12) and (Li, 2019) '],
  ['list headings without a list', 'References\n'],
  ['numbers in brackets', '[1, 2–4] '],
  ['lines that end in a citation', 'Smith (2019)\n'],
  ['an endless author list', 'Smith, J., and '],
])('300,000 characters of one form: %s', async (_trap, form) => {
  // Processor time, because other processes on the machine affect elapsed time.
  const before = process.cpuUsage();
  const read = await readDocument(strToU8(form.repeat(300_000 / form.length)), options);
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(8);
  expect(JSON.stringify(read).length).toBeLessThan(75_000_000);
});
