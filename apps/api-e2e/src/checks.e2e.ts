import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check, CheckEvent, CheckSummary, CreatedCheck, EntryOperation } from '@veracite/contracts/checks';
import { DEEP_LEARNING, HALLMARKS, INVENTED } from '@veracite/testing/famous-works';
import { billing, Client, newAccount } from './support/client';
import { expectProblem } from './support/problem';
import { runningForTests } from './support/running';

jest.setTimeout(180_000);

const running = runningForTests();
afterEach(() => running.standIn.setLatency(0));

const FOLDER = path.resolve(__dirname, '../../../libs/testing/data/documents');
const LIST = `[1] ${DEEP_LEARNING}\n[2] ${HALLMARKS}\n[3] ${INVENTED}`;

const create = async (client: Client, body: object = { text: LIST }) => {
  const answer = await client.post('/api/checks', body);
  expect([answer.status, answer.body]).toEqual([201, expect.any(Object)]);
  return answer.body as CreatedCheck;
};
const run = (client: Client, id: string, body?: object, headers?: Record<string, string>) =>
  client.post(`/api/checks/${id}/run`, body, headers);
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
  const client = await newAccount(running.origin);
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
  expect(check.entries.map(({ label }) => label)).toEqual(['[1]', '[2]', '[3]']);
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
  const client = await newAccount(running.origin);
  const citation = 'Quellmann, T., & Ostrowitz, B. (2016). Kettles that migrate at dusk. Annals of Botany, 4(2), 1–9.';
  const { id } = await create(client, { citations: [citation] });
  expect((await run(client, id)).body).toMatchObject({ state: 'running', total: 1 });
  const events = await eventsOf(client, id);
  const asked = events.flatMap((event) => (event.type === 'asked' ? event.sources : []));
  expect(asked).toContain('Crossref');
  expect(events.map(({ type }) => type)).toContain('answered');
  const record = { id: expect.any(String) as string };
  expect(events.slice(-2)).toMatchObject([{ type: 'judged', result: record }, { type: 'finished' }]);
});

test('the list of a visitor belongs to the first user who opens it', async () => {
  const visitor = new Client(running.origin);
  const { id } = await create(visitor);
  expect(await get(visitor, id)).toMatchObject({ state: 'read', total: 3 });
  expect((await run(visitor, id)).status).toBe(401);
  const [ada, bob] = [await newAccount(running.origin), await newAccount(running.origin)];
  expect((await run(ada, id)).status).toBe(202);
  expect((await bob.get(`/api/checks/${id}`)).status).toBe(404);
  expect((await visitor.get(`/api/checks/${id}`)).status).toBe(401);
  expect((await remove(bob, id)).status).toBe(404);
  await eventsOf(ada, id);
  expect((await get(ada, id)).entries.map(({ result }) => result?.status)).toEqual(['valid', 'valid', 'fake']);
});

test('too few credits are refused, and the list can be started later', async () => {
  const client = await newAccount(running.origin);
  const { id } = await create(client, { citations: Array.from({ length: 4 }, (_, index) => `${INVENTED} ${index}`) });
  const refused = await run(client, id);
  expect([refused.status, refused.body]).toEqual([402, expect.objectContaining({ required: 4, remaining: 3 })]);
  expect((await patch(client, id, { depth: 'quick' })).body).toMatchObject({ cost: 2, options: { depth: 'quick' } });
  expect((await run(client, id, { depth: 'full' })).status).toBe(402);
  const started = await run(client, id, { style: 'mla' }, { Prefer: 'return=representation' });
  expect(started).toMatchObject({
    status: 202,
    body: { options: { style: 'mla', depth: 'quick' }, entries: [{ raw: `${INVENTED} 0` }, {}, {}, {}] },
  });
  expect((await patch(client, id, { depth: 'full' })).status).toBe(409);
  expect((await patch(client, id, { style: 'bibtex' })).body).toMatchObject({ errors: [{ pointer: '/style' }] });
});

test('a running check is listed and canceled, and a repeat deletes no results', async () => {
  running.standIn.setLatency(3_000);
  const client = await newAccount(running.origin);
  const { id } = await create(client, {
    citations: [1, 2].map((index) => `Unasked, U. (2003). Title ${index} that no test has. Nature, 3.`),
  });
  const open = async () =>
    ((await client.get('/api/checks?state=open')).body as CheckSummary[]).map((item) => item.state);
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
  expect((await client.get(`/api/checks/${id}`)).status).toBe(200);
});

