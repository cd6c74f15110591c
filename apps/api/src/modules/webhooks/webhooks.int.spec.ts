import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Resolve } from '@veracite/reputation/web/dialer';
import { INNER_ADDRESSES } from '@veracite/testing/inner-addresses';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { announce } from './outbox';
import { WebhookSender } from './sender';
import { Webhooks } from './webhooks.service';

interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

let scratch: ScratchDatabase;
let webhooks: Webhooks;
let sender: WebhookSender;
let server: Server;
let received: Received[] = [];
/** Statuses of the endpoint by path. */
const answers: Record<string, number> = {};

beforeAll(async () => {
  scratch = await scratchDatabase();
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body });
      response.writeHead(answers[path] ?? 204, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  webhooks = new Webhooks(scratch.database, { NODE_ENV: 'production' });
  sender = new WebhookSender(scratch.database, {
    UPSTREAM_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    NODE_ENV: 'production',
  });
});
beforeEach(() => {
  received = [];
  return scratch.database.query('DELETE FROM webhooks');
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await scratch.end();
});

async function endpoint(path: string, status?: number) {
  const user = await scratch.newUser();
  if (status !== undefined) answers[`/editor.org${path}`] = status;
  const created = await webhooks.create(user.id, { url: `https://editor.org${path}`, events: ['batch.finished'] });
  return { user, ...created };
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000);

test('the signature of a delivery covers id, time and body, as Standard Webhooks requires', async () => {
  const { user, secret } = await endpoint('/signed');
  await announce(scratch.database.manager, user.id, 'batch.finished', { batchId: 'x' });
  expect(await sender.round(later(1))).toBe(1);
  const { headers, body } = received[0] ?? { headers: {} as Received['headers'], body: '' };
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  expect(JSON.parse(body)).toMatchObject({ type: 'batch.finished', data: { batchId: 'x' } });
  expect(await sender.round(later(90))).toBe(0);
});

test.each<[string, number, 'pending' | 'failed', boolean]>([
  ['failing', 500, 'pending', true],
  ['redirecting', 302, 'pending', true],
  ['removed permanently', 410, 'failed', false],
])('an endpoint that is %s', async (_name, status, state, active) => {
  const { user, id } = await endpoint(`/answers-${status}`, status);
  await announce(scratch.database.manager, user.id, 'batch.finished', {});
  await sender.round(later(1));
  const [delivery] = await webhooks.deliveries(user.id, id);
  expect(delivery).toMatchObject({ state, attempts: 1, lastStatus: status, lastFault: `status ${status}` });
  expect((await webhooks.list(user.id))[0]?.active).toBe(active);
  expect(received.map(({ path }) => path)).toEqual([`/editor.org/answers-${status}`]);
});

test('waits between attempts increase, end after a day, and a replay has the same id', async () => {
  const { user, id } = await endpoint('/later', 503);
  await announce(scratch.database.manager, user.id, 'batch.finished', {});
  const waits: number[] = [];
  let now = later(1);
  for (;;) {
    await sender.round(now);
    const [delivery] = await webhooks.deliveries(user.id, id);
    if (delivery?.state !== 'pending') break;
    const next = new Date(delivery.nextAt ?? 0);
    waits.push(Math.round((next.getTime() - now.getTime()) / 1000));
    now = next;
  }
  expect(waits).toEqual([5, 60, 300, 1_800, 7_200, 21_600, 43_200]);
  const [failed] = await webhooks.deliveries(user.id, id);
  expect(failed).toMatchObject({ state: 'failed', attempts: 8 });
  answers['/editor.org/later'] = 200;
  await webhooks.replay(user.id, id, failed?.id ?? '');
  await sender.round(later(1));
  expect((await webhooks.deliveries(user.id, id))[0]).toMatchObject({
    id: failed?.id,
    state: 'delivered',
    attempts: 1,
  });
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
});

test('parallel workers send a delivery once', async () => {
  const { user } = await endpoint('/once');
  await announce(scratch.database.manager, user.id, 'batch.finished', {});
  await Promise.all([sender.round(later(1)), sender.round(later(1)), sender.round(later(1))]);
  expect(received).toHaveLength(1);
});

