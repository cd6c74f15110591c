import type { PaceStore } from './pace-store';
import { steadyPace } from './pace-steady';

const away = (): Promise<never> => Promise.reject(new Error('Connection is closed.'));
const SECOND = [{ key: 'all', requests: 8, ms: 1_000 }];

function stores(time: { now: number }) {
  let up = true;
  const tickets: string[] = [];
  const shared: PaceStore = {
    enter: (_source, _limits, _concurrent, ticket) => (up ? (tickets.push(ticket), Promise.resolve(0)) : away()),
    sent: () => (up ? Promise.resolve() : away()),
    leave: () => (up ? Promise.resolve() : away()),
    rest: () => (up ? Promise.resolve() : away()),
  };
  return { pace: steadyPace(shared, () => time.now), tickets, die: () => (up = false), rise: () => (up = true) };
}

test('while the shared store is away a process keeps a quarter of the pace', async () => {
  const time = { now: 0 };
  const { pace, die } = stores(time);
  die();
  const waits = [];
  for (const ticket of ['a', 'b', 'c']) waits.push(await pace.enter('crossref', SECOND, 40, ticket));
  expect(waits).toEqual([0, 0, 1_250]);
});

test.each([
  { requests: 1, ms: 3_000, then: 12_250 },
  { requests: 2, ms: 1_000, then: 2_250 },
])('$requests in $ms ms becomes one in four times its share', async ({ requests, ms, then }) => {
  const time = { now: 0 };
  const { pace, die } = stores(time);
  die();
  await pace.enter('arxiv', [{ key: 'all', requests, ms }], 8, 'a');
  expect(await pace.enter('arxiv', [{ key: 'all', requests, ms }], 8, 'b')).toBe(then);
});

test('it is asked again after a while, and a ticket is given back where it was drawn', async () => {
  const time = { now: 0 };
  const { pace, tickets, die, rise } = stores(time);
  die();
  expect(await pace.enter('doaj', SECOND, 1, 'alone')).toBe(0);
  rise();
  expect(await pace.enter('doaj', SECOND, 1, 'still alone')).toBeGreaterThan(0);
  await pace.leave('doaj', 'alone');
  time.now = 5_001;
  expect(await pace.enter('doaj', SECOND, 1, 'shared')).toBe(0);
  expect(tickets).toEqual(['shared']);
});

test('leaving and resting while it is away are no faults', async () => {
  const time = { now: 0 };
  const { pace, die } = stores(time);
  await pace.enter('hal', SECOND, 1, 'shared');
  die();
  await expect(pace.leave('hal', 'shared', SECOND)).resolves.toBeUndefined();
  await expect(pace.rest('hal', 500)).resolves.toBeUndefined();
  expect(await pace.enter('hal', SECOND, 4, 'alone')).toBe(500);
});
