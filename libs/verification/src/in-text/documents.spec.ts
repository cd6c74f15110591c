import { readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync, strToU8 } from 'fflate';
import { folderOf } from '@veracite/documents/folder';
import { numberedPaper, SUBJECTS } from '@veracite/testing/subjects';
import type { DocumentReport } from './check-document';
import { readAndCheck } from './read-and-check';

const FOLDER = path.resolve(__dirname, '../../../testing/data/documents');
const NOW = new Date('2026-11-23');

async function reportOf(
  bytes: Uint8Array | string,
  name?: string,
  files: Record<string, string> = {},
): Promise<DocumentReport> {
  const folder = folderOf(Object.keys(files), (file) => (files[file] === undefined ? undefined : strToU8(files[file])));
  const read = await readAndCheck(
    { bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes, ...(name && { name }), folder },
    NOW,
  );
  if ('fault' in read) throw new Error(read.message);
  return read.report;
}

const kinds = ({ problems }: DocumentReport): string[] => problems.map(({ kind }) => kind).sort();

const AUTHOR_YEAR = [
  'cited-not-listed',
  'letters-mixed',
  'listed-not-cited',
  'name-differs',
  'quoted-page',
  'year-differs',
];

test.each<[string, string, number, number, string[]]>([
  ['two columns printed by Chromium, six planted faults', 'chicago-two-columns.pdf', 25, 22, AUTHOR_YEAR],
  ['numbers and tabs printed by LibreOffice', 'ieee-office.pdf', 53, 44, []],
  ['two columns of IEEEtran', 'ieeetran.pdf', 53, 50, []],
  ['its sources, a .tex and a .bib', 'ieeetran.zip', 53, 50, []],
  ['raised numbers in Word', 'nature.docx', 53, 46, ['listed-not-cited']],
  ['OpenDocument', 'chicago.odt', 25, 22, AUTHOR_YEAR],
  ['a web page', 'harvard.html', 25, 28, ['cited-not-listed', 'listed-not-cited', 'quoted-page', 'year-differs']],
])('%s', async (_trap, file, references, citations, problems) => {
  const report = await reportOf(readFileSync(path.join(FOLDER, file)), file);
  expect([report.references.length, report.citations.length]).toEqual([references, citations]);
  expect(kinds(report)).toEqual(problems);
  expect(
    report.citations.every(
      ({ refs, sentence, text }) => sentence !== '' && text !== '' && (refs.length > 0 || problems.length > 0),
    ),
  ).toBe(true);
});

const LIST = `

References

Adams, B. (2019a). On rivers. Journal of Water, 3, 101–120.
Adams, B. (2019b). On lakes. Journal of Water, 4, 1–20.
Brown, C., & Clark, D. (2015). Deep soils. Soil Science, 12(2), 44–60.
World Health Organization. (2020). Guidelines on water. WHO Press.
de la Cruz, M., Evans, P., & Ford, R. (2018). Three names. Nature, 5, 6–9.
Ångström, Ö. (2001). Light and air. Physics Letters, 7, 70–79.
Daisuke Ibi. Roles of receptors in effects. Pharmacology, 221:173474, November 2022.
`;

