import type { SourceState } from '@veracite/connectors/sources';
import { fakeSources, type FakeSource } from '@veracite/testing/fake-sources';
import { combinedFirst, searchOrder } from './core-set';

const READY: Record<string, FakeSource> = {
  crossref: {},
  'europe-pmc': {},
  pubmed: {},
  dblp: {},
  'open-library': {},
  openalex: { canSearch: false },
  'google-books': { state: 'no-key' },
};
const states = (behaviors = READY) =>
  new Map(
    fakeSources(behaviors)
      .list()
      .map((state) => [state.source.id, state]),
  );
describe('databases to search', () => {
  test('a database of the field comes right after the first', () => {
    expect(searchOrder('article', ['biomedicine'], states()).slice(0, 3)).toEqual(['crossref', 'europe-pmc', 'pubmed']);
  });
  test('one without a key, and one that cannot search, are left out', () => {
    const order = searchOrder('book', [], states());
    expect(order).toEqual(['open-library', 'crossref', 'europe-pmc', 'dblp']);
  });
});

describe('databases that answer many searches in one request', () => {
  test.each<[string, string[], string[]]>([
    ['come first if they are among the best', ['b', 'c'], ['b', 'c', 'a', 'd', 'e']],
    ['keep their place if they are not', ['c', 'd', 'e'], ['c', 'a', 'b', 'd', 'e']],
    ['none: the order stays', [], ['a', 'b', 'c', 'd', 'e']],
  ])('%s', (_name, able, expected) => {
    const states = new Map(able.map((id) => [id, { canCombineSearches: true } as SourceState]));
    expect(combinedFirst(['a', 'b', 'c', 'd', 'e'], states)).toEqual(expected);
  });
});