test('an endpoint without the event, or disabled, gets no delivery', async () => {
  const { user, id } = await endpoint('/quiet');
  await announce(scratch.database.manager, user.id, 'watch.news', {});
  await webhooks.change(user.id, id, false);
  await announce(scratch.database.manager, user.id, 'batch.finished', {});
  expect([await sender.round(later(1)), received]).toEqual([0, []]);
});

test('an event that is rolled back is not sent', async () => {
  const { user } = await endpoint('/rolled-back');
  const failing = scratch.database.transaction(async (manager) => {
    await announce(manager, user.id, 'batch.finished', {});
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await sender.round(later(1))).toBe(0);
});

test('endpoints with a private address, plain http or another port are refused', async () => {
  const user = await scratch.newUser();
  const plain = ['http://editor.org/hook', 'https://editor.org:8443/hook', 'ftp://editor.org/'];
  for (const url of [...INNER_ADDRESSES.map((address) => address.replace(/^http:/, 'https:')), ...plain])
    await expect(webhooks.create(user.id, { url, events: ['watch.news'] })).rejects.toMatchObject({ status: 400 });
});

test('a host name that resolves to a private address is refused', async () => {
  const user = await scratch.newUser();
  const create = (resolve: Resolve) =>
    webhooks.create(user.id, { url: 'https://10.0.0.1.nip.io/hook', events: ['watch.news'] }, resolve);
  await expect(create(() => Promise.resolve([{ address: '10.0.0.1', family: 4 }]))).rejects.toMatchObject({
    status: 400,
  });
  await expect(create(() => Promise.reject(new Error('no such name')))).resolves.toMatchObject({ active: true });
  await expect(create(() => new Promise(() => undefined))).resolves.toMatchObject({ active: true });
});

test('in development, and only there, a webhook may be on this machine', async () => {
  const user = await scratch.newUser();
  const url = `http://localhost:${(server.address() as AddressInfo).port}/here`;
  const hook = { url, events: ['batch.finished' as const] };
  await expect(webhooks.create(user.id, hook)).rejects.toMatchObject({ status: 400 });
  const atHome = new Webhooks(scratch.database, { NODE_ENV: 'development' });
  await expect(atHome.create(user.id, { ...hook, url: 'http://192.168.0.1/here' })).rejects.toMatchObject({
    status: 400,
  });
  const { id } = await atHome.create(user.id, hook);
  await announce(scratch.database.manager, user.id, 'batch.finished', {});
  const sent = async (NODE_ENV: 'production' | 'development') => {
    await new WebhookSender(scratch.database, { UPSTREAM_ORIGIN: undefined, NODE_ENV }).round(later(1));
    return (await webhooks.deliveries(user.id, id))[0]?.state;
  };
  expect(await sent('development')).toBe('delivered');
  expect(received.map(({ path }) => path)).toEqual(['/here']);
  await announce(scratch.database.manager, user.id, 'batch.finished', {});
  expect(await sent('production')).toBe('failed');
});

test('a host name that resolves to a private address is refused at delivery and not retried', async () => {
  const { user, id } = await endpoint('/inside');
  const open = new WebhookSender(scratch.database, { UPSTREAM_ORIGIN: undefined, NODE_ENV: 'production' });
  await scratch.database.query(`UPDATE webhooks SET url = 'https://localhost/' WHERE id = $1`, [id]);
  await announce(scratch.database.manager, user.id, 'batch.finished', {});
  await open.round(later(1));
  expect((await webhooks.deliveries(user.id, id))[0]).toMatchObject({
    state: 'failed',
    lastFault: 'address-not-allowed',
  });
});

test('users cannot list, replay, ping or remove endpoints of others', async () => {
  const { id } = await endpoint('/own');
  const { id: stranger } = await scratch.newUser();
  for (const action of [
    () => webhooks.deliveries(stranger, id),
    () => webhooks.ping(stranger, id),
    () => webhooks.change(stranger, id, false),
    () => webhooks.remove(stranger, id),
    () => webhooks.replay(stranger, id, id),
  ])
    await expect(action()).rejects.toMatchObject({ status: 404 });
});
