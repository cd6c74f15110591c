import { strToU8 } from 'fflate';
import { folderOf } from '@veracite/documents/folder';
import { readAndCheck } from './read-and-check';

const REFERENCES = `references:
- id: roe2020
  type: article-journal
  author:
  - family: Roe
    given: Ann
  issued: 2020
  title: On kettles
  container-title: Journal of Kettles
- type: book
  id: 'doe2019'
  author:
  - family: Doe
    given: Tim
  issued: 2019
  title: The spoon
  publisher: Spoon Press
`;
const FILES: Record<string, string> = {
  'refs.bib':
    '@book{roe2020, author={Roe, Ann}, title={On kettles}, year=2020}\n@book{fig-kettle, author={Poe, Kim}, title={Figures}, year=2018}',
  'refs.json': '[{"id": "roe2020", "type": "book", "title": "On kettles", "author": [{"family": "Roe"}]}]',
};
const folder = folderOf(Object.keys(FILES), (name) => strToU8(FILES[name] ?? ''));

/** Returns the titles and identifiers of the references, and how many of how many citations are linked. */
async function summaryOf(text: string, name?: string): Promise<[references: string[], linked: string]> {
  const read = await readAndCheck({ bytes: strToU8(text), folder, ...(name && { name }) }, new Date('2026-11-29'));
  if ('fault' in read) throw new Error(read.message);
  const { references, citations } = read.report;
  const works = references.map(({ csl, identifiers }) => csl.title ?? Object.values(identifiers)[0] ?? csl.URL ?? '?');
  return [works, `${citations.filter(({ refs }) => refs.length > 0).length}/${citations.length}`];
}

test.each<[trap: string, text: string, name: string | undefined, works: string[], linked: string]>([
  [
    'works in the header',
    `---\ntitle: A\n${REFERENCES}---\n\nKettles boil [@roe2020], see @doe2019 [p. 3].`,
    'a.qmd',
    ['On kettles', 'The spoon'],
    '2/2',
  ],
  [
    'works in the header before other fields',
    `---\n${REFERENCES}format: html\n---\n\nKettles boil [@roe2020; @doe2019].`,
    'a.md',
    ['On kettles', 'The spoon'],
    '1/1',
  ],
  [
    'works in the header of a file without a name',
    `---\n${REFERENCES}---\n\nKettles boil [-@roe2020].`,
    undefined,
    ['On kettles'],
    '1/1',
  ],
  [
    'cross-references of Quarto',
    `---\n${REFERENCES}---\n\nSee [@roe2020], @fig-kettle, @tbl-a, @sec-b, @eq-c, [@lst-d] and [@fig-x; @roe2020].`,
    'a.qmd',
    ['On kettles'],
    '2/2',
  ],
  [
    'cross-references of pandoc-crossref',
    `---\n${REFERENCES}---\n\nSee [@roe2020], @fig:kettle, [@tbl:a] and @eq:c.`,
    'a.md',
    ['On kettles'],
    '1/1',
  ],
  [
    'a work whose key looks like a cross-reference',
    `---\nbibliography: refs.bib\n---\n\nSee [@fig-kettle], @fig-other.`,
    'a.qmd',
    ['Figures'],
    '1/1',
  ],
  ['records of CSL-JSON', `---\nbibliography: refs.json\n---\n\nSee [@roe2020].`, 'a.md', ['On kettles'], '1/1'],
  [
    'a DOI and a PMID as keys',
    'Nets work [@doi:10.1038/nature14539; @pmid:9377276].',
    'a.md',
    ['10.1038/nature14539', '9377276'],
    '1/1',
  ],
  [
    'identifiers outside brackets',
    'See @isbn:9780262035613, @arxiv:1512.03385 and @doi:10.1000/a_b.',
    'a.md',
    ['9780262035613', '10.48550/arxiv.1512.03385', '10.1000/a_b'],
    '3/3',
  ],
  ['an address as key', 'See [@url:https://example.org/kettle].', 'a.md', ['https://example.org/kettle'], '1/1'],
  [
    'a DOI with brackets as key',
    'See [@{doi:10.1016/S0022-0728(99)00001-2}, p. 3].',
    'a.md',
    ['10.1016/s0022-0728(99)00001-2'],
    '1/1',
  ],
  [
    'another name of an identifier',
    'We tag one [@tag:lecun] and again [@lecun].\n\n[@tag:lecun]: doi:10.1038/nature14539\n[@lecun]: doi:10.1038/nature14539',
    'a.md',
    ['10.1038/nature14539'],
    '2/2',
  ],
  [
    'a user name in a list without a name',
    'Roe, A. (2020). On kettles. Journal of Kettles, 3(1), 4–9.\n\nDoe, T. [@timdoe]. (2021, March 4). A kettle boils [Tweet]. Twitter.',
    undefined,
    ['On kettles', 'A kettle boils'],
    '0/0',
  ],
  [
    'a user name in a list under its heading',
    'Kettles boil (Roe, 2020; Doe, 2021).\n\nReferences\n\nRoe, A. (2020). On kettles. Journal of Kettles, 3(1), 4–9.\n\nDoe, T. [@timdoe]. (2021, March 4). A kettle boils [Tweet]. Twitter.',
    'a.txt',
    ['On kettles', 'A kettle boils'],
    '1/1',
  ],
  [
    'notes on consecutive lines',
    'Kettles boil.[^a] Pots do not.[^b]\n\n[^a]: Roe, A. (2020). On kettles. Journal of Kettles, 3(1), 4–9.\n[^b]: Doe, T. (2021). On pots. Journal of Kettles, 4(1), 1–9.',
    'a.md',
    ['On kettles', 'On pots'],
    '2/2',
  ],
  ['keys in a text without a name, with headings', '# Kettles\n\nKettles boil [@roe2020].', undefined, [], '0/1'],
])('%s', async (_trap, text, name, works, linked) => {
  expect(await summaryOf(text, name)).toEqual([works, linked]);
});
