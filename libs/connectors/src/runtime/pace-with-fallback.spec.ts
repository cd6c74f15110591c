import type { PaceStore } from './pace-store';
import { paceWithFallback } from './pace-with-fallback';

const away = (): Promise<never> => Promise.reject(new Error('Connection is closed.'));
const SECOND = [{ key: 'all', requests: 8, ms: 1_000 }];

function stores(time: { now: number }) {
  let up = true;
  const tickets: string[] = [];
  const shared: PaceStore = {
    acquire: (_source, _limits, _concurrent, ticket) => (up ? (tickets.push(ticket), Promise.resolve(0)) : away()),
    markSent: () => (up ? Promise.resolve() : away()),
    release: () => (up ? Promise.resolve() : away()),
    pause: () => (up ? Promise.resolve() : away()),
  };
  return { pace: paceWithFallback(shared, () => time.now), tickets, die: () => (up = false), rise: () => (up = true) };
}

test('without the shared store a process uses a quarter of the rate limit', async () => {
  const time = { now: 0 };
  const { pace, die } = stores(time);
  die();
  const waits = [];
  for (const ticket of ['a', 'b', 'c']) waits.push(await pace.acquire('crossref', SECOND, 40, ticket));
  expect(waits).toEqual([0, 0, 1_200]);
});

test.each([
  { requests: 1, ms: 3_000, then: 12_200 },
  { requests: 2, ms: 1_000, then: 2_200 },
])('$requests in $ms ms becomes one in four times its share', async ({ requests, ms, then }) => {
  const time = { now: 0 };
  const { pace, die } = stores(time);
  die();
  await pace.acquire('arxiv', [{ key: 'all', requests, ms }], 8, 'a');
  expect(await pace.acquire('arxiv', [{ key: 'all', requests, ms }], 8, 'b')).toBe(then);
});

test('the shared store is used again after a while, and a permit is released where it was acquired', async () => {
  const time = { now: 0 };
  const { pace, tickets, die, rise } = stores(time);
  die();
  expect(await pace.acquire('doaj', SECOND, 1, 'alone')).toBe(0);
  rise();
  expect(await pace.acquire('doaj', SECOND, 1, 'still alone')).toBeGreaterThan(0);
  await pace.release('doaj', 'alone');
  time.now = 5_001;
  expect(await pace.acquire('doaj', SECOND, 1, 'shared')).toBe(0);
  expect(tickets).toEqual(['shared']);
});

test('release and pause do not fail without the shared store', async () => {
  const time = { now: 0 };
  const { pace, die } = stores(time);
  await pace.acquire('hal', SECOND, 1, 'shared');
  die();
  await expect(pace.release('hal', 'shared', SECOND)).resolves.toBeUndefined();
  await expect(pace.pause('hal', 500)).resolves.toBeUndefined();
  expect(await pace.acquire('hal', SECOND, 4, 'alone')).toBe(500);
});