test.each<[string, string, [string, number[]][], string[]]>([
  [
    'letters, several years, several works',
    'As shown (Adams, 2019a, 2019b; Brown & Clark, 2015), it rains.',
    [['(Adams, 2019a, 2019b; Brown & Clark, 2015)', [0, 1, 2]]],
    [],
  ],
  [
    'names in the sentence',
    'Brown and Clark (2015) saw that Adams (2019a) was right.',
    [
      ['Brown and Clark (2015)', [2]],
      ['Adams (2019a)', [0]],
    ],
    [],
  ],
  [
    'a particle, others, a page',
    'So it is (de la Cruz et al., 2018, p. 7).',
    [['(de la Cruz et al., 2018, p. 7)', [4]]],
    [],
  ],
  [
    'a page outside of the article',
    'So it is (de la Cruz et al., 2018, p. 70).',
    [['(de la Cruz et al., 2018, p. 70)', [4]]],
    ['quoted-page'],
  ],
  [
    'a short form of an organisation',
    'See WHO (2020) and (World Health Organization [WHO], 2020).',
    [
      ['WHO (2020)', [3]],
      ['(World Health Organization [WHO], 2020)', [3]],
    ],
    [],
  ],
  ['no letter where two need one', 'It was so (Adams, 2019).', [['(Adams, 2019)', [0, 1]]], ['letters-mixed']],
  ['another year', 'It was so (Brown & Clark, 2016).', [['(Brown & Clark, 2016)', [2]]], ['year-differs']],
  ['a letter off', 'It was so (Browm & Clark, 2015).', [['(Browm & Clark, 2015)', [2]]], ['name-differs']],
  ['not in the list', 'It was so (Zelnikow, 1999).', [['(Zelnikow, 1999)', []]], ['cited-not-listed']],
  ['one name that was read as a given one', 'So it is (Ibi, 2022).', [['(Ibi, 2022)', [6]]], []],
  ['an accent', 'Light moves (Ångström, 2001).', [['(Ångström, 2001)', [5]]], []],
])('%s', async (_trap, sentence, citations, problems) => {
  const report = await reportOf(`A text\n\n${sentence}\n${LIST}`);
  expect(report.references).toHaveLength(7);
  expect(report.citations.map(({ text, refs }) => [text, refs])).toEqual(citations);
  expect(kinds(report).filter((kind) => kind !== 'listed-not-cited')).toEqual(problems);
});

test('of two works by one name of one year a citation may mean either: none of them is called uncited', async () => {
  const report = await reportOf(`A text

So it is (Wang et al., 2022), and so (Adams, 2019).

References

Adams, B. (2019). On rivers. Journal of Water, 3, 101–120.
Wang, L., Chen, Z., & Feng, Y. (2022). Sequences of cells. Cell Letters, 5, 1–9.
Wang, X., Méndez, F., & Jaksch, D. (2022). Transforms of light. Light, 6, 10–19.
`);
  expect(report.citations.map(({ text, refs }) => [text, refs])).toEqual([
    ['(Wang et al., 2022)', [1]],
    ['(Adams, 2019)', [0]],
  ]);
  expect(kinds(report)).toEqual([]);
});

test('a work that the list of an appendix repeats needs no letter, and the appendix cites its own list', async () => {
  const adams = '<p>Adams, B. (2019). On rivers. Journal of Water, 3, 101–120.</p>';
  const towns = Array.from(
    { length: 12 },
    (_, i) => `<p>Wood, F. (${2000 + i}). Towns ${i}. Towns, 9, 31–42.</p>`,
  ).join('');
  const report = await reportOf(
    `<h1>A text</h1><p>So it is (Adams, 2019), and so (Li, 2020).</p><h2>References</h2>${adams}
<p>Li, E. (2020). Seas and air. Journal of Seas, 2, 1–20.</p>${towns}
<h2>Appendix</h2><p>More is shown by Adams (2019) and by Stone (2011).</p><h2>Appendix References</h2>${adams}
<p>Stone, K. (2011). Deep soils. Journal of Soils, 4, 11–19.</p>`,
    'text.html',
  );
  expect(report.references).toHaveLength(16);
  expect(report.citations.map(({ text, refs }) => [text, refs])).toEqual([
    ['(Adams, 2019)', [0]],
    ['(Li, 2020)', [1]],
    ['Adams (2019)', [0]],
    ['Stone (2011)', [15]],
  ]);
  expect(kinds(report)).toEqual([]);
});

test('a work that one list has twice is reported', async () => {
  const [adams, li] = [
    'Adams, B. (2019). On rivers. Water, 3, 101–120.',
    'Li, E. (2020). Seas. Journal of Seas, 2, 1–20.',
  ];
  const report = await reportOf(
    `<p>So it is (Adams, 2019), and so (Li, 2020).</p><h2>References</h2><p>${adams}</p><p>${li}</p><p>${adams}</p>`,
    'text.html',
  );
  expect(kinds(report)).toEqual(['letters-mixed']);
});

test('months are no authors', async () => {
  const report = await reportOf(
    `A text\n\nIt was measured (April and May 2017) and shown (Zelnikow and Hart, 1999).\n${LIST}`,
  );
  expect(report.citations.map(({ text }) => text)).toEqual(['(Zelnikow and Hart, 1999)']);
});

