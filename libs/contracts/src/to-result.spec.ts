import { FEATURES, type Features, type Match } from '@veracite/model/evidence';
import type { Verification } from '@veracite/model/verification';
import type { Work } from '@veracite/model/work';
import { aReference } from '@veracite/testing/builders';
import { toResult } from './to-result';

const heldBy = (connector: string, url?: string): { connector: string; work: Work } => ({
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
  if (!first) throw new Error('nobody confirms');
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
      coverage: { core: [], answered: [], failed: [], expected: false },
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
    confirmed(heldBy('crossref', 'https://doi.org/10.5555/b'), heldBy('dblp', 'https://dblp.org/rec/1')),
    ['https://doi.org/10.5555/b', 'https://dblp.org/rec/1'],
  ],
  ['the local library is no database', confirmed(heldBy('library')), []],
  [
    'a database beside the library counts',
    confirmed(heldBy('library'), heldBy('dblp', 'https://dblp.org/rec/1')),
    ['https://dblp.org/rec/1'],
  ],
  [
    'the identifier’s link where a record has no page of its own',
    confirmed(heldBy('crossref')),
    ['https://doi.org/10.5555/b'],
  ],
  ['no link but to the web', confirmed(heldBy('crossref', 'javascript:alert(1)')), ['https://doi.org/10.5555/b']],
  [
    'no link twice',
    confirmed(heldBy('crossref', 'https://doi.org/10.5555/b'), heldBy('openalex', 'https://doi.org/10.5555/b')),
    ['https://doi.org/10.5555/b'],
  ],
])('acceptance 295: %s', (_trap, verification, links) => {
  expect(toResult(verification, (id) => id).sourceLinks).toEqual(links);
});

test('the local library that confirms alone is named with the address of the identifier', () => {
  const { confirmedBy } = toResult(confirmed(heldBy('library')), (id) => id);
  expect(confirmedBy).toEqual([{ source: 'library', url: 'https://doi.org/10.5555/b' }]);
});

test('all that is missing stands in one sentence', () => {
  const verification = confirmed(heldBy('crossref'));
  const missing = (field: 'issued' | 'volume', sentence: string) => ({
    code: `missing-${field}` as const,
    field,
    sentence,
  });
  verification.verdict.reasons = [
    missing('issued', 'Missing: year (2016).'),
    missing('volume', 'Missing: volume (7).'),
  ];
  expect(toResult(verification, (id) => id).reason).toBe('Missing: year (2016), volume (7).');
});
