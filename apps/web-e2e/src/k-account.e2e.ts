import type { Billing } from '@veracite/contracts/account';
import { billing } from './support/answers/account';
import { historyPage, record } from './support/answers/citations';
import { fault, ok, signedIn, signedOut, type Answers } from './support/mock';
import { expect, sent, test, toast } from './support/test';

const withBilling = (over: Partial<Billing>): Answers => ({
  ...signedIn,
  'GET /api/payments/billing': ok({ ...billing, ...over }),
});

for (const [used, remaining, limit, page80, dashboard] of [
  [100, 0, 100, 'red', 'red'],
  [81, 19, 100, 'yellow', 'yellow'],
  [80, 20, 100, 'green', 'yellow'],
  [79, 21, 100, 'green', 'green'],
  [500, -1, -1, 'green', 'green'],
] as const) {
  test(`107-112, 128-129 ${used} of ${limit} used: ${page80} on a page, ${dashboard} on the dashboard`, async ({
    page,
    open,
  }) => {
    const answers = withBilling({ usedCreditsThisMonth: used, remaining, limit });
    await open('/', answers);
    await expect(page.locator('[data-level]')).toHaveAttribute('data-level', page80);
    await expect(page.getByText('Monthly limit reached. Upgrade to continue verifying citations.')).toHaveCount(
      page80 === 'red' ? 1 : 0,
    );
    await expect(page.getByText('Approaching monthly limit. Consider upgrading your plan.')).toHaveCount(
      page80 === 'yellow' ? 1 : 0,
    );
    await page.unrouteAll();
    await open('/dashboard', answers);
    await expect(page.locator('[data-level]')).toHaveAttribute('data-level', dashboard);
    await expect(
      page.getByText("You've reached your monthly limit. Upgrade to continue verifying citations."),
    ).toHaveCount(dashboard === 'red' ? 1 : 0);
    await expect(
      page.getByText("You're approaching your monthly limit. Consider upgrading for unlimited access."),
    ).toHaveCount(dashboard === 'yellow' ? 1 : 0);
    await expect(page.locator('[data-counter="Monthly limit"]')).toContainText(limit === -1 ? '∞' : '100');
  });
}

test('109, 113 without billing the limit is 3 and an alert says why', async ({ page, open }) => {
  await open('/dashboard', { ...signedIn, 'GET /api/payments/billing': fault(500, 'Broken.') });
  await expect(page.getByRole('alert').filter({ hasText: 'Unable to load subscription information' })).toBeVisible();
  await expect(page.locator('[data-counter="Monthly limit"]')).toContainText('3');
});

