import type { CslItem } from '@veracite/model/csl';
import { cslStyle } from '@veracite/testing/csl-styles';
import { toAsterisks, toPlain } from '../markup';
import { inCslStyle } from './processor';

const article: CslItem = {
  type: 'article-journal',
  title: 'A study of memory & more',
  author: [{ family: 'Smith', given: 'John Adam' }],
  issued: { 'date-parts': [[2020]] },
  'container-title': 'Journal of Memory',
  volume: '12',
  issue: '3',
  page: '123-129',
};

test('a style by its file: italics marked, entities read', async () => {
  const [entry = ''] = await inCslStyle([article], cslStyle('apa'));
  expect(toAsterisks(entry)).toBe(
    'Smith, J. A. (2020). A study of memory & more. *Journal of Memory*, *12*(3), 123–129.',
  );
});

test('a numbered style comes without its number, works in the order given', async () => {
  const second = { ...article, title: 'Another', author: [{ family: 'Adams', given: 'A' }] };
  const entries = await inCslStyle([article, second], cslStyle('elsevier-vancouver'));
  expect(entries.map((entry = '') => toPlain(entry).slice(0, 9))).toEqual(['Smith JA.', 'Adams A. ']);
});

test('a file that is no style is refused', async () => {
  await expect(inCslStyle([article], { ...cslStyle('apa'), xml: '<html/>' })).rejects.toThrow();
});
