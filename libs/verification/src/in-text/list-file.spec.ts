import { strToU8 } from 'fflate';
import { readAndCheck } from './read-and-check';

const NOW = new Date('2026-11-23');
const COUNT = 6;
const each = (entry: (n: number) => string, between = '\n') =>
  Array.from({ length: COUNT }, (_, index) => entry(index + 1)).join(between);
const plain = (n: number) =>
  `Watson, J. D., & Crick, F. H. C. (195${n}). Molecular structure of nucleic acids ${n}. Nature, 171, 737–73${n}. https://doi.org/10.1038/17173${n}a0`;
const bib = (n: number) => `@article{k${n}, title={Acids ${n}}, author={Watson, James}, year={195${n}}}`;
const ris = (n: number) => `TY  - JOUR\nTI  - Acids ${n}\nAU  - Watson, James\nPY  - 195${n}\nER  - `;
const csl = Array.from({ length: COUNT }, (_, index) => ({
  id: `k${index}`,
  type: 'book',
  title: `Acids number ${index}`,
}));

test.each<[string, string, string, number]>([
  ['BibTeX', 'refs.bib', each(bib), COUNT],
  ['RIS', 'refs.ris', each(ris, '\n\n'), COUNT],
  ['CSL-JSON', 'refs.json', JSON.stringify(csl), COUNT],
  ['plain references', 'refs.txt', each(plain), COUNT],
  ['plain references with blank lines, without a name', '', each(plain, '\n\n'), COUNT],
  ['numbered references', 'refs.txt', each((n) => `[${n}] ${plain(n)}`), COUNT],
  ['items of Markdown', 'refs.md', each((n) => `- ${plain(n)}`), COUNT],
  ['prose that cites', 'a.txt', 'The structure is known (Watson, 1953).\n\nSo we say, as others did before.', 0],
  ['words', 'a.txt', 'one\ntwo\nthree', 0],
])('a file of %s', async (_name, name, text, references) => {
  const read = await readAndCheck({ bytes: strToU8(text), name }, NOW);
  if ('fault' in read) throw new Error(read.message);
  const { document, report } = read;
  expect(report.references).toHaveLength(references);
  expect(report.problems).toEqual([]);
  // A list has no title, authors or identifiers of its own.
  if (references > 0) expect([report.citations, document.front]).toEqual([[], { authors: [], identifiers: {} }]);
  for (const [index, { place }] of report.listed.entries())
    expect(document.text.slice(place?.start, place?.end)).toBe(report.references[index]?.raw);
});
