import type { NewApiKey } from '@veracite/contracts/keys';
import type { WatchDetail } from '@veracite/contracts/watches';
import type { NewWebhook, WebhookDelivery } from '@veracite/contracts/webhooks';
import { DEEP_LEARNING, deepLearning } from '@veracite/testing/famous-works';
import type { Update } from '@veracite/testing/fake-databases/updates';
import { Client, newAccount } from './support/client';
import { startRunning, type Running } from './support/running';

jest.setTimeout(240_000);

const DOI = deepLearning.DOI ?? '';
const BIB = `@article{a, title={Deep learning}, doi={${DOI}}}
@book{b, title={A book without identifiers}, author={Nemo, N.}}`;

/** Updates about the works, which the databases report from then on. */
const updates: Update[] = [];
const RAW = { status: 200, type: 'text/plain', body: BIB };
const sites = { 'raw.repository.org/ada/refs.bib': RAW, 'repository.org/ada/refs.bib': { ...RAW, type: 'text/html' } };

let running: Running;
let origin: string;
beforeAll(async () => {
  running = await startRunning(undefined, { updates, sites });
  origin = running.product.origin;
});
afterAll(() => running?.stop());

/** Repeats `look` until its result is as expected, for a minute: the first round waits for the starter library. */
async function until<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  for (const end = Date.now() + 60_000; ; await new Promise((go) => setTimeout(go, 100))) {
    const seen = await look();
    if (holds(seen) || Date.now() > end) return seen;
  }
}

const detail = async (client: Client, id: string) => (await client.get(`/api/watches/${id}`)).body as WatchDetail;
const asked = (client: Client, id: string, after: string | null = null) =>
  until(
    () => detail(client, id),
    ({ askedAt }) => askedAt !== null && askedAt !== after,
  );

async function watched(client: Client, more: object): Promise<WatchDetail> {
  const { status, body } = await client.post('/api/watches', more);
  expect([status, body]).toMatchObject([201, {}]);
  return body as WatchDetail;
}

