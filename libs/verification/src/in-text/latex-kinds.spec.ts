import { displayName, yearOf } from '@veracite/model/csl';
import { latex } from '@veracite/testing/hostile-documents/files';
import { readAndCheck } from './read-and-check';

/** Returns one line for each reference: names, title, venue, volume, pages, year and identifiers. */
async function referencesIn(files: Record<string, string>): Promise<string[]> {
  const read = await readAndCheck({ bytes: latex(files) }, new Date('2026-11-29'));
  if ('fault' in read) throw new Error(read.message);
  return read.report.references.map(({ csl, identifiers }) =>
    [
      csl.author?.map(displayName).join('; '),
      csl.title,
      csl['container-title'],
      [csl.volume, csl.page, yearOf(csl)].filter(Boolean).join(' '),
      Object.values(identifiers).join(' '),
    ]
      .filter(Boolean)
      .join(' | '),
  );
}

const document = (preamble: string, body: string, keys = 'a'): string =>
  `\\documentclass{article}\n${preamble}\n\\begin{document}\nText \\cite{${keys}}.\n${body}\n\\end{document}`;
const listed = (item: string, preamble = ''): Record<string, string> => ({
  'main.tex': document(preamble, `\\begin{thebibliography}{9}\n\\bibitem{a} ${item}\n\\end{thebibliography}`),
});
const SMITH = 'A. Smith; B. C. Jones | Robust models of widgets | J. Chem. Phys | 12 345 1999';
const BIB = '@article{a, author={Smith, Ann}, title={Robust models}, journal={Water}, year=1999}';
const OTHER = '@article{b, author={Jones, Bo}, title={Weak models}, journal={Water}, year=1998}';
const [ONE, TWO] = ['Ann Smith | Robust models | Water | 1999', 'Bo Jones | Weak models | Water | 1998'];

