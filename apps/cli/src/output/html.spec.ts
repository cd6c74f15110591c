import { CONNECTOR_DEFINITIONS } from '@veracite/connectors/connector-definitions';
import { SOURCE_NAMES } from '@veracite/connectors/source-names';
import { SEARCH_PAGES } from '@veracite/report/reference/search-page';

test('every search page belongs to a database and takes a query', () => {
  const names = new Set(Object.values(SOURCE_NAMES));
  expect(Object.keys(SEARCH_PAGES).filter((name) => !names.has(name))).toEqual([]);
  expect(
    Object.values(SEARCH_PAGES).filter((url) => !url.startsWith('https://') || !/\{(?:query|json)\}/.test(url)),
  ).toEqual([]);
});

test('every search can be repeated by hand', () => {
  const searched = CONNECTOR_DEFINITIONS.flatMap(({ definition }) => (definition.search ? definition.source.name : []));
  expect(searched.filter((name) => !(name in SEARCH_PAGES))).toEqual([]);
});
