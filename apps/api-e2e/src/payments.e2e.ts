import type { Billing } from '@veracite/contracts/account';
import { startFakePaddle, type FakePaddle } from '@veracite/testing/paddle/fake-paddle';
import { boughtSubscription, paddleEvent, paddleSignature } from '@veracite/testing/paddle/webhook';
import type { Product } from '@veracite/testing/product';
import { billing, Client, newAccount, type Answer } from './support/client';
import { startShared } from './support/running';

jest.setTimeout(180_000);

const KEY = 'pdl_sdbx_apikey_of_these_tests';
const SECRET = 'pdl_ntfset_of_these_tests';
const MONTHLY = 'pri_basic_month';
const EXPERT = 'pri_expert_year';

let paddle: FakePaddle;
let product: Product;
beforeAll(async () => {
  paddle = await startFakePaddle(KEY);
  product = await startShared({
    env: {
      UPSTREAM_ORIGIN: paddle.origin,
      PASSWORD_COST: '12',
      LOG_LEVEL: 'silent',
      LOGIN_FAILURES_PER_ADDRESS: '1000000',
      BILLING_PROVIDER: 'paddle',
      PADDLE_API_KEY: KEY,
      PADDLE_CLIENT_TOKEN: 'test_of_these_tests',
      PADDLE_WEBHOOK_SECRET: SECRET,
      PRICE_BASIC_MONTHLY: MONTHLY,
      PRICE_EXPERT_YEARLY: EXPERT,
    },
  });
});
afterAll(async () => {
  await product?.stop();
  await paddle?.close();
});
afterEach(() => paddle.setFault(undefined));

const idOf = async (client: Client) => ((await client.get('/api/auth/me')).body as { id: string }).id;
function sendEvent(event: object, signature?: string | null): Promise<Answer> {
  const body = JSON.stringify(event);
  const header = signature === undefined ? paddleSignature(body, SECRET) : signature;
  return new Client(product.origin).send('/api/payments/webhooks/paddle', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...(header !== null && { 'Paddle-Signature': header }) },
  });
}

/** The answer comes before the event is applied. */
async function planOf(client: Client, wanted: string): Promise<Billing> {
  for (const until = Date.now() + 10_000; Date.now() < until; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const now = await billing(client);
    if (now.planType === wanted) return now;
  }
  return billing(client);
}

let subscriptions = 0;
async function buyer(priceId = MONTHLY) {
  const client = await newAccount(product.origin);
  const userId = await idOf(client);
  const subscription = boughtSubscription(`sub_${(subscriptions += 1)}`, userId, priceId);
  paddle.subscriptions.set(subscription.id, subscription);
  return { client, userId, subscription };
}

test('263, 266: the browser receives environment and client token, and nothing secret', async () => {
  const { body } = await new Client(product.origin).get('/api/payments/config');
  expect(body).toEqual({
    provider: 'paddle',
    providerName: 'Paddle',
    environment: 'sandbox',
    clientToken: 'test_of_these_tests',
    portalUrl: `${product.origin}/api/payments/portal`,
  });
});