test.each<[trap: string, item: string, reference?: string]>([
  [
    'control spaces',
    'A.\\ Smith and B.\\ C.\\ Jones, Robust models of widgets, J.\\ Chem.\\ Phys.\\ \\textbf{12}, 345 (1999).',
  ],
  [
    'thin spaces',
    'A.\\,Smith and B.\\,C.\\,Jones, \\emph{Robust models of widgets}, J.\\,Chem.\\,Phys.\\,{\\bf 12}, 345 (1999).',
  ],
  ['ties', 'A.~Smith and B.~C.~Jones, {\\it Robust models of widgets}, J.~Chem.~Phys.~{\\bf 12}, 345 (1999).'],
  [
    'other spaces',
    'A.\\;Smith and B.\\:C.\\thinspace Jones, \\emph{Robust models of widgets}, J.\\enspace Chem.\\nobreakspace{}Phys.\\ \\textbf{12}, 345 (1999).',
  ],
  [
    'an italic correction',
    'A.\\ Smith and B.\\ C.\\ Jones, {\\it Robust models of widgets\\/}, J.\\ Chem.\\ Phys.\\/ {\\bf 12}, 345 (1999).',
  ],
  [
    'a control space at the end of a line',
    'A.\\\nSmith and B.\\ C.\\\nJones, \\emph{Robust models of widgets}, J.\\ Chem.\\\nPhys.\\ {\\bf 12}, 345 (1999).',
  ],
  [
    'divided words',
    'A. Smith and B. C. Jones, \\emph{Ro\\-bust mod\\-els of wid\\-gets}, J. Chem.\\ Phys.\\ {\\bf 12}, 345 (1999).',
  ],
  [
    'the end of a sentence',
    'A. Smith and B.\\ C. Jones, \\emph{Robust models of widgets\\@}, J. Chem. Phys.\\@ {\\bf 12}, 345 (1999).',
  ],
  [
    'spaces with lengths',
    'A.\\hspace{0.1em}Smith and B.\\ C.\\ Jones, \\emph{Robust models of widgets}, J.\\hskip 0.1em Chem.\\ Phys.\\ {\\bf 12}, 345 (1999).',
  ],
  [
    'a penalty',
    'A.\\ Smith and B.\\ C.\\ Jones, \\emph{Robust models of widgets}, J. Chem. Phys.\\penalty0\\ {\\bf 12}, \\penalty100 345 (1999).',
  ],
  [
    'journals of AASTeX and braces around names',
    '{Okonkwo}, C., {Nakamura}, H., \\& Li, X. 2019, \\mnras, 3, 17',
    'C. Okonkwo; H. Nakamura; X. Li | Monthly Notices of the Royal Astronomical Society | 3 17 2019',
  ],
  [
    'a list of REVTeX',
    '\\BibitemOpen\n\\bibfield  {author} {\\bibinfo {author} {\\bibfnamefont {X.~G.}\\ \\bibnamefont {Wen}}, \\bibinfo {author} {\\bibfnamefont {F.}~\\bibnamefont {Wilczek}},\\ and\\ \\bibinfo {author} {\\bibfnamefont {A.}~\\bibnamefont {Zee}},\\ }\\bibfield  {title} {\\bibinfo {title} {Chiral spin states},\\ }\\href {https://doi.org/10.1103/PhysRevB.39.11413} {\\bibfield  {journal} {\\bibinfo  {journal} {Phys. Rev. B}\\ }\\textbf {\\bibinfo {volume} {39}},\\ \\bibinfo {pages} {11413} (\\bibinfo {year} {1989})}\\BibitemShut {NoStop}%',
    'X. G. Wen; F. Wilczek; A. Zee | Chiral spin states | Phys. Rev. B | 39 11413 1989 | 10.1103/physrevb.39.11413',
  ],
  [
    'a collaboration in REVTeX',
    '\\BibitemOpen\n\\bibfield  {author} {\\bibinfo {author} {\\bibfnamefont {B.~P.}\\ \\bibnamefont {Abbott}}, \\bibinfo {author} {\\bibfnamefont {R.}~\\bibnamefont {Abbott}},\\ and\\ \\bibinfo {author} {\\bibfnamefont {T.~D.}\\ \\bibnamefont {Abbott}},\\ }\\bibfield  {title} {\\bibinfo {title} {Observation of gravitational waves from a binary black hole merger},\\ }\\href@noop {} {\\bibfield  {journal} {\\bibinfo  {journal} {Phys. Rev. Lett.}\\ }\\textbf {\\bibinfo {volume} {116}},\\ \\bibinfo {pages} {061102} (\\bibinfo {year} {2016})}\\BibitemShut {NoStop}%',
    'B. P. Abbott; R. Abbott; T. D. Abbott | Observation of gravitational waves from a binary black hole merger | Phys. Rev. Lett | 116 061102 2016',
  ],
])('a list of LaTeX with %s', async (_trap, item, reference = SMITH) => {
  expect(await referencesIn(listed(item))).toEqual([reference]);
});

const item = (venue: string): string => `A. Smith and B. C. Jones, \\emph{Robust models of widgets}, ${venue}.`;

