import type { JournalRecord, Registries, RegistryId } from '@veracite/connectors/registries/registries';
import { dateOf } from '@veracite/model/csl';
import { askAboutVenue, type JournalAnswer } from './journal-coverage';

const ISSN = '1234-5679';
const HARP: Omit<JournalRecord, 'registry'> = {
  id: 'harp',
  title: 'The Harp: A Review of Kettles',
  alternativeTitles: [],
  issns: [ISSN],
  worksByYear: [{ year: 2010, works: 12 }],
  reviewProcess: [],
  preservedBy: [],
};

/** Registries that know the journal by its title or, at Crossref, by its ISSN. */
function registries({
  byTitle,
  byIssn = false,
  isAway = false,
  isBroken = false,
  keyless,
}: {
  byTitle: RegistryId[];
  byIssn?: boolean;
  isAway?: boolean;
  /** Crossref does not find the journal that it is known to have. */
  isBroken?: boolean;
  /** A registry that is not asked, because it needs a key. */
  keyless?: RegistryId;
}): Registries {
  return {
    list: () => [],
    supporting: () => ['crossref', 'openalex', 'issn-portal'],
    ask: (registry, question) => {
      const isKnown = question === 'journal by issn' ? byIssn : byTitle.includes(registry);
      const isFailed = isAway && registry === 'crossref';
      const outcome = isFailed ? 'failed' : registry === keyless ? 'skipped' : 'answered';
      const records = isKnown && outcome === 'answered' ? [{ ...HARP, registry }] : [];
      const consultation = { connector: registry, outcome, found: records.length, question: 'search', ms: 1 } as const;
      return Promise.resolve({ consultation, records: records as never[] });
    },
    control: (registry) => Promise.resolve({ outcome: isBroken && registry === 'crossref' ? 'failed' : 'passed' }),
  };
}

test.each<[string, Parameters<typeof registries>[0], string, number, JournalAnswer['venue']]>([
  ['a journal that deposits in the year', { byTitle: ['crossref'] }, 'The Harp', 2010, 'deposited'],
  ['the year next to it', { byTitle: ['crossref'] }, 'The Harp', 2011, 'deposited'],
  ['a year without deposits', { byTitle: ['crossref'], byIssn: true }, 'The Harp', 1987, 'known'],
  ['found by the ISSN of another registry', { byTitle: ['openalex'], byIssn: true }, 'The Harp', 2010, 'deposited'],
  ['known to other registries only', { byTitle: ['issn-portal'] }, 'The Harp', 2010, 'known'],
  ['known to none: it may be invented', { byTitle: [] }, 'The Harp', 2010, 'unknown'],
  ['another journal is found', { byTitle: ['crossref'] }, 'Annals of Kettles', 2010, 'unknown'],
  ['a journal whose name has one more word', { byTitle: ['crossref'] }, 'The International Harp', 2010, 'unknown'],
  ['Crossref does not answer', { byTitle: ['openalex'], isAway: true }, 'The Harp', 2010, 'known'],
  ['known to none of those that answer', { byTitle: [], isAway: true }, 'The Harp', 2010, 'unchecked'],
  ['known to none, and one does not find what it has', { byTitle: [], isBroken: true }, 'The Harp', 2010, 'unchecked'],
  ['known, though one does not find what it has', { byTitle: ['openalex'], isBroken: true }, 'The Harp', 2010, 'known'],
  ['one that needs a key is no register', { byTitle: [], keyless: 'openalex' }, 'The Harp', 2010, 'unknown'],
])('a journal at Crossref: %s', async (_trap, known, venue, year, expected) => {
  const csl = { type: 'article-journal' as const, 'container-title': venue, issued: dateOf(year) };
  expect((await askAboutVenue(csl, registries(known), {}))?.venue).toBe(expected);
});

test('a register whose control fails is not named among those that were asked', async () => {
  const csl = { type: 'article-journal' as const, 'container-title': 'The Harp', issued: dateOf(2010) };
  const answer = await askAboutVenue(csl, registries({ byTitle: [], isBroken: true, keyless: 'issn-portal' }), {});
  expect(answer?.registers).toEqual(['openalex']);
});
