import { dateOf, type CslItem } from '@veracite/model/csl';
import { aReference } from '@veracite/testing/builders';
import { comparing } from './compare';
import { isDamagedPartOf, likenessWithin } from './damage';

const RECORD: CslItem = {
  type: 'article-journal',
  title: 'Casting bells',
  author: [
    { family: 'Verhoeven', given: 'A.' },
    { family: 'Claes', given: 'J.' },
  ],
  'container-title': 'Technology and Craft',
  issued: dateOf(2011),
  volume: '7',
  page: '255-280',
};
const work = { key: 'a', csl: RECORD, identifiers: {}, standing: 'current' as const };
const agreements = (raw: string, csl: Partial<CslItem> = {}) =>
  Object.fromEntries(
    comparing(aReference(raw, csl))({ work, connector: 'crossref', by: 'search', rank: 0 }).evidence.map((item) => [
      item.field,
      item.agreement,
    ]),
  );

test.each<[string, string, Partial<CslItem>, string, string]>([
  ['spaces moved', '1 A.Verhoe ven,Technolo gyand Craft 7, 255 (2011).', {}, 'near', 'same'],
  ['letters replaced', '1 A. VerhoZven and J. Claes, TechnologX and Craft 7, 255 (2011).', {}, 'near', 'near'],
  ['nothing damaged', '1 A. Verhoeven and J. Claes, Technology and Craft 7, 255 (2011).', {}, 'same', 'same'],
  [
    'the damaged venue read as the title',
    '1 A. Verhoeven, TechnologXand Craft 7, 255 (2011).',
    { title: 'TechnologXand Craft' },
    'near',
    'near',
  ],
  ['other people, another journal', '1 B. Okafor, Annals of Botany 7, 255 (2011).', {}, 'missing', 'different'],
  [
    'a misspelled author next to a title is a misspelt author',
    'VerhoZven, A. Casting bells. 2011.',
    { title: 'Casting bells' },
    'missing',
    'missing',
  ],
])('damaged text: %s', (_trap, raw, csl, author, venue) => {
  expect(agreements(raw, csl)).toMatchObject({ author, 'container-title': venue });
});

test.each<[string, string, string, number]>([
  ['the whole', 'abcdef', 'abcdef', 1],
  ['inside', 'xxabcdefxx', 'abcdef', 1],
  ['a letter lost', 'xxabdefxx', 'abcdef', 5 / 6],
  ['a letter more', 'xxabcqdefxx', 'abcdef', 5 / 6],
  ['nothing', 'zzzz', 'abcdef', 0],
  ['nothing wanted', 'zzzz', '', 0],
])('likeness within a text: %s', (_trap, text, wanted, likeness) => {
  expect(likenessWithin(text, wanted)).toBeCloseTo(likeness);
});

test('a short word is no damaged part of a name', () => {
  expect(isDamagedPartOf('Craft', ['Technology and Craft'])).toBe(false);
});
