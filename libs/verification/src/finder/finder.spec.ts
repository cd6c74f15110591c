import { dateOf, type CslItem } from '@veracite/model/csl';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { rank } from './chances';
import { describe as describeRemembered } from './description';
import type { Remembered } from '@veracite/model/remembered';
import { followUpOf } from './follow-up';
import { findRemembered } from './finder';
import { phrasingsOf } from './phrasings';

const people = (...families: string[]) => families.map((family) => ({ family }));
const csl = (title: string, author: string, year: number, more: Partial<CslItem> = {}): Partial<CslItem> => ({
  title,
  author: people(author, 'Nguyen'),
  issued: dateOf(year),
  'container-title': 'Journal of Hydrology',
  DOI: `10.5555/${title.length}.${year}`,
  ...more,
});
const SOIL = aWork(csl('Deep learning for sensing of soil moisture', 'Ångström', 2014), {
  abstract: 'Tensiometers were read in fields of wheat.',
});
const OTHERS = [
  aWork(
    csl('Deep learning in neural networks: An overview', 'Schmidhuber', 2015, { 'container-title': 'Neural Networks' }),
  ),
  aWork(csl('Attention is all you need', 'Vaswani', 2017, { 'container-title': 'NeurIPS' })),
  aWork(csl('Sensing of water', 'Angel', 2003, { 'container-title': 'Cell' })),
];
const candidates = [...OTHERS, SOIL].map((work, index) => ({
  work,
  connector: 'crossref',
  by: 'search' as const,
  rank: index,
}));
const ranked = (remembered: Remembered, works = candidates) => rank(describeRemembered(remembered), works);

describe('the work described comes first', () => {
  test.each<[trap: string, remembered: Remembered, least: number, most: number]>([
    ['everything right', { title: SOIL.csl.title, author: 'Ångström', year: 2014 }, 0.99, 1],
    ['half of the title', { title: 'sensing soil moisture' }, 0.8, 1],
    ['one wrong word in the title', { title: 'shallow sensing of soil moisture' }, 0.8, 1],
    ['accents left out', { author: 'Angstrom', title: 'soil' }, 0.8, 1],
    ['an author misspelt', { author: 'Angstrem', title: 'soil moisture' }, 0.8, 1],
    ['the second author', { author: 'Nguyen', title: 'soil moisture' }, 0.8, 1],
    ['the year off by one', { title: 'deep learning soil moisture', year: 2015 }, 0.8, 1],
    ['author, year and the beginning of a journal word', { journal: 'hydrol', author: 'Ångström', year: 2014 }, 0.6, 1],
    ['words of the abstract', { keywords: 'tensiometers wheat fields' }, 0.6, 1],
    ['its DOI alone', { doi: `https://doi.org/${SOIL.csl.DOI}` }, 0.8, 1],
    ['its DOI pasted among keywords', { keywords: `doi:${SOIL.csl.DOI}` }, 0.8, 1],
  ])('%s', (_trap, remembered, least, most) => {
    const [first] = ranked(remembered);
    expect(first?.candidate.work.key).toBe(SOIL.key);
    expect(first?.chance).toBeGreaterThanOrEqual(least);
    expect(first?.chance).toBeLessThanOrEqual(most);
  });

  test('nothing fits: "none of these" has nearly all of the chance', () => {
    expect(ranked({ title: 'Thermodynamic jurisprudence of teapots', author: 'Quellmann' })[0]?.chance).toBeLessThan(
      0.05,
    );
  });

  test('the chances never come to more than one, and do not depend on the order of arrival', () => {
    const ranking = ranked({ title: 'deep learning' });
    expect(ranking.reduce((sum, { chance }) => sum + chance, 0)).toBeLessThanOrEqual(1);
    expect(ranked({ title: 'deep learning' }, [...candidates].reverse())).toEqual(ranking);
  });

  test('a preprint and its version of record do not take chance from each other', () => {
    const preprint = aWork({ ...SOIL.csl, type: 'article', DOI: '10.48550/arxiv.1', 'container-title': undefined });
    const both = [...candidates, { work: preprint, connector: 'arxiv', by: 'search' as const, rank: 0 }];
    const [first, second] = ranked({ title: SOIL.csl.title, author: 'Ångström' }, both);
    expect(first?.chance).toBeGreaterThan(0.95);
    expect(second?.chance).toBeGreaterThan(0.5);
  });
});

