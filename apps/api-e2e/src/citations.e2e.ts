import { randomUUID } from 'node:crypto';
import type { AcceptedCheck, Check } from '@veracite/contracts/checks';
import type { BatchResult, CitationsPage, VerificationResult } from '@veracite/contracts/citations';
import type { StyledCitations, StylesList } from '@veracite/contracts/styles';
import { billing, subscriber, newAccount } from './support/client';
import { runningForTests } from './support/running';
import { DEEP_LEARNING, HALLMARKS, INVENTED } from '@veracite/testing/famous-works';

jest.setTimeout(180_000);

const running = runningForTests();
afterEach(() => running.standIn.setFaults({}));

describe('a single check', () => {
  test('292–295, 301, 303, 308: a real reference is confirmed, charged, counted and recorded', async () => {
    const client = await newAccount(running.origin);
    const { status, body } = await client.post('/api/citations/verify', { citation: `  ${DEEP_LEARNING} ` });
    const result = body as VerificationResult;
    expect(status).toBe(200);
    expect(result.status).toBe('valid');
    expect(result.extractedDetails).toEqual({
      title: 'Deep learning',
      authors: ['Yann LeCun', 'Yoshua Bengio', 'Geoffrey Hinton'],
      year: 2015,
      journal: 'Nature',
      doi: '10.1038/nature14539',
    });
    expect(Object.keys(result.correctedCitation ?? {}).sort()).toEqual(['apa', 'chicago', 'mla']);
    expect(result.evidence.length).toBeGreaterThan(0);
    const pages = (result.confirmedBy ?? []).flatMap(({ url }) => url ?? []);
    expect(pages.length).toBeGreaterThan(0);
    expect([...result.sourceLinks].sort()).toEqual([...new Set(pages)].sort());
    for (const link of result.sourceLinks) expect(link).toMatch(/^https?:\/\//);
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 1, remaining: 2, totalCitationsVerified: 1 });
    expect((await client.get('/api/stats/today')).body).toEqual({ valid: 1, incomplete: 0, invalid: 0 });
    const page = (await client.get('/api/citations?page=1&limit=10')).body as CitationsPage;
    expect(page.citations).toMatchObject([
      {
        id: result.id,
        originalText: DEEP_LEARNING,
        status: 'valid',
        reason: result.reason,
        sourceLinks: result.sourceLinks,
        extractedDetails: result.extractedDetails,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      },
    ]);
    expect((await client.get(`/api/citations/${result.id}`)).body).toMatchObject({ result: { status: 'valid' } });
  });

  test('not to be kept: answered and charged, and nothing of it in the history', async () => {
    const client = await newAccount(running.origin);
    const { body } = await client.post('/api/citations/verify', { citation: DEEP_LEARNING, keep: false });
    expect(body).toMatchObject({ status: 'valid' });
    expect(body).not.toHaveProperty('id');
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 1 });
    expect((await client.get('/api/citations')).body).toMatchObject({ citations: [] });
    const refused = await client.post('/api/citations/verify', { citation: DEEP_LEARNING, keep: 'no' });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('keep must be true')]);
  });

  test('an invented reference is fake when every database answers that it has nothing', async () => {
    const { body } = await (await newAccount(running.origin)).post('/api/citations/verify', { citation: INVENTED });
    expect(body).toMatchObject({ status: 'fake', reason: expect.any(String) as string, sourceLinks: [] });
    // What was read from the citation, and nothing of another work.
    const { correctedCitation, extractedDetails } = body as VerificationResult;
    expect([correctedCitation, extractedDetails?.year, extractedDetails?.doi]).toEqual([undefined, 2016, undefined]);
    expect(INVENTED).toContain(extractedDetails?.title);
  });

  test('302: when the databases are away it is unknown, and free', async () => {
    running.standIn.setFaults({ crossref: { kind: 'server-error' }, openalex: { kind: 'server-error' } });
    const client = await newAccount(running.origin);
    const { status, body } = await client.post('/api/citations/verify', { citation: `${INVENTED} Again.` });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'unknown' });
    const counted = { usedCreditsThisMonth: 0, remaining: 3, totalCitationsVerified: 1 };
    expect(await billing(client)).toMatchObject(counted);
  });

  test.each([
    ['nothing', {}],
    ['blanks', { citation: '  \n ' }],
    ['a number', { citation: 5 }],
    ['2,000 characters', { citation: 'x'.repeat(2_000) }],
    ['another style', { citation: 'x', format: 'ieee' }],
    ['no style at all', { citation: 'x', format: null }],
  ])('296: %s is refused', async (_name, body) => {
    const client = await newAccount(running.origin);
    expect((await client.post('/api/citations/verify', body)).status).toBe(400);
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0 });
  });

  test.each([
    ['none', {}, 'apa'],
    ['mla', { format: 'mla' }, 'mla'],
  ])('296: with the format %s the style is that, or apa', async (_name, format, style) => {
    const client = await newAccount(running.origin);
    await client.post('/api/citations/verify', { citation: DEEP_LEARNING, ...format });
    const { citations } = (await client.get('/api/citations')).body as CitationsPage;
    const { body } = await client.get(`/api/checks/${citations[0]?.batchId}`);
    expect(body).toMatchObject({ options: { style } });
  });

  test('300: one credit and 50 at once: one answer, 49 refusals', async () => {
    const client = await newAccount(running.origin);
    await client.post('/api/citations/verify-batch', { citations: [DEEP_LEARNING, HALLMARKS] });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => client.post('/api/citations/verify', { citation: DEEP_LEARNING })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(49);
    expect(refused[0]?.body).toMatchObject({ required: 1, remaining: 0, plan: 'free' });
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 3, remaining: 0 });
  });

  test('338: a repeat with the same key is answered and charged once', async () => {
    const client = await newAccount(running.origin);
    const ask = (citation: string) => client.post('/api/citations/verify', { citation }, { 'Idempotency-Key': 'k-1' });
    const [first, second] = [await ask(HALLMARKS), await ask(HALLMARKS)];
    // Byte by byte, so that who hashes or signs answers gets the same.
    expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
    expect((await ask(DEEP_LEARNING)).status).toBe(422);
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 1 });
  });
});

