import type { Page } from '@playwright/test';
import { ada, billing } from './support/answers/account';
import { plans } from './support/answers/plans';
import { ok, signedIn, signedOut, type Answers } from './support/mock';
import { expect, sent, test, toast, verify, whole } from './support/test';

/** Stands in for the provider's script: keeps what it was asked and can raise its events. */
const PADDLE = `globalThis.paddle = { inits: [], opens: [], environments: [] };
globalThis.PaddleBillingV1 = {
  Environment: { set: (name) => paddle.environments.push(name) },
  Initialize: (options) => { paddle.inits.push(options.token); paddle.raise = (name) => options.eventCallback({ name }); },
  Checkout: { open: (options) => { if (globalThis.refuse !== undefined) throw new Error(refuse); paddle.opens.push(options); } },
};`;

async function withPaddle(page: Page) {
  await page.route('https://cdn.paddle.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PADDLE }),
  );
}
const opens = (page: Page) => page.evaluate<{ items: { priceId: string }[] }[]>('globalThis.paddle?.opens ?? []');

/** Waits for the payment client; asked from outside, since the policy forbids the page to evaluate text. */
const ready = (page: Page) => expect.poll(() => page.evaluate('globalThis.paddle?.inits.length')).toBe(1);

test('242-255 the cards of the price page', async ({ page, open }) => {
  await open('/pricing', signedOut);
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Monthly' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Save 20%')).toBeVisible();
  const cards = page.locator('[data-plan]');
  await expect(cards).toHaveCount(plans.length);
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-plan')))).toEqual(
    plans.map(({ slug }) => slug),
  );
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  await expect(cards.nth(2)).toContainText('Most Popular');
  await expect(cards.getByRole('button')).toHaveText([
    'Get Started Free',
    'Start Basic Plan',
    'Upgrade to Professional',
    'Upgrade to Expert',
  ]);
  for (const [n, price] of ['$0', '$9', '$14', '$18'].entries()) await expect(cards.nth(n)).toContainText(price);
  await expect(cards.nth(0)).toContainText('forever');
  for (const [n, quota] of [3, 100, 200, 500].entries())
    await expect(cards.nth(n)).toContainText(`${quota} verifications a month`);
  await expect(cards.nth(0).locator('[data-limitation]')).toHaveText([
    'Limited to 3 verifications',
    'No batch processing beyond your 3 monthly verifications',
    'Basic reports only',
  ]);
  for (const [n, { name, description, features }] of plans.entries()) {
    await expect(cards.nth(n).getByRole('heading')).toHaveText(name);
    await expect(cards.nth(n)).toContainText(description);
    await expect(cards.nth(n).locator('[data-feature]')).toHaveText([...features]);
  }
  for (const n of [1, 2, 3]) await expect(cards.nth(n)).toContainText('Batches of up to 100 citations');
  await page.getByRole('button', { name: 'Yearly' }).click();
  for (const [n, price, saving] of [
    [1, '$6.33', '$32'],
    [2, '$9.83', '$50'],
    [3, '$12.67', '$64'],
  ] as const) {
    await expect(cards.nth(n)).toContainText(price);
    await expect(cards.nth(n)).toContainText(`Save ${saving} a year`);
  }
  await expect(page.getByText(/US dollars/)).toBeVisible();
  for (const text of ['30-day money-back guarantee', 'No setup fees', 'Cancel anytime'])
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
  for (const text of [/change plans/, /payment methods/, /free trial/, /cancel anytime/])
    await expect(page.getByTestId('faq').getByRole('button', { name: text })).toBeVisible();
});

