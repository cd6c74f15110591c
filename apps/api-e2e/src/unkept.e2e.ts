import type { Billing } from '@veracite/contracts/account';
import type { Check } from '@veracite/contracts/checks';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { DEEP_LEARNING } from '@veracite/testing/famous-works';
import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Client } from './support/client';
import { newAccount } from './support/client';
import { startRunning, type Running } from './support/running';
import { openStores, type Stores } from './support/stores';

/*
 * Texts that are not kept leave nothing behind. Each kind of request contains a unique word, which is then searched for in
 * every table, every key of Redis and the logs.
 */

const LATER = { Prefer: 'respond-async' };
const reference = (word: string): string =>
  `Quellmann, T., & Ostrowitz, P. (2016). Thermodynamic jurisprudence of the ${word} kettle. Annals of Botany, 12(3), 45–67.`;
const list = (word: string): string => `${reference(word)}\n${reference(`second ${word}`)}`;

interface Way {
  name: string;
  /** Of an account that keeps nothing; else the request says so. */
  account?: true;
  /** @returns the id of the list that it began */
  run(client: Client, word: string): Promise<string | void>;
  /** False: the list was only read. */
  isStarted?: false;
  /** Minutes after which a list that was not deleted has to be gone. */
  goneAfter?: number;
}

async function right(answer: Promise<Answer>): Promise<Answer['body'] & object> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as object;
}

/** Makes a client repeat what the server is too busy for at the moment. */
function patient(client: Client): Client {
  const send = client.send.bind(client);
  client.send = async (...request) => {
    for (;;) {
      const answer = await send(...request);
      if (answer.status !== 503) return answer;
      await pause(500);
    }
  };
  return client;
}

async function begun(client: Client, word: string, more: object = {}): Promise<string> {
  const asked = { citations: [reference(word)], keep: false, ...more };
  return ((await right(client.post('/api/citations/verify-batch', asked, LATER))) as { batchId: string }).batchId;
}

async function ended(client: Client, id: string): Promise<void> {
  await right(client.get(`/api/checks/${id}/events`));
}

const listOf = async (client: Client, word: string, options: object): Promise<Check> =>
  (await right(client.post('/api/checks', { citations: [reference(word)], ...options }))) as Check;