describe('a batch', () => {
  test('297, 298, 301: results in the order of the asked, blanks dropped, one credit each', async () => {
    const client = await subscriber(running.origin);
    const citations = [HALLMARKS, '  ', DEEP_LEARNING, '', INVENTED];
    const { status, body } = await client.post('/api/citations/verify-batch', { citations });
    const { processedCount, results } = body as BatchResult;
    expect(status).toBe(200);
    expect(processedCount).toBe(3);
    expect(results.map(({ originalText }) => originalText)).toEqual([HALLMARKS, DEEP_LEARNING, INVENTED]);
    expect(results.map((result) => result.status)).toEqual(['valid', 'valid', 'fake']);
    for (const { extractedDetails, correctedCitation, sourceLinks } of results.slice(0, 2)) {
      expect([extractedDetails?.title, extractedDetails?.year]).toEqual([expect.any(String), expect.any(Number)]);
      expect(Object.keys(correctedCitation ?? {}).sort()).toEqual(['apa', 'chicago', 'mla']);
      expect(sourceLinks.length).toBeGreaterThan(0);
    }
    expect(results[2]?.reason).toEqual(expect.any(String));
    expect(await billing(client)).toMatchObject({
      usedCreditsThisMonth: 3,
      remaining: 97,
      totalCitationsVerified: 3,
    });
    expect((await client.get('/api/stats/today')).body).toEqual({ valid: 2, incomplete: 0, invalid: 1 });
  });

  test('its id is found by the key of the request, by its owner alone', async () => {
    const client = await subscriber(running.origin);
    const asked = { citations: [HALLMARKS, DEEP_LEARNING] };
    const key = randomUUID();
    const { body } = await client.post('/api/citations/verify-batch', asked, { 'Idempotency-Key': key });
    expect(body).toMatchObject({ batchId: key });
    expect((await client.get(`/api/checks/${key}`)).body).toMatchObject({ id: key, total: 2 });
    expect((await (await newAccount(running.origin)).get(`/api/checks/${key}`)).status).toBe(404);
  });

  test.each([
    ['empty', { citations: [] }],
    ['only blanks', { citations: ['', '  '] }],
    ['no list', { citations: 'x' }],
    ['no texts', { citations: [1, null] }],
    ['101 of them', { citations: Array(101).fill('x') }],
    ['missing', {}],
  ])('299: %s is refused and free', async (_name, body) => {
    const client = await subscriber(running.origin);
    expect((await client.post('/api/citations/verify-batch', body)).status).toBe(400);
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0 });
  });

  test('300: more than the credits that are left', async () => {
    const client = await newAccount(running.origin);
    const { status, body } = await client.post('/api/citations/verify-batch', { citations: ['a', 'b', 'c', 'd'] });
    expect(status).toBe(402);
    expect(body).toMatchObject({ required: 4, remaining: 3 });
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0, remaining: 3 });
  });

  test('an asynchronous batch reports its progress by events, which resume after a disconnect', async () => {
    const client = await subscriber(running.origin);
    const later = await client.post(
      '/api/citations/verify-batch',
      { citations: [HALLMARKS, DEEP_LEARNING] },
      { Prefer: 'respond-async' },
    );
    expect(later.status).toBe(202);
    const { id, batchId } = later.body as AcceptedCheck;
    expect([batchId, later.headers.get('Location')]).toEqual([id, `/api/checks/${id}`]);
    const events = String((await client.get(`/api/checks/${id}/events`)).body);
    expect(events.match(/^event: judged$/gm)).toHaveLength(2);
    expect(events).toMatch(/event: finished\ndata: \{"type":"finished","state":"finished"\}\n\n$/);
    const rest = String((await client.get(`/api/checks/${id}/events`, { 'Last-Event-ID': '1' })).body);
    expect(rest.match(/^event: judged$/gm)).toHaveLength(1);
    expect((await client.get(`/api/checks/${id}`)).body).toMatchObject({ state: 'finished', settled: 2 });
    const stranger = await newAccount(running.origin);
    for (const path of [id, `${id}/events`]) expect((await stranger.get(`/api/checks/${path}`)).status).toBe(404);
    expect((await stranger.send(`/api/checks/${id}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('one reference is checked as a check, whose id is the key of its request', async () => {
    const client = await subscriber(running.origin);
    const key = randomUUID();
    const headers = { Prefer: 'respond-async, return=representation', 'Idempotency-Key': key };
    const send = () => client.post('/api/citations/verify', { citation: HALLMARKS }, headers);
    for (const { status, body } of [await send(), await send()])
      expect([status, body]).toMatchObject([202, { batchId: key, entries: [{ raw: HALLMARKS }] }]);
    await client.get(`/api/checks/${key}/events`);
    const { body: check } = await client.get(`/api/checks/${key}`);
    expect(check).toMatchObject({ state: 'finished', total: 1, entries: [{ result: { status: 'valid' } }] });
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 1 });
    const { citations } = (await client.get('/api/citations')).body as CitationsPage;
    expect(citations).toMatchObject([{ originalText: HALLMARKS, origin: 'single' }]);
    // A key that another user has used starts a check of another id.
    const other = await newAccount(running.origin);
    const { body } = await other.post('/api/citations/verify', { citation: HALLMARKS }, headers);
    expect((body as { batchId: string }).batchId).not.toBe(key);
  });

  test('stopped, it charges only what was settled', async () => {
    const [client, stranger] = [await subscriber(running.origin), await newAccount(running.origin)];
    running.standIn.setLatency(10_000);
    // Two texts have the deadline of a batch, and no cached answer.
    const citations = ['A', 'B'].map((title) => `${INVENTED} ${title}${randomUUID()}`);
    const later = await client.post('/api/citations/verify-batch', { citations }, { Prefer: 'respond-async' });
    const { batchId } = later.body as { batchId: string };
    const { entries } = (await client.get(`/api/checks/${batchId}`)).body as Check;
    expect(entries.map(({ raw }) => raw)).toEqual(citations);
    // Another device of the same user finds it, a stranger does not.
    const open = async (account: typeof client) => (await account.get('/api/checks?state=open')).body;
    expect(await open(client)).toMatchObject([
      { id: batchId, tool: 'citations', total: 2, settled: 0, createdAt: expect.stringMatching(/^\d{4}-/) },
    ]);
    expect(await open(stranger)).toEqual([]);
    expect((await client.send(`/api/checks/${batchId}`, { method: 'DELETE' })).status).toBe(204);
    running.standIn.setLatency(0);
    expect((await client.get(`/api/checks/${batchId}`)).body).toMatchObject({ state: 'canceled' });
    expect(await open(client)).toEqual([]);
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0, remaining: 100 });
  });
});

describe('the history', () => {
  test('304–307, 309: pages, filters, and only the user’s own records', async () => {
    const client = await subscriber(running.origin);
    const citations = [HALLMARKS, INVENTED, DEEP_LEARNING, DEEP_LEARNING.replace('(2015)', '(2014)')];
    await client.post('/api/citations/verify-batch', { citations });
    const page = async (query: string) => (await client.get(`/api/citations?${query}`)).body as CitationsPage;
    const first = await page('page=1&limit=2');
    expect(first.citations.map(({ originalText }) => originalText)).toEqual([citations[3], citations[2]]);
    expect(first.pagination).toEqual({
      page: 1,
      limit: 2,
      totalCount: 4,
      totalPages: 2,
      hasPrevPage: false,
      hasNextPage: true,
    });
    expect((await page('page=2&limit=2')).pagination).toMatchObject({ hasPrevPage: true, hasNextPage: false });
    for (const [status, shown, found] of [
      ['fake', 'fake', [1]],
      ['invalid', 'fake', [1]],
      ['valid', 'valid', [2, 0]],
      ['incomplete', 'incomplete', [3]],
    ] as const) {
      const { citations: records, pagination } = await page(`status=${status}`);
      expect(records.map((record) => [record.status, record.originalText])).toEqual(
        found.map((index) => [shown, citations[index]]),
      );
      expect(pagination.totalCount).toBe(found.length);
    }
    expect((await client.get('/api/citations/recent')).body).toEqual((await page('')).citations);
    const id = first.citations[0]?.id;
    const stranger = await newAccount(running.origin);
    expect((await stranger.get(`/api/citations/${id}`)).status).toBe(404);
    expect((await stranger.send(`/api/citations/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await stranger.get('/api/citations/recent')).body).toEqual([]);
    expect((await client.send(`/api/citations/${id}`, { method: 'DELETE' })).status).toBe(204);
  });

  test('it is searched, exported as CSV and JSON, and deleted as far as it matches', async () => {
    const client = await subscriber(running.origin);
    await client.post('/api/citations/verify-batch', { citations: [HALLMARKS, INVENTED, DEEP_LEARNING] });
    const count = async (query: string) =>
      ((await client.get(`/api/citations?${query}`)).body as CitationsPage).pagination.totalCount;
    expect(await count('q=HALLMARKS%20weinberg')).toBe(1);
    expect(await count(`from=${new Date(Date.now() + 60_000).toISOString()}`)).toBe(0);
    expect(await count('to=2100-01-01&status=valid')).toBe(2);
    const csv = await client.get('/api/citations/export?format=csv&status=invalid');
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="citations.csv"');
    expect(String(csv.body).trim().split('\r\n')).toHaveLength(2);
    const { body } = await client.get('/api/citations/export?format=json');
    expect(body).toMatchObject([
      { originalText: DEEP_LEARNING, result: { status: 'valid' } },
      { status: 'fake' },
      { originalText: HALLMARKS },
    ]);
    const stranger = await newAccount(running.origin);
    expect((await stranger.send('/api/citations', { method: 'DELETE' })).body).toEqual({ deleted: 0 });
    expect((await client.send('/api/citations?status=invalid', { method: 'DELETE' })).body).toEqual({ deleted: 1 });
    expect((await client.send('/api/citations', { method: 'DELETE' })).body).toEqual({ deleted: 2 });
    expect(await count('')).toBe(0);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'page=0x10',
    'page=1.5',
    'page=',
    'limit=0',
    'limit=101',
    'limit=x',
    'status=x',
    'page=1&page=2',
    'q=a&q=b',
    `q=${'x'.repeat(201)}`,
    'from=yesterday',
    'from=2026-02-30T',
    'to=2026-W01',
    'to=99999-01-01',
  ])('306: %s is refused', async (query) => {
    expect((await (await newAccount(running.origin)).get(`/api/citations?${query}`)).status).toBe(400);
  });
});

describe('the other tools', () => {
  test('GET /api/sources names the connected databases', async () => {
    const { body } = await (await newAccount(running.origin)).get('/api/sources');
    expect(body).toContainEqual(expect.objectContaining({ id: 'crossref', name: 'Crossref', state: 'ready' }));
  });

  test('styles: listed, written in, charged nothing, refused by field', async () => {
    const client = await newAccount(running.origin);
    const list = (await client.get('/api/citations/styles')).body as StylesList;
    expect(list).toEqual({ own: expect.arrayContaining(['apa', 'ieee']) as string[], csl: [] });
    const text = '@article{a, author={Doe, Jane}, title={Trees}, journal={Plain Studies}, volume={8}, year={2001}}';
    const { status, body } = await client.post('/api/citations/format', { text, style: 'nature' });
    expect([status, (body as StyledCitations).citations[0]?.plain]).toEqual([
      200,
      'Doe, J. Trees. Plain Stud. 8 (2001).',
    ]);
    for (const style of ['../etc/passwd', 'unheard-of', 7, null])
      expect((await client.post('/api/citations/format', { text, style })).status).toBe(400);
    expect((await client.post('/api/citations/format', { style: 'apa' })).status).toBe(400);
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0 });
  });
});
