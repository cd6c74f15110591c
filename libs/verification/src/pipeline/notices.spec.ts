import { verifyAll, verifyOne } from '@veracite/testing/verified';
import { createSources } from '@veracite/connectors/runtime/source';
import type { CslItem } from '@veracite/model/csl';
import type { Verification } from '@veracite/model/verification';
import type { WorkNotice } from '@veracite/model/work';
import { parseOne } from '@veracite/parsing/parse';
import { WATSON_CRICK, WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { startFakeDatabases, type Faults, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import type { Update } from '@veracite/testing/fake-databases/updates';
import { createVerifier } from './verifier';
import { writeReasons } from '../to-result';

const PAPER: CslItem = { ...WATSON_CRICK, PMID: '13054692' };
const NOTICE = '10.1038/notice';
const NOTICE_RECORD: CslItem = {
  ...PAPER,
  title: `Retraction: ${PAPER.title ?? ''}`,
  issued: { 'date-parts': [[1960]] },
  volume: '185',
  page: '1',
  DOI: NOTICE,
  PMID: '13054999',
};
const LISTED: WorkNotice = {
  doi: (WATSON_CRICK.DOI ?? '').toLowerCase(),
  notice: { standing: 'retracted', doi: NOTICE, source: 'library' },
};
const WITHOUT_DOI = WATSON_CRICK_APA.replace(/ https:\S+$/, '');

let standIn: FakeDatabases | undefined;
afterEach(async () => {
  await standIn?.close();
  standIn = undefined;
});

async function checked(
  raw: string,
  updates: Update[],
  faults: Faults = {},
  from?: string[],
  listed: WorkNotice[] = [],
): Promise<Verification> {
  standIn = await startFakeDatabases({ works: [PAPER, NOTICE_RECORD], updates, faults });
  const sources = createSources({
    env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' },
  });
  try {
    const library = fakeLibrary([], [], false, [], listed);
    const verifier = createVerifier({ library, sources });
    return await verifyOne(verifier, parseOne(raw), { sources: from });
  } finally {
    await sources.close();
  }
}

const update = (type: Update['type'], ...reportedBy: Update['reportedBy']): Update => ({
  of: WATSON_CRICK.DOI ?? '',
  type,
  notice: NOTICE,
  year: 1960,
  reportedBy,
});

describe('status changes of a work, by kind of notice and by database', () => {
  test.each<[string, Update[], string[], string]>([
    ['a retraction on the record', [update('retraction', 'crossref')], ['retracted'], 'retracted'],
    ['a retraction that is only in the notice', [update('retraction', 'crossref notice')], ['retracted'], 'retracted'],
    ['a withdrawal', [update('withdrawal', 'crossref')], ['withdrawn'], 'withdrawn'],
    ['a withdrawal that is only in the notice', [update('withdrawal', 'crossref notice')], ['withdrawn'], 'withdrawn'],
    ['a concern is no retraction', [update('expression_of_concern', 'crossref')], ['concern'], 'concern'],
    ['a concern in its notice', [update('expression_of_concern', 'crossref notice')], ['concern'], 'concern'],
    ['a correction is no retraction', [update('correction', 'crossref')], ['corrected'], 'corrected'],
    ['a correction in its notice', [update('correction', 'crossref notice')], ['corrected'], 'corrected'],
    ['a new version alone takes nothing back', [update('new_version', 'crossref')], [], 'current'],
    [
      'retracted and replaced on the record',
      [update('retraction', 'crossref'), update('new_version', 'crossref')],
      ['replaced'],
      'replaced',
    ],
    [
      'retracted and replaced in the notice',
      [update('retraction', 'crossref notice'), update('new_version', 'crossref notice')],
      ['replaced'],
      'replaced',
    ],
    [
      'corrected first, retracted later: both are reported, the more serious one counts',
      [update('correction', 'crossref'), { ...update('retraction', 'crossref'), notice: '10.1038/second' }],
      ['corrected', 'retracted'],
      'retracted',
    ],
  ])('Crossref: %s', async (_name, updates, codes, standing) => {
    const { verdict } = await checked(WATSON_CRICK_APA, updates, {}, ['crossref']);
    expect(verdict.status).toBe('valid');
    expect(noticed(verdict.reasons.map(({ code }) => code)).sort()).toEqual(codes);
    expect(verdict.match?.candidate.work.standing).toBe(standing);
    expect(verdict.retractionChecked).toBe(true);
  });

  test.each<[string, Update[], string[]]>([
    ['a retraction', [update('retraction', 'pubmed')], ['retracted']],
    ['a concern', [update('expression_of_concern', 'pubmed')], ['concern']],
    ['an erratum', [update('correction', 'pubmed')], ['corrected']],
    ['retracted and republished', [update('new_version', 'pubmed')], ['replaced']],
  ])('PubMed links: %s', async (_name, updates, codes) => {
    const { verdict } = await checked(`${WITHOUT_DOI} PMID: ${PAPER.PMID ?? ''}`, updates, {}, ['pubmed']);
    expect(noticed(verdict.reasons.map(({ code }) => code))).toEqual(codes);
    const { notices } = verdict.match?.candidate.work ?? {};
    expect(notices).toMatchObject([{ doi: NOTICE, source: 'pubmed' }]);
  });

  test.each<[string, Update[], string[]]>([
    ['its flag', [update('retraction', 'openalex')], ['retracted']],
    ['no flag for a correction', [update('correction', 'openalex')], []],
  ])('OpenAlex: %s', async (_name, updates, codes) => {
    const { verdict } = await checked(WATSON_CRICK_APA, updates, {}, ['openalex', 'crossref']);
    expect(noticed(verdict.reasons.map(({ code }) => code))).toEqual(codes);
  });

  test.each<[string, Update['reportedBy'][number][], WorkNotice[], string]>([
    ["Europe PMC's record of the notice", ['europe-pmc notice'], [], 'europe-pmc'],
    ["Europe PMC's record of the work", ['europe-pmc'], [], 'europe-pmc'],
    ['a list with a work that the library does not have', [], [LISTED], 'library'],
  ])('one side alone: %s', async (_name, reportedBy, listed, source) => {
    const from = reportedBy.length > 0 ? [source] : ['crossref'];
    const { verdict } = await checked(WITHOUT_DOI, [update('retraction', ...reportedBy)], {}, from, listed);
    expect(noticed(verdict.reasons.map(({ code }) => code))).toEqual(['retracted']);
    expect(verdict.match?.candidate.work.notices).toMatchObject([{ standing: 'retracted', source }]);
  });

  test('several sources of one notice are one reason with all of them', async () => {
    const updates = [update('retraction', 'crossref', 'pubmed', 'openalex')];
    const raw = `${WATSON_CRICK_APA} PMID: ${PAPER.PMID ?? ''}`;
    const { verdict } = await checked(raw, updates, {}, undefined, [LISTED]);
    const sentences = writeReasons(verdict.reasons.filter(({ code }) => code === 'retracted'));
    expect(sentences).toEqual([
      `This work was retracted on 1960, notice ${NOTICE} (Crossref, PubMed, the local library and OpenAlex).`,
    ]);
  });

  test.each<[string, Update['reportedBy'][number]]>([
    ['the record of the work', 'crossref'],
    ['the record of the notice', 'crossref notice'],
    ["PubMed's record of the notice", 'pubmed notice'],
    ['a flag', 'openalex'],
  ])('a reference to the notice is not to a retracted work: %s', async (_name, reportedBy) => {
    const raw = `Watson, J. D., & Crick, F. H. C. (1960). ${NOTICE_RECORD.title ?? ''}. Nature, 185, 1. https://doi.org/${NOTICE}`;
    const { verdict } = await checked(raw, [update('retraction', reportedBy)]);
    expect(verdict.match?.candidate.work).toMatchObject({ identifiers: { doi: NOTICE }, standing: 'current' });
  });

  test('a work found by search is asked about too, by the DOI of its record', async () => {
    const { verdict } = await checked(WITHOUT_DOI, [update('retraction', 'crossref notice')]);
    expect([verdict.status, verdict.match?.candidate.work.standing]).toEqual(['valid', 'retracted']);
    expect(verdict.match?.candidate.work.notices).toMatchObject([{ doi: NOTICE, source: 'crossref' }]);
  });

  test.each([
    ['a single check', true],
    ['a list', false],
  ])('the server of a preprint alone marks its withdrawal: %s', async (_name, isSingle) => {
    const preprint: CslItem = {
      ...WATSON_CRICK,
      type: 'article',
      issued: { 'date-parts': [[2020]] },
      'container-title': 'bioRxiv',
      DOI: '10.1101/2020.01.01.123456',
    };
    standIn = await startFakeDatabases({
      works: [preprint],
      updates: [{ ...update('withdrawal', 'biorxiv'), of: preprint.DOI ?? '' }],
    });
    const sources = createSources({
      env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' },
    });
    const reference = parseOne(
      `Watson, J. D., & Crick, F. H. C. (2020). ${preprint.title ?? ''}. bioRxiv. https://doi.org/${preprint.DOI ?? ''}`,
    );
    const [result] = await verifyAll(createVerifier({ library: fakeLibrary(), sources }), [reference], { isSingle });
    await sources.close();
    expect(result?.verdict.match?.candidate.work).toMatchObject({ standing: 'withdrawn' });
  });

  test('no notice is requested for a record that contains it', async () => {
    await checked(WITHOUT_DOI, [update('retraction', 'crossref')], {}, ['crossref']);
    expect(standIn?.calls().filter(({ query }) => query.includes('updates'))).toEqual([]);
  });

  test('the notice is asked for once, whether the DOI is cited or found', async () => {
    for (const raw of [WATSON_CRICK_APA, WITHOUT_DOI]) {
      await checked(raw, []);
      expect(standIn?.calls().filter(({ query }) => query.includes('updates'))).toHaveLength(1);
      await standIn?.close();
    }
  });
});

describe('a check that failed reads "not checked"', () => {
  test.each<[string, Faults, string[] | undefined, boolean]>([
    ['no database failed', {}, undefined, true],
    [
      'Crossref is out of order, the flag of OpenAlex alone',
      { crossref: { kind: 'server-error' } },
      ['crossref', 'openalex'],
      false,
    ],
    [
      'Crossref is out of order, PubMed has the record',
      { crossref: { kind: 'server-error' } },
      ['crossref', 'pubmed'],
      true,
    ],
    ['only DBLP was queried, which has no notices', {}, ['dblp'], false],
  ])('%s', async (_name, faults, from, isChecked) => {
    const { verdict } = await checked(`${WATSON_CRICK_APA} PMID: ${PAPER.PMID ?? ''}`, [], faults, from);
    expect(verdict.retractionChecked).toBe(isChecked);
  });

  test('the notices of a batch are requested in bulk', async () => {
    const works = Array.from({ length: 40 }, (_, index) => ({
      ...WATSON_CRICK,
      title: `${WATSON_CRICK.title ?? ''}, part ${index}`,
      DOI: `10.1038/17173${index}`,
    }));
    standIn = await startFakeDatabases({
      works,
      updates: [{ ...update('retraction', 'crossref notice'), of: '10.1038/171737' }],
    });
    const sources = createSources({
      env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' },
    });
    const verifier = createVerifier({ library: fakeLibrary(), sources });
    const references = works.map(({ DOI: doi = '', title = '' }) =>
      parseOne(`Watson, J. D., & Crick, F. H. C. (1953). ${title}. Nature, 171(4356), 737–738. https://doi.org/${doi}`),
    );
    const results = await verifyAll(verifier, references);
    await sources.close();
    expect(results.map(({ verdict }) => verdict.match?.candidate.work.standing)).toEqual(
      works.map(({ DOI: doi }) => (doi === '10.1038/171737' ? 'retracted' : 'current')),
    );
    // The number of requests depends on the speed of this machine: queries within 25 ms are sent together.
    expect(standIn.calls().filter(({ query }) => query.includes('updates')).length).toBeLessThan(20);
  });
});

const NOTICES = ['retracted', 'withdrawn', 'replaced', 'concern', 'corrected'];

function noticed(codes: string[]): string[] {
  return codes.filter((code) => NOTICES.includes(code));
}
