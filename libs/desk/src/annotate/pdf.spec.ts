import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pages, pdf as pdfOf } from '@veracite/testing/hostile-documents/files';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { annotate } from './annotate';
import type { Remark } from './remark';

const line = (text: string, y: number): string => `BT /F 10 Tf 40 ${y} Td (${text}) Tj ET\n`;
const PROSE = 'It rains in the mountains and it snows in the valleys of the north [1], [2].';
const STREAM =
  line(PROSE, 780) +
  line('References', 750) +
  line('[1] Li, A. \\(2019\\). On rivers and their banks in the north of the country,', 730) +
  line('volume two. Water, 3, 1-9.', 718) +
  line('[2] Wu, B. \\(2020\\). On lakes. Water, 4, 1-9.', 706);

const OPTIONS = { author: 'Veracite', at: new Date('2026-02-03T04:05:06Z') };
const remark = (position: number, more: Partial<Remark>): Remark => ({
  position,
  raw: '',
  status: 'fake',
  label: 'Not found',
  comment: 'Né nowhere – “found”.\nAsk the authors.',
  identifiers: {},
  ...more,
});

/** Reads the document as the product does. */
async function read(file: Uint8Array) {
  const done = await readAndCheck({ bytes: file, name: 'a.pdf' });
  if ('fault' in done) throw new Error(done.message);
  return done;
}
async function highlightsOf(file: Uint8Array, page = 1) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const annotations = (await (await pdf.getPage(page)).getAnnotations()) as Record<string, unknown>[];
  return annotations.filter(({ subtype }) => subtype === 'Highlight');
}
const fileOf = (done: Awaited<ReturnType<typeof annotate>>): Uint8Array => {
  if ('fault' in done) throw new Error(done.message);
  return done.file;
};

test('each reference gets a highlight over its lines, and the text reads as before', async () => {
  const file = pages(1, STREAM);
  const { report, document } = await read(file);
  const remarks = report.listed.map(({ place }, position) => remark(position, { ...(place && { place }) }));
  const annotated = await annotate(file, 'pdf', remarks, OPTIONS);
  expect(annotated).toMatchObject({ unplaced: [] });
  const again = fileOf(annotated);
  expect(Buffer.from(again).subarray(0, file.length)).toEqual(Buffer.from(file));
  expect((await read(again)).document).toEqual(document);
  const found = await highlightsOf(again);
  expect(found.map(({ contentsObj, titleObj, creationDate }) => [contentsObj, titleObj, creationDate])).toEqual(
    Array.from({ length: 2 }, () => [
      { str: 'Not found\nNé nowhere – “found”.\nAsk the authors.', dir: 'ltr' },
      { str: 'Veracite', dir: 'ltr' },
      'D:20260203040506',
    ]),
  );
  expect(found.map(({ quadPoints }) => (quadPoints as Float32Array).length)).toEqual([16, 8]);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = found[1]?.['rect'] as number[];
  expect([x1 >= 35 && x1 <= 60, y1 >= 700 && y1 <= 706, x2 > 200 && x2 < 400, y2 >= 712 && y2 <= 718]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('earlier annotations are kept', async () => {
  const place = { start: 0, end: 1, boxes: [{ page: 1, x: 40, y: 100, width: 200, height: 10 }] };
  const once = fileOf(await annotate(pages(1, STREAM), 'pdf', [remark(0, { place })], OPTIONS));
  const twice = fileOf(await annotate(once, 'pdf', [remark(1, { place, label: 'Twice' })], OPTIONS));
  expect(
    (await highlightsOf(twice)).map(({ contentsObj }) => (contentsObj as { str: string }).str.split('\n')[0]),
  ).toEqual(['Not found', 'Twice']);
});

test.each<[string, string, number[]]>([
  ['a rotated page', '[0 0 600 800]/Rotate 90', [100, 40, 110, 240]],
  ['a page with an origin of its own', '[100 200 700 1000]', [140, 890, 340, 900]],
])('%s', async (_name, box, rect) => {
  // As the page is shown: 40 points from its left side and 100 from its top.
  const place = { start: 0, end: 1, boxes: [{ page: 2, x: 40, y: 100, width: 200, height: 10 }] };
  const done = await annotate(pages(2, STREAM, box), 'pdf', [remark(0, { place })], OPTIONS);
  expect(await highlightsOf(fileOf(done))).toEqual([]);
  expect((await highlightsOf(fileOf(done), 2)).map((item) => item['rect'])).toEqual([rect]);
});

test('a reference on two pages has a highlight on each', async () => {
  const boxes = [1, 2].map((page) => ({ page, x: 40, y: 100, width: 200, height: 10 }));
  const done = await annotate(pages(2, STREAM), 'pdf', [remark(0, { place: { start: 0, end: 1, boxes } })], OPTIONS);
  expect(await Promise.all([1, 2].map(async (page) => (await highlightsOf(fileOf(done), page)).length))).toEqual([
    1, 1,
  ]);
});

test('lines that overlap do not cover each other', async () => {
  const boxes = [100, 110].map((y) => ({ page: 1, x: 40, y, width: 200, height: 12 }));
  const done = await annotate(pages(1, STREAM), 'pdf', [remark(0, { place: { start: 0, end: 1, boxes } })], OPTIONS);
  const [highlight] = await highlightsOf(fileOf(done));
  const quads = [...(highlight?.['quadPoints'] as Float32Array)];
  expect([0, 8].map((index) => [quads[index + 1], quads[index + 5]])).toEqual([
    [700, 690],
    [690, 678],
  ]);
});

test('remarks without a place are reported, and the file is unchanged', async () => {
  const file = pages(1, STREAM);
  const outside = { start: 0, end: 1, boxes: [{ page: 9, x: 0, y: 0, width: 1, height: 1 }] };
  expect(await annotate(file, 'pdf', [remark(3, {}), remark(4, { place: outside })], OPTIONS)).toEqual({
    file,
    unplaced: [3, 4],
  });
});

test.each<[string, string, Uint8Array]>([
  ['broken', 'a damaged file', Buffer.from('%PDF-1.7 and no more')],
  [
    'encrypted',
    'a file with a password',
    pdfOf(
      ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 0/Kids[]>>'],
      `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O<${'0'.repeat(64)}>/U<${'0'.repeat(64)}>/P -4>>`,
    ),
  ],
])('%s: %s is not annotated', async (fault, _name, file) => {
  expect(await annotate(file, 'pdf', [remark(0, {})], OPTIONS)).toMatchObject({ fault });
});
