import type { CslItem } from '@veracite/model/csl';
import { parse } from '../../parse';

const items = (text: string): CslItem[] => parse(text, { now: new Date('2026-11-21') }).map(({ csl }) => csl);
const named = (author: string): CslItem['author'] => items(`@book{a, author = {${author}}, title = {T}}`)[0]?.author;

test.each<[string, string, CslItem['author']]>([
  [
    'extended names',
    'family=Heuvel, given=Charles, given-i=C, prefix=van den, useprefix=true and family={de la Torre}, given={José María}',
    [
      { family: 'Heuvel', given: 'Charles', 'non-dropping-particle': 'van den' },
      { family: 'de la Torre', given: 'José María' },
    ],
  ],
  [
    'a prefix that is not used',
    'given=Ludwig, prefix=van, family=Beethoven, useprefix=false',
    [{ family: 'Beethoven', given: 'Ludwig', 'dropping-particle': 'van' }],
  ],
  ['a quoted part with a comma', 'given=Sam, "family=Hill, Ltd"', [{ family: 'Hill, Ltd', given: 'Sam' }]],
  ['family and given each in braces', '{Van Rossum}, {Guido}', [{ family: 'Van Rossum', given: 'Guido' }]],
  ['two bodies in braces', '{A and B} and {C}', [{ literal: 'A and B' }, { literal: 'C' }]],
  ['a family of two words in braces', 'Guido {van Rossum}', [{ family: 'van Rossum', given: 'Guido' }]],
  [
    'commas in the place of "and"',
    'Smith, John, Doe, Jane, Roe, Mary',
    [
      { family: 'Smith', given: 'John' },
      { family: 'Doe', given: 'Jane' },
      { family: 'Roe', given: 'Mary' },
    ],
  ],
  ['a comma at the end', 'Smith, John,', [{ family: 'Smith', given: 'John' }]],
])('names: %s', (_trap, author, expected) => {
  expect(named(author)).toEqual(expected);
});

test.each<[string, string, Partial<CslItem>[]]>([
  [
    'sets and data are no works',
    '@set{s, entryset={a,b}}\n@xdata{x, publisher={P}}\n@book{a, title={A}, xdata={x}}',
    [{ title: 'A', publisher: 'P' }],
  ],
  [
    'a chain of two',
    '@inbook{a, title={Part}, crossref={b}}\n@book{b, title={Volume}, volume={2}, crossref={c}}\n@mvbook{c, title={Whole}, publisher={P}, author={Jane Doe}, date={1999}}',
    [
      {
        title: 'Part',
        'container-title': 'Volume',
        'collection-title': 'Whole',
        publisher: 'P',
        volume: '2',
        issued: { 'date-parts': [[1999]] },
        author: [{ family: 'Doe', given: 'Jane' }],
      },
      { title: 'Volume', 'collection-title': 'Whole' },
      { title: 'Whole' },
    ],
  ],
  [
    'a circle',
    '@inbook{a, title={A}, crossref={b}}\n@inbook{b, title={B}, crossref={a}}',
    [
      { title: 'A', 'container-title': 'B' },
      { title: 'B', 'container-title': 'A' },
    ],
  ],
  ['itself', '@book{a, title={A}, crossref={a}}', [{ title: 'A' }]],
  [
    'an article in a periodical',
    '@article{a, title={A}, crossref={p}}\n@periodical{p, title={Nature}, volume={3}, date={2001-02}}',
    [{ 'container-title': 'Nature', volume: '3', issued: { 'date-parts': [[2001, 2]] } }, { title: 'Nature' }],
  ],
  [
    'an own year is not mixed with the date of the whole',
    '@inbook{a, title={A}, year={1990}, crossref={b}}\n@book{b, title={B}, date={2001}}',
    [{ issued: { 'date-parts': [[1990]] } }, {}],
  ],
  [
    'an own journal under its other name',
    '@article{a, title={A}, journal={Own}, crossref={p}}\n@periodical{p, title={Other}}',
    [{ 'container-title': 'Own' }, {}],
  ],
  [
    'macros of plain.bst',
    '@article{a, title={A}, journal=jacm, month=jan # "~5", year=1999}',
    [{ 'container-title': 'Journal of the ACM', issued: { 'date-parts': [[1999, 1, 5]] } }],
  ],
  [
    'an issue in the volume',
    '@article{a, title={A}, volume={12(3)}, pages={pp. 1 -- 5}}',
    [{ volume: '12', issue: '3', page: '1-5' }],
  ],
  [
    'a month by its number',
    '@article{a, title={A}, year=2003, month={9}}',
    [{ issued: { 'date-parts': [[2003, 9]] } }],
  ],
  [
    'the arXiv field of Mendeley',
    '@article{a, title={A}, archivePrefix={arXiv}, arxivId={1706.03762}, year={2017}}',
    [{ type: 'article' }],
  ],
  [
    'a kind of thesis by its key',
    '@thesis{a, title={A}, type={phdthesis}, institution={X}}',
    [{ type: 'thesis', genre: 'PhD thesis', publisher: 'X' }],
  ],
  [
    'text in place of a field',
    '@book{a, title={A} oddly, publisher={P}, year=2001}',
    [{ title: 'A', publisher: 'P', issued: { 'date-parts': [[2001]] } }],
  ],
  [
    'macros alone',
    '@string{a = "Nature"}\n@string{b = "Cell"}\n@comment{Smith, J. (2001). A title. Nature, 1, 2.}\n@preamble{"\\newcommand{x}"}\n% A comment of 2001.\n',
    [],
  ],
  ['an entry of the style IEEEtran', '@IEEEtranBSTCTL{c, CTLuse_url = "yes"}\n@book{a, title={A}}', [{ title: 'A' }]],
])('%s', (_trap, text, expected) => {
  const found = items(text);
  expect(found).toHaveLength(expected.length);
  expect(found).toMatchObject(expected);
});

test('a review that names no work reviews none, not an entry without a key', () => {
  const file = '@book{, title = {Lights}}\n@article{r, relatedtype = {reviewof}, title = {A review}}';
  expect(items(file).map(({ type }) => type)).toEqual(['book', 'article-journal']);
});

test('an address that is a text, and one that is an archive', () => {
  expect(items('@misc{a, title={A}, howpublished={\\href{https://x.org/a\\_b}{the \\emph{site}}}}')[0]?.URL).toBe(
    'https://x.org/a_b',
  );
  expect(items('@article{a, title={A}, eprint={12345}, eprinttype={jstor}}')[0]?.URL).toBe(
    'https://www.jstor.org/stable/12345',
  );
});

test('ten thousand hostile entries take no time', () => {
  const start = process.cpuUsage();
  for (const piece of [
    '@a{',
    '@article{a,',
    '@book{a, t={',
    '@book{a, t="',
    '@book{a, x y,',
    '@string{a=a#',
    '{',
    '@book{a, author={A and ',
  ])
    parse(piece.repeat(10_000));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(10_000);
});

test('a long chain of crossrefs', () => {
  const chain = Array.from({ length: 3000 }, (_, i) => `@book{k${i}, title={T${i}}, crossref={k${i + 1}}}`).join('\n');
  const start = process.cpuUsage();
  expect(parse(chain)).toHaveLength(3000);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});

test('data that all take from all', () => {
  const keys = Array.from({ length: 40 }, (_, i) => `k${i}`);
  const text = keys.map((key) => `@xdata{${key}, title={T}, xdata={${keys.join(',')}}}`).join('\n');
  const start = process.cpuUsage();
  expect(parse(`${text}\n@book{a, xdata={k1}}`)).toHaveLength(1);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
});
