import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Billing } from '@veracite/contracts/account';
import type { SourceCheckData, SourceCheckResponse } from '@veracite/contracts/source-check';
import { INNER_ADDRESSES } from '@veracite/testing/inner-addresses';
import { newAccount, type Client } from './support/client';
import { startRunning, type Running } from './support/running';
import { REGISTERED, SITES } from './support/sources';

jest.setTimeout(180_000);

/** Public pages that lead inside, or to another scheme. */
const REDIRECTS = ['inside', 'metadata', 'file', 'gopher'].map((path) => `https://sly.org/${path}`);

let running: Running;
let client: Client;
beforeAll(async () => {
  running = await startRunning(undefined, { registered: REGISTERED, sites: SITES });
  client = await newAccount(running.product.origin);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_basic_monthly' });
});
afterAll(() => running?.stop());
afterEach(() => running.standIn.setFaults({}));

const used = async () => ((await client.get('/api/payments/billing')).body as Billing).usedCreditsThisMonth;
const OPTIONS = { includeAlternatives: true, detailedAnalysis: true, fieldContext: 'academic', urgency: 'medium' };

async function check(input: string, inputType?: string): Promise<SourceCheckData> {
  const { status, body } = await client.post('/api/sources/verify', { input, inputType, options: OPTIONS });
  expect([input, status, (body as SourceCheckResponse).success]).toEqual([input, 200, true]);
  const { data } = body as SourceCheckResponse;
  if (!data) throw new Error('no data');
  const [low, high] = data.confidenceInterval;
  const score = data.overallScore ?? 50;
  expect(0 <= low && low <= score && score <= high && high <= 100).toBe(true);
  return data;
}

test('322–325, 328: a journal, with every field; one credit; cached the second time', async () => {
  const before = await used();
  const data = await check('annals of tidal research', 'journal');
  expect(data).toMatchObject({
    trustLevel: 'high',
    insufficientEvidence: false,
    cacheHit: false,
    inputValue: 'annals of tidal research',
    overallScore: expect.any(Number) as number,
    verificationTime: expect.any(Number) as number,
    inputType: 'journal',
    existence: { exists: true, verifiedIn: ['Crossref', 'OpenAlex', 'DOAJ', 'ISSN Portal'] },
    credibility: { factors: { peerReview: true, impactFactor: 3.2, citationCount: 91_000 } },
    authenticity: { warnings: [] },
    content: { type: expect.any(String) as string },
    publisher: { name: 'Springer Nature' },
    recommendations: { shouldUse: true },
    alternativeSources: expect.any(Array) as unknown[],
  });
  expect(data.apiCallsMade).toBeGreaterThan(3);
  expect(data.verificationSources).toEqual(expect.arrayContaining(['Crossref', 'DOAJ']) as string[]);
  for (const line of data.balance) {
    expect(line).toMatchObject({
      statement: expect.stringMatching(/\S/) as string,
      origin: expect.stringMatching(/\S/) as string,
      date: expect.stringMatching(/^\d{4}/) as string,
    });
    expect(line.weight > 0).toBe(line.side !== 'neutral');
  }
  expect(await used()).toBe(before + 1);
  expect(await check('annals of tidal research', 'journal')).toMatchObject({
    cacheHit: true,
    apiCallsMade: 0,
    overallScore: data.overallScore,
  });
  expect(await used()).toBe(before + 2);
});

test.each([
  ['an ISSN is a journal', '1476-4687', 'journal', 'Annals of Tidal Research'],
  ['a DOI is a work', 'https://doi.org/10.1038/nature14539', 'doi', 'Deep learning'],
  ['an iD is an author', '0000-0002-1825-0097', 'author', ''],
  ['an address is a website', 'tidal-research.org', 'url', 'Annals of Tidal Research'],
  ['a redirect is followed', 'https://moved.org/', 'url', 'Annals of Tidal Research'],
])('326: no type is the type url, with which %s', async (_name, input, inputType, note) => {
  const data = await check(input);
  expect(await check(input, 'url')).toMatchObject({ cacheHit: true, inputType, overallScore: data.overallScore });
  expect(data.inputType).toBe(inputType);
  expect(data.existence.exists).toBe(true);
  expect(data.existence.notes.join(' ')).toContain(note);
});

