import { tmpdir } from 'node:os';
import { UsageError, WriteError } from './exit';
import { expandFiles } from './entries/expand-files';
import { decode, readBytes, writeOutput } from './input';

const text = 'Gödel — Über';
test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 little endian, as Windows Notepad writes', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 big endian', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16 little endian without a mark', Buffer.from(text, 'utf16le')],
  ['UTF-16 big endian without a mark', Buffer.from(text, 'utf16le').swap16()],
  ['Windows-1252', Buffer.from([0x47, 0xf6, 0x64, 0x65, 0x6c, 0x20, 0x97, 0x20, 0xdc, 0x62, 0x65, 0x72])],
])('%s is read', (_name, bytes) => {
  expect(decode(bytes)).toBe(text);
});

test.each([
  ['a PDF file', Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')],
  ['a Word document', Buffer.from('PK\x03\x04\x14\0\x06\0[Content_Types].xml word/document.xml', 'latin1')],
  ['a ZIP archive', Buffer.from('PK\x03\x04\x14\0\x06\0any.txt', 'latin1')],
  ['an Office document of the old form', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ['a PNG image', Buffer.from('89504e470d0a1a0a0000', 'hex')],
  ['a JPEG image', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ['an SQLite database', Buffer.from('SQLite format 3\0')],
  ['a program', Buffer.from('7f454c460201', 'hex')],
  ['a gzip archive', Buffer.from('1f8b08000000', 'hex')],
  ['a binary file', Buffer.from(Array.from({ length: 500 }, (_, i) => (i * 37) % 32))],
])('%s is refused by its name', (name, bytes) => {
  expect(() => decode(bytes)).toThrow(UsageError);
  expect(() => decode(bytes)).toThrow(`This is ${name}`);
});

test.each([
  ['a full disk', '/dev/full', 'no space is left'],
  ['a folder', tmpdir(), 'it is a folder'],
  ['a folder that is missing', '/no/such/file', 'its folder does not exist'],
])('writing to %s fails with the file and the reason', async (_name, file, reason) => {
  await expect(writeOutput(file, text)).rejects.toEqual(new WriteError(file, reason));
});

test('a text that speaks of PDF is a text', () => {
  expect(decode(Buffer.from('Adobe (2008). %PDF-1.7 reference.'))).toContain('Adobe');
});

const HOW = 'pipe it, with - for the file (echo "…" | veracite verify -).';
const REFERENCE = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436–444.';
/** Expands the name, as `verify` does, and reads the file, as `check` and `parse` do. */
const readNamed = async (name: string) => readBytes((await expandFiles([name]))[0] ?? '');

test.each([
  ['a reference', REFERENCE, true],
  ['a reference with a pattern in it', 'Deep learning [Review]. Nature', true],
  ['a reference that is too long for a name', REFERENCE.repeat(8).replace(/[()]/g, ''), true],
  ['a DOI', '10.1038/nature14539', true],
  ['the first word of a reference without quotation marks', 'LeCun,', true],
  ['a name of a file', 'missing references.bib', false],
  ['a name without an ending', 'certificate', false],
  ['a path', 'papers/old/missing.tex', false],
  ['a pattern', 'missing-*.bib', false],
])('%s in place of a file: whether it is said how text is passed', async (_name, named, isSaid) => {
  const error: unknown = await readNamed(named).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error).includes(HOW)).toBe(isSaid);
  expect(String(error).length).toBeLessThan(300);
});
