import { startFakePaddle, type FakePaddle } from '@veracite/testing/paddle/fake-paddle';
import { boughtSubscription } from '@veracite/testing/paddle/webhook';
import { readConfig } from '../../../platform/config/schema';
import { scratchDatabase, type ScratchDatabase } from '../../../../testing/scratch-database';
import { User } from '../../auth/entities';
import { Credits } from '../credits.service';
import { NoPayments } from './provider';
import { PaddlePayments } from './paddle';
import { Reconciliation } from './reconciliation';
import { Subscriptions } from './subscriptions.service';

const KEY = 'pdl_sdbx_apikey_of_these_tests';

let scratch: ScratchDatabase;
let paddle: FakePaddle;
let reconciliation: Reconciliation;
beforeAll(async () => {
  [scratch, paddle] = await Promise.all([scratchDatabase(), startFakePaddle(KEY)]);
  const config = readConfig({
    DATABASE_URL: scratch.config.DATABASE_URL,
    UPSTREAM_ORIGIN: paddle.origin,
    BILLING_PROVIDER: 'paddle',
    PADDLE_API_KEY: KEY,
    PADDLE_CLIENT_TOKEN: 'test_x',
    PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_x',
    PRICE_BASIC_MONTHLY: 'pri_basic',
    PRICE_EXPERT_MONTHLY: 'pri_expert',
  });
  const subscriptions = new Subscriptions(scratch.database, new Credits(scratch.database, config), config);
  reconciliation = new Reconciliation(scratch.database, subscriptions, new PaddlePayments(config));
});
afterAll(async () => {
  await paddle?.close();
  await scratch?.end();
});
beforeEach(() => paddle.subscriptions.clear());
afterEach(() => paddle.setFault(undefined));

const planOf = async ({ id }: User) => (await scratch.database.getRepository(User).findOneByOrFail({ id })).plan;
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

let count = 0;
function known(user: User, more: Parameters<typeof boughtSubscription>[3] = {}, priceId = 'pri_basic') {
  const subscription = boughtSubscription(`sub_r${(count += 1)}`, user.id, priceId, {
    customer_id: `ctm_${user.id}`,
    ...more,
  });
  paddle.subscriptions.set(subscription.id, subscription);
  return subscription;
}

test('P36: a purchase without an event is found, and so is its end', async () => {
  const user = await scratch.newUser();
  const subscription = known(user);
  expect(await reconciliation.run()).toEqual({ seen: 1, corrected: 1, ended: 0 });
  expect(await planOf(user)).toBe('basic');
  expect(await reconciliation.run()).toEqual({ seen: 1, corrected: 0, ended: 0 });
  paddle.subscriptions.set(subscription.id, { ...subscription, status: 'canceled', updated_at: later(1) });
  expect(await reconciliation.run()).toMatchObject({ corrected: 1 });
  expect(await planOf(user)).toBe('free');
});

test('more subscriptions than fit on a page', async () => {
  const users = await Promise.all(Array.from({ length: 203 }, () => scratch.newUser()));
  for (const user of users) known(user);
  expect(await reconciliation.run()).toEqual({ seen: 203, corrected: 203, ended: 0 });
  expect(await planOf(users[202] as User)).toBe('basic');
});

test('P37: of two subscriptions of one user the newer decides the plan, the older ends with the paid period', async () => {
  const user = await scratch.newUser();
  const older = known(user);
  const newer = known(user, { started_at: later(-0.5) }, 'pri_expert');
  expect(await reconciliation.run()).toEqual({ seen: 2, corrected: 2, ended: 1 });
  expect(await planOf(user)).toBe('expert');
  expect(paddle.subscriptions.get(older.id)?.scheduled_change?.action).toBe('cancel');
  expect(paddle.subscriptions.get(newer.id)?.scheduled_change).toBeNull();
  expect(await reconciliation.run()).toMatchObject({ ended: 0 });
});

test('a provider that cannot be reached changes nothing and is reported', async () => {
  const user = await scratch.newUser();
  known(user);
  paddle.setFault({ status: 500, code: 'internal_error' });
  await expect(reconciliation.run()).rejects.toMatchObject({ status: 503 });
  expect(await planOf(user)).toBe('free');
});

test('a refused API key does not count as an empty list', async () => {
  paddle.setFault({ status: 403, code: 'forbidden' });
  await expect(reconciliation.run()).rejects.toMatchObject({ status: 503 });
});

describe('with the provider off', () => {
  test('everything is unlimited, and nothing is sold', async () => {
    const config = { ...scratch.config, BILLING_PROVIDER: 'off' as const };
    const credits = new Credits(scratch.database, config);
    const user = await scratch.newUser();
    expect(await credits.balance(user)).toMatchObject({ granted: -1 });
    for (let turn = 0; turn < 5; turn += 1) await credits.reserve(user, { amount: 100, purpose: 'test' });
    await expect(new NoPayments().portalUrl()).rejects.toMatchObject({ status: 409 });
  });
});
