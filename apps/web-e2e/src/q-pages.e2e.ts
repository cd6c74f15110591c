import type { Page } from '@playwright/test';
import { ada, billing, databases, plans } from './support/answers';
import { fault, ok, signedIn, signedOut, type Answers } from './support/mock';
import { expect, heard, sent, test, toast, verify } from './support/test';

test('114-116 twelve questions that open and close, and the way home', async ({ page, open }) => {
  await open('/faq', signedOut);
  const questions = page.getByTestId('faq').getByRole('button');
  await expect(questions).toHaveCount(12);
  for (let n = 0; n < 12; n += 1) {
    await questions.nth(n).click();
    await expect(questions.nth(n)).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(page.getByText(/up to 100 citations/)).toBeVisible();
  await expect(page.getByText(/One verification takes about 1-3 seconds/)).toBeVisible();
  await questions.nth(0).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

for (const path of ['/terms', '/privacy']) {
  test(`117-118 ${path}`, async ({ page, open }) => {
    await open(path, signedOut);
    const main = page.getByRole('main');
    await expect(main).toContainText('January 2025');
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Verify a citation' })).toHaveAttribute('href', '/');
    await expect(main).toContainText('within 30 days after');
    await expect(main).toContainText(/under 13/);
  });
}

test('119-120 no claim contradicts another', async ({ page, open }) => {
  const texts: string[] = [];
  for (const path of ['/', '/faq', '/pricing', '/terms', '/privacy', '/academic-citation-verification-tools']) {
    await page.unrouteAll();
    await open(path, signedOut);
    await page.waitForLoadState('networkidle');
    texts.push(await page.locator('body').innerText());
  }
  const all = texts.join('\n');
  const counts = new Set([...all.matchAll(/\b(\d{1,3}) databases\b/g)].map(([, count]) => count));
  expect([...counts]).toEqual([String(databases.filter(({ state }) => state === 'ready').length)]);
  for (const claim of [/no sign-?up required/i, /50,000/, /2M\+/, /183,000/, /non-refundable/i, /\$36/, /17\+/])
    expect(all).not.toMatch(claim);
  expect(all).toMatch(/refunded in full when you ask within 30 days/);
});

test('232-234 the guides', async ({ page, open }) => {
  await open('/verify-bibliographic-citations', signedOut);
  await expect(page.getByRole('main').getByRole('link', { name: 'Check a bibliography' })).toHaveAttribute(
    'href',
    '/bibliography-checker',
  );
  await page.unrouteAll();
  await open('/verify-academic-citations-database', signedOut);
  await expect(page.getByRole('main').getByRole('link', { name: 'Verify a citation' })).toHaveAttribute('href', '/');
  for (const group of ['General', 'Scientific', 'Specialised', 'Publisher'])
    await expect(page.getByRole('region', { name: group }).getByRole('listitem').first()).toBeVisible();
  await page.unrouteAll();
  await open('/verify-academic-paper-citations', signedOut);
  for (const severity of ['critical', 'high', 'medium'])
    await expect(page.getByText(severity, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Check a bibliography' })).toHaveAttribute(
    'href',
    '/bibliography-checker',
  );
});

for (const path of [
  '/verify-academic-citation-existence',
  '/verify-academic-journal-citations',
  '/academic-citation-verification-tools',
]) {
  test(`235-238 ${path} verifies one, a batch, and opens the plans without credits`, async ({ page, open }) => {
    let remaining = 5;
    const calls = await open(path, {
      ...signedIn,
      'GET /api/payments/billing': () => ({ body: { ...billing, remaining } }),
    });
    await verify(page, '  a  \n\n');
    await expect(page.getByTestId('single-result')).toBeVisible();
    await verify(page, 'a\n \nb');
    await expect(page.getByTestId('batch-results')).toBeVisible();
    await expect(page.getByTestId('single-result')).toHaveCount(0);
    expect(sent(calls, '/api/citations/verify-batch')[0]?.body).toMatchObject({ citations: ['a', 'b'] });
    remaining = 1;
    await verify(page, 'a\nb');
    await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
    expect(sent(calls, '/api/citations/verify-batch')).toHaveLength(1);
  });
}

test('239-241 the toolkit: six cards, and plans by a link', async ({ page, open, context }) => {
  await context.route('https://pay.test/**', (route) => route.fulfill({ body: 'pay' }));
  let answer = fault(500, 'No.');
  const calls = await open('/academic-citation-verification-tools', {
    ...signedIn,
    'POST /api/payments/create-checkout': (request) => answer(request),
  });
  const hrefs = await page
    .getByTestId('toolkit')
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual([
    '/',
    '/citation-finder',
    '/bibliography-checker',
    '/source-checker',
    '/citation-corrector',
    '/verify-bibliographic-citations',
  ]);
  await page.getByRole('button', { name: 'See plans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await dialog.getByRole('button', { name: 'Start Basic Plan' }).click();
  await expect.poll(() => sent(calls, '/api/payments/create-checkout').length).toBe(1);
  await expect(dialog.getByRole('button', { name: 'Start Basic Plan' })).toBeEnabled();
  expect(context.pages()).toHaveLength(1);
  answer = ok({ checkoutUrl: 'https://pay.test/x' });
  const tab = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Upgrade to Expert' }).click();
  expect((await tab).url()).toBe('https://pay.test/x');
  await expect(dialog).toHaveCount(0);
  expect(sent(calls, '/api/payments/create-checkout')[1]?.body).toEqual({ planType: 'expert' });
});

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
  await open('/pricing', noToken);
  await page.locator('[data-plan]').first().waitFor();
  await heard(page);
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
    await open(`/pricing?priceId=${priceId}`, signedIn);
    await expect(page).toHaveURL(/\/pricing$/);
    if (n) await expect.poll(async () => (await opens(page)).length).toBe(n);
    await heard(page);
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
