import { fakeSources, type FakeSource } from '@veracite/testing/fake-sources';
import { searchOrder } from './core-set';

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
    expect(order).toEqual(['open-library', 'crossref', 'dblp', 'europe-pmc']);
  });
});
