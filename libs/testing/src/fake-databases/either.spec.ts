import type { CslItem } from '@veracite/model/csl';
import { alternatives, searchEither } from './either';
import { dblpSearch } from './fake-servers/dblp-search';
import { indexWorks } from './holdings';

describe('the alternatives of a query', () => {
  test.each<[string, string, string[]]>([
    ['one without brackets', 'a b', ['a b']],
    ['two in brackets', '(t a and x b) or (t c)', ['t a and x b', 't c']],
    ['an "or" inside a phrase is none', 'ti:"now or never" OR ti:x', ['ti:"now or never"', 'ti:x']],
    ['an "or" below an "and" is none', '(a OR b) AND c', ['(a OR b) AND c']],
    ['those inside an alternative are alternatives too', '(ti:"a" OR (b AND c)) OR (d)', ['ti:"a"', 'b AND c', 'd']],
    ['an escaped quote opens nothing', 'x:"a \\" OR b" OR c', ['x:"a \\" OR b"', 'c']],
  ])('%s', (_name, query, parts) => {
    expect(alternatives(query)).toEqual(parts);
  });
});

const work = (title: string, family: string): CslItem => ({ type: 'article-journal', title, author: [{ family }] });
const holdings = indexWorks([
  work('Glacier retreat in steep valleys', 'Silva'),
  work('Neutrino decay beyond the lattice', 'Novak'),
  work('Glacier lattice harbours', 'Mensah'),
]).holdings(() => true);

test('every work that fits one of the alternatives comes back, each once', () => {
  const query = '(glacier retreat steep valleys) OR (neutrino decay beyond lattice) OR (neutrino decay lattice)';
  const found = searchEither(query, holdings, 10, (part) => part.replace(/[()]/g, ' '));
  expect(found.map((item) => item.author?.[0]?.family)).toEqual(['Silva', 'Novak']);
});

describe('the search of DBLP', () => {
  test.each<[string, string, string[]]>([
    ['a choice of words in every clause', 'glacier|neutrino retreat|decay silva|novak', ['Silva', 'Novak']],
    ['all clauses must be met', 'glacier|neutrino silva', ['Silva']],
    ['words are prefixes', 'glac|neut retreat|decay', ['Silva', 'Novak']],
    ['none fits', 'glacier|neutrino orchid|treaty', []],
  ])('%s', (_name, query, families) => {
    expect(dblpSearch(query, holdings, 10).map((item) => item.author?.[0]?.family)).toEqual(families);
  });
});
