import type { Consultation, Holdings } from '@veracite/model/source';
import { coverageOf, type Expectation } from './coverage';

const HOLDINGS: Holdings = {
  literature: {
    registered: ['crossref'],
    articles: ['openalex', 'semantic-scholar', 'doaj', 'europe-pmc', 'pubmed'],
    medicine: ['europe-pmc', 'pubmed'],
    computing: ['dblp', 'semantic-scholar', 'openalex'],
    conferences: ['dblp'],
    books: ['open-library'],
    preprints: ['arxiv', 'datacite'],
    data: ['datacite'],
  },
  aggregators: ['semantic-scholar', 'openalex'],
};
const READY = new Set(['crossref', 'europe-pmc', 'pubmed', 'dblp', 'open-library']);

const answered = (connector: string, question: Consultation['question'] = 'search'): Consultation => ({
  connector,
  outcome: 'answered',
  found: 0,
  question,
  ms: 1,
});

const unanswered = (
  connector: string,
  question: Consultation['question'] = 'search',
  outcome: Consultation['outcome'] = 'failed',
): Consultation => ({ ...answered(connector, question), outcome, problem: 'rate-limited' });

const missing = ({ failed, notAsked }: ReturnType<typeof coverageOf>): string[] => [...failed, ...notAsked];

describe('a paper of a conference of computing', () => {
  const general = [answered('crossref'), answered('openalex'), answered('semantic-scholar')];
  const searchable = new Set(['crossref', 'openalex', 'semantic-scholar']);
  test.each<[string, string[], Consultation[], string[]]>([
    ['general indexes are not enough', [], general, ['dblp']],
    ['DBLP has answered', [], [...general, answered('dblp')], []],
    [
      'a copy of the register of its venue has answered',
      ['acl-anthology'],
      [...general, { ...answered('library'), holds: ['acl-anthology'] }],
      [],
    ],
  ])('%s', (_trap, registers, consultations, failed) => {
    const coverage = coverageOf(
      { kind: 'conference', fields: ['computing'], registers },
      HOLDINGS,
      searchable,
      consultations,
    );
    expect(missing(coverage)).toEqual(failed);
  });
});

describe('a source that has all works of the venue and year', () => {
  const all = [answered('crossref'), answered('europe-pmc')];
  const limited = unanswered('semantic-scholar');
  test.each<[string, Partial<Expectation>, Consultation[], string[]]>([
    ['has answered, a general index not', { isComplete: true }, [...all, limited], []],
    [
      'has answered, a database of its field not',
      { isComplete: true, fields: ['computing'] },
      [...all, unanswered('dblp')],
      ['dblp'],
    ],
    [
      'has answered, one of two databases of its field not',
      { isComplete: true, fields: ['biomedicine'] },
      [...all, unanswered('pubmed')],
      [],
    ],
    ['has answered, a database of another field not', { isComplete: true }, [...all, unanswered('dblp')], []],
    ['has answered, a database of open journals not', { isComplete: true }, [...all, unanswered('doaj')], []],
    [
      'has answered, the only second index of articles not',
      { isComplete: true },
      [answered('crossref'), unanswered('europe-pmc')],
      [],
    ],
    [
      'has answered, a database of preprints not: it may be one',
      { isComplete: true },
      [...all, unanswered('arxiv')],
      ['arxiv'],
    ],
    ['has answered, the library not', { isComplete: true }, [...all, unanswered('library')], ['library']],
    [
      'has answered, the cited identifier not',
      { isComplete: true },
      [...all, unanswered('dblp', 'identifier')],
      ['dblp'],
    ],
    [
      'has answered, Crossref not',
      { isComplete: true },
      [answered('europe-pmc'), unanswered('crossref')],
      ['crossref'],
    ],
    ['is not known, a database of another field has not answered', {}, [...all, unanswered('dblp')], ['dblp']],
    ['is not known', {}, [...all, limited], ['semantic-scholar']],
    ['is not there: Crossref lacks the journal', { isComplete: false }, all, []],
    [
      'is a copy of a register',
      { registers: ['acl-anthology'], isComplete: true },
      [...all, limited, { ...answered('library'), holds: ['acl-anthology'] }],
      [],
    ],
    [
      'is a copy of a register, and Crossref lacks the journal',
      { registers: ['jmlr'], isComplete: true },
      [...all, { ...answered('library'), holds: ['jmlr'] }],
      [],
    ],
    [
      'is a copy of the database that could not be asked',
      {},
      [...all, unanswered('dblp'), { ...answered('library'), holds: ['dblp'] }],
      [],
    ],
  ])('%s', (_name, expectation, consultations, failed) => {
    const coverage = coverageOf({ kind: 'article', fields: [], ...expectation }, HOLDINGS, READY, consultations);
    expect(missing(coverage)).toEqual(failed);
  });

  test.each<[string, Partial<Expectation>, string[], Consultation[], string[]]>([
    [
      'has answered, and the only index of articles is out of quota',
      { isComplete: true },
      ['openalex'],
      [unanswered('openalex', 'search', 'skipped')],
      [],
    ],
    ['is not known, and the only index of articles is out of quota', {}, ['openalex'], [unanswered('openalex')], ['openalex']], // prettier-ignore
    [
      'has answered, and the only index of articles was not asked',
      { isComplete: true },
      ['openalex'],
      [],
      ['openalex'],
    ],
    [
      'has answered, and one of two indexes of a venue without DOIs is out of quota',
      { isComplete: true, unregistered: true },
      ['dblp', 'semantic-scholar'],
      [answered('dblp'), unanswered('semantic-scholar')],
      [],
    ],
    [
      'has answered, and one of two indexes of a venue without DOIs is switched off',
      { isComplete: true, unregistered: true },
      ['dblp'],
      [answered('dblp')],
      ['semantic-scholar'],
    ],
  ])('%s', (_name, expectation, searchable, consultations, failed) => {
    const ready = new Set(['crossref', ...searchable]);
    const all = [answered('crossref'), ...consultations];
    const coverage = coverageOf({ kind: 'article', fields: [], ...expectation }, HOLDINGS, ready, all);
    expect(missing(coverage)).toEqual(failed);
    const reached = all.filter(({ outcome }) => outcome === 'answered').map(({ connector }) => connector);
    expect(coverage.core.filter((id) => !reached.includes(id))).toEqual(failed);
  });
});