test('a website: tags, contact, age of its domain, and the journal it belongs to', async () => {
  const data = await check('https://tidal-research.org/', 'url');
  const ids = data.balance.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['scholarly-tags', 'contact', 'policies', 'domain-age', 'journal:doaj-journal']) as string[],
  );
  expect(data.consulted).toContainEqual(
    expect.objectContaining({ source: 'Domain registry (RDAP)', outcome: 'answered' }),
  );
});

test('a name that several people bear says so', async () => {
  const data = await check('Maren Voss', 'author');
  expect(data.homonyms).toEqual([expect.objectContaining({ name: 'Maren Voss', works: 2 })]);
  expect(data.balance.map(({ id }) => id)).toContain('homonyms');
});

test('a listed journal names the list, its owner and date, and how to dispute it', async () => {
  const data = await check('International Journal of Computer Technology and Electronics Engineering', 'journal');
  expect(data.trustLevel).toBe('low');
  expect(data.balance).toContainEqual(
    expect.objectContaining({
      id: 'listed:bealls-journals',
      side: 'against',
      origin: expect.stringContaining("Beall's List") as string,
      date: '2025',
      dispute: expect.stringMatching(/\S/) as string,
    }),
  );
  expect(data.alternativeSources.length).toBeGreaterThan(0);
});

test('an unknown journal is insufficient evidence, never a bad rating, and costs nothing', async () => {
  const before = await used();
  const data = await check('Journal of Applied Kettle Studies', 'journal');
  expect(data).toMatchObject({ insufficientEvidence: true, trustLevel: 'medium', existence: { exists: false } });
  expect(data.authenticity.warnings).toEqual([]);
  expect(await used()).toBe(before);
});

test('when no source answers, the evidence is insufficient and nothing is charged or kept', async () => {
  const down = { kind: 'server-error' } as const;
  running.standIn.setFaults({ crossref: down, openalex: down, doaj: down, 'issn-portal': down });
  const before = await used();
  for (let times = 0; times < 2; times += 1) {
    const data = await check('Quarterly of Silent Registries', 'journal');
    expect(data).toMatchObject({ insufficientEvidence: true, cacheHit: false, verificationSources: [] });
    expect(data).toMatchObject({ trustLevel: null, overallScore: null, existence: { exists: null } });
  }
  expect(await used()).toBe(before);
});

test.each([
  ['two characters', { input: 'ab' }, 'Please enter a source to check'],
  ['another type', { input: 'Nature', inputType: 'magazine' }, undefined],
  ['another urgency', { input: 'Nature', options: { urgency: 'now' } }, undefined],
  ['options that are no object', { input: 'Nature', options: 'all' }, undefined],
])('326: %s is refused', async (_name, body, message) => {
  const answer = await client.post('/api/sources/verify', body);
  expect(answer.status).toBe(400);
  if (message) expect(answer.body).toMatchObject({ message });
});

describe('327, P47: addresses that may not be asked for', () => {
  let met = 0;
  const listener = createServer((socket) => {
    met += 1;
    socket.destroy();
  });
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => listener.listen(0, resolve));
    port = (listener.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => listener.close(resolve)));

  test.each([...INNER_ADDRESSES, ...REDIRECTS, 'http://127.0.0.1:PORT/', 'http://localhost:PORT/'])(
    '%s',
    async (payload) => {
      const calls = running.standIn.calls().length;
      const input = payload.replace('PORT', String(port));
      const { status, body } = await client.post('/api/sources/verify', { input, inputType: 'url' });
      expect([status, (body as { message: string }).message]).toEqual([
        400,
        expect.stringMatching(/^Address not allowed/),
      ]);
      expect(
        running.standIn
          .calls()
          .slice(calls)
          .map(({ host }) => host),
      ).toEqual(payload.includes('sly.org') ? ['sly.org'] : []);
      expect(met).toBe(0);
    },
  );

  test('a loop of redirects is followed three times', async () => {
    const calls = running.standIn.calls().length;
    await client.post('/api/sources/verify', { input: 'https://sly.org/loop', inputType: 'url' });
    const hosts = running.standIn
      .calls()
      .slice(calls)
      .map(({ host }) => host);
    expect(hosts.filter((host) => host === 'sly.org')).toHaveLength(4);
  });
});
