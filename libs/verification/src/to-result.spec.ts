import type { CitedVenue } from '@veracite/contracts/citations';
import { FEATURES, type Features, type Match } from '@veracite/model/evidence';
import type { Coverage } from '@veracite/model/verdict';
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

test('the titles that a database was searched for are stated where they are not that of the reference alone', () => {
  const searched = (titles?: string[], words?: string) =>
    ({ connector: 'k10plus', outcome: 'answered', question: 'search', found: 0, ms: 1, titles, words }) as const;
  const consultations = [searched(['Bells']), searched(['Bells', 'On metals']), searched(undefined, 'Moreau Bells 3')];
  const { consulted } = toResult({ ...confirmed(recordIn('crossref')), consultations });
  expect(consulted.map(({ titles, words }) => [titles, words])).toEqual([
    [undefined, undefined],
    [['Bells', 'On metals'], undefined],
    [undefined, 'Moreau Bells 3'],
  ]);
});

test.each<[string, Partial<Coverage>, CitedVenue | undefined]>([
  ['is complete in a database', { venue: 'complete', holders: ['crossref'], registers: ['Crossref'] }, { holders: ['Crossref'], registers: ['Crossref'] }],
  ['is not named', { venue: 'unnamed' }, undefined],
])('an absent work of which the venue %s', (_name, coverage, venue) => {
  const { verdict, ...verification } = confirmed(recordIn('crossref'));
  const absent = { ...verdict, match: undefined, confirmedBy: [], coverage: aCoverage(coverage) };
  expect(toResult({ ...verification, verdict: absent }).venue).toEqual(venue);
}); // prettier-ignore