test('121 the dashboard of a visitor', async ({ page, open }) => {
  await open('/dashboard', signedOut);
  await expect(page.getByRole('heading', { name: 'Access Required' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('122-127 profile, credits, statistics and the five newest', async ({ page, open }) => {
  await open('/dashboard', signedIn);
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(profile.locator('.MuiAvatar-root')).toHaveText('A');
  for (const text of ['Ada Lovelace', 'ada@example.org', 'March 2025', 'Email', 'Basic plan'])
    await expect(profile.getByText(text, { exact: true })).toBeVisible();
  for (const [label, n] of [
    ['Remaining', '63'],
    ['Used this month', '37'],
    ['Monthly limit', '100'],
    ['Total verified', '412'],
    ['Valid today', '21'],
    ['Incomplete today', '9'],
    ['Invalid today', '4'],
  ]) {
    await expect(page.locator(`[data-counter="${label}"]`)).toHaveText(`${n}${label}`);
  }
  const recent = page.getByTestId('recent').getByRole('listitem');
  await expect(recent).toHaveCount(5);
  const times = await recent.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(times).size).toBe(5);
});

for (const [planType, subscriptionStatus, cancel, upgrade] of [
  ['free', null, false, true],
  ['basic', 'active', true, true],
  ['professional', 'trialing', true, true],
  ['professional', 'past_due', false, true],
  ['expert', 'active', true, false],
  ['pro', 'active', true, false],
] as const) {
  test(`130-131 ${planType}, ${subscriptionStatus}: cancel ${cancel}, upgrade ${upgrade}`, async ({ page, open }) => {
    await open('/dashboard', withBilling({ planType, subscriptionStatus }));
    await page.getByText(/Credits renew/).waitFor();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toHaveCount(cancel ? 1 : 0);
    await expect(page.getByRole('button', { name: 'Upgrade plan' })).toHaveCount(upgrade ? 1 : 0);
  });
}

test('132-134 cancelling asks first, then leads to the provider', async ({ page, open, context }) => {
  await context.route('https://provider.test/**', (route) => route.fulfill({ body: 'cancel' }));
  const calls = await open('/dashboard', {
    ...signedIn,
    'POST /api/payments/cancel-subscription': ok({ cancelUrl: 'https://provider.test/cancel' }),
  });
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('button', { name: 'Keep subscription' }).click();
  expect(sent(calls, '/api/payments/cancel-subscription')).toHaveLength(0);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const tab = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Yes, cancel' }).click();
  expect((await tab).url()).toBe('https://provider.test/cancel');
  await expect(page.locator('.MuiSnackbar-root')).toContainText(
    "Please complete the cancellation process on Paddle's page.",
  );
  expect(sent(calls, '/api/payments/cancel-subscription')[0]?.body).toEqual({});
});

for (const [name, answer, text] of [
  ['with a message', fault(404, 'No subscription.'), 'No subscription.'],
  ['without one', fault(500), 'Failed to cancel subscription'],
  ['without an address', ok({}), 'Failed to get cancellation URL'],
] as const) {
  test(`135 a failed cancellation ${name}`, async ({ page, open }) => {
    await open('/dashboard', { ...signedIn, 'POST /api/payments/cancel-subscription': answer });
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(toast(page, 'Error').getByText(text)).toBeVisible();
  });
}

test("136 the provider's portal opens in a new tab", async ({ page, open }) => {
  await open('/dashboard', signedIn);
  const link = page.getByRole('link', { name: /Manage subscription/ });
  await expect(link).toHaveAttribute('href', /customer-portal/);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('137 after a checkout billing is asked until the plan appears', async ({ page, open }) => {
  let plan = 'free';
  await open('/dashboard?subscription=success', {
    ...signedIn,
    'GET /api/payments/billing': () => ({ body: { ...billing, planType: plan } }),
  });
  await expect(page.getByText(/Your payment is complete/)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  plan = 'professional';
  await expect(page.getByText('The Professional plan is active.')).toBeVisible();
});

test('137 after a minute without the plan billing is asked no more', async ({ page, open }) => {
  await page.clock.install();
  const calls = await open('/dashboard?subscription=success', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, planType: 'free' }),
  });
  const asked = () => sent(calls, '/api/payments/billing', 'GET').length;
  await expect(page.getByText(/Your payment is complete/)).toBeVisible();
  const before = asked();
  await page.clock.runFor('00:10');
  await expect.poll(asked).toBeGreaterThan(before);
  // Every three seconds for a minute; an hour of it would be 1,200.
  await page.clock.runFor('01:00:00');
  expect(asked()).toBeLessThan(30);
});

test('152 a history that does not load says so, and is asked for again by a press', async ({ page, open }) => {
  let answer = fault(500);
  await open('/citations', { ...signedIn, 'GET /api/citations': (request) => answer(request) });
  await expect(page.getByRole('alert')).toHaveText('Failed to load citations. Please try again later.');
  answer = ok(historyPage(1, 10, 3));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-record]')).toHaveCount(3);
});

test('138 the history of a visitor asks for nothing', async ({ page, open }) => {
  const calls = await open('/citations', signedOut);
  await expect(page.getByText('Access Required')).toBeVisible();
  expect(calls.filter((call) => call.path.startsWith('/api/citations'))).toHaveLength(0);
});

test('139-145 filter, sizes, pages', async ({ page, open }) => {
  const calls = await open('/citations', signedIn);
  const last = () => calls.filter((call) => call.path === '/api/citations').at(-1)?.query;
  await expect(page.getByText('Showing 1 to 10 of 37 citations')).toBeVisible();
  expect(last()).toBe('?page=1&limit=10');
  await expect(page.getByText('Page 1 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to page 4' }).click();
  await expect(page.getByText('Showing 31 to 37 of 37 citations')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['All', 'Valid', 'Incomplete', 'Invalid', 'Unknown']);
  await page.getByRole('option', { name: 'Invalid' }).click();
  await expect.poll(last).toBe('?page=1&limit=10&status=invalid');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(last).toBe('?page=2&limit=10&status=invalid');
  await page.getByRole('combobox', { name: 'Per page' }).click();
  await expect(page.getByRole('option')).toHaveText(['10', '25', '50']);
  await page.getByRole('option', { name: '25' }).click();
  await expect.poll(last).toBe('?page=1&limit=25&status=invalid');
});

test('146 at most five page buttons', async ({ page, open }) => {
  await open('/citations', {
    ...signedIn,
    'GET /api/citations': (request) => ({
      body: historyPage(Number(new URL(request.url()).searchParams.get('page')), 10, 200),
    }),
  });
  const buttons = page.locator('[data-page]');
  await expect(buttons).toHaveText(['1', '2', '3', '4', '5']);
  await page.getByRole('button', { name: 'Go to page 5' }).click();
  await expect(buttons).toHaveText(['3', '4', '5', '6', '7']);
});

test('147-150 a card: badge, time, text cut at 100, reason, three links and the rest', async ({ page, open }) => {
  const links = [1, 2, 3, 4, 5].map((n) => `https://db${n}.test/x`);
  const records = [
    record(1, { originalText: 'x'.repeat(101), sourceLinks: links }),
    record(2, { originalText: 'y'.repeat(100) }),
    record(3, { status: 'odd' as never }),
  ];
  await open('/citations', {
    ...signedIn,
    'GET /api/citations': ok({
      citations: records,
      pagination: { page: 1, limit: 10, totalCount: 3, totalPages: 1, hasPrevPage: false, hasNextPage: false },
    }),
  });
  const cards = page.locator('[data-record]');
  await expect(cards.nth(0).locator('[data-tone]')).toHaveText('Incomplete');
  await expect(cards.nth(1).locator('[data-tone]')).toHaveText('Invalid');
  await expect(cards.nth(2).locator('[data-tone]')).toHaveText('Unknown');
  await expect(cards.nth(0).locator('[data-preview]')).toHaveText(`${'x'.repeat(100)}…`);
  await expect(cards.nth(1).locator('[data-preview]')).toHaveText('y'.repeat(100));
  await expect(cards.nth(0).getByRole('link', { name: /db\d/ })).toHaveCount(3);
  await expect(cards.nth(0).getByText('+2 more sources')).toBeVisible();
  await expect(cards.nth(0).getByText(/Year is 1953/)).toBeVisible();
  await expect(cards.nth(0).locator('time')).toContainText('2026');
  await expect(cards.nth(0).getByText('J. D. Watson, F. H. C. Crick')).toBeVisible();
});

test('151 an empty history leads to the checker', async ({ page, open }) => {
  await open('/citations', { ...signedIn, 'GET /api/citations': ok(historyPage(1, 10, 0)) });
  await expect(page.getByRole('heading', { name: 'No Citations Found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Verifying Citations' })).toHaveAttribute('href', '/');
});
