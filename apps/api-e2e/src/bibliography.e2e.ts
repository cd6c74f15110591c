import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { AcceptedCheck } from '@veracite/contracts/checks';
import { EXPORT_FORMATS } from '@veracite/formatting/export/formats';
import { billing, subscriber, newAccount, type Client } from './support/client';
import { runningForTests } from './support/running';
import { DEEP_LEARNING, HALLMARKS, INVENTED } from '@veracite/testing/famous-works';

jest.setTimeout(240_000);

const ALIVE = 'https://living.example-site.org/page';
const DEAD = 'https://living.example-site.org/gone';

const page = { status: 200, type: 'text/html', body: '<html><title>A page</title></html>' };
const gone = { status: 404, type: 'text/html', body: '<html>no such page</html>' };
const sites = { 'living.example-site.org/page': page, 'living.example-site.org/gone': gone };
const running = runningForTests(undefined, { sites });

async function analyze(client: Client, asked: object): Promise<AnalyzeResult> {
  const { status, body } = await client.post('/api/bibliography/analyze', asked);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as AnalyzeResult;
}

const AGAINST_STYLE = HALLMARKS.replace(' & ', ' and ');
const BIBLIOGRAPHY = [DEEP_LEARNING, 'too short', INVENTED, DEEP_LEARNING, AGAINST_STYLE].join('\n');

test('315–317, 319–321: every counted line is an entry with one status; the second occurrence is the duplicate', async () => {
  const client = await subscriber(running.origin);
  const result = await analyze(client, { bibliography: BIBLIOGRAPHY });
  expect(result.entries.map(({ lineNumber, status }) => [lineNumber, status])).toEqual([
    [1, 'valid'],
    [3, 'fake'],
    [4, 'duplicate'],
    [5, 'formatting_error'],
  ]);
  for (const score of [result.overallScore, result.averageCompleteness]) {
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  }
  expect(result).toMatchObject({
    totalEntries: 4,
    validEntries: 1,
    incompleteEntries: 0,
    fakeEntries: 1,
    duplicateEntries: 1,
    formattingErrors: 1,
    unknownEntries: 0,
    format: 'apa',
    analysisType: 'comprehensive',
  });
  for (const entry of result.entries)
    expect(entry).toMatchObject({
      id: expect.any(String),
      originalText: expect.any(String),
      reason: expect.any(String),
    });
  expect(result.entries[0]?.sourceLinks?.length).toBeGreaterThan(0);
  expect(result.entries[0]?.correctedCitation).toContain('LeCun, Y.');
  expect(result.entries[3]?.formattingErrors?.[0]).toMatchObject({ rule: 'apa-ampersand', after: ', & ' });
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 4 });
});

test('315: the score is the sum of its parts, every sentence names its entries, the X-ray counts', async () => {
  const { overallScore, score, cap, statements, summary, xray, list } = await analyze(
    await subscriber(running.origin),
    {
      bibliography: BIBLIOGRAPHY,
      manuscriptAuthors: 'Hinton, G.; Ada Lovelace',
    },
  );
  const sum = Math.round((score ?? []).reduce((points, part) => points + part.points, 0));
  // One of few references is in no database, which caps the score.
  expect(cap).toMatchObject({ to: 59 });
  expect(overallScore).toBe(Math.min(sum, 59));
  const texts = [...summary.strengths, ...summary.weaknesses, ...summary.recommendations];
  expect((statements ?? []).map(({ text }) => text).sort()).toEqual(texts.sort());
  expect(statements).toContainEqual(expect.objectContaining({ code: 'fake', kind: 'weakness', entries: [1] }));
  expect(xray?.ages.byYear.map(({ year }) => year)).toEqual([2000, 2015]);
  expect(xray?.selfCitation).toMatchObject({ basis: 'given', entries: [0, 2], known: 3, share: 2 / 3 });
  expect(xray?.withDoi).toMatchObject({ entries: [0, 2, 3], known: 3 });
  expect(xray?.retracted).toMatchObject({ entries: [], known: 3 });
  expect(list).toMatchObject({ mixed: false });
});

test('the addresses of entries are looked at: alive, dead; and "not checked" in a quick analysis', async () => {
  const bibliography = [
    `Example Site. (2020). A living page. ${ALIVE}`,
    `Example Site. (2021). A page that is gone. ${DEAD}`,
  ].join('\n');
  const client = await subscriber(running.origin);
  const states = async (analysisType: string) =>
    (await analyze(client, { bibliography, analysisType })).xray?.links.map(({ url, state }) => [url, state]);
  expect(await states('comprehensive')).toEqual([
    [ALIVE, 'alive'],
    [DEAD, 'dead'],
  ]);
  expect(await states('quick')).toEqual([
    [ALIVE, 'not checked'],
    [DEAD, 'not checked'],
  ]);
});

