import { strToU8 } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { CATALOG, pages, pdf } from '@veracite/testing/hostile-documents/files';
import { readDocument } from '../read-document';

const read = async (bytes: Uint8Array): Promise<string[]> =>
  summaryOf(await readDocument(bytes, { plainOfLatex: String }));

/** A line of text with the font size and position in points from the lower left corner. */
const line = (text: string, y: number, size = 10, x = 40): string => `BT /F ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`;
const PROSE = 'It rains in the mountains and it snows in the valleys of the';

test('a PDF file leaves fast built-in functions in place', async () => {
  const { parse, stringify } = JSON;
  const { push } = Array.prototype;
  await read(pages(1, line(PROSE, 750)));
  expect([JSON.parse, JSON.stringify, Array.prototype.push]).toEqual([parse, stringify, push]);
});

test.each<[trap: string, stream: string, summary: string[]]>([
  [
    'a heading and a paragraph with a divided word',
    line('Methods', 780, 14) + line(`${PROSE} moun-`, 750) + line('tains of the north.', 738),
    ['heading: Methods', `paragraph: ${PROSE} mountains of the north.`],
  ],
  [
    'a footnote in small print',
    line(`${PROSE} north.`, 750) + line(`${PROSE} south.`, 738) + line('1 Li, On Rivers, 3.', 60, 7),
    [`paragraph: ${PROSE} north. ${PROSE} south.`, 'note 1: 1 Li, On Rivers, 3.'],
  ],
  [
    'a numbered list of references',
    line(`${PROSE} north.`, 780) +
      line('References', 750, 14) +
      line('[1] Li, A. \\(2019\\). On rivers. Water, 3, 1-9.', 730) +
      line('[2] Wu, B. \\(2020\\). On lakes. Water, 4, 1-9.', 718),
    [
      `paragraph: ${PROSE} north.`,
      'heading: References',
      'item: [1] Li, A. (2019). On rivers. Water, 3, 1-9.',
      'item: [2] Wu, B. (2020). On lakes. Water, 4, 1-9.',
      'entry 1: Li, A. (2019). On rivers. Water, 3, 1-9.',
      'entry 2: Wu, B. (2020). On lakes. Water, 4, 1-9.',
    ],
  ],
  [
    'rotated text and text outside the page',
    `${line(`${PROSE} north.`, 750)}BT /F 10 Tf 0 1 -1 0 20 300 Tm (stamp) Tj ET\n${line('outside', 700, 10, 900)}`,
    [`paragraph: ${PROSE} north.`],
  ],
])('%s', async (_trap, stream, summary) => {
  expect(await read(pages(1, stream))).toEqual(summary);
});

test.each([
  ['a header without content', strToU8('%PDF-1.7 and no more'), 'fault broken'],
  ['pages without text', pages(2, ''), 'fault scanned'],
  [
    'a password',
    pdf(
      [CATALOG, '<</Type/Pages/Count 0/Kids[]>>'],
      '/Root 1 0 R/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<00>/U<00>>>',
    ),
    'fault encrypted',
  ],
])('returns a fault for %s', async (_trap, bytes, fault) => {
  expect(await read(bytes)).toEqual([fault]);
});
