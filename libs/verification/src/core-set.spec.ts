import { fakeSources, type FakeSource } from '@veracite/testing/fake-sources';
import type { Consultation } from '@veracite/model/source';
import { coverageOf, searchOrder } from './core-set';

const READY: Record<string, FakeSource> = {
  crossref: {},
  'europe-pmc': {},
  pubmed: {},
  dblp: {},
  'open-library': {},
  openalex: { canSearch: false },
  'google-books': { state: 'no-key' },
};
const states = (behaviours = READY) =>
  new Map(
    fakeSources(behaviours)
      .list()
      .map((state) => [state.source.id, state]),
  );
const answered = (connector: string, question: Consultation['question'] = 'search'): Consultation => ({
  connector,
  outcome: 'answered',
  found: 0,
  question,
  ms: 1,
});

describe('whom to search', () => {
  test('a database of the field comes right after the first', () => {
    expect(searchOrder('article', ['biomedicine'], states()).slice(0, 3)).toEqual(['crossref', 'europe-pmc', 'pubmed']);
  });
  test('one without a key, and one that cannot search, are left out', () => {
    const order = searchOrder('book', [], states());
    expect(order).toEqual(['open-library', 'crossref', 'dblp', 'europe-pmc']);
  });
});

describe('whose silence counts', () => {
  test.each<
    [string, Parameters<typeof coverageOf>[0], Parameters<typeof coverageOf>[1], Consultation[], string[], boolean]
  >([
    ['an article needs Crossref and a second witness', 'article', [], [], ['crossref', 'europe-pmc'], true],
    [
      'an answer about an identifier is no answer about the title',
      'article',
      [],
      [answered('crossref', 'identifier')],
      ['crossref', 'europe-pmc'],
      true,
    ],
    [
      'an article of medicine needs one of its two databases',
      'article',
      ['biomedicine'],
      [answered('crossref')],
      ['europe-pmc'],
      true,
    ],
    ['PubMed speaks for Europe PMC', 'article', ['biomedicine'], [answered('crossref'), answered('pubmed')], [], true],
    [
      'a conference paper needs a database of its field too',
      'conference',
      ['computing'],
      [answered('crossref')],
      ['dblp'],
      true,
    ],
    [
      'a conference of no field that is indexed by papers is expected nowhere',
      'conference',
      [],
      [answered('crossref'), answered('dblp')],
      [],
      false,
    ],
    [
      'a chapter may be a misread article: it needs a witness for articles too',
      'chapter',
      ['computing'],
      [answered('crossref'), answered('open-library')],
      ['europe-pmc', 'dblp'],
      true,
    ],
    [
      'a chapter of the humanities is expected nowhere',
      'chapter',
      [],
      [answered('crossref'), answered('open-library'), answered('europe-pmc')],
      [],
      false,
    ],
    ['a thesis is expected nowhere', 'uncovered', [], [answered('crossref')], [], false],
  ])('%s', (_name, kind, fields, consultations, failed, expected) => {
    const coverage = coverageOf(kind, fields, states(), consultations);
    expect({ failed: coverage.failed, expected: coverage.expected }).toEqual({ failed, expected });
  });

  test('the first database of a kind is never left out, even when it is switched off', () => {
    const { core, failed } = coverageOf('article', [], states({ dblp: {} }), [answered('dblp')]);
    expect({ core, failed }).toEqual({ core: ['crossref'], failed: ['crossref'] });
  });
});