const WAYS: Way[] = [
  {
    name: 'a single check',
    run: async (client, word) =>
      void (await right(client.post('/api/citations/verify', { citation: reference(word), keep: false }))),
  },
  {
    name: 'a single check with a key, repeated: charged once, answered twice',
    run: async (client, word) => {
      const ask = () =>
        right(
          client.post(
            '/api/citations/verify',
            { citation: reference(word), keep: false },
            { 'Idempotency-Key': 'once' },
          ),
        );
      expect(await ask()).toMatchObject({ status: 'fake' });
      expect(await ask()).toMatchObject({ status: 'fake' });
      const { usedCreditsThisMonth } = (await right(client.get('/api/payments/billing'))) as Billing;
      expect(usedCreditsThisMonth).toBe(1);
    },
  },
  {
    name: 'an entry of a text',
    run: async (client, word) => {
      const text = list(word);
      const entries = [{ start: 0, end: reference(word).length }];
      await right(client.post('/api/citations/verify', { text, entries, keep: false }));
    },
  },
  {
    name: 'a batch, deleted once it was answered',
    run: async (client, word) => {
      const asked = { citations: [reference(word)], keep: false };
      const answer = (await right(client.post('/api/citations/verify-batch', asked))) as { batchId: string };
      expect(answer).toMatchObject({ state: 'done', results: [{ status: 'fake' }] });
      expect(JSON.stringify(answer)).not.toContain('"id"');
      await right(client.send(`/api/checks/${answer.batchId}`, { method: 'DELETE' }));
      expect((await client.get(`/api/checks/${answer.batchId}`)).status).toBe(404);
    },
  },
  {
    name: 'a batch, read to its end as events',
    run: async (client, word) => {
      const id = await begun(client, word);
      await ended(client, id);
      return id;
    },
    goneAfter: 60,
  },
  { name: 'a batch whose results are not fetched', run: (client, word) => begun(client, word), goneAfter: 24 * 60 },
  {
    name: 'entries of a text in a batch, deleted',
    run: async (client, word) => {
      const text = list(word);
      const entries = [{ start: 0, end: reference(word).length }];
      const id = await begun(client, word, { citations: undefined, text, entries });
      const place = `/api/checks/${id}`;
      // A request while it runs would stop it, and keep its results for a minute.
      await ended(client, id);
      await right(client.send(place, { method: 'DELETE' }));
      expect((await client.get(place)).status).toBe(404);
    },
  },
  {
    name: 'an analysis with its manuscript, its report and its export, deleted',
    run: async (client, word) => {
      const manuscript = `As the ${word} says, kettles migrate (Quellmann and Ostrowitz, 2016).`;
      const asked = { bibliography: list(word), manuscript, manuscriptAuthors: `${word} Smith`, keep: false };
      const { analysisId } = (await right(client.post('/api/bibliography/analyze', asked))) as AnalyzeResult;
      const place = `/api/checks/${analysisId}`;
      await right(client.get(`${place}/report.txt`));
      await right(client.get(`${place}/export?format=bibtex`));
      await right(client.send(place, { method: 'DELETE' }));
      expect((await client.get(place)).status).toBe(404);
    },
  },
  {
    name: 'a quick analysis, fetched',
    run: async (client, word) => {
      const asked = { bibliography: list(word), analysisType: 'quick', keep: false };
      return ((await right(client.post('/api/bibliography/analyze', asked))) as AnalyzeResult).analysisId;
    },
    goneAfter: 60,
  },
  {
    name: 'a list that is not started',
    run: async (client, word) => (await listOf(client, word, {})).id,
    isStarted: false,
    goneAfter: 60,
  },
  {
    name: 'a list, read to its end as events',
    run: async (client, word) => {
      const { id } = await listOf(client, word, { keep: false });
      await right(client.post(`/api/checks/${id}/run`));
      await right(client.get(`/api/checks/${id}/events`));
      return id;
    },
    goneAfter: 60,
  },
  {
    name: 'a list with a changed entry, checked again, with its report, deleted',
    run: async (client, word) => {
      const { id } = await listOf(client, word, { keep: false, manuscript: `As the ${word} says (Quellmann, 2016).` });
      const operations = [{ op: 'edit', position: 0, raw: `${reference(word)} x` }];
      await right(client.send(`/api/checks/${id}/entries`, patched({ operations })));
      await right(client.post(`/api/checks/${id}/run`));
      await right(client.get(`/api/checks/${id}/events`));
      await right(client.post(`/api/checks/${id}/entries/0/run`, {}, { 'Idempotency-Key': 'again' }));
      await right(client.get(`/api/checks/${id}/report`));
      await right(client.send(`/api/checks/${id}`, { method: 'DELETE' }));
    },
  },
  {
    name: 'an account that keeps nothing: a document',
    account: true,
    run: async (client, word) => {
      const body = new FormData();
      body.append('keep', 'true');
      body.append('file', new Blob([`${word} (Quellmann, 2016).\n\nReferences\n\n${reference(word)}`]), `${word}.txt`);
      const { id } = (await right(client.send('/api/checks', { method: 'POST', body }))) as Check;
      await right(client.post(`/api/checks/${id}/run`));
      await right(client.get(`/api/checks/${id}/events`));
      return id;
    },
    goneAfter: 60,
  },
  {
    name: 'an account that keeps nothing: a check, whatever its request says',
    account: true,
    run: async (client, word) => {
      const asked = { citation: reference(word), keep: true };
      const answer = await right(client.post('/api/citations/verify', asked, { 'Idempotency-Key': 'once' }));
      expect(answer).not.toHaveProperty('id');
      expect((await client.get('/api/citations')).body).toMatchObject({ citations: [] });
      expect(JSON.stringify((await client.get('/api/account/export')).body)).toContain('"keep_texts":false');
    },
  },
  {
    name: 'an account that keeps nothing: a batch, which has no link and no certificate',
    account: true,
    run: async (client, word) => {
      const id = await begun(client, word, { keep: true });
      await ended(client, id);
      expect((await client.post('/api/shares', { batchId: id })).status).toBe(404);
      expect((await client.get(`/api/checks/${id}/certificate`)).status).toBe(400);
      return id;
    },
    goneAfter: 60,
  },
  {
    name: 'an account that keeps nothing: an analysis',
    account: true,
    run: async (client, word) => {
      const { body } = await client.post('/api/bibliography/analyze', { bibliography: list(word) });
      return (body as AnalyzeResult).analysisId;
    },
    goneAfter: 60,
  },
  {
    name: 'an account that keeps nothing: a search and a check of a source that find nothing, repeated under their keys',
    account: true,
    run: async (client, word) => {
      const searched = { title: `The ${word} kettle`, author: word };
      const checked = { input: `Journal of ${word} Studies`, inputType: 'journal' };
      for (let turn = 0; turn < 2; turn += 1) {
        await right(client.post('/api/citations/find', searched, { 'Idempotency-Key': 'found' }));
        await right(client.post('/api/sources/verify', checked, { 'Idempotency-Key': 'weighed' }));
      }
      expect((await right(client.get('/api/payments/billing'))) as Billing).toMatchObject({ usedCreditsThisMonth: 0 });
    },
  },
  {
    name: 'what is read and written for nothing: a text, a document, a citation in a style',
    run: async (client, word) => {
      await right(client.post('/api/citations/parse', { text: list(word) }));
      const file = new FormData();
      file.append('file', new Blob([`${word} (Quellmann, 2016).\n\nReferences\n\n${list(word)}`]), `${word}.txt`);
      await right(client.send('/api/documents', { method: 'POST', body: file }));
      await client.post('/api/citations/format', { items: [{ type: 'book', title: word }], style: 'apa' });
    },
  },
  {
    name: 'what is refused',
    run: async (client, word) => {
      const refused = [
        await client.post('/api/citations/verify', { citation: reference(word), format: word }),
        await client.post('/api/citations/verify', `{"citation": "${word}`),
        await client.post('/api/citations/verify', { citation: reference(word), keep: word }),
        await client.get(`/api/citations?search=${word}&page=${word}`),
        await client.post('/api/citations/verify-batch', { citations: [reference(word)], keep: 'x' }),
      ];
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
      expect(refused.at(-1)?.body).toMatchObject({
        detail: 'keep must be true or false',
      });
    },
  },
];