test('P51: the page lets Paddle in where it sells: its script, its sandbox’s frame and styles, its calls', async () => {
  const policy = String((await new Client(product.origin).get('/pricing')).headers.get('Content-Security-Policy'));
  for (const part of [
    "script-src 'self' https://cdn.paddle.com;",
    "frame-src 'self' https://sandbox-buy.paddle.com;",
    "connect-src 'self' https://*.paddle.com;",
    'https://sandbox-cdn.paddle.com',
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('https://buy.paddle.com');
});

test('332: a checkout is a transaction of the plan’s price, bound to the account', async () => {
  const client = await newAccount(product.origin);
  const { status, body } = await client.post('/api/payments/create-checkout', { planType: 'starter' });
  expect([status, body]).toEqual([200, { checkoutUrl: 'https://pay.example/?_ptxn=txn_1' }]);
  expect(paddle.calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/transactions',
    body: { items: [{ price_id: MONTHLY, quantity: 1 }], custom_data: { userId: await idOf(client) } },
  });
  // "pro" is the plan "expert", of which no monthly price is configured.
  for (const planType of ['pro', 'expert'])
    expect((await client.post('/api/payments/create-checkout', { planType })).status).toBe(503);
});

test('331, 333, 136: bought, the plan holds; it is cancelled on the provider’s page, and the portal opens', async () => {
  const { client, subscription } = await buyer();
  expect((await client.get('/api/payments/portal')).status).toBe(404);
  expect((await sendEvent(paddleEvent('subscription.created', subscription))).body).toEqual({ received: true });
  expect(await planOf(client, 'basic')).toMatchObject({ limit: 100, remaining: 100, subscriptionStatus: 'active' });
  expect((await client.post('/api/payments/cancel-subscription', {})).body).toEqual({
    cancelUrl: `https://buyer-portal.example/subscriptions/${subscription.id}/cancel`,
  });
  const portal = await client.get('/api/payments/portal');
  expect([portal.status, portal.headers.get('Location')]).toEqual([
    302,
    `https://customer-portal.example/${subscription.customer_id}`,
  ]);
});

test('past due keeps the plan, a scheduled cancellation too; the end takes it', async () => {
  const { client, subscription } = await buyer();
  await sendEvent(paddleEvent('subscription.past_due', { ...subscription, status: 'past_due' }));
  expect(await planOf(client, 'basic')).toMatchObject({ subscriptionStatus: 'past_due' });
  const scheduled_change = { action: 'cancel', effective_at: subscription.current_billing_period?.ends_at };
  await sendEvent(paddleEvent('subscription.updated', { ...subscription, scheduled_change }));
  expect(await planOf(client, 'basic')).toMatchObject({ limit: 100 });
  await sendEvent(paddleEvent('subscription.canceled', { ...subscription, status: 'canceled' }));
  expect(await planOf(client, 'free')).toMatchObject({ limit: 3, subscriptionStatus: null });
});

const now = () => Math.floor(Date.now() / 1_000);
test.each<[string, (body: string) => string | null, number]>([
  ['wrong', (body) => paddleSignature(body, 'another secret'), 401],
  ['of another body', () => paddleSignature('{}', SECRET), 401],
  ['stale', (body) => paddleSignature(body, SECRET, now() - 301), 401],
  ['from the future', (body) => paddleSignature(body, SECRET, now() + 301), 401],
  ['missing', () => null, 401],
  ['empty', () => '', 401],
  ['not one', () => 'ts=now;h1=00', 401],
])('334: a webhook whose signature is %s changes nothing', async (_name, sign, status) => {
  const { client, subscription } = await buyer();
  const event = paddleEvent('subscription.created', subscription);
  const answer = await sendEvent(event, sign(JSON.stringify(event)));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('Content-Type')).toMatch(/problem\+json/);
  expect(await billing(client)).toMatchObject({ planType: 'free' });
  // The very same event is good when it is signed: nothing of it was kept.
  expect((await sendEvent(event)).status).toBe(200);
  expect(await planOf(client, 'basic')).toMatchObject({ planType: 'basic' });
});

test('P31, P33: a secret that changes signs twice; unknown events are kept and answered', async () => {
  const body = paddleEvent('payout.created', { id: 'pay_1' });
  const text = JSON.stringify(body);
  const [stamp, right] = paddleSignature(text, SECRET).split(';');
  const wrong = paddleSignature(text, 'the next secret').split(';')[1];
  expect((await sendEvent(body, `${stamp};${wrong};${right}`)).status).toBe(200);
  expect((await sendEvent(paddleEvent('something.new', {}))).status).toBe(200);
  expect((await sendEvent({ event_id: 'evt_x' })).status).toBe(400);
});

test.each<[string, Parameters<FakePaddle['setFault']>[0], string]>([
  ['is down', { status: 500, code: 'internal_error' }, '30'],
  ['has had enough', { status: 429, code: 'too_many_requests', retryAfter: 7 }, '7'],
])('a provider that %s is a 503 that says when to come back', async (_name, fault, wait) => {
  const { client, subscription } = await buyer();
  await sendEvent(paddleEvent('subscription.created', subscription));
  await planOf(client, 'basic');
  paddle.setFault(fault);
  const { status, headers, body } = await client.post('/api/payments/cancel-subscription', {});
  expect([status, headers.get('Retry-After')]).toEqual([503, wait]);
  expect(JSON.stringify(body)).not.toMatch(/pdl_|127\.0\.0\.1|internal_error/);
});