test('321: quick costs half of the lines, rounded up, and calls nothing fake', async () => {
  const client = await subscriber(running.origin);
  const bibliography = [DEEP_LEARNING, HALLMARKS, `${DEEP_LEARNING} `, HALLMARKS, DEEP_LEARNING].join('\n');
  expect((await analyze(client, { bibliography, analysisType: 'quick' })).analysisType).toBe('quick');
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 3 });
  const { fakeEntries } = await analyze(client, { bibliography: INVENTED, analysisType: 'quick' });
  expect(fakeEntries).toBe(0);
});

test('the manuscript’s citations are compared with the list', async () => {
  const { inText } = await analyze(await subscriber(running.origin), {
    bibliography: [DEEP_LEARNING, HALLMARKS].join('\n'),
    manuscript: 'Networks learn (LeCun et al., 2015). Teapots do not (Quellmann & Ostrowitz, 2016).',
  });
  expect(inText).toMatchObject({
    kind: 'author-year',
    citations: 2,
    uncited: [1],
    withoutEntry: [{ text: 'Quellmann, Ostrowitz, 2016', times: 1 }],
  });
});

test('an asynchronous analysis reports its progress, and is downloaded as a report and in every format', async () => {
  const client = await subscriber(running.origin);
  const later = await client.post(
    '/api/bibliography/analyze',
    { bibliography: BIBLIOGRAPHY },
    { Prefer: 'respond-async' },
  );
  expect(later.status).toBe(202);
  const { id, analysisId, included } = later.body as AcceptedCheck;
  const path = `/api/checks/${id}`;
  expect([analysisId, later.headers.get('Location')]).toEqual([id, path]);
  expect(included).toBe(4);
  const events = String((await client.get(`${path}/events`)).body);
  expect(events.match(/^event: judged$/gm)).toHaveLength(4);
  expect(events).toMatch(/"settled":4\}\n/);
  expect(events).toMatch(/event: finished\ndata: \{"type":"finished","state":"finished"\}\n\n$/);
  expect((await client.get(path)).body).toMatchObject({ tool: 'bibliography', state: 'finished', settled: 4 });
  expect((await client.get(`${path}/report`)).body).toMatchObject({ totalEntries: 4, analysisId });

  const report = await client.get(`${path}/report.txt`);
  expect(report.headers.get('Content-Disposition')).toBe('attachment; filename="bibliography-analysis-report.txt"');
  expect(String(report.body)).toContain('Valid: 1 (25%)');
  expect(String(report.body)).toMatch(/Overall score: \d+\/100/);
  expect(String(report.body)).toMatch(/Line 3\nStatus: Invalid\nCitation: .{100}…\nIssue: /);

  for (const [format, { extension }] of Object.entries(EXPORT_FORMATS)) {
    const { status, headers, body } = await client.get(`${path}/export?format=${format}`);
    expect([format, status]).toEqual([format, 200]);
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="bibliography.${extension}"`);
    expect(JSON.stringify(body).length).toBeGreaterThan(100);
  }
  const items = (await client.get(`${path}/export?format=csl-json`)).body as unknown[];
  expect(items).toHaveLength(3);
  expect((await client.get(`${path}/export?format=csl-json&entries=found`)).body).toHaveLength(2);
  expect(String((await client.get(`${path}/export?format=text&style=mla`)).body)).toContain('vol. 521');

  const stranger = await newAccount(running.origin);
  for (const rest of ['', '/report', '/export?format=ris']) expect((await stranger.get(path + rest)).status).toBe(404);
  for (const rest of ['/export', '/export?format=pdf', '/export?format=ris&style=ieee', '/export?format=ris&entries=x'])
    expect((await client.get(path + rest)).status).toBe(400);
});

test('500 lines are one analysis, 501 are refused', async () => {
  const client = await subscriber(running.origin);
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `Entry number ${index} of a list`).join('\n');
  const tooMany = await client.post('/api/bibliography/analyze', { bibliography: lines(501) });
  expect(tooMany.status).toBe(400);
  const tooDear = await client.post('/api/bibliography/analyze', { bibliography: lines(500), analysisType: 'quick' });
  expect(tooDear).toMatchObject({ status: 402, body: { required: 250, remaining: 100 } });
});

test.each([
  ['nothing', {}],
  ['nine characters', { bibliography: 'a b c d e' }],
  ['short lines alone', { bibliography: 'short\nlines\nalone here\nof text' }],
  ['another style', { bibliography: DEEP_LEARNING, format: 'ieee' }],
  ['another depth', { bibliography: DEEP_LEARNING, analysisType: 'deep' }],
  ['a list', { bibliography: [DEEP_LEARNING] }],
  ['a manuscript that is no text', { bibliography: DEEP_LEARNING, manuscript: 5 }],
  ['authors that are no text', { bibliography: DEEP_LEARNING, manuscriptAuthors: ['x'] }],
])('317, 318: %s is refused and free', async (_name, body) => {
  const client = await newAccount(running.origin);
  expect((await client.post('/api/bibliography/analyze', body)).status).toBe(400);
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0 });
});
