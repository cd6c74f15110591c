import { dateOf } from '@veracite/model/csl';
import type { Work } from '@veracite/model/work';
import { reportOf } from '../report/report';
import { workFindings } from './work';
import type { WorkReply } from './dossier';

const work: Work = {
  key: 'crossref:10.1000/x',
  csl: { type: 'article-journal', title: 'Tides', issued: dateOf(2019) },
  identifiers: { doi: '10.1000/x' },
  standing: 'current',
};
const reply = (database: string, known: Partial<Work> | null, rest: Partial<WorkReply> = {}): WorkReply => ({
  database,
  name: database,
  answered: true,
  ...(known && { work: { ...work, ...known } }),
  ...rest,
});
const findings = (...replies: WorkReply[]) => workFindings({ doi: '10.1000/x', today: '2026-11-21', replies });
const line = (id: string, ...replies: WorkReply[]) => findings(...replies).lines.find((line) => line.id === id);

test.each<[string, WorkReply[], string, string, number]>([
  ['registered', [reply('crossref', {})], 'doi-registered', 'for', 3],
  [
    'registered with an agency that provides no record',
    [reply('doi-org', null, { registeredOnly: true })],
    'doi-registered',
    'for',
    3,
  ],
  [
    'unknown to every agency',
    ['crossref', 'datacite', 'doi-org'].map((id) => reply(id, null)),
    'doi-unknown',
    'against',
    6,
  ],
  [
    'one agency failed: it is not reported as unknown',
    [reply('crossref', null), reply('doi-org', null, { answered: false })],
    'doi-unknown',
    'undefined',
    0,
  ],
  ['retracted', [reply('crossref', { standing: 'retracted' })], 'standing:retracted', 'against', 10],
  ['corrected is not retracted', [reply('crossref', { standing: 'corrected' })], 'standing:corrected', 'against', 1],
  ['a concern', [reply('openalex', { standing: 'concern' })], 'standing:concern', 'against', 5],
  [
    'a preprint has not been reviewed',
    [reply('crossref', { csl: { ...work.csl, type: 'article' } })],
    'work-type',
    'against',
    1,
  ],
  ['cited much', [reply('openalex', { citedBy: 900 })], 'cited', 'for', 3],
  ['not cited yet is nothing against it', [reply('openalex', { citedBy: 0 })], 'cited', 'neutral', 0],
  ['funded', [reply('crossref', { funders: ['Tide Council'] })], 'funding', 'for', 1],
])('%s', (_name, replies, id, side, weight) => {
  const found = line(id, ...replies);
  expect([found?.side ?? 'undefined', found?.weight ?? 0]).toEqual([side, weight]);
});

test('a DOI that no agency has: what nothing is known of has no score', () => {
  const { overallScore, credibility, authenticity, content } = reportOf(
    findings(...['crossref', 'datacite', 'doi-org'].map((id) => reply(id, null))),
  );
  expect([overallScore, authenticity.score, credibility.score, content.quality]).toEqual([20, 20, null, null]);
});

test('a retracted work is not fit for use, and links its notice', () => {
  const notices: Work['notices'] = [
    { standing: 'retracted', doi: '10.1000/n', source: 'crossref', date: dateOf(2021, 5) },
  ];
  const found = findings(
    reply('crossref', { standing: 'retracted', notices }),
    reply('openalex', { standing: 'retracted' }),
  );
  const report = reportOf(found);
  expect(report.recommendations.shouldUse).toBe(false);
  expect(report.authenticity.checks.contentIntegrity).toBe(false);
  expect(found.lines.find(({ id }) => id === 'standing:retracted')).toMatchObject({
    url: 'https://doi.org/10.1000/n',
    statement: expect.stringContaining('2021-05') as string,
  });
});

test('a notice that is not on the record of the work is a line with its source', () => {
  const notice = { standing: 'retracted', doi: '10.1000/n', source: 'library' } as const;
  const dossier = { doi: '10.1000/x', today: '2026-11-21', replies: [reply('crossref', {})] };
  const { lines } = workFindings({ ...dossier, notices: [{ name: 'Local library', notice }] });
  expect(lines.find(({ id }) => id === 'standing:retracted')).toMatchObject({
    origin: 'Local library',
    url: 'https://doi.org/10.1000/n',
  });
});

test('a preprint names its version of record', () => {
  const preprint: Partial<Work> = { csl: { ...work.csl, type: 'article' }, versionOf: '10.1000/v' };
  const report = reportOf(findings(reply('crossref', preprint)));
  expect(report.credibility.factors.peerReview).toBe(false);
  expect(report.alternativeSources).toContainEqual(expect.objectContaining({ url: 'https://doi.org/10.1000/v' }));
});
