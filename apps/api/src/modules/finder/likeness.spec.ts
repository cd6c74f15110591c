import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Candidate } from '@veracite/model/evidence';
import { descriptionOf } from './description';
import { likenessOf } from './likeness';

const csl: CslItem = {
  type: 'article-journal',
  title: 'Deep learning for sensing of soil moisture',
  author: [
    { family: 'Ångström', given: 'Kurt' },
    { family: 'Nguyen', given: 'Thi' },
  ],
  issued: dateOf(2014),
  'container-title': 'Journal of Hydrology',
};
const candidate: Candidate = {
  work: {
    key: 'x:1',
    csl,
    identifiers: { doi: '10.1000/soil' },
    standing: 'current',
    abstract: 'We measure water in fields.',
  },
  connector: 'x',
  by: 'search',
  rank: 0,
};

test.each([
  ['everything right', { title: csl.title, author: 'Ångström', year: 2014 }, 0.95, 1],
  ['half the title', { title: 'deep learning soil' }, 0.9, 1],
  ['accents left out', { author: 'Angstrom' }, 0.95, 1],
  ['an author misspelt', { author: 'Angstrem' }, 0.8, 0.9],
  ['the year off by one', { title: csl.title, year: 2015 }, 0.85, 0.97],
  ['a word of the journal', { journal: 'hydrology', author: 'Nguyen', year: 2014 }, 0.9, 1],
  ['words of the abstract', { keywords: 'measure water fields' }, 0.95, 1],
  ['another work', { title: 'Attention is all you need', author: 'Vaswani' }, 0, 0.3],
  ['its DOI', { doi: 'https://doi.org/10.1000/SOIL' }, 1, 1],
  ['another DOI', { doi: '10.1000/other', title: csl.title }, 0.3, 0.45],
])('%s', (_name, request, least, most) => {
  const likeness = likenessOf(candidate, descriptionOf(request), 'keywords' in request ? request.keywords : undefined);
  expect(likeness).toBeGreaterThanOrEqual(least);
  expect(likeness).toBeLessThanOrEqual(most);
});
