import { FEATURES, type Features, type Match } from '@veracite/model/evidence';
import type { Verification } from '@veracite/model/verification';
import type { Work } from '@veracite/model/work';
import { aCoverage, aReference } from '@veracite/testing/builders';
import { toResult } from './to-result';

const recordIn = (connector: string, url?: string): { connector: string; work: Work } => ({
  connector,
  work: {
    key: `${connector}:1`,
    csl: { type: 'book', title: 'Bells' },
    identifiers: { doi: '10.5555/b' },
    url,
    standing: 'current',
  },
});

function confirmed(...records: { connector: string; work: Work }[]): Verification {
  const [first, ...also] = records;
  if (!first) throw new Error('no source confirms');
  const match: Match = {
    candidate: { ...first, by: 'search', rank: 0, also },
    evidence: [],
    features: Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features,
    probability: 1,
  };
  return {
    reference: aReference('Bells.', { title: 'Bells' }),
    verdict: {
      status: 'valid',
      confidence: 0.9,
      reasons: [],
      match,
      confirmedBy: records.map(({ connector }) => connector),
      suggestions: [],
      coverage: aCoverage({ core: [], answered: [], expected: 0 }),
      retractionChecked: false,
    },
    matches: [match],
    consultations: [],
    ms: 1,
  };
}

test.each<[string, Verification, string[]]>([
  [
    'one link for each database',
    confirmed(recordIn('crossref', 'https://doi.org/10.5555/b'), recordIn('dblp', 'https://dblp.org/rec/1')),
    ['https://doi.org/10.5555/b', 'https://dblp.org/rec/1'],
  ],
  ['the local library is no database', confirmed(recordIn('library')), []],
  [
    'a database in addition to the library counts',
    confirmed(recordIn('library'), recordIn('dblp', 'https://dblp.org/rec/1')),
    ['https://dblp.org/rec/1'],
  ],
  [
    'the identifier’s link where a record has no page of its own',
    confirmed(recordIn('crossref')),
    ['https://doi.org/10.5555/b'],
  ],
  ['no link but to the web', confirmed(recordIn('crossref', 'javascript:alert(1)')), ['https://doi.org/10.5555/b']],
  [
    'no link twice',
    confirmed(recordIn('crossref', 'https://doi.org/10.5555/b'), recordIn('openalex', 'https://doi.org/10.5555/b')),
    ['https://doi.org/10.5555/b'],
  ],
])('acceptance 295: %s', (_trap, verification, links) => {
  expect(toResult(verification).sourceLinks).toEqual(links);
});

test('the local library that confirms alone is named with the address of the identifier', () => {
  const { confirmedBy } = toResult(confirmed(recordIn('library')));
  expect(confirmedBy).toEqual([{ source: 'Local library', url: 'https://doi.org/10.5555/b' }]);
});
