import { Problem } from '../../platform/problem/problem';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/entities';
import { Charged } from './charged.service';
import { Credits, remainingOf } from './credits.service';

let scratch: ScratchDatabase;
let credits: Credits;
let charged: Charged;
beforeAll(async () => {
  scratch = await scratchDatabase();
  credits = new Credits(scratch.database, scratch.config);
  charged = new Charged(scratch.database, credits);
});
afterAll(() => scratch.end());

/** Computes the balance from the ledger alone. */
async function replay(user: User) {
  const { id } = await credits.balance(user);
  const rows: { kind: string; amount: number }[] = await scratch.database.query(
    'SELECT kind, amount FROM credit_ledger WHERE period_id = $1 ORDER BY id',
    [id],
  );
  const balance = { granted: 0, used: 0, reserved: 0 };
  for (const { kind, amount } of rows) {
    if (kind === 'limit') balance.granted = amount;
    else if (kind === 'grant') balance.granted += amount;
    else if (kind === 'reserve') balance.reserved += amount;
    else balance.reserved -= amount;
    if (kind === 'capture') balance.used += amount;
  }
  return balance;
}

const statusOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled'
    ? 200
    : outcome.reason instanceof Problem
      ? outcome.reason.getStatus()
      : outcome.reason;

test('330: a new user has three credits', async () => {
  const balance = await credits.balance(await scratch.newUser());
  expect(balance).toMatchObject({ granted: 3, used: 0, reserved: 0 });
});

test('of 50 parallel requests for one credit, one succeeds and 49 are refused', async () => {
  for (let round = 0; round < 20; round += 1) {
    const user = await scratch.newUser();
    const reservation = await credits.reserve(user, { amount: 2, purpose: 'test' });
    await scratch.database.transaction((manager) => credits.settle(reservation, 2, manager));
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => credits.reserve(user, { amount: 1, purpose: 'test' })),
    );
    const statuses = all.map(statusOf);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(49);
    expect(await replay(user)).toEqual({ granted: 3, used: 2, reserved: 1 });
  }
});

test('a refusal states the credits that are required and left', async () => {
  const user = await scratch.newUser();
  await expect(credits.reserve(user, { amount: 4, purpose: 'test' })).rejects.toMatchObject({
    status: 402,
    extra: { required: 4, remaining: 3, plan: 'free' },
  });
});

test.each([
  ['all results', 3, { used: 3, reserved: 0 }],
  ['some results', 1, { used: 1, reserved: 0 }],
  ['no results', 0, { used: 0, reserved: 0 }],
])('%s: captured credits are charged, the others released, once', async (_name, captured, expected) => {
  const user = await scratch.newUser();
  const id = await credits.reserve(user, { amount: 3, purpose: 'test' });
  const { manager } = scratch.database;
  expect(await credits.settle(id, captured, manager)).toBe(true);
  expect(await credits.settle(id, captured, manager)).toBe(false);
  expect(await credits.release(id)).toBe(false);
  expect(await credits.balance(user)).toMatchObject({ granted: 3, ...expected });
  expect(await replay(user)).toEqual({ granted: 3, ...expected });
});

test('the reservation of work that died is released and cannot be charged afterwards', async () => {
  const user = await scratch.newUser();
  const id = await credits.reserve(user, { amount: 2, purpose: 'test' });
  await scratch.database.query(
    `UPDATE credit_reservations SET expires_at = now() - interval '1 second' WHERE id = $1`,
    [id],
  );
  await Promise.all([credits.expire(), credits.expire()]);
  expect(await credits.settle(id, 2, scratch.database.manager)).toBe(false);
  expect(remainingOf(await credits.balance(user))).toBe(3);
  expect(await replay(user)).toEqual({ granted: 3, used: 0, reserved: 0 });
});

test('an unlimited account is never refused and shows -1', async () => {
  const user = await scratch.newUser({ unlimited: true });
  await credits.reserve(user, { amount: 10_000, purpose: 'test' });
  expect(remainingOf(await credits.balance(user))).toBe(-1);
});

test('the ledger cannot be changed', async () => {
  await expect(scratch.database.query('UPDATE credit_ledger SET amount = 0')).rejects.toThrow('append-only');
});

describe('338: Idempotency-Key', () => {
  test('of a hundred parallel requests one does the work; the others get status 409 or the same answer', async () => {
    const user = await scratch.newUser();
    let worked = 0;
    const ask = () =>
      charged.once(user.id, 'key-1', { a: 1 }, async (keyed) => {
        worked += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
        await keyed.remember({ answer: worked }, scratch.database.manager);
        return { answer: worked };
      });
    const statuses = (await Promise.allSettled(Array.from({ length: 100 }, ask))).map(statusOf);
    expect(worked).toBe(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    expect(await ask()).toEqual({ answer: 1 });
  });

  test('another body under the same key is refused', async () => {
    const user = await scratch.newUser();
    const ask = (body: unknown) =>
      charged.once(user.id, 'key-1', body, async (keyed) => {
        await keyed.remember(1, scratch.database.manager);
        return 1;
      });
    await ask({ a: 1 });
    await expect(ask({ a: 2 })).rejects.toMatchObject({ status: 422 });
  });

  test('a failed request may be retried', async () => {
    const user = await scratch.newUser();
    await expect(charged.once(user.id, 'k', {}, () => Promise.reject(new Problem(402, 'no')))).rejects.toThrow('no');
    expect(await charged.once(user.id, 'k', {}, () => Promise.resolve('yes'))).toBe('yes');
  });

  test('a client that lost its connection repeats its request: 409 while it runs, a new attempt after it failed', async () => {
    const [user, other] = [await scratch.newUser(), await scratch.newUser()];
    const repeat = (owner = user) =>
      charged.once(owner.id, 'k', {}, () => Promise.resolve({ batchId: 'of the repeat' }));
    await charged.once(user.id, 'k', {}, async (keyed) => {
      await expect(repeat()).rejects.toMatchObject({ status: 409 });
      await keyed.remember({ batchId: 'b' }, scratch.database.manager);
    });
    expect(await repeat()).toEqual({ batchId: 'b' });
    const fails = charged.once(other.id, 'k', {}, () => Promise.reject(new Problem(402, 'no')));
    await expect(fails).rejects.toMatchObject({ status: 402 });
    expect(await repeat(other)).toEqual({ batchId: 'of the repeat' });
  });

  test('keys belong to their user', async () => {
    for (const user of [await scratch.newUser(), await scratch.newUser()])
      expect(await charged.once(user.id, 'k', {}, () => Promise.resolve(user.id))).toBe(user.id);
  });
});
