import { findIdentifiers } from '../../identifiers/find-identifiers';
import { lookUpTokens } from '../features/gazetteer';
import { LABEL_INDEX, type Label } from './labels';
import { bestReading, readingFeatures } from './ranker';
import { tokenSpansOf, withoutMarks, MASKED } from '../tokens/token-spans';
import { tableOf } from '../tokens/token-table';
import { tokenize } from '../tokens/tokenize';

const TEXT = 'Roe, J. On light. Nature 1, 2. 10.1000/x';
const table = tableOf(tokenize(TEXT, findIdentifiers(TEXT)));
const nothing = { lexicon: { get: () => undefined }, journals: { has: () => false } };
const reference = { table, known: lookUpTokens(table, nothing) };

/** Builds a reading from labels and numbers of tokens. */
function reading(...parts: [Label, number][]): Uint8Array {
  return Uint8Array.from(parts.flatMap(([label, count]) => Array.from({ length: count }, () => LABEL_INDEX[label])));
}

const RIGHT = reading(['author', 4], ['title', 3], ['container', 1], ['volume', 2], ['page', 2], ['other', 1]);
const NO_TITLE = reading(['author', 4], ['container', 4], ['volume', 2], ['page', 2], ['other', 1]);

test('adjacent tokens with one label are a span, and an identifier is a separate span', () => {
  const spans = tokenSpansOf(table, RIGHT);
  expect(spans.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [4, 7],
    [7, 8],
    [8, 10],
    [10, 12],
    [12, 13],
  ]);
  expect(spans.at(-1)?.label).toBe(MASKED);
});

test.each([
  ['marks after', { label: 4, start: 4, end: 7 }, { first: 4, last: 5 }],
  ['marks before', { label: 1, start: 1, end: 3 }, { first: 2, last: 2 }],
  ['nothing but a mark', { label: 0, start: 1, end: 2 }, { first: 1, last: 1 }],
])('without marks: %s', (_trap, span, expected) => {
  expect(withoutMarks(table, span)).toEqual(expected);
});

const only = (labels: Uint8Array, than: Uint8Array): Set<number> => {
  const others = new Set(readingFeatures(reference)(than));
  return new Set(readingFeatures(reference)(labels).filter((feature) => !others.has(feature)));
};

test('two readings differ in features', () => {
  expect(only(RIGHT, NO_TITLE).size).toBeGreaterThan(20);
  expect(only(NO_TITLE, RIGHT).size).toBeGreaterThan(20);
});

const paths = [
  { labels: NO_TITLE, score: 10 },
  { labels: RIGHT, score: 9 },
];
const good = only(RIGHT, NO_TITLE);

test.each([
  ['without weights of readings the chain decides', 0, NO_TITLE],
  ['features of the second reading weigh less than the chain', 0.9 / good.size, NO_TITLE],
  ['features of the second reading weigh more', 1.1 / good.size, RIGHT],
])('%s', (_trap, weight, expected) => {
  const ranker = { chain: 1, weightOf: (feature: number): number => (good.has(feature) ? weight : 0) };
  expect(bestReading(reference, paths, ranker)).toEqual(expected);
});

test('one path is returned unchanged, and no path gives no labels', () => {
  const ranker = { chain: 1, weightOf: (): number => 0 };
  expect(bestReading(reference, paths.slice(0, 1), ranker)).toBe(NO_TITLE);
  expect(bestReading(reference, [], ranker)).toEqual(new Uint8Array());
});
