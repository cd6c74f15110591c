import type { CslItem, CslName } from '@veracite/model/csl';
import { inText } from './in-text';
import { toAsterisks } from './markup';

const people = (count: number): CslName[] =>
  Array.from({ length: count }, (_, i) => ({ family: `Name${String.fromCharCode(65 + i)}`, given: 'Ada' }));

const article = (author?: CslName[]): CslItem => ({
  type: 'article-journal',
  title: 'On analytical engines: a history',
  author,
  issued: { 'date-parts': [[1843]] },
  'container-title': 'Scientific Memoirs',
  volume: '3',
  page: '666-731',
});

test.each([
  ['apa, one author', 'apa', 1, '(NameA, 1843)', 'NameA (1843)'],
  ['apa, two: ampersand only in parentheses', 'apa', 2, '(NameA & NameB, 1843)', 'NameA and NameB (1843)'],
  ['apa, three: et al. at once', 'apa', 3, '(NameA et al., 1843)', 'NameA et al. (1843)'],
  ['apa, none: title in its place', 'apa', 0, '(“On Analytical Engines,” 1843)', '“On Analytical Engines” (1843)'],
  ['mla, two', 'mla', 2, '(NameA and NameB)', 'NameA and NameB'],
  ['mla, three', 'mla', 3, '(NameA et al.)', 'NameA et al.'],
  ['chicago, three are all named', 'chicago', 3, '(NameA, NameB, and NameC 1843)', 'NameA, NameB, and NameC (1843)'],
  ['chicago, four', 'chicago', 4, '(NameA et al. 1843)', 'NameA et al. (1843)'],
] as const)('%s', (_trap, style, count, parenthetical, narrative) => {
  const found = inText(article(count ? people(count) : undefined), style);
  expect(toAsterisks(found.parenthetical)).toBe(parenthetical);
  expect(toAsterisks(found.narrative)).toBe(narrative);
});

test('pages: p. in APA, bare in MLA and Chicago', () => {
  const item = article(people(1));
  expect(inText(item, 'apa', { page: '45' }).parenthetical).toBe('(NameA, 1843, p. 45)');
  expect(inText(item, 'apa', { page: '45–46' }).parenthetical).toBe('(NameA, 1843, pp. 45–46)');
  expect(inText(item, 'mla', { page: '45' }).parenthetical).toBe('(NameA 45)');
  expect(inText(item, 'chicago', { page: '45' }).parenthetical).toBe('(NameA 1843, 45)');
});

test('Chicago notes: names in order, commas, short form without subtitle', () => {
  const { note, shortNote } = inText(article(people(2)), 'chicago');
  expect(toAsterisks(note ?? '')).toBe(
    'Ada NameA and Ada NameB, “On Analytical Engines: A History,” *Scientific Memoirs* 3 (1843): 666–731.',
  );
  expect(toAsterisks(shortNote ?? '')).toBe('NameA and NameB, “On Analytical Engines.”');
});

test('APA names the year of the original too', () => {
  const item: CslItem = { ...article(people(1)), 'original-date': { 'date-parts': [[1842]] } };
  expect(inText(item, 'apa').parenthetical).toBe('(NameA, 1842/1843)');
});
