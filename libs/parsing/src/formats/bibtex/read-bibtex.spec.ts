import type { CslItem } from '@veracite/model/csl';
import type { Entry } from '../entry';
import { readBibtex } from './read-bibtex';

const entriesOf = (text: string): Entry[] => readBibtex(text) ?? [];

function only(text: string): CslItem | undefined {
  return entriesOf(text)[0]?.csl;
}

describe('names', () => {
  test.each([
    [
      'First von Last',
      'Ludwig van Beethoven',
      [{ given: 'Ludwig', 'non-dropping-particle': 'van', family: 'Beethoven' }],
    ],
    [
      'von Last, First',
      'de la Fontaine, Jean',
      [{ given: 'Jean', 'non-dropping-particle': 'de la', family: 'Fontaine' }],
    ],
    ['Last, Jr, First', 'King, Jr., Martin Luther', [{ given: 'Martin Luther', family: 'King', suffix: 'Jr.' }]],
    ['a body in braces', '{World Health Organization}', [{ literal: 'World Health Organization' }]],
    [
      '"and" inside braces',
      '{Barnes and Noble} and Smith, A.',
      [{ literal: 'Barnes and Noble' }, { family: 'Smith', given: 'A.' }],
    ],
    [
      'accents',
      'Erd{\\H o}s, Paul and G{\\"o}del, Kurt',
      [
        { family: 'Erdős', given: 'Paul' },
        { family: 'Gödel', given: 'Kurt' },
      ],
    ],
  ])('%s', (_trap, author, expected) => {
    expect(only(`@book{a, author = {${author}}, title = {T}}`)?.author).toEqual(expected);
  });

  test.each(['others', '{others}', '{{others}}'])('and %s', (others) => {
    const [entry] = entriesOf(`@book{a, author = {Smith, A. and ${others}}}`);
    expect(entry?.etAl).toBe(true);
    expect(entry?.csl.author).toHaveLength(1);
  });
});

describe('values', () => {
  test.each([
    ['braces kept for case vanish', 'title = {The {DNA} of {E}urope}', { title: 'The DNA of Europe' }],
    ['accent without braces', "title = {Caf\\'e}", { title: 'Café' }],
    ['quotes', 'title = "A {"}quoted{"} word"', { title: 'A "quoted" word' }],
    ['concatenation and months', 'month = 5 # " jun", year = 2001', { issued: { 'date-parts': [[2001, 6, 5]] } }],
    ['pages', 'pages = {12--34}', { page: '12-34' }],
    [
      'BibLaTeX date and journal',
      'date = {2011-03-07}, journaltitle = {Nature}',
      { 'container-title': 'Nature', issued: { 'date-parts': [[2011, 3, 7]] } },
    ],
    ['subtitle', 'title = {Main}, subtitle = {Sub}', { title: 'Main: Sub' }],
    ['address with percent sign', 'url = {https://example.org/a\\%20b\\_c}', { URL: 'https://example.org/a%20b_c' }],
  ])('%s', (_trap, fields, expected) => {
    expect(only(`@article{a, ${fields}}`)).toMatchObject(expected);
  });

  test('macros', () => {
    expect(only('@string{nat = "Nature"} @article{a, journal = nat # { Physics}}')?.['container-title']).toBe(
      'Nature Physics',
    );
  });

  test('what is missing comes from the crossref', () => {
    const entries = entriesOf(
      '@inproceedings{a, title = {Part}, crossref = {b}} @proceedings{b, title = {Whole}, year = 1999, publisher = {ACM}}',
    );
    expect(entries[0]?.csl).toMatchObject({
      title: 'Part',
      'container-title': 'Whole',
      publisher: 'ACM',
      issued: { 'date-parts': [[1999]] },
    });
  });

  test('a volume with the booktitle of its papers is in no other', () => {
    const entries = entriesOf(
      '@inproceedings{a, title = {Part}, crossref = {b}} @proceedings{b, title = {Whole}, booktitle = {Whole}, year = 1999}',
    );
    expect(entries.map(({ csl }) => csl['container-title'])).toEqual(['Whole', undefined]);
  });

  test('an arXiv eprint is a preprint', () => {
    const [entry] = entriesOf('@misc{a, title = {T}, eprint = {1706.03762}, archivePrefix = {arXiv}}');
    expect(entry?.csl.type).toBe('article');
    expect(entry?.written).toEqual([{ kind: 'arxiv', value: '1706.03762' }]);
  });

  test('an entry that is never closed does not swallow the next', () => {
    expect(entriesOf('@book{a, title = {One},\n@book{b, title = {Two}}').map(({ csl }) => csl.title)).toEqual([
      'One',
      'Two',
    ]);
  });
});
