import type { AddedPaper, Collection, Decision, Paper, PaperPage } from '@veracite/contracts/collections';
import { ANSWER_LIMITS, type LetterQuestions } from '@veracite/contracts/letter-answers';
import type { Check } from '@veracite/contracts/checks';
import { hallmarks } from '@veracite/testing/famous-works';
import { zipSync } from 'fflate';
import { setTimeout as pause } from 'node:timers/promises';
import { Client as Postgres } from 'pg';
import { Client, newAccount } from './support/client';
import { expectProblem } from './support/problem';
import { runningForTests } from './support/running';

jest.setTimeout(240_000);
const running = runningForTests();

const REAL = `Hanahan, D., & Weinberg, R. A. (2000). ${hallmarks.title}. Cell, 100(1), 57–70.`;
const INVENTED =
  'Quellmann, T., & Ostrowitz, P. (2016). Thermodynamic jurisprudence of migratory teapots. Annals of Botany, 12(3), 45–67.';
const paper = (title: string, references: string[]) =>
  Buffer.from(
    `# ${title}\n\nThis was shown (Hanahan & Weinberg, 2000).\n\n## References\n\n${references.join('\n\n')}\n`,
  );

function send(client: Client, id: string, name: string, bytes: Uint8Array) {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), name);
  return client.send(`/api/collections/${id}/papers`, { method: 'POST', body });
}

async function chair(): Promise<Client> {
  const client = await newAccount(running.origin);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  return client;
}

async function create(client: Client): Promise<string> {
  const { status, body } = await client.post('/api/collections', { name: 'Submissions' });
  expect(status).toBe(201);
  return (body as Collection).id;
}

/** Waits until all papers are ready or unreadable. */
async function finished(client: Client, id: string): Promise<Collection> {
  for (const end = Date.now() + 120_000; ; await pause(200)) {
    const collection = (await client.get(`/api/collections/${id}`)).body as Collection;
    const { ready, unreadable, ...open } = collection.progress.papers;
    const isDone = ready + unreadable > 0 && Object.values(open).every((papers) => papers === 0);
    if (isDone || Date.now() > end) return collection;
  }
}

const page = async (client: Client, id: string) =>
  ((await client.get(`/api/collections/${id}/papers`)).body as PaperPage).papers;
const put = (client: Client, path: string, body: object) =>
  client.send(path, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

/** Answers a letter as its authors do, without an account. */
async function answered(token: string): Promise<void> {
  const authors = new Client(running.origin);
  const { questions } = (await authors.get(`/api/answers/${token}`)).body as LetterQuestions;
  expect(questions.map(({ position, text }) => [position, text.includes(INVENTED)])).toEqual([[1, true]]);
  const answer = (fields: Record<string, string>, file?: Blob) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (file) body.append('file', file, 'page.pdf');
    return authors.send(`/api/answers/${token}`, { method: 'POST', body });
  };
  const refused: [string, Record<string, string>][] = [
    ['nothing', { position: '1', address: ' ' }],
    ['an address of another kind', { position: '1', address: 'javascript:alert(1)' }],
    ['a reference that is not asked about', { position: '0', note: 'Here' }],
  ];
  for (const [name, fields] of refused) expect([name, (await answer(fields)).status]).toEqual([name, 400]);
  expect((await answer({ position: '1', address: '10.1000/x' }, new Blob(['%PDF']))).status).toBe(200);
  await sizeFiles(ANSWER_LIMITS.bytesPerPaper - 4);
  expect((await answer({ position: '1' }, new Blob(['%PDF-']))).status).toBe(409);
  await sizeFiles(4);
  for (const wrong of [token.slice(0, -2), `${token.slice(0, 36)}.${'x'.repeat(43)}`, 'x'])
    expect((await authors.get(`/api/answers/${wrong}`)).status).toBe(404);
}

async function inDatabase(sql: string, parameters: unknown[] = []): Promise<void> {
  const postgres = new Postgres({ connectionString: process.env['DATABASE_URL'] });
  await postgres.connect();
  await postgres.query(sql, parameters).finally(() => postgres.end());
}

