import type { Billing } from '@veracite/contracts/account';
import type { Check, CheckEvent, CheckSummary, CreatedCheck } from '@veracite/contracts/checks';
import { DEEP_LEARNING, HALLMARKS, INVENTED } from '@veracite/testing/famous-works';
import { Client, newAccount } from './support/client';
import { expectProblem } from './support/problem';
import { startRunning, type Running } from './support/running';

jest.setTimeout(180_000);

let running: Running;
let origin: string;
beforeAll(async () => {
  running = await startRunning();
  origin = running.product.origin;
});
afterAll(() => running?.stop());
afterEach(() => running.standIn.setLatency(0));

const LIST = `[1] ${DEEP_LEARNING}\n[2] ${HALLMARKS}\n[3] ${INVENTED}`;

const billing = async (client: Client) => (await client.get('/api/payments/billing')).body as Billing;
const create = async (client: Client, body: object = { text: LIST }) => {
  const answer = await client.post('/api/checks', body);
  expect([answer.status, answer.body]).toEqual([201, expect.any(Object)]);
  return answer.body as CreatedCheck;
};
const run = (client: Client, id: string) => client.post(`/api/checks/${id}/run`);
const get = async (client: Client, id: string, query = '') =>
  (await client.get(`/api/checks/${id}${query}`)).body as Check;