test('256, 258 the free plan of a visitor is the sign-up', async ({ page, open }) => {
  await open('/pricing', signedOut);
  await page.getByRole('button', { name: 'Get Started Free' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
});

test('257 the free plan of a user', async ({ page, open }) => {
  await open('/pricing', signedIn);
  await page.getByRole('button', { name: 'Get Started Free' }).click();
  await expect(toast(page, 'Free Plan')).toContainText('You already have access to the free plan features!');
});

test('259-260 a paid plan of a visitor: kept over the sign-in, then its checkout', async ({ page, open }) => {
  await withPaddle(page);
  await open('/pricing', signedOut);
  await page.getByRole('button', { name: 'Yearly' }).click();
  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog).toBeVisible();
  expect(
    await page.evaluate(
      'Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith("pending")))',
    ),
  ).toEqual({
    pendingPlan: 'professional',
    pendingBillingCycle: 'yearly',
    pendingCallbackUrl: '/pricing?priceId=pri_pro_y',
  });
  await dialog.getByLabel('Email').fill('ada@example.org');
  await dialog.getByLabel('Password').fill('password123');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect.poll(async () => (await opens(page)).length).toBe(1);
  expect((await opens(page))[0]?.items).toEqual([{ priceId: 'pri_pro_y', quantity: 1 }]);
  await expect(page).toHaveURL(/\/pricing$/);
});

test('261-263, 268 the checkout of a user', async ({ page, open }) => {
  await withPaddle(page);
  await open('/pricing', signedIn);
  await ready(page);
  await page.getByRole('button', { name: 'Start Basic Plan' }).click();
  await expect.poll(async () => (await opens(page)).length).toBe(1);
  expect((await opens(page))[0]).toMatchObject({
    items: [{ priceId: 'pri_basic_m', quantity: 1 }],
    customer: { email: ada.email },
    customData: { userId: ada.id },
    settings: { locale: 'en', theme: 'light', displayMode: 'overlay', allowLogout: false },
  });
  expect(await page.evaluate('[paddle.inits, paddle.environments]')).toEqual([['test_token'], ['sandbox']]);
  await page.evaluate("paddle.raise('checkout.closed')");
  await expect(page).toHaveURL(/\/pricing$/);
  await page.evaluate("paddle.raise('checkout.completed')");
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText(/Your payment is complete/)).toBeVisible();
});

test('264 before the client has loaded', async ({ page, open }) => {
  await page.route('https://cdn.paddle.com/**', () => undefined);
  await open('/pricing', signedIn);
  await page.getByRole('button', { name: 'Start Basic Plan' }).click();
  await expect(toast(page, 'Payment System Loading')).toContainText(
    'Please wait for the payment system to initialize.',
  );
});

for (const [thrown, text] of [
  ['The price is not active.', 'The price is not active.'],
  ['', 'Failed to open checkout. Please try again.'],
]) {
  test(`265 a checkout that fails to open: ${text}`, async ({ page, open }) => {
    await withPaddle(page);
    await open('/pricing', signedIn);
    await ready(page);
    await page.evaluate(`globalThis.refuse = ${JSON.stringify(thrown)}`);
    await page.getByRole('button', { name: 'Start Basic Plan' }).click();
    await expect(toast(page, 'Payment Error')).toContainText(text ?? '');
  });
}

const noToken: Answers = {
  ...signedIn,
  'GET /api/payments/config': ok({
    provider: 'paddle',
    providerName: 'Paddle',
    environment: 'sandbox',
    clientToken: null,
    portalUrl: null,
  }),
};

test('266 without a client token nothing opens', async ({ page, open }) => {
  await withPaddle(page);
  await whole(page, await open('/pricing', noToken));
  await page.getByRole('button', { name: 'Start Basic Plan' }).click();
  await expect(page.locator('.MuiSnackbar-root')).toContainText('payment client token is not configured');
  expect(await opens(page)).toHaveLength(0);
});

for (const [priceId, n] of [
  ['pri_expert_m', 1],
  ['pri_unknown', 0],
] as const) {
  test(`267 ?priceId=${priceId} opens ${n} checkouts and leaves the address`, async ({ page, open }) => {
    await withPaddle(page);
    const calls = await open(`/pricing?priceId=${priceId}`, signedIn);
    await expect(page).toHaveURL(/\/pricing$/);
    if (n) await expect.poll(async () => (await opens(page)).length).toBe(n);
    await whole(page, calls);
    expect(await opens(page)).toHaveLength(n);
  });
}

test('273 a plan of the dialog pressed by a visitor asks for the sign-in', async ({ page, open }) => {
  const calls = await open('/academic-citation-verification-tools', signedOut);
  await page.getByRole('button', { name: 'See plans' }).click();
  await page
    .getByRole('dialog', { name: 'Choose Your Plan' })
    .getByRole('button', { name: 'Start Basic Plan' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  expect(sent(calls, '/api/payments/create-checkout')).toHaveLength(0);
});

test('269-273 the plans dialog', async ({ page, open }) => {
  await withPaddle(page);
  await open('/', { ...signedIn, 'GET /api/payments/billing': ok({ ...billing, remaining: 0 }) });
  await verify(page, 'a');
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await expect(dialog.getByRole('button', { name: /Yearly/ })).toContainText('-20%');
  await expect(dialog.getByText('Save 20%')).toBeVisible();
  const basic = dialog.locator('[data-plan=basic]');
  await expect(basic.locator('[data-feature]')).toHaveCount(4);
  await expect(basic).toContainText('And 3 more features...');
  await expect(dialog.locator('[data-plan=free]')).not.toContainText('more features');
  await expect(dialog.getByText('Most Popular')).toHaveCount(1);
  await ready(page);
  await basic.getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  expect(await opens(page)).toHaveLength(1);
});