test('a work is retracted: reported once by mail, webhook and feed; mails end with one click and no sign-in', async () => {
  const email = 'reader@example.org';
  const owner = await newAccount(origin, email);
  const hook = (
    await owner.post('/api/webhooks', { url: 'https://editor.org/hook', events: ['watch.news', 'batch.finished'] })
  ).body as NewWebhook;
  const { id, feed } = await watched(owner, { name: 'Thesis', text: BIB });
  const first = await asked(owner, id);
  expect(first).toMatchObject({
    works: 1,
    news: 0,
    unheard: 0,
    unwatched: ['Nemo. A book without identifiers'],
    watched: [{ identifiers: { doi: DOI }, failed: [] }],
  });
  expect(first.consulted.map(({ source }) => source)).toContain('Crossref');

  updates.push({
    of: DOI,
    type: 'retraction',
    notice: '10.1038/notice',
    year: 2026,
    reportedBy: ['crossref', 'openalex'],
  });
  for (let round = 0, after = first.askedAt; round < 2; round += 1) {
    expect((await owner.post(`/api/watches/${id}/ask`)).status).toBe(202);
    ({ askedAt: after } = await asked(owner, id, after));
  }
  const { events } = await detail(owner, id);
  expect(events).toMatchObject([{ kind: 'retracted', doi: '10.1038/notice', source: 'Crossref', preexisting: false }]);

  const { raw } = await running.mailbox.next(email);
  expect(raw).toMatch(/^Subject: Thesis: one work was retracted/m);
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  const unsubscribe = new URL(/^List-Unsubscribe:\s+<([^>]+)>/m.exec(raw)?.[1] ?? '');

  const deliveries = async () => (await owner.get(`/api/webhooks/${hook.id}/deliveries`)).body as WebhookDelivery[];
  const [delivery] = await until(deliveries, ([item]) => item?.attempts === 1 && item.lastFault !== null);
  // The fake databases have no such host: they answer 502, and the delivery is retried later.
  expect(delivery).toMatchObject({ event: 'watch.news', state: 'pending', lastStatus: 502 });
  expect(delivery?.payload).toMatchObject({ data: { watchName: 'Thesis', news: [{ kind: 'retracted' }] } });
  const sent = running.standIn.calls().filter(({ host }) => host === 'editor.org');
  expect(sent[0]).toMatchObject({ method: 'POST', path: '/hook', headers: { 'webhook-id': delivery?.id } });

  const atom = await (await fetch(origin + feed)).text();
  expect(atom).toContain('<category term="retracted"/>');
  expect(atom.match(/<entry>/g)).toHaveLength(1);

  const looked = await fetch(origin + unsubscribe.pathname, { redirect: 'manual' });
  expect([looked.status, (await detail(owner, id)).mail]).toEqual([302, true]);
  const ended = await fetch(origin + unsubscribe.pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://mail.example.com' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect([ended.status, await ended.json()]).toEqual([200, { name: 'Thesis', mail: false }]);
  expect([(await detail(owner, id)).mail, running.mailbox.waiting(email)]).toEqual([false, 0]);
  for (const path of [`${unsubscribe.pathname}x`, '/api/watches/unsubscribe/x'])
    expect((await fetch(origin + path, { method: 'POST' })).status).toBe(404);
});

test('a file in a repository is read again; a page about the file reports why it is not one', async () => {
  const owner = await newAccount(origin);
  const { id, name } = await watched(owner, {
    address: 'https://raw.repository.org/ada/refs.bib',
    every: 'day',
    mail: false,
  });
  expect(await asked(owner, id)).toMatchObject({ works: 1, fault: null });
  expect(name).toBe('refs.bib');
  sites['raw.repository.org/ada/refs.bib'].body = `${BIB}\n@article{c, title={Other}, doi={10.1038/other}}`;
  const { askedAt } = await detail(owner, id);
  await owner.post(`/api/watches/${id}/ask`);
  expect(await asked(owner, id, askedAt)).toMatchObject({ works: 2 });
  const page = await watched(owner, { address: 'https://repository.org/ada/refs.bib' });
  expect((await asked(owner, page.id)).fault).toMatch(/^There is a web page at this address/);
});

test('a key with its scope watches a batch; the works found in it are watched, and its end is reported', async () => {
  const owner = await newAccount(origin);
  const hook = (await owner.post('/api/webhooks', { url: 'https://lab.org/hook', events: ['batch.finished'] }))
    .body as NewWebhook;
  const { key } = (await owner.post('/api/auth/keys', { name: 'CI', scopes: ['verify', 'watch'] })).body as NewApiKey;
  const bearer = { Authorization: `Bearer ${key}` };
  const program = new Client(origin);
  const batch = await program.post('/api/citations/verify-batch', { citations: [DEEP_LEARNING] }, bearer);
  const { batchId } = batch.body as { batchId: string };
  const watch = await program.post('/api/watches', { batchId, name: 'From CI' }, bearer);
  expect([watch.status, watch.body]).toMatchObject([201, { works: 1 }]);
  const stranger = await newAccount(origin);
  expect((await stranger.post('/api/watches', { batchId })).status).toBe(404);
  const [delivery] = (await owner.get(`/api/webhooks/${hook.id}/deliveries`)).body as WebhookDelivery[];
  expect(delivery?.payload).toMatchObject({
    type: 'batch.finished',
    data: { batchId, state: 'done', statuses: { valid: 1 } },
  });
});

test.each<[string, object, string]>([
  ['nothing', {}, '/text'],
  ['two things', { text: BIB, address: 'https://repository.org/x.bib' }, '/text'],
  ['an inner address', { address: 'http://169.254.169.254/latest' }, '/address'],
  ['a list without identifiers', { text: '@book{b, title={A book}, author={Nemo, N.}}' }, '/text'],
  ['an unknown rhythm', { text: BIB, every: 'hour' }, '/every'],
  ['no name', { text: BIB, name: ' ' }, '/name'],
])('a watch of %s is refused and says why', async (_name, asking, pointer) => {
  const { status, body } = await (await newAccount(origin)).post('/api/watches', asking);
  expect([status, body]).toMatchObject([400, { errors: [{ pointer }] }]);
});
