import { zipSync } from 'fflate';
import { gzipSync } from 'node:zlib';
import { isPacked, unpackPapers } from './unpack-papers';

const PDF = Buffer.from('%PDF-1.7');
const TEX = Buffer.from('\\documentclass{article}\\begin{document}Text \\cite{a}.\\bibliography{refs}\\end{document}');
const BIB = Buffer.from('@article{a, title={Water}, author={Kettle, A.}, year={2015}}');
const PROJECT = { 'main.tex': TEX, 'refs.bib': BIB, 'figure.pdf': PDF };
const TWO = { 'p1/main.tex': TEX, 'p1/refs.bib': BIB, 'p2/main.tex': TEX, 'p2/refs.bib': BIB };

/** Returns an entry of a tar archive. */
function tarEntry(name: string, content: Uint8Array, type = '0'): Buffer {
  const head = Buffer.alloc(512);
  head.write(name, 0, 100);
  head.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  head.write(type, 156);
  head.write('ustar\0', 257);
  return Buffer.concat([head, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}
const END = Buffer.alloc(1_024);
const LONG = `${'long/'.repeat(30)}näme.pdf`;
const pax = (name: string) => {
  const record = ` path=${name}\n`;
  const length = Buffer.byteLength(record) + 3;
  return Buffer.from(`${length}${record}`);
};
const TAR = Buffer.concat([
  tarEntry('./a.pdf', PDF),
  tarEntry('folder/', new Uint8Array(), '5'),
  tarEntry('x', pax(LONG), 'x'),
  tarEntry('short.pdf', PDF),
  tarEntry('._a.pdf', PDF),
  END,
]);

const unpack = (bytes: Uint8Array, name = 'sent') =>
  unpackPapers({ bytes, name }).map((paper) => [paper.name, paper.fault ?? 'paper']);

test.each<[string, Uint8Array, [string, string][]]>([
  ['a file', PDF, [['sent', 'paper']]],
  ['a LaTeX project', zipSync(PROJECT), [['sent', 'paper']]],
  [
    'folders with a LaTeX project each, and a file next to them',
    zipSync({ ...TWO, 'c.pdf': PDF }),
    [
      ['p1.zip', 'paper'],
      ['p2.zip', 'paper'],
      ['c.pdf', 'paper'],
    ],
  ],
  [
    'a paper in Markdown, and one next to it',
    zipSync({ 'a.md': PDF, 'b.pdf': PDF }),
    [
      ['a.md', 'paper'],
      ['b.pdf', 'paper'],
    ],
  ],
  [
    'a tar archive',
    TAR,
    [
      ['a.pdf', 'paper'],
      [LONG, 'paper'],
    ],
  ],
  [
    'a compressed tar archive',
    gzipSync(TAR),
    [
      ['a.pdf', 'paper'],
      [LONG, 'paper'],
    ],
  ],
  [
    'other files',
    zipSync({ 'a.png': PDF, 'b.pdf': new Uint8Array(), '.DS_Store': PDF }),
    [
      ['a.png', expect.stringContaining('This kind of file is no paper') as string],
      ['b.pdf', 'The file is empty.'],
    ],
  ],
  [
    'paths that lead out of the archive',
    zipSync({ '../a.pdf': PDF, 'b/../../c.pdf': PDF, '/d.pdf': PDF, 'e..pdf': PDF, 'f.pdf': PDF }),
    [
      ['e..pdf', 'paper'],
      ['f.pdf', 'paper'],
      ...['../a.pdf', 'b/../../c.pdf', '/d.pdf'].map((name): [string, string] => [
        name,
        expect.stringContaining('leads out of the archive') as string,
      ]),
    ],
  ],
  [
    'links and devices',
    Buffer.concat([
      tarEntry('a.pdf', PDF),
      tarEntry('link.pdf', PDF.subarray(0, 0), '2'),
      tarEntry('null', PDF.subarray(0, 0), '3'),
      END,
    ]),
    [
      ['a.pdf', 'paper'],
      ['link.pdf', expect.stringContaining('a link or a device') as string],
      ['null', expect.stringContaining('a link or a device') as string],
    ],
  ],
  ['a damaged archive', zipSync(PROJECT).subarray(0, 100), [['sent', expect.stringContaining('damaged') as string]]],
  ['a compressed file', gzipSync(PDF), [['sent', expect.stringContaining('damaged') as string]]],
  [
    'an archive that unpacks to far more',
    gzipSync(Buffer.alloc(130_000_000)),
    [['sent', expect.stringContaining('Please split it') as string]],
  ],
  ['a cut tar archive', TAR.subarray(0, 700), [['a.pdf', 'paper']]],
])('%s', (_name, bytes, papers) => {
  expect(unpack(bytes)).toEqual(papers);
});

test('the same folder gives the same file, so that a second upload is recognized', () => {
  const again = () => unpackPapers({ bytes: zipSync(TWO), name: 'a.zip' });
  expect(again()).toEqual(again());
});

test.each<[string, Uint8Array, boolean]>([
  ['a PDF', PDF, false],
  ['a zip archive', zipSync(PROJECT), true],
  ['a tar archive', TAR, true],
  ['a compressed tar archive', gzipSync(TAR), true],
])('%s: whether it has to be unpacked', (_name, bytes, expected) => {
  expect(isPacked(bytes)).toBe(expected);
});