describe('the entries of a list', () => {
  const change = async (client: Client, id: string, ...operations: EntryOperation[]) =>
    patch(client, `${id}/entries`, { operations });

  test('are joined, cut, edited and left out before the check is started', async () => {
    const client = await newAccount(running.origin);
    const middle = DEEP_LEARNING.indexOf(' ', 40);
    const [head, tail] = [DEEP_LEARNING.slice(0, middle), DEEP_LEARNING.slice(middle)];
    const text = `${head}\n${tail}\n${HALLMARKS} ${INVENTED}\nno reference at all\n${HALLMARKS}`;
    const { id } = await create(client, { text, layout: 'one-a-line' });
    const changed = await change(
      client,
      id,
      { op: 'join', position: 0 },
      { op: 'cut', position: 1, at: HALLMARKS.length },
      { op: 'include', position: 3, included: false },
      { op: 'edit', position: 4, raw: ` ${INVENTED} x ` },
    );
    expect(changed.status).toBe(200);
    const check = changed.body as Check;
    expect(check).toMatchObject({ total: 5, included: 4, cost: 4 });
    expect(check.entries.map(({ position, raw, included }) => [position, raw, included])).toEqual([
      [0, `${head.trim()} ${tail.trim()}`, true],
      [1, HALLMARKS, true],
      [2, INVENTED, true],
      [3, 'no reference at all', false],
      [4, `${INVENTED} x`, true],
    ]);
    expect(check.entries[1]?.csl).toMatchObject({ title: expect.stringMatching(/hallmarks of cancer/i) });
    await client.post('/api/payments/simulated', { priceId: 'pri_simulated_basic_monthly' });
    await run(client, id);
    await eventsOf(client, id);
    const statuses = (await get(client, id)).entries.map(({ result }) => result?.status);
    expect(statuses).toEqual(['valid', 'valid', 'fake', undefined, 'fake']);
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 4 });
    expect((await change(client, id, { op: 'join', position: 0 })).status).toBe(409);
  });

  test('can be added before a position or after the last, also where all lines of the text were left out', async () => {
    const client = await newAccount(running.origin);
    const { id, entries, parsed } = await create(client, { text: 'x'.repeat(2_500) });
    expect([entries, parsed?.leftOut.map(({ kind }) => kind)]).toEqual([[], ['too-long']]);
    const changed = await change(
      client,
      id,
      { op: 'add', position: 0, raw: HALLMARKS },
      { op: 'add', position: 1, raw: INVENTED },
      { op: 'add', position: 0, raw: DEEP_LEARNING },
    );
    expect(changed.body).toMatchObject({ total: 3, included: 3 });
    expect((changed.body as Check).entries.map(({ raw }) => raw)).toEqual([DEEP_LEARNING, HALLMARKS, INVENTED]);
  });

  test.each<[string, unknown, string]>([
    ['no operations', [], '/operations'],
    ['an unknown operation', [{ op: 'swap', position: 0 }], '/operations'],
    ['a name of a prototype', [{ op: 'constructor', position: 0 }], '/operations'],
    ['a negative position', [{ op: 'join', position: -1 }], '/operations'],
    ['a cut at no offset', [{ op: 'cut', position: 0 }], '/operations'],
    ['a cut after the end', [{ op: 'cut', position: 0, at: 5_000 }], '/operations/0/at'],
    ['a join of the last', [{ op: 'join', position: 2 }], '/operations/0/position'],
    ['an edit to nothing', [{ op: 'edit', position: 0, raw: ' \u200b' }], '/operations/0/raw'],
    ['a long edit', [{ op: 'edit', position: 0, raw: 'x'.repeat(2_000) }], '/operations'],
    ['a position after the last', [{ op: 'include', position: 9, included: true }], '/operations/0/position'],
    ['an entry after the end', [{ op: 'add', position: 9, raw: HALLMARKS }], '/operations/0/position'],
    [
      'a second operation that fails',
      [
        { op: 'include', position: 0, included: false },
        { op: 'join', position: 2 },
      ],
      '/operations/1/position',
    ],
  ])('are unchanged after %s', async (name, operations, pointer) => {
    const client = await newAccount(running.origin);
    const before = await create(client);
    const answer = await patch(client, `${before.id}/entries`, { operations });
    expectProblem(name, answer);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
    expect((await get(client, before.id)).entries).toEqual(before.entries);
  });

  test('are checked again once the check has ended', async () => {
    const client = await newAccount(running.origin);
    await client.post('/api/payments/simulated', { priceId: 'pri_simulated_basic_monthly' });
    const { id } = await create(client, { citations: [DEEP_LEARNING, HALLMARKS] });
    const again = (position: number | string) => client.post(`/api/checks/${id}/entries/${position}/run`);
    expect((await again(0)).status).toBe(409);
    await run(client, id);
    await eventsOf(client, id);
    const first = (await get(client, id)).entries[1]?.result?.id;
    const answer = await again(1);
    expect(answer).toMatchObject({ status: 200, body: { position: 1, result: { status: 'valid' } } });
    const { entries, settled } = await get(client, id);
    expect(entries[1]?.result?.id).not.toBe(first);
    expect(settled).toBe(2);
    expect(await billing(client)).toMatchObject({ usedCreditsThisMonth: 2 });
    for (const position of [2, '999999999999', '-1', 'x']) expect((await again(position)).status).toBe(404);
  });
});