/** Replaces the file of every answer by one of this size. */
const sizeFiles = (bytes: number) =>
  inDatabase("UPDATE letter_answers SET file = convert_to(rpad('%PDF', $1, ' '), 'UTF8')", [bytes]);

/** The token of the address in a letter. */
async function tokenIn(client: Client, paperPath: string): Promise<string> {
  const { body } = await client.get(`${paperPath}/letter?format=text`);
  return /\/answers\/(\S+)/.exec(String(body))?.[1] ?? '';
}

test('papers are dropped, checked, ranked and decided on, and letters are written', async () => {
  const client = await chair();
  const id = await create(client);
  const archive = zipSync({ 'ünsere.md': paper('Clean', [REAL]), 'drei.md': paper('Bad', [REAL, INVENTED]) });
  const added = (await send(client, id, 'alle.zip', archive)).body as AddedPaper[];
  expect(added.map(({ name, paper: item }) => [name, item?.state])).toEqual([
    ['ünsere.md', 'waiting'],
    ['drei.md', 'waiting'],
  ]);
  expect((await send(client, id, 'größe.pdf', Buffer.from('%PDF-1.7'))).body).toMatchObject([{ name: 'größe.pdf' }]);
  const { progress } = await finished(client, id);
  expect(progress).toMatchObject({ papers: { ready: 2, unreadable: 1 }, references: 3, settled: 3, secondsLeft: 0 });
  const queue = await page(client, id);
  expect(queue.map(({ name, undecided }) => [name, undecided])).toEqual([
    ['drei.md', 1],
    ['ünsere.md', 0],
    ['größe.pdf', 0],
  ]);
  const address = `/api/collections/${id}/papers/${queue[0]?.id}`;
  const { entries } = (await client.get(`/api/checks/${queue[0]?.checkId}`)).body as Check;
  expect(entries).toMatchObject([{ position: 0 }, { position: 1, raw: INVENTED }]);
  const letter = await client.get(`${address}/letter?format=text`);
  expect([letter.status, String(letter.body).includes(INVENTED), String(letter.body).includes(REAL)]).toEqual([
    200,
    true,
    false,
  ]);
  expect(letter.headers.get('Content-Disposition')).toBe('attachment; filename="drei-letter.txt"');
  for (const format of ['docx', 'eml'])
    expect((await client.get(`${address}/letter?format=${format}`)).status).toBe(200);
  const token = await tokenIn(client, address);
  await answered(token);
  const { answers = [] } = (await client.get(address)).body as Paper;
  expect(answers).toMatchObject([{ position: 1, address: 'https://doi.org/10.1000/x', fileName: 'page.pdf' }]);
  expect((await client.get(`${address}/answers/${answers[0]?.id}/file`)).body).toBe('%PDF');
  expect((await page(client, id)).map((each) => each.answered)).toEqual([1, 0, 0]);
  expect((await client.get(`/api/collections/${id}/papers?state=answered`)).body).toMatchObject({ total: 1 });
  const statusOf = async (each: string) => (await new Client(running.origin).get(`/api/answers/${each}`)).status;
  expect([await statusOf(token), await tokenIn(client, address)]).toEqual([200, token]);
  expect((await client.send(`${address}/answers`, { method: 'DELETE' })).status).toBe(204);
  const next = await tokenIn(client, address);
  expect([await statusOf(token), await statusOf(next)]).toEqual([404, 200]);
  await inDatabase('UPDATE papers SET answer_until = now() WHERE answer_until IS NOT NULL');
  expect(await statusOf(next)).toBe(404);
  const decision = { kind: 'dismissed', reason: 'It is on my shelf', version: 0 };
  const decided = (await put(client, `${address}/decisions/1`, decision)).body as Paper;
  expect([decided.undecided, decided.assessment?.isAgainst, decided.decisions.length]).toEqual([0, false, 1]);
  expect((await page(client, id)).map((each) => each.answered)).toEqual([0, 0, 0]);
  const second = await put(client, `${address}/decisions/1`, { ...decision, kind: 'confirmed' });
  expect([second.status, (second.body as { current: Decision }).current.version]).toEqual([409, 1]);
  expectProblem('a decision of an earlier version', second);
  expect((await client.get(`${address}/letter`)).status).toBe(409);
  expect((await client.get(`${address}/annotated`)).status).toBe(422);
  expectProblem('nothing to correct', await client.get(`${address}/corrected`));
  expect((await client.get(`${address}/file`)).body).toContain('# Bad');
  for (const format of ['csv', 'xlsx', 'json'])
    expect((await client.get(`/api/collections/${id}/export?format=${format}`)).status).toBe(200);
  const report = await client.get(`/api/collections/${id}/report`);
  const statement = JSON.parse(Buffer.from(String(report.body).split('.')[1] ?? '', 'base64url').toString()) as object;
  expect(statement).toMatchObject({ subject: { type: 'collection', ids: [id] } });
  expect((await client.send(`/api/collections/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await client.get(`/api/collections/${id}`)).status).toBe(404);
});

test('a paper in JATS is returned with the status of its references, and otherwise unchanged', async () => {
  const client = await chair();
  const id = await create(client);
  const jats = `<?xml version="1.0"?>\r\n<article><front/><body><p>Säle.</p></body><back><ref-list>${[REAL, INVENTED]
    .map((text, index) => `<ref id="b${index}"><mixed-citation>${text.replace('&', '&amp;')}</mixed-citation></ref>`)
    .join('')}</ref-list></back></article>`;
  await send(client, id, 'a.xml', Buffer.from(jats));
  await finished(client, id);
  const [item] = await page(client, id);
  const { status, body, headers } = await client.get(`/api/collections/${id}/papers/${item?.id}/annotated`);
  expect([status, headers.get('Content-Disposition')]).toEqual([200, 'attachment; filename="a-annotated.xml"']);
  const instructions = String(body).match(/<\?veracite [^?]*\?>/g) ?? [];
  expect(instructions.map((text) => /status="(\w+)" label="([^"]*)"/.exec(text)?.slice(1))).toEqual([
    ['valid', 'Found'],
    ['fake', 'Not found'],
  ]);
  expect(String(body).replace(/<\?veracite [^?]*\?>/g, '')).toBe(jats);
});

test('what is wrong is refused, and other users see nothing', async () => {
  const [client, other] = [await chair(), await chair()];
  const id = await create(client);
  for (const [path, body] of [
    ['/api/collections', {}],
    ['/api/collections', { name: 'A', policy: 'invented: [' }],
    ['/api/collections', { name: 'A', retentionDays: 0 }],
    ['/api/collections', { name: 'A', groupId: 'mine' }],
    [`/api/collections/${id}/papers/known`, { digests: ['x'] }],
    [`/api/collections/${id}/papers`, {}],
  ] as const) {
    const answer = await client.post(path, body);
    expect([path, answer.status]).toEqual([path, 400]);
    expectProblem(path, answer);
  }
  const queries = ['cursor=x', 'cursor=%00', 'state=done', `q=${'x'.repeat(300)}`, 'cursor=fDk5OTk5OTk5OTk5'];
  for (const query of queries)
    expect([query, (await client.get(`/api/collections/${id}/papers?${query}`)).status]).toEqual([query, 400]);
  expect((await client.get(`/api/collections/${id}/papers?q=%25%00a`)).status).toBeLessThan(500);
  expect((await send(client, id, 'empty.pdf', new Uint8Array())).body).toMatchObject([{ fault: 'The file is empty.' }]);
  const nowhere = '00000000-0000-4000-8000-000000000000';
  for (const path of ['', '/papers', '/export', '/report', `/papers/${nowhere}`, `/papers/${nowhere}/letter`]) {
    expect([path, (await other.get(`/api/collections/${id}${path}`)).status]).toEqual([path, 404]);
    expect([path, (await new Client(running.origin).get(`/api/collections/${id}${path}`)).status]).toEqual([path, 401]);
  }
  expect((await send(other, id, 'a.md', paper('A', [REAL]))).status).toBe(404);
  expect((await other.get('/api/collections')).body).toEqual([]);
  const [added] = (await send(client, id, 'b.md', paper('B', [REAL]))).body as AddedPaper[];
  expect((await other.get(`/api/checks/${added?.paper?.checkId}`)).status).toBe(404);
});