const remove = (client: Client, id: string) => client.send(`/api/checks/${id}`, { method: 'DELETE' });
const patch = (client: Client, path: string, body: object) =>
  client.send(`/api/checks/${path}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Reads the events of a check to its end. */
async function eventsOf(client: Client, id: string, headers: Record<string, string> = {}): Promise<CheckEvent[]> {
  const { body } = await client.get(`/api/checks/${id}/events`, { Accept: 'application/x-ndjson', ...headers });
  const lines = String(body).split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as CheckEvent);
}

test('a list is read for free, started once, and has its results in order', async () => {
  const client = await newAccount(origin);
  const created = await create(client, { text: LIST, style: 'mla' });
  expect(created).toMatchObject({
    tool: 'citations',
    state: 'read',
    options: { style: 'mla', depth: 'full', keep: true },
    total: 3,
    included: 3,
    settled: 0,
    cost: 3,
    expiresAt: expect.any(String),
    parsed: { format: 'text', layout: 'numbered', summary: expect.stringContaining('3 references') },
  });
  expect(created.entries.map(({ position, raw }) => [position, raw])).toEqual([
    [0, DEEP_LEARNING],
    [1, HALLMARKS],
    [2, INVENTED],
  ]);
  expect(created.entries[0]).toMatchObject({ csl: { title: 'Deep learning' }, included: true, place: { start: 4 } });
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0, remaining: 3 });

  const runs = await Promise.all([run(client, created.id), run(client, created.id), run(client, created.id)]);
  expect(runs.map(({ status }) => status)).toEqual([202, 202, 202]);
  const events = await eventsOf(client, created.id);
  const judged = events.flatMap((event) => (event.type === 'judged' ? [event] : []));
  expect(judged.map(({ settled }) => settled)).toEqual([1, 2, 3]);
  expect(events.at(-1)).toEqual({ type: 'finished', state: 'finished' });

  const check = await get(client, created.id);
  expect(check).toMatchObject({ state: 'finished', settled: 3, finishedAt: expect.any(String) });
  expect(check).not.toHaveProperty('expiresAt');
  expect(check.entries.map(({ result }) => result?.status)).toEqual(['valid', 'valid', 'fake']);
  expect(check.entries[0]?.result?.id).toEqual(expect.any(String));
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 3, remaining: 0 });

  const resumed = await eventsOf(client, created.id, { 'Last-Event-ID': '2' });
  expect(resumed.map(({ type }) => type)).toEqual(['judged', 'finished']);
  const sse = String((await client.get(`/api/checks/${created.id}/events`)).body);
  expect(sse).toMatch(/^id: 1\nevent: judged\ndata: \{"type":"judged","position":\d/);
  expect(sse).toMatch(/event: finished\ndata: \{"type":"finished","state":"finished"\}\n\n$/);
});

test('one reference is checked at once, and reports the databases that are queried', async () => {
  running.standIn.setLatency(700);
  const client = await newAccount(origin);
  const citation =
    'Quellmann, T., & Ostrowitz, B. (2016). Kettles that migrate at dusk. Journal of Kettles, 4(2), 1–9.';
  const { id } = await create(client, { citations: [citation] });
  expect((await run(client, id)).body).toMatchObject({ state: 'running', total: 1 });
  const events = await eventsOf(client, id);
  const asked = events.flatMap((event) => (event.type === 'asked' ? event.sources : []));
  expect(asked).toContain('Crossref');
  expect(events.map(({ type }) => type)).toContain('answered');
  expect(events.slice(-2).map(({ type }) => type)).toEqual(['judged', 'finished']);
});

test('the list of a visitor belongs to the first user who opens it', async () => {
  const visitor = new Client(origin);
  const { id } = await create(visitor);
  expect(await get(visitor, id)).toMatchObject({ state: 'read', total: 3 });
  expect((await run(visitor, id)).status).toBe(401);
  const [ada, bob] = [await newAccount(origin), await newAccount(origin)];
  expect((await run(ada, id)).status).toBe(202);
  expect((await bob.get(`/api/checks/${id}`)).status).toBe(404);
  expect((await visitor.get(`/api/checks/${id}`)).status).toBe(401);
  expect((await remove(bob, id)).status).toBe(404);
  await eventsOf(ada, id);
  expect((await get(ada, id)).entries.map(({ result }) => result?.status)).toEqual(['valid', 'valid', 'fake']);
});

test('too few credits are refused, and the list can be started later', async () => {
  const client = await newAccount(origin);
  const { id } = await create(client, { citations: Array.from({ length: 4 }, (_, at) => `${INVENTED} ${at}`) });
  const refused = await run(client, id);
  expect([refused.status, refused.body]).toEqual([402, expect.objectContaining({ required: 4, remaining: 3 })]);
  expect((await patch(client, id, { depth: 'quick' })).body).toMatchObject({ cost: 2, options: { depth: 'quick' } });
  expect((await run(client, id)).status).toBe(202);
  expect((await patch(client, id, { depth: 'full' })).status).toBe(409);
  expect((await patch(client, id, { style: 'bibtex' })).body).toMatchObject({ errors: [{ pointer: '/style' }] });
});

test('a running check is listed, canceled, and then deleted', async () => {
  running.standIn.setLatency(3_000);
  const client = await newAccount(origin);
  const { id } = await create(client);
  const open = async () =>
    ((await client.get('/api/checks?state=open')).body as CheckSummary[]).map((one) => one.state);
  expect(await open()).toEqual(['read']);
  expect((await client.get(`/api/checks/${id}/events`)).status).toBe(409);
  await run(client, id);
  expect(await open()).toEqual(['running']);
  expect((await remove(client, id)).status).toBe(204);
  expect(await get(client, id)).toMatchObject({ state: 'canceled' });
  expect(await eventsOf(client, id)).toEqual([{ type: 'finished', state: 'canceled' }]);
  expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 0, remaining: 3 });
  expect(await open()).toEqual([]);
  expect((await remove(client, id)).status).toBe(204);
  expect((await client.get(`/api/checks/${id}`)).status).toBe(404);
});

test('1,000 references are one check, read in pages', async () => {
  const client = await newAccount(origin);
  const text = Array.from({ length: 1_000 }, (_, at) => `Ames, B. (2001). Kettle number ${at}. Nature, 1(2), 3-4.`);
  const created = await create(client, { text: text.join('\n'), layout: 'one-a-line' });
  expect([created.total, created.cost, created.entries.length]).toEqual([1_000, 1_000, 500]);
  const last = await get(client, created.id, '?entries=998-1200');
  expect(last.entries.map(({ position }) => position)).toEqual([998, 999]);
  expect((await client.get(`/api/checks/${created.id}?entries=0-500`)).status).toBe(400);
});

test.each<[string, object, string]>([
  ['nothing', {}, '/text'],
  ['blanks', { text: ' \n ' }, '/text'],
  ['a number', { text: 5 }, '/text'],
  ['no citations', { citations: [] }, '/citations'],
  ['an empty citation', { citations: [''] }, '/citations'],
  ['a citation that is no text', { citations: [1] }, '/citations'],
  ['a long citation', { citations: ['x'.repeat(2_000)] }, '/citations'],
  ['an invisible citation', { citations: ['\u200b'] }, '/citations'],
  ['5,001 lines', { text: 'a b\n'.repeat(5_001), layout: 'one-a-line' }, '/text'],
  ['1,000,001 characters', { text: 'x'.repeat(1_000_001) }, '/text'],
  ['an unknown layout', { text: 'a', layout: 'numbered' }, '/layout'],
  ['an unknown style', { text: 'a', style: 'vancouver' }, '/style'],
  ['an unknown depth', { text: 'a', depth: 'deep' }, '/depth'],
  ['an unknown tool', { text: 'a', tool: 'finder' }, '/tool'],
  ['keep as a number', { text: 'a', keep: 1 }, '/keep'],
  ['entries outside of the text', { text: 'a', entries: [{ start: 0, end: 9 }] }, '/entries/0/end'],
])('%s is refused by the name of the field', async (name, body, pointer) => {
  const answer = await (await newAccount(origin)).post('/api/checks', body);
  expectProblem(name, answer);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
});

test.each(['/api/checks/x', '/api/checks/00000000-0000-4000-8000-000000000000', '/api/checks/x/events'])(
  '%s is not found',
  async (path) => {
    const answer = await (await newAccount(origin)).get(path);
    expectProblem(path, answer);
    expect(answer.status).toBe(404);
  },
);