describe('the question that splits best', () => {
  const alike = (...works: Partial<CslItem>[]) =>
    followUpOf(
      works.map((item, index) => ({
        candidate: { work: aWork({ DOI: `10.5555/${index}`, ...item }), connector: 'x', by: 'search', rank: index },
        chance: 0.9 / works.length,
        alone: 0.9,
      })),
    );
  const work = (year: number, author: string, journal: string, title = 'Steam'): Partial<CslItem> => ({
    title,
    issued: dateOf(year),
    author: people(author),
    'container-title': journal,
  });

  test.each([
    ['years', alike(work(2014, 'Li', 'Cell'), work(2016, 'Li', 'Cell')), 'Was it 2014 or 2016?'],
    ['journals', alike(work(2014, 'Li', 'Cell'), work(2014, 'Li', 'Nature')), 'Was it published in Cell or Nature?'],
    ['authors', alike(work(2014, 'Li', 'Cell'), work(2014, 'Wu', 'Cell')), 'Is the first author Li or Wu?'],
    ['titles', alike(work(2014, 'Li', 'Cell', 'A'), work(2014, 'Li', 'Cell', 'B')), 'Is the title “A” or “B”?'],
    [
      'three authors before two years',
      alike(work(2014, 'Li', 'Cell'), work(2016, 'Wu', 'Cell'), work(2016, 'Xu', 'Cell')),
      'Is the first author Li, Wu or Xu?',
    ],
  ])('%s', (_name, followUp, text) => expect(followUp?.text).toBe(text));

  test.each([
    ['nothing was found', alike()],
    ['one work', alike(work(2014, 'Li', 'Cell'))],
    ['works that differ in nothing', alike(work(2014, 'Li', 'Cell'), work(2014, 'Li', 'Cell'))],
  ])('none when %s', (_name, followUp) => expect(followUp).toBeUndefined());

  test('the gain of an even choice is one bit', () => {
    expect(alike(work(2014, 'Li', 'Cell'), work(2016, 'Li', 'Cell'))?.gain).toBe(1);
  });
});

test('phrasings leave out what is most often wrong, and a pasted abstract is reduced to its rarest words', () => {
  const [first, second] = phrasingsOf(describeRemembered({ title: 'soil moisture', author: 'Angstrem', year: 2014 }));
  expect(first).toMatchObject({ title: 'soil moisture', year: 2014 });
  expect(second).toEqual({ title: 'soil moisture', limit: 30 });
  const abstract = 'In this paper we show that tensiometers, gravimetry and radiometry of wheat agree. '.repeat(20);
  const [words] = phrasingsOf(describeRemembered({ keywords: abstract }));
  expect(words?.keywords?.split(' ').length).toBeLessThanOrEqual(6);
  expect(words?.keywords).toContain('tensiometers');
});

describe('queries', () => {
  test('one work in three databases is one answer, a database that fails is named', async () => {
    const sources = fakeSources({
      crossref: { works: [SOIL] },
      openalex: { works: [SOIL] },
      dblp: { problem: 'unavailable' },
    });
    const { ranked: found, consultations } = await findRemembered(
      { library: fakeLibrary([SOIL]), sources },
      {
        title: 'sensing of soil moisture',
        author: 'Ångström',
      },
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.candidate.also?.map(({ connector }) => connector)).toEqual(
      expect.arrayContaining(['openalex', 'library']),
    );
    expect(consultations).toContainEqual(expect.objectContaining({ connector: 'dblp', outcome: 'failed' }));
  });

  test.each<[string, Remembered, number]>([
    ['works that match equally well are all results, however many share the chance', { title: 'Deep learning' }, 15],
    ['works that hardly match are no results', { author: 'Ångström' }, 0],
  ])('%s', async (_name, remembered, count) => {
    const alike = Array.from({ length: 15 }, (_, index) =>
      aWork(csl('Deep learning', `Author${'abcdefghijklmno'[index]}`, 2000 + index)),
    );
    const databases = { library: fakeLibrary([...alike, SOIL]), sources: fakeSources({}) };
    expect((await findRemembered(databases, remembered)).ranked).toHaveLength(count);
  });

  test('a certain answer ends the search; an uncertain one is searched for in other words', async () => {
    const sources = fakeSources({ crossref: { works: [SOIL, ...OTHERS] } });
    const databases = { library: fakeLibrary(), sources };
    await findRemembered(databases, { title: SOIL.csl.title, author: 'Ångström' });
    expect(sources.asked).toHaveLength(1);
    await findRemembered(databases, { title: 'teapots', author: 'Quellmann', year: 1950 });
    expect(sources.asked.length).toBeGreaterThan(2);
  });
});