describe('databases that must have answered', () => {
  test.each<[string, Expectation['kind'], Expectation['fields'], Consultation[], string[]]>([
    ['an article needs Crossref and a second database', 'article', [], [], ['crossref', 'europe-pmc']],
    [
      'an answer about an identifier is no answer about the title',
      'article',
      [],
      [answered('crossref', 'identifier')],
      ['crossref', 'europe-pmc'],
    ],
    [
      'an article of medicine needs one of its two databases',
      'article',
      ['biomedicine'],
      [answered('crossref')],
      ['europe-pmc'],
    ],
    ['PubMed replaces Europe PMC', 'article', ['biomedicine'], [answered('crossref'), answered('pubmed')], []],
    [
      'a conference paper needs a database of its field too',
      'conference',
      ['computing'],
      [answered('crossref')],
      ['dblp'],
    ],
    [
      'a conference of no field that is indexed by papers needs no other answers',
      'conference',
      [],
      [answered('crossref'), answered('dblp')],
      [],
    ],
    [
      'a chapter may be a misread article: it needs a database of articles too',
      'chapter',
      ['computing'],
      [answered('crossref'), answered('open-library')],
      ['europe-pmc', 'dblp'],
    ],
    [
      'a chapter of the humanities needs no other answers',
      'chapter',
      [],
      [answered('crossref'), answered('open-library'), answered('europe-pmc')],
      [],
    ],
    ['a thesis needs no other answers', 'uncovered', [], [answered('crossref')], []],
  ])('%s', (_name, kind, fields, consultations, failed) => {
    const coverage = coverageOf({ kind, fields }, HOLDINGS, READY, consultations);
    expect(missing(coverage)).toEqual(failed);
  });

  test('the first database of a kind is never left out, even when it is switched off', () => {
    const coverage = coverageOf({ kind: 'article', fields: [] }, HOLDINGS, new Set(['dblp']), [answered('dblp')]);
    expect(coverage).toMatchObject({ core: ['crossref'], failed: [], notAsked: ['crossref'] });
  });

  test('a database that was asked and did not answer has failed, one that was not to be asked has not', () => {
    const coverage = coverageOf({ kind: 'article', fields: [] }, HOLDINGS, READY, [unanswered('crossref')]);
    expect(coverage).toMatchObject({ failed: ['crossref'], notAsked: ['europe-pmc'] });
  });

  test.each<[string, Consultation[], string[]]>([
    ['answers in full: nothing failed', [answered('dblp')], []],
    ['is not answered: it may hold the work', [unanswered('dblp')], ['dblp']],
    ['is not sent, because the quota is spent', [unanswered('dblp', 'search', 'skipped')], ['dblp']],
    ['is answered after a retry', [unanswered('dblp'), answered('dblp')], []],
    [
      'is answered, the cited identifier by no database',
      [answered('dblp'), unanswered('dblp', 'identifier')],
      ['dblp'],
    ],
    [
      'is answered, the cited identifier by another',
      [unanswered('dblp', 'identifier'), answered('pubmed', 'identifier')],
      [],
    ],
    ['is not supported: it holds no such works', [{ ...unanswered('dblp'), outcome: 'not-covered' }], []],
  ])('a search of a database that no group needs %s', (_name, consultations, failed) => {
    const all = [answered('crossref'), answered('europe-pmc'), ...consultations];
    expect(missing(coverageOf({ kind: 'article', fields: [] }, HOLDINGS, READY, all))).toEqual(failed);
  });

  test.each<[string, string[], Consultation[], string[]]>([
    [
      'one database alone is not enough',
      ['crossref', 'dblp'],
      [answered('crossref'), answered('dblp')],
      ['semantic-scholar'],
    ],
    [
      'one that has no key was not asked',
      ['crossref', 'dblp', 'europe-pmc'],
      [answered('crossref'), answered('dblp'), answered('europe-pmc')],
      ['semantic-scholar'],
    ],
    [
      'two of those who would know',
      ['crossref', 'dblp', 'openalex'],
      [answered('crossref'), answered('dblp'), answered('openalex')],
      [],
    ],
  ])('a venue that registers no DOIs: %s', (_name, searchable, consultations, failed) => {
    const expectation: Expectation = { kind: 'article', fields: ['computing'], unregistered: true };
    expect(missing(coverageOf(expectation, HOLDINGS, new Set(searchable), consultations))).toEqual(failed);
  });
});