test('a list that was read takes its options and a manuscript before it is started', async () => {
  const client = await newAccount(running.origin);
  const { id } = await create(client, { text: LIST, tool: 'bibliography' });
  const change = { style: 'mla', depth: 'quick', manuscript: 'Networks learn [1] (Watson, 1953).' };
  expect((await patch(client, id, { manuscript: 1 })).status).toBe(400);
  expect((await run(client, id, change)).body).toMatchObject({ options: { style: 'mla', depth: 'quick' }, cost: 2 });
  await eventsOf(client, id);
  expect((await client.get(`/api/checks/${id}/report`)).body).toMatchObject({
    inText: { citations: expect.any(Number) },
  });
});

test('an ended check has a report, an export and a certificate', async () => {
  const client = await newAccount(running.origin);
  const { id } = await create(client, { text: LIST, tool: 'bibliography', manuscript: 'Networks learn [1].' });
  const paths = ['report', 'report.txt', 'export?format=bibtex', 'certificate', 'report.docx'].map(
    (path) => `/api/checks/${id}/${path}`,
  );
  for (const path of paths) expect([path, (await client.get(path)).status]).toEqual([path, 409]);
  await run(client, id);
  await eventsOf(client, id);
  const [report, text, bibtex, certificate, document] = await Promise.all(paths.map((path) => client.get(path)));
  expect(report?.body).toMatchObject({ totalEntries: 3, validEntries: 2, fakeEntries: 1, inText: expect.any(Object) });
  expect(String(text?.body)).toContain('Deep learning');
  expect(String(bibtex?.body)).toContain('@article');
  expect(String(certificate?.body)).toMatch(/^eyJ/);
  expect(document?.headers.get('Content-Disposition')).toBe('attachment; filename="bibliography-analysis-report.docx"');
  expect(String(document?.body)).toMatch(/^PK/);
  expect((await client.get(`/api/checks/${id}/export?format=exe`)).status).toBe(400);
  for (const path of paths) expect((await (await newAccount(running.origin)).get(path)).status).toBe(404);
});

test('a document is read once, and its references are checked as they were read', async () => {
  const client = await newAccount(running.origin);
  const send = (from: Client, fields: Record<string, string>, bytes: string | Uint8Array, name: string) => {
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.append(field, value);
    body.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), name);
    return from.send('/api/checks', { method: 'POST', body });
  };
  const pdf = readFileSync(path.join(FOLDER, 'chicago-two-columns.pdf'));
  const answer = await send(client, { style: 'chicago', keep: 'false' }, pdf, 'a.pdf');
  expect(answer.status).toBe(201);
  const created = answer.body as CreatedCheck;
  expect(created).toMatchObject({ tool: 'documents', total: 25, cost: 25, options: { style: 'chicago', keep: false } });
  expect(created.document?.citations).toHaveLength(22);
  expect(created.problems?.map(({ kind }) => kind)).toContain('quoted-page');
  expect(created.entries[0]).toMatchObject({ place: { page: expect.any(Number) }, csl: { title: expect.any(String) } });
  expect((await get(client, created.id)).problems).toEqual(created.problems);
  expect((await send(client, { style: 'vancouver' }, 'A', 'a.txt')).body).toMatchObject({
    errors: [{ pointer: '/style' }],
  });
  expect((await send(client, {}, '%PDF-1.7 and no more', 'a.pdf')).status).toBe(422);
  expect((await send(new Client(running.origin), {}, pdf, 'a.pdf')).status).toBe(401);
  const letter = await send(
    new Client(running.origin),
    {},
    `Text (LeCun et al., 2015).\n\nReferences\n\n${DEEP_LEARNING}`,
    'a.txt',
  );
  expect(letter).toMatchObject({ status: 201, body: { total: 1, entries: [{ csl: { title: 'Deep learning' } }] } });
});

test('1,000 references are one check, read in pages', async () => {
  const client = await newAccount(running.origin);
  const text = Array.from(
    { length: 1_000 },
    (_, index) => `Ames, B. (2001). Kettle number ${index}. Nature, 1(2), 3-4.`,
  );
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
  const answer = await (await newAccount(running.origin)).post('/api/checks', body);
  expectProblem(name, answer);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
});

test.each(['/api/checks/x', '/api/checks/00000000-0000-4000-8000-000000000000', '/api/checks/x/events'])(
  '%s is not found',
  async (path) => {
    const answer = await (await newAccount(running.origin)).get(path);
    expectProblem(path, answer);
    expect(answer.status).toBe(404);
  },
);