const NOTES = [
  'Adams, “On Rivers,” 3.',
  '“Guidelines on the Water of Towns.”',
  'Brown, Deep Soils.',
  'Clark, Seas and Air.',
];
const page = (notes: string) =>
  `<p>${NOTES.map((_, i) => `So it is<sup>${i + 1}</sup> here.`).join(' ')}</p>${notes}<h2>Bibliography</h2>
<p>Adams, Bo. “On Rivers.” Water 3 (2019): 1–9.</p><p>Brown, Cy. Deep Soils. Soil Press, 2015.</p>
<p>Clark, Di. Seas and Air. Air Press, 2011.</p><p>World Health Organization. “Guidelines on the Water of Towns.” 2020.</p>`;

test.each<[string, string]>([
  ['each a paragraph', NOTES.map((note, i) => `<p>${i + 1}. ${note}</p>`).join('')],
  ['all in one block', `<p>${NOTES.map((note, i) => `${i + 1}. ${note}`).join(' ')}</p>`],
])('endnotes, %s; one has a title and no author', async (_trap, notes) => {
  const report = await reportOf(`<!doctype html><html><body><h1>A text</h1>${page(notes)}</body></html>`, 'a.html');
  expect(report.citations.map(({ refs }) => refs)).toEqual([[0], [3], [1], [2]]);
  expect(kinds(report)).toEqual([]);
});

const BIB =
  '@article{one, author={Adams, Bo}, title={On rivers}, journal={Water}, year=2019, pages={101--120}}\n@book{two, author={Brown, C.}, title={Soils}, year=2015, publisher={Soil Press}}\n@book{three, author={Clark, D.}, title={Air}, year=2011, publisher={Air Press}}\n';

test.each<[string, string, string, number, [string, number[]][], string[]]>([
  [
    'natbib and BibLaTeX, several keys, a page',
    'p.tex',
    '\\documentclass{article}\\begin{document}So \\citep[see][p.~105]{one} and \\textcites[3]{one}[4]{two}.\\bibliography{refs}\\end{document}',
    2,
    [
      ['\\citep[see][p.~105]{one}', [0]],
      ['\\textcites[3]{one}[4]{two}', [0, 1]],
    ],
    ['quoted-page'],
  ],
  [
    'a key that no file has, and a work listed unseen',
    'p.tex',
    '\\documentclass{article}\\begin{document}So \\cite{nine} is \\cite{one}.\\nocite{three}\\bibliography{refs}\\end{document}',
    2,
    [
      ['\\cite{nine}', []],
      ['\\cite{one}', [0]],
    ],
    ['cited-not-listed', 'listed-not-cited'],
  ],
  [
    "Pandoc's citations",
    'p.md',
    '---\nbibliography: refs.bib\n---\n\nSo it is [@one, p. 103; -@two]. @two says so.\n',
    2,
    [
      ['[@one, p. 103; -@two]', [0, 1]],
      ['@two', [1]],
    ],
    [],
  ],
])('%s', async (_trap, name, text, references, citations, problems) => {
  const report = await reportOf(text, name, { 'refs.bib': BIB });
  expect(report.references).toHaveLength(references);
  expect(report.citations.map((citation) => [citation.text, citation.refs])).toEqual(citations);
  expect(kinds(report)).toEqual(problems);
});

