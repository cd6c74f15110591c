import { readLists, type Lists } from '../facts/lists';
import { readPublishers } from '../facts/publishers';
import { reportOf } from '../report/report';
import type { JournalFacts } from '@veracite/model/registered';
import type { JournalDossier, JournalRegistry } from './dossier';
import { journalFindings } from './journal';

const EMPTY: JournalFacts = {
  title: 'Annals of Tidal Research',
  alternativeTitles: [],
  issns: ['0028-0836'],
  worksByYear: [],
  reviewProcess: [],
  preservedBy: [],
};
const NAMES = { crossref: 'Crossref', openalex: 'OpenAlex', doaj: 'DOAJ', 'issn-portal': 'ISSN Portal' };

function dossier(
  records: Partial<Record<JournalRegistry, Partial<JournalFacts> | null>>,
  rest: Partial<JournalDossier> = {},
) {
  return {
    title: 'Annals of Tidal Research',
    today: '2026-11-21',
    namesakes: [],
    imported: [],
    replies: (Object.keys(records) as JournalRegistry[]).map((registry) => {
      const journal = records[registry];
      return { registry, name: NAMES[registry], answered: true, ...(journal && { journal: { ...EMPTY, ...journal } }) };
    }),
    ...rest,
  } satisfies JournalDossier;
}

const NO_LISTS: Lists = { titled: () => [], placed: () => [], authentic: () => [] };
const publishers = readPublishers();
const line = (known: JournalDossier, id: string, lists = NO_LISTS) =>
  journalFindings(known, lists, publishers).lines.find((line) => line.id === id);

test.each<[string, JournalDossier, string, string, number]>([
  ['a registration weighs little', dossier({ crossref: {} }), 'crossref-journal', 'for', 2],
  ['vetting weighs much', dossier({ doaj: {} }), 'doaj-journal', 'for', 6],
  ['absence from DOAJ is nothing against a journal', dossier({ doaj: null }), 'doaj-journal', 'neutral', 0],
  ['absence from Crossref is nothing against it', dossier({ crossref: null }), 'crossref-journal', 'neutral', 0],
  ['a record that DOAJ ended', dossier({ doaj: { discontinuedOn: '2019-04-01' } }), 'doaj-journal', 'against', 2],
  [
    'DOAJ according to OpenAlex, DOAJ not queried',
    dossier({ openalex: { inDoaj: true } }),
    'doaj-by-openalex',
    'for',
    6,
  ],
  ['ten years', dossier({ openalex: { firstYear: 2016 } }), 'age', 'for', 2],
  ['a young journal is not suspect for it', dossier({ openalex: { firstYear: 2025 } }), 'age', 'neutral', 0],
  [
    'few citations are nothing against it',
    dossier({ openalex: { twoYearMeanCitedness: 0.2 } }),
    'mean-citedness',
    'neutral',
    0,
  ],
  [
    'a sudden multiple of its size',
    dossier({
      openalex: { worksByYear: [2025, 2024, 2023, 2022].map((year) => ({ year, works: year === 2025 ? 4_000 : 300 })) },
    }),
    'growth',
    'against',
    3,
  ],
  [
    'steady growth says nothing, an unfinished year neither',
    dossier({
      openalex: {
        worksByYear: [2026, 2025, 2024, 2023, 2022].map((year) => ({ year, works: year === 2026 ? 9_000 : 600 })),
      },
    }),
    'growth',
    'undefined',
    0,
  ],
  [
    'many retractions',
    dossier({ openalex: { worksCount: 1_000 } }, { retracted: { origin: 'OpenAlex', count: 30 } }),
    'retractions',
    'against',
    3,
  ],
  [
    'very many',
    dossier({ openalex: { worksCount: 1_000 } }, { retracted: { origin: 'OpenAlex', count: 90 } }),
    'retractions',
    'against',
    5,
  ],
  [
    'a large journal that retracts what it must',
    dossier({ openalex: { worksCount: 90_000 } }, { retracted: { origin: 'OpenAlex', count: 60 } }),
    'retractions',
    'for',
    1,
  ],
  [
    'one retraction among few works',
    dossier({ openalex: { worksCount: 40 } }, { retracted: { origin: 'OpenAlex', count: 1 } }),
    'retractions',
    'neutral',
    0,
  ],
  [
    'the ISSN of another journal',
    dossier({ crossref: { title: 'Nature' } }, { issn: '0028-0836' }),
    'issn-title',
    'against',
    5,
  ],
  [
    'an abbreviated title is the same journal',
    dossier({ crossref: {} }, { issn: '0028-0836', title: 'Ann. Tidal Res.' }),
    'issn-title',
    'for',
    1,
  ],
  ['a namesake is reported', dossier({ crossref: {} }, { namesakes: ['2167-8359'] }), 'namesakes', 'neutral', 0],
])('%s', (_name, known, id, side, weight) => {
  const found = line(known, id);
  expect([found?.side ?? 'undefined', found?.weight ?? 0]).toEqual([side, weight]);
});

describe('lists', () => {
  const lists = readLists();
  const LISTED = 'Journal of Software';

  test('the first list weighs, the next, which copied it, less', () => {
    const known = dossier({ crossref: null }, { title: LISTED });
    expect([
      line(known, 'listed:bealls-journals', lists)?.weight,
      line(known, 'listed:stop-journals', lists)?.weight,
    ]).toEqual([6, 2]);
  });

  test('a vetted journal with another website is probably a namesake', () => {
    const known = dossier({ doaj: { title: LISTED, homepage: 'https://software-journal.edu/' } }, { title: LISTED });
    expect(line(known, 'listed:bealls-journals', lists)?.weight).toBe(3);
  });

  test('a publisher named by a list counts less than a journal named', () => {
    const known = dossier({ crossref: { publisher: 'Academy of Knowledge Process' } });
    expect(line(known, 'listed:bealls-publishers', lists)?.weight).toBe(4);
  });

  test('a journal with a counterfeit is not the counterfeit', () => {
    const known = dossier({ doaj: { title: 'Acta Bioethica' } }, { title: 'Acta Bioethica' });
    const found = journalFindings(known, lists, publishers).lines.find(({ id }) => id.startsWith('hijacked'));
    expect(found).toMatchObject({ weight: 2, statement: expect.stringContaining('uchile.cl') as string });
  });

  test('the name of a counterfeit alone', () => {
    const known = dossier({ crossref: null }, { title: 'AIMS Report Journal' });
    const found = journalFindings(known, lists, publishers).lines.find(({ id }) => id.startsWith('hijacked'));
    expect(found).toMatchObject({ weight: 8, side: 'against' });
  });
});

test('failed registries widen the interval; a missing record is not evidence against a journal', () => {
  const silent = dossier({});
  silent.replies = (Object.keys(NAMES) as JournalRegistry[]).map((registry) => ({
    registry,
    name: NAMES[registry],
    answered: false,
  }));
  const report = reportOf(journalFindings(silent, NO_LISTS, publishers));
  expect(report).toMatchObject({ insufficientEvidence: true, trustLevel: null, confidenceInterval: [0, 100] });
  expect(report.authenticity.warnings).toEqual([]);
});
