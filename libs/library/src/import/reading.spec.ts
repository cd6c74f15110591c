import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Zip, ZipDeflate, zipSync } from 'fflate';
import { blocks } from './blocks';
import { csvRows } from './csv';
import { jsonTexts } from './json-records';
import { linesOf, recordsIn } from './open';

/** The text cut into pieces of every length, as a stream may cut it. */
async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let index = 0; index < text.length; index += length) yield text.slice(index, index + length);
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const LENGTHS = [1, 7, 10_000];

/** Not JSON: the reader of the format refuses it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

test.each<[string, string, unknown[]]>([
  ['one object a line', '{"a":1}\n{"a":2}\n', [{ a: 1 }, { a: 2 }]],
  ['an array', '[{"a":1},\n {"a":{"b":[{"c":2}]}}]', [{ a: 1 }, { a: { b: [{ c: 2 }] } }]],
  ['a list under "items"', '{"total":2,"items": [{"a":1},{"a":2}],"next":null}', [{ a: 1 }, { a: 2 }]],
  ['brackets and escaped quotes inside text', '{"a":"} \\" {[","b":"\\\\"}', [{ a: '} " {[', b: '\\' }]],
  ['a broken record between good ones', '{"a":1}\n{"a":nope}\n{"a":3}', [{ a: 1 }, '{"a":nope}', { a: 3 }]],
  ['lines that end in CR LF, with empty ones', '{"a":1}\r\n\r\n{"a":2}\r\n', [{ a: 1 }, { a: 2 }]],
  ['a first line that holds all', '{"items":[{"a":1},{"a":2}]}', [{ a: 1 }, { a: 2 }]],
  ['a list in one line, and a line end', '{"items":[{"a":1},{"a":2}]}\n', [{ a: 1 }, { a: 2 }]],
  ['lists of two files of a folder', '{"items":[{"a":1}]}\n{"items":[{"a":2}]}\n', [{ a: 1 }, { a: 2 }]],
  ['nothing', '', []],
])('reads JSON records: %s', async (_trap, text, expected) => {
  for (const length of LENGTHS) expect((await all(jsonTexts(pieces(text, length)))).map(parsed)).toEqual(expected);
});

test.each<[string, string, Record<string, string>[]]>([
  ['commas', 'doi,nature\n10.1/a,Retraction\n', [{ doi: '10.1/a', nature: 'Retraction' }]],
  ['tabs', 'doi\tnature\n10.1/a\tCorrection', [{ doi: '10.1/a', nature: 'Correction' }]],
  ['quotes, commas and line ends in a field', 'a,b\n"x, ""y""\nz",2\n', [{ a: 'x, "y"\nz', b: '2' }]],
  ['a byte order mark', '\uFEFFa\n1\n', [{ a: '1' }]],
  ['a row too short', 'a,b\n1\n', [{ a: '1', b: '' }]],
])('reads rows with %s', async (_trap, text, expected) => {
  for (const length of LENGTHS) expect(await all(csvRows(linesOf(pieces(text, length))))).toEqual(expected);
});

test('rows between tabs, with quotation marks that are part of names', async () => {
  const text = 'name\nHeath, "Old" and Sons\n"Orte\n\nPress';
  expect(await all(csvRows(linesOf(pieces(text, 7)), false))).toEqual(
    ['Heath, "Old" and Sons', '"Orte', 'Press'].map((name) => ({ name })),
  );
});

test.each(['\n', '\r\n', '\r'])('finds lines whatever ends them: %j', async (end) => {
  for (const length of LENGTHS) {
    expect(await all(linesOf(pieces(['a', '', 'b'].join(end), length)))).toEqual(['a', '', 'b']);
  }
});

test('cuts out blocks, the last one unended', async () => {
  const lines = linesOf(pieces('head\nTY  - A\nx\nER  - \nbetween\nTY  - B\ny', 3));
  const found = blocks(
    lines,
    (line) => line.startsWith('TY'),
    (line) => line.startsWith('ER'),
  );
  expect(await all(found)).toEqual(['TY  - A\nx\nER  - ', 'TY  - B\ny']);
});

/** A file of an archive: a header of which only name, size, type and mark matter here, and its bytes in blocks of 512. */
function tarEntry(name: string, content: Buffer, type = '0'): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write(type, 156);
  header.write('ustar', 257);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

const LINES = Buffer.from('{"a":"é"}\n');
const ARCHIVE = Buffer.concat([
  tarEntry('dump', Buffer.alloc(0), '5'),
  tarEntry('dump/0.jsonl.gz', gzipSync(LINES)),
  tarEntry('dump/1.jsonl', Buffer.from('{"a":2}')),
  Buffer.alloc(1024),
]);

