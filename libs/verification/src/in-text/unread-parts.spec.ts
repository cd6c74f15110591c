import { strToU8 } from 'fflate';
import { latex, tex } from '@veracite/testing/hostile-documents/files';
import { readAndCheck } from './read-and-check';

const HE = 'He, K., Zhang, X., & Sun, J. (2016). Deep residual learning. In Proceedings of CVPR (pp. 770–778).';
const LECUN = 'LeCun, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.';
const ADAMS = 'Adams, B. (2019). On rivers and lakes of the north. Water, 3, 1–9.';
const html = (body: string): Uint8Array =>
  strToU8(`<!doctype html><html><body><p>Nets (He et al., 2016).</p><h2>References</h2>${body}</body></html>`);
const NUMBERED = [
  'A text about nets (He et al., 2016).',
  'It has lines that are',
  'numbered.',
  'References',
  HE,
  LECUN,
  ADAMS,
];

test.each<[trap: string, bytes: Uint8Array, name: string, unread: object[], sentences: string[]]>([
  [
    'line breaks in one paragraph',
    html(`<p>${[HE, LECUN, ADAMS].join('<br>')}</p>`),
    'a.html',
    [{ kind: 'line-breaks', values: { count: 2 } }],
    ['A paragraph of the list has 2 line breaks. Its entries were separated there.'],
  ],
  [
    'words above a numbered list',
    html(`<p>Works that were used by us are these:</p><p>[1] ${HE}</p><p>[2] ${LECUN}</p>`),
    'a.html',
    [{ kind: 'not-an-entry', values: { text: 'Works that were used by us are these:' } }],
    ['A part of the list was not read as an entry: "Works that were used by us are these:"'],
  ],
  [
    'line numbers',
    strToU8(NUMBERED.map((line, i) => `${i + 231} ${line}`).join('\n')),
    'a.txt',
    [{ kind: 'line-numbers', values: { count: 7 } }],
    ['7 line numbers were left out.'],
  ],
  [
    'a file of references that is not in the archive',
    latex({ 'main.tex': tex('Nets \\cite{he}. \\bibliography{\\jobname}') }),
    'a.zip',
    [{ kind: 'missing-file', values: { name: 'main.bib' } }],
    ['The document names the file "main.bib", which was not found. What it has was not read.'],
  ],
  [
    'a chapter that is not in the archive',
    latex({
      'main.tex': tex('\\include{chapters/one} Nets \\cite{he}. \\bibliography{refs}'),
      'refs.bib': '@book{he, title={Nets}}',
    }),
    'a.zip',
    [{ kind: 'missing-file', values: { name: 'chapters/one' } }],
    ['The document names the file "chapters/one", which was not found. What it has was not read.'],
  ],
  [
    'a file of amsrefs that is not in the archive',
    latex({ 'main.tex': tex('Nets \\cite{he}. \\begin{biblist}\\bibselect{refs}\\end{biblist}') }),
    'a.zip',
    [{ kind: 'missing-file', values: { name: 'refs.ltb' } }],
    ['The document names the file "refs.ltb", which was not found. What it has was not read.'],
  ],
  [
    'a file of references whose cited works are in the generated list',
    latex({
      'main.tex': tex('Nets \\cite{he}. \\bibliography{refs}'),
      'main.bbl': `\\begin{thebibliography}{1}\n\\bibitem{he} ${HE.replace('&', '\\&')}\n\\end{thebibliography}`,
    }),
    'a.zip',
    [],
    [],
  ],
  [
    'a file of references of which the generated list lacks a cited work',
    latex({
      'main.tex': tex('Nets \\cite{he,lecun}. \\bibliography{refs}'),
      'main.bbl': `\\begin{thebibliography}{1}\n\\bibitem{he} ${HE.replace('&', '\\&')}\n\\end{thebibliography}`,
    }),
    'a.zip',
    [{ kind: 'missing-file', values: { name: 'refs.bib' } }],
    ['The document names the file "refs.bib", which was not found. What it has was not read.'],
  ],
  [
    'a file of references that Markdown names',
    strToU8('---\nbibliography: refs.bib\n---\n\nNets [@he].'),
    'a.md',
    [{ kind: 'missing-file', values: { name: 'refs.bib' } }],
    ['The document names the file "refs.bib", which was not found. What it has was not read.'],
  ],
  ['a list that was read completely', html(`<p>${HE}</p><p>${LECUN}</p>`), 'a.html', [], []],
])('says what was not read: %s', async (_trap, bytes, name, unread, sentences) => {
  const read = await readAndCheck({ bytes, name }, new Date('2026-11-29'));
  if ('fault' in read) throw new Error(read.message);
  const found = read.report.doubts.filter(({ values }) => values !== undefined);
  expect(found).toMatchObject(unread);
  expect(found.map(({ detail }) => detail)).toEqual(sentences);
});