const ITEM = (family: string, title: string) => ({
  id: family,
  type: 'book',
  title,
  author: [{ family, given: 'A.' }],
  issued: { 'date-parts': [[2010]] },
  publisher: 'Press',
});
const field = (code: string, shown: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${shown}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const docx = (body: string) =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`),
  });
const csl = (...items: object[]) =>
  JSON.stringify({
    citationItems: items.map((itemData) => ({
      uris: [JSON.stringify(itemData).length],
      id: (itemData as { id: string }).id,
      itemData,
      locator: '7',
    })),
  });

test.each<[string, string]>([
  ['Zotero', field(`ADDIN ZOTERO_ITEM CSL_CITATION ${csl(ITEM('Adams', 'On the rivers'))}`, '(whatever is shown)')],
  ['Mendeley', field(`ADDIN CSL_CITATION ${csl(ITEM('Adams', 'On the rivers'))}`, '(whatever is shown)')],
  [
    'EndNote',
    field(
      'ADDIN EN.CITE <EndNote><Cite><Author>Adams</Author><Year>2010</Year><RecNum>4</RecNum><record><rec-number>4</rec-number><ref-type name="Book">6</ref-type><contributors><authors><author>Adams, A.</author></authors></contributors><titles><title>On the rivers</title></titles><dates><year>2010</year></dates></record></Cite></EndNote>',
      '(whatever is shown)',
    ),
  ],
])('%s: fields are data, and are the list where none is printed', async (_trap, run) => {
  const report = await reportOf(
    docx(`<w:p><w:r><w:t xml:space="preserve">It is so </w:t></w:r>${run}<w:r><w:t>.</w:t></w:r></w:p>`),
  );
  expect(report.references.map((reference) => [reference.csl.author?.[0]?.family, reference.csl.title])).toEqual([
    ['Adams', 'On the rivers'],
  ]);
  expect(report.citations).toMatchObject([
    { text: '(whatever is shown)', refs: [0], sentence: 'It is so (whatever is shown).' },
  ]);
});

test.each<[string, number, string[]]>([
  ['numbers that fit their entries are no problem', 0, []],
  ['an entry that was added without renumbering shifts the numbers after it', 1, ['numbers-shifted']],
  ['an entry that was removed leaves a number behind the list', -1, ['numbers-shifted']],
])('%s', async (_trap, added, expected) => {
  const { problems, citations } = await reportOf(numberedPaper(added), 'paper.txt');
  expect(citations).toHaveLength(SUBJECTS.length);
  expect(problems.map(({ kind }) => kind).filter((kind) => kind === 'numbers-shifted')).toEqual(expected);
  for (const { pairs = [] } of problems)
    for (const { cited, fits } of pairs) expect([cited < SUBJECTS.length, fits]).toEqual([true, cited + added]);
});

test.each(['[1, 2–4] ', '[1, 2, 3, 4, 5, 6] '])('100,000 characters of one citation of numbers: %s', async (form) => {
  const before = process.cpuUsage();
  const report = await reportOf(form.repeat(100_000 / form.length), 'numbers.txt');
  expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(20);
  expect(report.citations).toHaveLength(1);
});

test('cited works that the bibliography file lacks are taken from the list that biblatex generated', async () => {
  const entry = (key: string, title: string) =>
    `\\entry{${key}}{article}{}\n\\name{author}{1}{}{{{family={Li},given={Ann}}}}\n\\field{title}{${title}}\n\\field{year}{2020}\n\\endentry\n`;
  const { references } = await reportOf(
    '\\documentclass{article}\\addbibresource{refs.bib}\\begin{document}It rains \\cite{li,wu}.\\end{document}',
    'main.tex',
    {
      'refs.bib': '@book{wu, title={On seas}, author={Wu, Bo}, year=2019}',
      'main.bbl': `\\refsection{0}\\datalist[entry]{nyt}\n${entry('li', 'On rivers')}${entry('xu', 'On soils')}\\enddatalist`,
    },
  );
  expect(references.map(({ csl }) => csl.title)).toEqual(['On seas', 'On rivers']);
});

test('entries of a preprint in XML are read by their elements, and problems show them formatted', async () => {
  const entry = (id: string, family: string, title: string) =>
    `<ref id="${id}"><citation citation-type="journal"><string-name><surname>${family}</surname><given-names>A</given-names></string-name>, <article-title>${title}</article-title>. <source>Reefs</source> <year>2010</year>;<volume>4</volume>:<fpage>1</fpage>.</citation></ref>`;
  const { references, problems } = await reportOf(
    `<article><body><p>Corals grow <xref ref-type="bibr" rid="c1">(Ortiz, 2010)</xref>.</p></body><back><ref-list>${entry('c1', 'Ortiz', 'Coral growth')}${entry('c2', 'Pell', 'Sand of coasts')}</ref-list></back></article>`,
    'paper.xml',
  );
  expect(references.map(({ csl }) => csl.title)).toEqual(['Coral growth', 'Sand of coasts']);
  expect(problems.map(({ detail }) => detail)).toEqual([
    'Nothing in the text cites: Pell, A. (2010). Sand of coasts. Reefs, 4, 1.',
  ]);
});