const FILES = {
  'dump/0.jsonl': LINES,
  'dump/1.jsonl.gz': gzipSync('{"a":2}'),
  '__MACOSX/._0.jsonl': Buffer.from('{"a":"hidden"}'),
};
const ZIP = Buffer.from(zipSync(FILES));

/** As programs write an archive that they cannot go back in: sizes stand behind what they are of. */
function zipAsItComes(): Buffer {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_error, piece) => pieces.push(piece));
  for (const [name, bytes] of Object.entries(FILES)) {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(bytes, true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** The archive with its numbers in a zip64 record, as archives of 4 GB and more have them. */
function asZip64(zip: Buffer): Buffer {
  const index = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const end = Buffer.from(zip.subarray(index));
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  for (const place of [24, 32]) record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), place);
  for (const [place, from] of [[40, 12], [48, 16]] as const) record.writeBigUInt64LE(BigInt(end.readUInt32LE(from)), place); // prettier-ignore
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(index), 8);
  locator.writeUInt32LE(1, 16);
  end.fill(0xff, 8, 20);
  return Buffer.concat([zip.subarray(0, index), record, locator, end]);
}

test.each<[string, Buffer, unknown[]]>([
  ['plain', LINES, [{ a: 'é' }]],
  ['gzip', gzipSync(LINES), [{ a: 'é' }]],
  ['tar of plain and gzipped files', ARCHIVE, [{ a: 'é' }, { a: 2 }]],
  ['tar that is gzipped', gzipSync(ARCHIVE), [{ a: 'é' }, { a: 2 }]],
  ['an archive that is cut short', ARCHIVE.subarray(0, 1800), [{ a: 'é' }]],
  ['an empty file', Buffer.alloc(0), []],
  ['zip of plain and gzipped files', ZIP, [{ a: 'é' }, { a: 2 }]],
  ['zip that is not packed', Buffer.from(zipSync(FILES, { level: 0 })), [{ a: 'é' }, { a: 2 }]],
  ['zip whose entries tell no sizes', zipAsItComes(), [{ a: 'é' }, { a: 2 }]],
  ['zip with a zip64 record', asZip64(ZIP), [{ a: 'é' }, { a: 2 }]],
  ['zip with a comment', Buffer.from(zipSync(FILES, { comment: 'x'.repeat(70) })), [{ a: 'é' }, { a: 2 }]],
])('opens %s', async (_what, bytes, expected) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'veracite-open-'));
  writeFileSync(path.join(folder, 'b'), bytes);
  writeFileSync(path.join(folder, 'c'), '{"items":[{"a":"last"}]}');
  try {
    expect((await all(recordsIn(path.join(folder, 'b'), jsonTexts))).map(parsed)).toEqual(expected);
    expect((await all(recordsIn(folder, jsonTexts))).map(parsed)).toEqual([...expected, { a: 'last' }]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each<[string, Buffer]>([
  ['cut short', gzipSync(Buffer.alloc(100_000, LINES)).subarray(0, 200)],
  ['with a wrong byte', Buffer.from(gzipSync(LINES)).fill(7, 12, 14)],
])('a gzipped file that is %s is a fault, and no short file', async (_what, bytes) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'veracite-open-'));
  writeFileSync(path.join(folder, 'b'), bytes);
  await expect(all(recordsIn(folder, jsonTexts))).rejects.toThrow();
  rmSync(folder, { recursive: true });
});

/** The archive with one byte changed at a place behind a mark. */
function spoilt(mark: string, offset: number): Buffer {
  const bytes = Buffer.from(ZIP);
  const index = bytes.indexOf(mark, 0, 'latin1') + offset;
  bytes.writeUInt8((bytes[index] ?? 0) ^ 0x55, index);
  return bytes;
}

test.each<[string, Buffer]>([
  ['cut short', ZIP.subarray(0, -30)],
  ['with a wrong byte in an entry', spoilt('dump/0.jsonl', 'dump/0.jsonl'.length + 3)],
  ['with a wrong sum', spoilt('PK\u0001\u0002', 16)],
  ['with a wrong place', spoilt('PK\u0001\u0002', 43)],
  ['with a directory that is none', spoilt('PK\u0005\u0006', 16)],
  ['packed in an unknown way', spoilt('PK\u0001\u0002', 10)],
  ['encrypted', spoilt('PK\u0001\u0002', 8)],
])('a zip that is %s is a fault, and no short file', async (_what, bytes) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'veracite-open-'));
  writeFileSync(path.join(folder, 'b'), bytes);
  await expect(all(recordsIn(folder, jsonTexts))).rejects.toMatchObject({
    code: expect.stringMatching(/^Z_/) as unknown,
  });
  rmSync(folder, { recursive: true });
});