/** Returns a unique word for each kind of request. */
const wordOf = (index: number): string => `zyqu${String.fromCharCode(97 + index)}marvex`;

let running: Running;
let stores: Stores;
const before = new Map<string, string[]>();

beforeAll(async () => {
  running = await startRunning();
  stores = await openStores(running.product);
  await Promise.all(WAYS.map(async (way, index) => before.set(way.name, await placesAfter(way, wordOf(index)))));
});
afterAll(async () => {
  await stores?.close();
  await running?.stop();
});

/** Sends a request and advances the time to a minute before its data must be deleted. @returns the places with the word */
async function placesAfter({ run, account, isStarted, goneAfter }: Way, word: string): Promise<string[]> {
  const client = patient(await newAccount(running.product.origin));
  if (account) await right(client.send('/api/account/settings', patched({ keepTexts: false })));
  const id = await run(client, word);
  if (goneAfter === undefined || id === undefined) return [];
  if (isStarted !== false) await untilEnded(id);
  await later(id, goneAfter - 1);
  await pause(6_000);
  const places = await stores.holding(word);
  await later(id, 1);
  return places;
}

const patched = (body: object): RequestInit => ({
  method: 'PATCH',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

async function untilEnded(id: string): Promise<void> {
  for (;;) {
    const { rowCount } = await stores.postgres.query('SELECT FROM checks WHERE id = $1 AND finished_at IS NOT NULL', [
      id,
    ]);
    if (rowCount) return;
    await pause(100);
  }
}

const later = (id: string, minutes: number) =>
  stores.postgres.query('UPDATE checks SET expires_at = expires_at - make_interval(mins => $2) WHERE id = $1', [
    id,
    minutes,
  ]);

test('the search finds what is kept', async () => {
  const client = await newAccount(running.product.origin);
  const word = 'zyqukeptmarvex';
  await right(client.post('/api/citations/verify', { citation: reference(word) }, { 'Idempotency-Key': 'kept' }));
  await right(client.post('/api/citations/verify-batch', { citations: [reference(word)] }));
  expect(await stores.holding(word)).toEqual(
    expect.arrayContaining(['table citations', 'table idempotency_keys', 'table check_entries']),
  );
  await right(client.post('/api/citations/verify', { citation: DEEP_LEARNING }));
  expect(await stores.holding('LeCun')).toContainEqual(expect.stringMatching(/^key veracite:answer/));
  expect(await stores.holding('/api/citations/')).toContain('log main.log');
});

test.each(WAYS.filter(({ goneAfter }) => goneAfter !== undefined))(
  '$name: is there until its time is over',
  ({ name }) => {
    expect(before.get(name)).toEqual(['table check_entries']);
  },
);

test.each(WAYS.map(({ name }, index) => ({ name, word: wordOf(index) })))(
  '$name: is nowhere afterwards',
  async ({ word }) => {
    let found = await stores.holding(word);
    for (const end = Date.now() + 12_000; found.length > 0 && Date.now() < end; found = await stores.holding(word))
      await pause(500);
    expect(found).toEqual([]);
  },
);
