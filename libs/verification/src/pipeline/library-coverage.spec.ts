import { verifyOne } from '@veracite/testing/verified';
import type { CompleteCorpus } from '@veracite/library/port';
import type { CslItem } from '@veracite/model/csl';
import { parseOne } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { WATSON_CRICK, WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { coveredBy, databasesWithVenue } from './library-coverage';
import { createVerifier } from './verifier';
import { writeReasons } from '../to-result';

useVirtualTime();

const INVENTED =
  'Harwell, Q. T., & Zimbrano, L. (2019). Recursive gastronomy of imaginary molluscs in suburban kitchens. Nature, 571(7765), 112–119.';
const UNDATED = INVENTED.replace('(2019)', '(n.d.)');
const PRESS_REPORT = 'Zimbrano, L. (2019). Imaginary molluscs in suburban kitchens [Report]. Harwell Institute.';

const whole = (...corpora: [of: string, until: string][]): CompleteCorpus[] =>
  corpora.map(([source, until]) => ({ of: source, until }));
const CROSSREF: [string, string] = ['crossref', '2026-03-31'];
const OPENALEX: [string, string] = ['openalex', '2026-03-31'];
const DBLP: [string, string] = ['dblp', '2026-03-31'];

test.each<[trap: string, raw: string, corpora: CompleteCorpus[], status: string]>([
  ['a library that claims no coverage makes nothing fake', INVENTED, whole(), 'unknown'],
  ['all of Crossref and of OpenAlex, and neither has it', INVENTED, whole(CROSSREF, OPENALEX), 'fake'],
  ['all of a database of another field', INVENTED, whole(DBLP), 'unknown'],
  [
    'a copy of the year the work is of',
    INVENTED,
    whole(['crossref', '2019-12-31'], ['openalex', '2019-12-31']),
    'unknown',
  ],
  ['a copy older than the work', INVENTED, whole(['crossref', '2015-01-01'], ['openalex', '2015-01-01']), 'unknown'],
  ['one copy is older than the work', INVENTED, whole(['crossref', '2015-01-01'], OPENALEX), 'unknown'],
  ['a reference without a year', UNDATED, whole(CROSSREF, OPENALEX), 'unknown'],
  ['what no register claims to hold', PRESS_REPORT, whole(CROSSREF, OPENALEX), 'unknown'],
])('by the library alone, %s: %s', async (_trap, raw, corpora, status) => {
  const sources = fakeSources({ crossref: {}, openalex: {}, dblp: {} });
  const library = fakeLibrary([aWork(WATSON_CRICK)], corpora);
  const verifier = createVerifier({ library, sources, timeouts: SHORT_TIMEOUTS });
  const { verdict, consultations } = await verifyOne(verifier, parseOne(raw), { sources: ['library'] });
  expect(verdict.status).toBe(status);
  expect([...new Set(consultations.map(({ connector }) => connector))]).toEqual(['library']);
  // Nothing failed: the databases were not to be asked.
  expect([verdict.coverage.failed, writeReasons(verdict.reasons).join(' ')]).toEqual([[], expect.not.stringContaining('no reliable answer')]); // prettier-ignore
});

test('the library confirms its works alone, and the evidence names its coverage', async () => {
  const library = fakeLibrary([aWork(WATSON_CRICK)], whole(CROSSREF));
  const verifier = createVerifier({ library, sources: fakeSources({ crossref: {} }), timeouts: SHORT_TIMEOUTS });
  const { verdict, consultations } = await verifyOne(verifier, parseOne(WATSON_CRICK_APA), { sources: ['library'] });
  expect(verdict.status).toBe('valid');
  expect(consultations.at(-1)?.detail).toBe('It holds all of Crossref until 2026-03-31.');
});

test.each<[trap: string, sources: string[] | undefined, isAway: boolean, status: string]>([
  ['all of them answer', ['library'], false, 'fake'],
  ['one is away, though the library is complete', ['library'], true, 'unknown'],
  ['all of them answer, the databases too', undefined, false, 'fake'],
  ['one is away, and the databases have nothing', undefined, true, 'unknown'],
])('servers of the library: %s', async (_trap, asked, isAway, status) => {
  const sources = fakeSources({ crossref: {}, openalex: {}, dblp: {} });
  const library = fakeLibrary([aWork(WATSON_CRICK)], whole(CROSSREF, OPENALEX), isAway);
  const verifier = createVerifier({ library, sources, timeouts: SHORT_TIMEOUTS });
  const { verdict, consultations } = await verifyOne(verifier, parseOne(INVENTED), { sources: asked });
  expect(verdict.status).toBe(status);
  const fromLibrary = consultations.find(({ connector }) => connector === 'library');
  expect(fromLibrary?.outcome).toBe(isAway ? 'failed' : 'answered');
  if (!isAway) return;
  expect(fromLibrary).toMatchObject({
    problem: 'unavailable',
    detail: expect.stringContaining('cannot be reached') as string,
  });
  expect(writeReasons(verdict.reasons)[0]).toContain('ocal library gave no reliable answer');
  // A real work becomes unknown, not fake.
  const real = await verifyOne(verifier, parseOne(WATSON_CRICK_APA), { sources: asked });
  expect(real.verdict.status).toBe('unknown');
});

const ANTHOLOGY: CompleteCorpus = {
  of: 'acl-anthology',
  until: '2025-11-24',
  venues: { acl: '1979-2022', emnlp: '1996,2000-2022', blackboxnlp: '2018-2024' },
};

const paper = (venue: string, year: number, place: Partial<CslItem> = { page: '3-9' }): CslItem => ({
  type: 'paper-conference',
  'container-title': venue,
  issued: { 'date-parts': [[year]] },
  ...place,
});

test.each<[trap: string, venue: string, year: number, isCovered: boolean]>([
  ['a venue by its acronym', 'ACL', 2020, true],
  [
    'a venue by its name',
    'Proceedings of the 58th Annual Meeting of the Association for Computational Linguistics',
    2020,
    true,
  ],
  ['a year between two ranges', 'EMNLP', 1998, false],
  ['a year that is not complete', 'ACL', 2023, false],
  ['a venue of another register', 'NeurIPS', 2020, false],
  ['a journal', 'Nature', 2020, false],
  ['a workshop with papers in the register', 'BlackboxNLP@EMNLP', 2020, true],
  ['a workshop of which the register says nothing', 'Workshop on Kettles at EMNLP', 2020, false],
  ['a part with proceedings of its own', 'Findings of EMNLP', 2020, false],
])('a register covers %s', (_trap, venue, year, isCovered) => {
  const csl = paper(venue, year);
  expect(coveredBy({ csl }, [ANTHOLOGY])).toHaveLength(isCovered ? 1 : 0);
});

test.each<[venue: string, year: number, databases: string[]]>([
  ['IEEE Conference on Computer Vision and Pattern Recognition (CVPR)', 2019, ['crossref', 'dblp']],
  ['Proceedings of the AAAI Conference on Artificial Intelligence', 2012, ['crossref', 'dblp']],
  ['AAAI Fall Symposium', 2012, []],
  ['AAAI Workshop on Kettles', 2012, []],
  ['Interspeech', 2019, ['dblp']],
  ['2017 IEEE International Conference on Big Data, BigData 2017', 2017, ['crossref']],
  ['KDD', 2020, ['dblp']],
  ['NeurIPS', 2025, []],
  ['Journal of Kettles', 2019, []],
])('databases that have all papers of %s %i', (venue, year, databases) => {
  const csl = paper(venue, year);
  expect(databasesWithVenue({ csl })).toEqual(databases);
});

test.each<[place: string, venue: string, csl: Partial<CslItem>, databases: string[]]>([
  ['an acronym without pages', 'KDD', {}, ['crossref', 'dblp']],
  ['an acronym with a volume', 'In Proc. ICML', { volume: '3', page: '66' }, []],
  ['a series with a volume', 'Proceedings of the AAAI Conference on Artificial Intelligence', { volume: '26', page: '3-9' }, ['crossref', 'dblp']], // prettier-ignore
  ['the acronym of a journal', 'JMLR', { volume: '13', page: '3-9' }, ['dblp']],
])('an acronym with a volume may mean a workshop of the meeting: %s', (_place, venue, place, databases) => {
  expect(databasesWithVenue({ csl: paper(venue, 2012, place) })).toEqual(databases);
});

test('without a register of the venue the verdict says which could not be checked', async () => {
  const raw =
    'Harwell, Q. T., & Zimbrano, L. (2019). Recursive gastronomy of imaginary neural networks. In Proceedings of the International Conference on Machine Learning (pp. 112–119). PMLR.';
  const sources = fakeSources({ crossref: {}, openalex: {}, 'semantic-scholar': {} });
  const verifier = createVerifier({ library: fakeLibrary([], []), sources, timeouts: SHORT_TIMEOUTS });
  const { verdict } = await verifyOne(verifier, parseOne(raw));
  expect(verdict.status).toBe('unknown');
  expect(writeReasons(verdict.reasons)[0]).toContain('could not check a register that covers');
});