test.each<[trap: string, preamble: string, venue: string, reference?: string]>([
  ['a journal', '\\newcommand{\\JCP}{J. Chem. Phys.}', '\\JCP\\ {\\bf 12}, 345 (1999)'],
  ['a journal in braces', '\\newcommand\\JCP{J. Chem. Phys.}', '{\\JCP} {\\bf 12}, 345 (1999)'],
  ['a journal before empty braces', '\\def\\JCP{J. Chem. Phys.}', '\\JCP{} {\\bf 12}, 345 (1999)'],
  ['a journal before a space', '\\newcommand*{\\JCP}{J. Chem. Phys.\\xspace}', '\\JCP {\\bf 12}, 345 (1999)'],
  ['arguments of \\def', '\\def\\JCP#1#2#3{J. Chem. Phys. \\textbf{#1}, #2 (#3)}', '\\JCP{12}{345}{1999}'],
  [
    'arguments of \\newcommand',
    '\\newcommand\\jref[4]{{\\it #1} {\\bf #2}, #3 (#4)}',
    '\\jref{J. Chem. Phys.}{12}{345}{1999}',
  ],
  ['an optional argument', '\\newcommand{\\jref}[3][J. Chem. Phys.]{#1 {\\bf #2}, #3 (1999)}', '\\jref{12}{345}'],
  [
    'an optional argument that is given',
    '\\newcommand{\\jref}[3][Water]{#1 {\\bf #2}, #3 (1999)}',
    '\\jref[J. Chem. Phys.]{12}{345}',
  ],
  ['arguments of one character', '\\newcommand{\\pair}[2]{\\textbf{#1#2}, 345}', 'J. Chem. Phys. \\pair12 (1999)'],
  [
    'a macro in a macro',
    '\\newcommand{\\J}{J. Chem.\\ }\\newcommand{\\JCP}[1]{\\J Phys. {\\bf #1}}',
    '\\JCP{12}, 345 (1999)',
  ],
  ['a name that is known with another meaning', '\\newcommand{\\jcp}{J. Chem. Phys.}', '\\jcp\\ {\\bf 12}, 345 (1999)'],
  ['a robust command', '\\DeclareRobustCommand{\\JCP}{J. Chem. Phys.}', '\\JCP, {\\bf 12}, 345 (1999)'],
  ['a command of xparse', '\\NewDocumentCommand{\\jref}{m m}{J. Chem. Phys. {\\bf #1}, #2 (1999)}', '\\jref{12}{345}'],
  ['a definition below the heading of the list', '', '\\def\\JCP{J. Chem. Phys.} \\JCP\\ {\\bf 12}, 345 (1999)'],
  [
    'a link',
    '\\newcommand{\\arxiv}[1]{\\href{https://arxiv.org/abs/#1}{\\texttt{arXiv:#1}}}',
    'J. Chem. Phys. {\\bf 12}, 345 (1999), \\arxiv{hep-th/9410014}',
    `${SMITH} | hep-th/9410014`,
  ],
  ['a number of MathSciNet', '', 'J. Chem. Phys. {\\bf 12}, 345 (1999). \\MR{1234567}'],
])('macros of the document: %s', async (_trap, preamble, venue, reference = SMITH) => {
  expect(await referencesIn(listed(item(venue), preamble))).toEqual([reference]);
});

test('a list of items with labels in braces', async () => {
  const items = ['{[1]}', '2.', 'Smith'].map(
    (label, i) => `\\item[${label}] Smith, A. (199${i}). Robust models. Water, 3, 1--9.`,
  );
  const main = document('', `\\section*{References}\n\\begin{itemize}\n${items.join('\n')}\n\\end{itemize}`);
  expect(await referencesIn({ 'main.tex': main })).toEqual(
    [0, 1, 2].map((i) => `A. Smith | Robust models | Water | 3 1-9 199${i}`),
  );
});

test('macros of a style file next to the document', async () => {
  const files = listed(item('\\JCP\\ {\\bf 12}, 345 (1999)'), '\\usepackage{amsmath,mine}');
  expect(await referencesIn({ ...files, 'mine.sty': '\\newcommand{\\JCP}{J. Chem. Phys.}' })).toEqual([SMITH]);
});

test.each([
  ['a macro that contains itself', '\\newcommand{\\JCP}{J. \\JCP}'],
  [
    'macros that double each other',
    `\\def\\xa{J J}${[...'bcdefghijklmnopqrstuvwxyz'].map((name, i) => `\\def\\x${name}{\\x${String.fromCharCode(97 + i)}\\x${String.fromCharCode(97 + i)}}`).join('')}\\def\\JCP{\\xz}`,
  ],
])('%s ends, with a doubt', async (_trap, preamble) => {
  const read = await readAndCheck({ bytes: latex(listed(item('\\JCP\\ {\\bf 12}, 345 (1999)'), preamble)) });
  if ('fault' in read) throw new Error(read.message);
  expect(read.report.references[0]?.doubts.map(({ code }) => code)).toContain('broken-entry');
  expect(read.report.references[0]?.raw.length).toBeLessThan(100_000);
});

const files = (preamble: string, end: string, more: Record<string, string>, keys = 'a,b'): Record<string, string> => ({
  'main.tex': document(preamble, end, keys),
  ...more,
});

