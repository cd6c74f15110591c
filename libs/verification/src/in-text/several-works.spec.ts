import { strToU8 } from 'fflate';
import { readAndCheck } from './read-and-check';

const ADAMS = 'Adams, B. On rivers of the north. J. Water 2019, 3, 1–9';
const BROWN = 'Brown, C. On lakes of the south. J. Water 2018, 2, 10–19';
const CLARK = 'Clark, D. On seas and winds. J. Air 2017, 1, 20–29';
const DAVIS = 'Davis, E. On fires and storms. J. Air 2016, 9, 30–39';
const LETTERED = [`(a) ${ADAMS}; (b) ${BROWN}.`, `${CLARK}.`, `For a review, see: a) ${DAVIS}; b) ${ADAMS}.`];
const TITLES = ['rivers', 'lakes', 'seas', 'fires', 'rivers'];

const html = (items: string[]): string =>
  `<!doctype html><html><body><p>Rivers [1] were seen. Seas [2] were too. Fires [3] burned.</p><h2>References</h2><ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol></body></html>`;
const latex = (items: string[]): string =>
  `\\documentclass{article}\\begin{document}Text \\cite{k1}, \\cite{k2} and \\cite{k3}.\\begin{thebibliography}{9}\n${items.map((item, i) => `\\bibitem{k${i + 1}} ${item}`).join('\n')}\n\\end{thebibliography}\\end{document}`;

test.each<[what: string, name: string, text: string, titles: string[], cited: number[][]]>([
  ['in an HTML list', 'a.html', html(LETTERED), TITLES, [[0, 1], [2], [3, 4]]],
  ['in LaTeX', 'a.tex', latex(LETTERED), TITLES, [[0, 1], [2], [3, 4]]],
  [
    'after words that introduce one of them',
    'a.html',
    html([`a) ${ADAMS}; b) for a recent review of these, see: ${BROWN}.`, CLARK, DAVIS]),
    ['rivers', 'lakes', 'seas', 'fires'],
    [[0, 1], [2], [3]],
  ],
  [
    'of which one has no letter',
    'a.html',
    html([`(a) ${ADAMS}; ${BROWN}.`, CLARK, DAVIS]),
    ['rivers', 'seas', 'fires'],
    [[0], [1], [2]],
  ],
  ...[
    'Adams, B. (2001). Effects on: (a) Growth of rivers; (b) Yield of maize. Journal of Botany, 12(3), 45–67.',
    'Adams, B. (2001). Floods: (a) Upper rivers in 1990; (b) Lower rivers in 1995. Journal of Botany, 12(3), 45–67.',
    'Adams, B. Three lectures on rivers: a) Flow of heat, b) Diffusion of salt, c) Motion of sand. J. Water 2001, 3, 1–9.',
  ].map((title): [string, string, string, string[], number[][]] => [
    'are not the letters of a title',
    'a.html',
    html([title, CLARK, DAVIS]),
    ['rivers', 'seas', 'fires'],
    [[0], [1], [2]],
  ]),
])('several works under one number %s', async (_what, name, text, titles, cited) => {
  const read = await readAndCheck({ bytes: strToU8(text), name }, new Date('2026-11-29'));
  if ('fault' in read) throw new Error(read.message);
  const { references, citations, problems, listed } = read.report;
  expect(references.map(({ csl }) => titles.find((title) => csl.title?.includes(title)))).toEqual(titles);
  expect(citations.map(({ refs }) => refs)).toEqual(cited);
  expect(problems).toEqual([]);
  for (const [i, { place }] of listed.entries())
    if (place) expect(read.document.text.slice(place.start, place.end)).toContain(titles[i]);
});

const PHYSICS = ['A. Smith, Phys. Rev. B 33, 812 (2017)', 'C. Jones and D. Lee, Phys. Rev. Lett. 3, 17 (2019)'];

test.each<[what: string, name: string, text: string, pages: (string | undefined)[], doubtful: number[]]>([
  [
    'are divided',
    'a.html',
    html([`${PHYSICS.join('; ')}.`, `${CLARK}.`, `${DAVIS}.`]),
    ['812', '17', '20-29', '30-39'],
    [],
  ],
  [
    'are a doubt in LaTeX',
    'a.tex',
    latex([`${PHYSICS.join('; ').replace('33', '{\\bf 33}')}.`, CLARK, DAVIS]),
    ['812', '20-29', '30-39'],
    [0],
  ],
  ...[
    'A. Smith, Phys. Rev. B 33, 812 (2017); Erratum: Phys. Rev. B 34, 1 (2018)',
    'A. Smith, Phys. Rev. B 33, 812 (2017); Phys. Rev. B 34, 1(E) (2018)',
    'A. Smith, Phys. Rev. B 33, 812 (2017); 34, 100(E) (2018)',
    'A. Smith, Zh. Eksp. Teor. Fiz. 20, 812 (1950); Sov. Phys. JETP 5, 1174 (1957)',
  ].flatMap((text): [string, string, string, string[], number[]][] =>
    [html, latex].map((list) => [
      'are no errata and translations of a work',
      list === html ? 'a.html' : 'a.tex',
      list([text, CLARK, DAVIS]),
      ['812', '20-29', '30-39'],
      [],
    ]),
  ),
])('several works between semicolons %s', async (_what, name, text, pages, doubtful) => {
  const read = await readAndCheck({ bytes: strToU8(text), name }, new Date('2026-11-29'));
  if ('fault' in read) throw new Error(read.message);
  const { references } = read.report;
  expect(references.map(({ csl }) => csl.page)).toEqual(pages);
  const several = references.flatMap(({ doubts }, i) =>
    doubts.some(({ code }) => code === 'several-references') ? [i] : [],
  );
  expect(several).toEqual(doubtful);
});
