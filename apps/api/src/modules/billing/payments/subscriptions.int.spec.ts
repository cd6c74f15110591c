import { randomUUID } from 'node:crypto';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { User } from '../../auth/user.entity';
import { Credits } from '../credits.service';
import { paymentEvent } from './event';
import { Subscriptions } from './subscriptions.service';

let scratch: ScratchDatabase;
let credits: Credits;
let subscriptions: Subscriptions;
beforeAll(async () => {
  scratch = await scratchDatabase();
  credits = new Credits(scratch.database, scratch.config);
  subscriptions = new Subscriptions(scratch.database, credits, scratch.config);
});
afterAll(() => scratch.end());

const STARTED = new Date(Date.now() - 3 * 86_400_000).toISOString();
const ENDS = new Date(Date.now() + 27 * 86_400_000).toISOString();

interface Telling {
  subscription: string;
  user: string;
  minute: number;
  type?: string;
  status?: string;
  price?: string;
  cancels?: boolean;
}

function event({
  subscription,
  user,
  minute,
  type = 'subscription.updated',
  status = 'active',
  price,
  cancels,
}: Telling) {
  return paymentEvent.parse({
    event_id: randomUUID(),
    event_type: type,
    occurred_at: new Date(Date.parse(STARTED) + minute * 60_000).toISOString(),
    data: {
      id: subscription,
      status,
      started_at: STARTED,
      current_billing_period: { starts_at: STARTED, ends_at: ENDS },
      scheduled_change: cancels ? { action: 'cancel', effective_at: ENDS } : null,
      items: [{ price: { id: price ?? 'pri_simulated_basic_monthly' }, quantity: 1 }],
      custom_data: { userId: user },
    },
  });
}

const reload = (user: User) => scratch.database.getRepository(User).findOneByOrFail({ id: user.id });

/** Six events of one life: bought, upgraded, failed to pay, paid, cancelled for the end, over. */
function life(subscription: string, user: string) {
  const of = (minute: number, more: Partial<Telling> = {}) => event({ subscription, user, minute, ...more });
  const expert = { price: 'pri_simulated_expert_yearly' };
  return [
    of(0, { type: 'subscription.created' }),
    of(10, expert),
    of(20, { ...expert, type: 'subscription.past_due', status: 'past_due' }),
    of(30, expert),
    of(40, { ...expert, cancels: true }),
    of(50, { ...expert, type: 'subscription.canceled', status: 'canceled' }),
  ];
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

test('335: every seventh of the 720 orders of a life, with duplicates, ends free; without its end, expert', async () => {
  const orders = permutations([0, 1, 2, 3, 4, 5]).filter((_order, index) => index % 7 === 0);
  for (const [turn, order] of orders.entries()) {
    const user = await scratch.newUser();
    const last = turn % 2 === 0 ? 5 : 4;
    const events = life(`sub_${turn}`, user.id);
    for (const index of [...order, ...order.slice(0, 2)]) {
      const told = events[index];
      if (told && index <= last) await subscriptions.take(told);
    }
    expect((await reload(user)).plan).toBe(last === 5 ? 'free' : 'expert');
  }
}, 120_000);

test('an upgrade applies at once and keeps what was used', async () => {
  const user = await scratch.newUser();
  const held = await credits.reserve(user, { amount: 2, purpose: 'test' });
  await credits.settle(held, 2, scratch.database.manager);
  await subscriptions.take(event({ subscription: 'sub_up', user: user.id, minute: 0 }));
  const upgraded = await reload(user);
  expect(upgraded.plan).toBe('basic');
  expect(await credits.balance(upgraded)).toMatchObject({ granted: 100, used: 2 });
});

test.each<[string, (user: string) => Telling]>([
  ['a price that is none of ours', (user) => ({ subscription: 'sub_a', user, minute: 0, price: 'pri_other' })],
  ['an account that is none of ours', () => ({ subscription: 'sub_b', user: randomUUID(), minute: 0 })],
  ['a subscription that is paused', (user) => ({ subscription: 'sub_c', user, minute: 0, status: 'paused' })],
])('%s changes no plan', async (_name, telling) => {
  const user = await scratch.newUser();
  await subscriptions.take(event(telling(user.id)));
  expect((await reload(user)).plan).toBe('free');
});

test('a subscription stays bound to its first account', async () => {
  const [owner, thief] = [await scratch.newUser(), await scratch.newUser()];
  await subscriptions.take(event({ subscription: 'sub_bound', user: owner.id, minute: 0 }));
  await subscriptions.take(event({ subscription: 'sub_bound', user: thief.id, minute: 1 }));
  expect((await reload(owner)).plan).toBe('basic');
  expect((await reload(thief)).plan).toBe('free');
});

test.each([
  ['an approved full refund', { action: 'refund', status: 'approved', type: 'full' }, 'free'],
  ['a chargeback', { action: 'chargeback', status: 'approved' }, 'free'],
  ['a refund that waits', { action: 'refund', status: 'pending_approval', type: 'full' }, 'basic'],
  ['a refund of a part', { action: 'refund', status: 'approved', type: 'partial' }, 'basic'],
])('%s leaves %s', async (_name, adjustment, plan) => {
  const user = await scratch.newUser();
  const subscription = `sub_${randomUUID()}`;
  await subscriptions.take(event({ subscription, user: user.id, minute: 0 }));
  const data = { ...adjustment, subscription_id: subscription };
  const refund = {
    event_id: randomUUID(),
    event_type: 'adjustment.updated',
    occurred_at: new Date().toISOString(),
    data,
  };
  await subscriptions.take(paymentEvent.parse(refund));
  expect((await reload(user)).plan).toBe(plan);
});

test('a cancelled plan goes back to free when its time is over', async () => {
  const user = await scratch.newUser();
  await subscriptions.take(event({ subscription: 'sub_lapse', user: user.id, minute: 0, cancels: true }));
  expect((await reload(user)).plan).toBe('basic');
  await scratch.database.query(
    `UPDATE subscriptions SET cancel_at = now() - interval '1 minute' WHERE id = 'sub_lapse'`,
  );
  await subscriptions.endLapsed();
  expect(await reload(user)).toMatchObject({ plan: 'free', planSince: null });
  expect(await subscriptions.endLapsed()).toBe(0);
});
