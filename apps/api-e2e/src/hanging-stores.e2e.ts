import { setTimeout as pause } from 'node:timers/promises';
import { stallingProxy, type StallingProxy } from '@veracite/testing/stalling-proxy';
import { Client, newAccount } from './support/client';
import { addressOf, routesOf, type Route } from './support/open-api';
import { changes } from './support/routes';
import { startRunning, type Running } from './support/running';

jest.setTimeout(300_000);

/** Longest time in milliseconds until a request is answered while a store hangs: its limit of five seconds, and the machine. */
const PATIENCE_MS = 8_000;
const OTHER_ID = '00000000-0000-4000-8000-000000000000';
/** Routes that wait for other servers, which is not the topic here, or end the session. */
const LEFT_OUT = /logout|sessions|account\/delete|auth\/(?:google|oidc)/;

let running: Running;
let proxies: Record<string, StallingProxy>;
let client: Client;
let routes: Route[];
beforeAll(async () => {
  const [DATABASE_URL, REDIS_URL] = [process.env['DATABASE_URL'] ?? '', process.env['REDIS_URL'] ?? ''];
  proxies = { PostgreSQL: await stallingProxy(DATABASE_URL), Redis: await stallingProxy(REDIS_URL) };
  // A worker that starts while a store hangs ends, and the product with it.
  const stores = { DATABASE_URL: proxies['PostgreSQL']?.url, REDIS_URL: proxies['Redis']?.url };
  running = await startRunning(stores, { worker: false });
  client = await newAccount(running.product.origin);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  routes = (await routesOf(running.product.origin)).filter(({ path }) => !LEFT_OUT.test(path));
});
afterAll(async () => {
  for (const proxy of Object.values(proxies ?? {})) proxy.resume();
  await running?.stop();
  for (const proxy of Object.values(proxies ?? {})) await proxy.stop();
});

/** Sends the example of a route. @returns its status and the milliseconds until its answer */
async function ask(route: Route): Promise<{ name: string; status: number; ms: number }> {
  const start = performance.now();
  const body = changes(route) && JSON.stringify(route.example);
  const { status } = await client.send(addressOf(route, OTHER_ID), {
    method: route.method,
    ...(body && { body, headers: { 'Content-Type': 'application/json' } }),
  });
  return { name: route.name, status, ms: Math.round(performance.now() - start) };
}

test.each(['PostgreSQL', 'Redis'])('every route is answered while %s hangs, and works after it', async (store) => {
  const proxy = proxies[store];
  proxy?.stall();
  const answers = await Promise.all(routes.map(ask));
  proxy?.resume();
  expect(answers.length).toBeGreaterThan(80);
  expect(answers.filter(({ ms }) => ms > PATIENCE_MS)).toEqual([]);
  expect(answers.filter(({ status }) => status >= 500 && status !== 503 && status !== 501)).toEqual([]);
  for (const until = Date.now() + 20_000; Date.now() < until; await pause(500))
    if ((await client.get('/api/auth/me')).status === 200) return;
  throw new Error('the server did not recover');
});