test.each<[trap: string, files: Record<string, string>, references: string[]]>([
  [
    'a file of amsrefs, of which one work is cited',
    files(
      '',
      '\\begin{biblist}\\bibselect{refs}\\end{biblist}',
      {
        'refs.ltb':
          '\\bib{a}{article}{author={Smith, Ann}, title={Robust models}, journal={Water}, date={1999}}\n\\bib{b}{article}{author={Jones, Bo}, title={Weak models}, journal={Water}, date={1998}}',
      },
      'a',
    ),
    [ONE],
  ],
  [
    'the name of the job in a chapter',
    {
      'main.tex': document('', '\\input{parts/\\jobname-end}'),
      'parts/main-end.tex': '\\bibliography{refs}',
      'refs.bib': BIB,
      'z.bib': OTHER,
    },
    [ONE],
  ],
  ['the name of the job', files('', '\\bibliography{\\jobname}', { 'main.bib': BIB + OTHER }), [ONE, TWO]],
  [
    'the name of the job in a folder',
    { 'paper/main.tex': document('', '\\bibliography{\\jobname-refs}'), 'paper/main-refs.bib': BIB, 'paper/z.bib': '' },
    [ONE],
  ],
  [
    'a macro',
    files('\\newcommand{\\bibfile}{refs.bib}\\addbibresource{\\bibfile}', '\\printbibliography', {
      'refs.bib': BIB,
      'z.bib': '',
    }),
    [ONE],
  ],
  [
    'a macro for the folder',
    files('\\def\\bibdir{lit}', '\\bibliography{\\bibdir/refs,\\bibdir/more}', {
      'lit/refs.bib': BIB,
      'lit/more.bib': OTHER,
    }),
    [ONE, TWO],
  ],
  ['a glob', files('\\addbibresource[glob]{*.bib}', '', { 'one.bib': BIB, 'two.bib': OTHER }), [ONE, TWO]],
  [
    'a glob of a folder',
    files('\\addbibresource[glob=true]{lit/*.bib}', '', { 'lit/one.bib': BIB, 'lit/two.bib': OTHER, 'x.bib': '' }),
    [ONE, TWO],
  ],
  [
    'filecontents',
    files(
      `\\begin{filecontents}[overwrite]{main.bib}\n${BIB}\n\\end{filecontents}\n\\addbibresource{main.bib}`,
      '',
      {},
    ),
    [ONE],
  ],
  [
    'filecontents* and a file',
    files(`\\begin{filecontents*}{own.bib}\n${BIB}\n\\end{filecontents*}`, '\\bibliography{own,refs}', {
      'refs.bib': OTHER,
    }),
    [ONE, TWO],
  ],
  [
    'filecontents and the name of the job',
    files(`\\begin{filecontents}{\\jobname.bib}\n${BIB}\n\\end{filecontents}`, '\\bibliography{\\jobname}', {}),
    [ONE],
  ],
  ['the only file of the archive', files('\\usepackage{biblatex}', '', { 'refs.bib': BIB }), [ONE]],
  [
    'the only file of the archive, named otherwise',
    files('', '\\bibliography{references}', { 'refs.bib': BIB }),
    [ONE],
  ],
  [
    'amsrefs',
    files(
      '\\usepackage{amsrefs}',
      '\\begin{bibdiv}\\begin{biblist}\n\\bib{a}{article}{\n author={Smith, Ann}, author={Jones, Bo},\n title={Robust models}, journal={Water}, volume={3}, date={1999-05}, pages={1\\ndash 9}, review={\\MR{12345}},\n}\n\\bib{b}{book}{ author={Jones, Bo}, title={Weak {M}odels}, publisher={Soil Press}, date={1998} }\n\\end{biblist}\\end{bibdiv}',
      {},
    ),
    ['Ann Smith; Bo Jones | Robust models | Water | 3 1-9 1999', 'Bo Jones | Weak Models | 1998'],
  ],
])('files of references: %s', async (_trap, project, references) => {
  expect(await referencesIn(project)).toEqual(references);
});
