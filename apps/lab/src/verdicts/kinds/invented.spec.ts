import { seeded } from '@veracite/testing/seeded';
import { lookUpName } from '@veracite/text/registered-names';
import { inventWorks } from './invented';
import { composeName } from './names';
import type { LabeledReference } from './sets';

const row = (kind: LabeledReference['kind'], csl: Partial<LabeledReference['csl']>): LabeledReference => {
  const item = {
    type: kind,
    title: 'The casting of bells in the towns of Flanders',
    ...csl,
  } as LabeledReference['csl'];
  return { repo: 'a/b', kind, language: 'en', csl: item, entry: '', format: 'csl', style: 'apa', text: '' };
};
const author = [{ family: 'Claes', given: 'Joost' }];
const ROWS = [
  row('article-journal', {
    author,
    title: 'Vibrating strings and their overtones in small rooms',
    'container-title': 'Journal of Acoustics',
    DOI: '10.1000/1',
    volume: '12',
    issued: { 'date-parts': [[2012]] },
  }),
  row('paper-conference', { 'container-title': 'Advances in Neural Information Processing Systems' }),
  row('book', { publisher: 'Springer', ISBN: '9780306406157' }),
  row('chapter', { publisher: 'Brill', 'container-title': 'A Handbook of Bells', issued: { 'date-parts': [[1999]] } }),
];

const invented = inventWorks(ROWS, 5);
const inGroup = (group: string) => invented.filter((work) => work.group === group).map(({ csl }) => csl);

test('every group has as many works, with authors and titles that no work of the set has', () => {
  const groups = new Set(invented.map(({ group }) => group));
  expect([groups.size, invented.length]).toEqual([7, 35]);
  const real = ROWS.map(({ csl }) => csl.title);
  expect(invented.filter(({ csl }) => real.includes(csl.title) || !csl.author?.[0]?.family)).toEqual([]);
});

test('an article is in the volume that its journal had in the year', () => {
  for (const { volume, issued } of inGroup('article, existing journal'))
    expect(Number(issued?.['date-parts']?.[0]?.[0]) - Number(volume)).toBe(2000);
});

test('a chapter keeps the year and the house of its book', () => {
  for (const item of inGroup('chapter, existing book and publisher'))
    expect([item['container-title'], item.publisher, item.issued?.['date-parts']]).toEqual([
      'A Handbook of Bells',
      'Brill',
      [[1999]],
    ]);
});

test('the same seed gives the same works', () => {
  expect(inventWorks(ROWS, 5)).toEqual(invented);
  expect(inventWorks(ROWS, 5, 2)).not.toEqual(invented);
});

test.each(['frames', 'meetings', 'houses'] as const)('no register has a composed name: %s', (frames) => {
  const next = seeded(3);
  const upTo = (n: number) => Math.floor(next() * n);
  const names = Array.from({ length: 50 }, () => composeName(frames, (from) => from[upTo(from.length)] as never, upTo));
  expect(names.filter((name) => name.includes('{') || name.includes('undefined') || lookUpName(name))).toEqual([]);
});
