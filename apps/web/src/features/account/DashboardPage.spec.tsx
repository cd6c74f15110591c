import type { Billing } from '@veracite/contracts/account';
import { screen, waitFor, within } from '@testing-library/react';
import { ada, billing } from '@veracite/testing/web-answers/account';
import { record } from '@veracite/testing/web-answers/citations';
import { fault, ok, signedIn, signedOut, type Answers } from '@veracite/testing/web-answers/table';
import {
  all,
  findDialog,
  findEach,
  findOne,
  findToast,
  noDialog,
  open,
  passTime,
  wordsOf,
} from '../../../testing/open';
import { sent } from '../../../testing/server';

const withBilling = (over: Partial<Billing>): Answers => ({
  ...signedIn,
  'GET /api/payments/billing': ok({ ...billing, ...over }),
});
const counter = (label: string) => findOne(`[data-counter="${label}"]`);

test.each([
  [103, -3, 100, 'red', 'red'],
  [100, 0, 100, 'red', 'red'],
  [81, 19, 100, 'yellow', 'yellow'],
  [80, 20, 100, 'green', 'yellow'],
  [79, 21, 100, 'green', 'green'],
  [500, -1, -1, 'green', 'green'],
])(
  '107-112, 128-129: %i used, %i left of %i: %s on a page, %s on the dashboard',
  async (usedCreditsThisMonth, remaining, limit, onPage, onDashboard) => {
    const { reload } = await open('/', withBilling({ usedCreditsThisMonth, remaining, limit }));
    expect(await findOne('[data-level]')).toHaveAttribute('data-level', onPage);
    const shown = (text: string) => screen.queryAllByText(text).length === 1;
    expect(shown('Monthly limit reached. Upgrade to continue verifying citations.')).toBe(onPage === 'red');
    expect(shown('Approaching monthly limit. Consider upgrading your plan.')).toBe(onPage === 'yellow');
    await reload('/dashboard');
    expect(await findOne('[data-level]')).toHaveAttribute('data-level', onDashboard);
    expect(shown("You've reached your monthly limit. Upgrade to continue verifying citations.")).toBe(
      onDashboard === 'red',
    );
    expect(shown("You're approaching your monthly limit. Consider upgrading for unlimited access.")).toBe(
      onDashboard === 'yellow',
    );
    expect(await counter('Monthly limit')).toHaveTextContent(limit === -1 ? '∞' : '100');
  },
);

test('109, 113: without billing the limit is 3 and an alert says why', async () => {
  await open('/dashboard', { ...signedIn, 'GET /api/payments/billing': fault(500, 'Broken.') });
  expect(await screen.findByText(/Unable to load subscription information/)).toBeVisible();
  expect(wordsOf(screen.getAllByRole('alert')).join()).toContain('Unable to load subscription information');
  expect(await counter('Monthly limit')).toHaveTextContent('3');
  expect(screen.queryByText('Free')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Upgrade' })).toBeNull();
});

test('121: the dashboard of a visitor', async () => {
  const { calls, press } = await open('/dashboard', signedOut);
  expect(await screen.findByRole('heading', { name: 'Access Required' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Profile' })).toBeNull();
  expect(calls.filter((call) => /payments\/billing|stats|citations/.test(call.path))).toEqual([]);
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  await press('Log In');
  expect(await findDialog()).toBeVisible();
});

test('122-127: profile, credits, statistics and the five newest', async () => {
  await open('/dashboard', signedIn);
  const profile = await screen.findByRole('region', { name: 'Profile' });
  expect(all('.MuiAvatar-root', profile)[0]).toHaveTextContent(/^A$/);
  for (const text of ['Ada Lovelace', 'ada@example.org', 'March 2025', 'Email', 'Basic plan'])
    expect(await within(profile).findByText(text)).toBeVisible();
  for (const [label, n] of [
    ['Remaining', '63'],
    ['Used this month', '37'],
    ['Monthly limit', '100'],
    ['Total verified', '412'],
    ['Valid today', '21'],
    ['Incomplete today', '9'],
    ['Invalid today', '4'],
  ] as const)
    await waitFor(async () => expect((await counter(label)).textContent).toBe(`${n}${label}`));
  const times = (await findEach('[data-testid=recent] li time')).map((time) => time.getAttribute('datetime'));
  expect(times).toHaveLength(5);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set(times).size).toBe(5);
});

test('recent citations say of which kind they are', async () => {
  const recent = [
    record(1, { status: 'incomplete', problem: 'differs' }),
    record(2, { status: 'unknown', reasonCodes: ['not-covered'] }),
  ];
  await open('/dashboard', { ...signedIn, 'GET /api/citations/recent': ok(recent) });
  expect(wordsOf(await findEach('[data-testid=recent] [data-detail]'))).toEqual(['Wrong details', 'Not covered']);
});

test('122: a picture takes the place of the initial', async () => {
  const avatar = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  await open('/dashboard', { ...signedIn, 'GET /api/auth/me': ok({ ...ada, avatar, provider: 'google' }) });
  const profile = await screen.findByRole('region', { name: 'Profile' });
  expect(all('img', profile)[0]).toHaveAttribute('src', avatar);
  expect(await within(profile).findByText('Google')).toBeVisible();
});

test('345: a name with HTML is shown as text', async () => {
  const name = '<img src=x onerror="globalThis.hacked=1"><b>Ada</b>';
  await open('/dashboard', { ...signedIn, 'GET /api/auth/me': ok({ ...ada, name }) });
  const profile = await screen.findByRole('region', { name: 'Profile' });
  expect(await within(profile).findByText(name)).toBeVisible();
  expect(all('img[src=x], main b')).toHaveLength(0);
  expect('hacked' in globalThis).toBe(false);
});

test.each([
  ['free', null, false, true],
  ['free', 'active', false, true],
  ['basic', 'active', true, true],
  ['professional', 'trialing', true, true],
  ['professional', 'past_due', false, true],
  ['expert', 'active', true, false],
  ['pro', 'active', true, false],
] as const)('130-131: %s, %s: cancel %s, upgrade %s', async (planType, subscriptionStatus, cancel, upgrade) => {
  await open('/dashboard', withBilling({ planType, subscriptionStatus }));
  await screen.findByText(/Credits renew/);
  expect(screen.queryAllByRole('button', { name: 'Cancel subscription' })).toHaveLength(cancel ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Upgrade plan' })).toHaveLength(upgrade ? 1 : 0);
});

test('132-134: cancelling asks first, then leads to the provider', async () => {
  const { calls, press } = await open('/dashboard', {
    ...signedIn,
    'POST /api/payments/cancel-subscription': ok({ cancelUrl: 'https://provider.test/cancel' }),
  });
  await press('Cancel subscription');
  await press('Keep subscription');
  await noDialog();
  expect(sent(calls, '/api/payments/cancel-subscription')).toHaveLength(0);
  await press('Cancel subscription');
  await press('Yes, cancel');
  await waitFor(() => expect(window.open).toHaveBeenCalledWith('https://provider.test/cancel', '_blank', 'noopener'));
  const toast = await findToast('Paddle');
  expect(all('.MuiAlert-colorSuccess', toast)).toHaveLength(1);
  await waitFor(() => expect(toast).toHaveTextContent(/Please complete the cancellation process on Paddle's page\.$/));
  expect(sent(calls, '/api/payments/cancel-subscription')[0]?.body).toEqual({});
});

test.each([
  ['with a message', fault(404, 'No subscription.'), 'No subscription.'],
  ['without one', fault(500), 'Failed to cancel subscription'],
  ['without an address', ok({}), 'Failed to get cancellation URL'],
])('135: a failed cancellation %s', async (_name, answer, text) => {
  const { press } = await open('/dashboard', { ...signedIn, 'POST /api/payments/cancel-subscription': answer });
  await press('Cancel subscription');
  await press('Yes, cancel');
  expect(await findToast('Error')).toHaveTextContent(text);
});

test("136: the provider's portal opens in a new tab", async () => {
  await open('/dashboard', signedIn);
  const link = await screen.findByRole('link', { name: /Manage subscription/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('customer-portal'));
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('137: after a checkout billing is asked until the plan appears', async () => {
  let plan = 'free';
  await open('/dashboard?subscription=success', {
    ...signedIn,
    'GET /api/payments/billing': () => ({ body: { ...billing, planType: plan } }),
  });
  expect(await screen.findByText(/Your payment is complete/)).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe(''));
  plan = 'professional';
  expect(await screen.findByText(/The Professional plan is active\./)).toBeVisible();
});

test('137: after a minute without the plan billing is asked no more', async () => {
  jest.useFakeTimers();
  const { calls } = await open('/dashboard?subscription=success', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, planType: 'free' }),
  });
  const asked = () => sent(calls, '/api/payments/billing', 'GET').length;
  expect(await screen.findByText(/Your payment is complete/)).toBeVisible();
  const before = asked();
  await passTime(10_000);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  // Every three seconds for a minute; five minutes of it would be 100.
  for (let seconds = 0; seconds < 300; seconds += 3) await passTime(3_000);
  expect(asked()).toBeLessThan(30);
});

test('276: signed-in data that answers 401 is no data and no error', async () => {
  await open('/dashboard', { ...signedIn, 'GET /api/citations/recent': fault(401, 'Sign in first.') });
  expect(await screen.findByText('Your checked citations will appear here.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('S14: the dashboard explains its colors once, and counts only databases that answered', async () => {
  await open('/dashboard', signedIn);
  const card = within(await screen.findByRole('region', { name: 'The last 30 days' }));
  expect(await card.findByRole('heading', { name: 'By database that answered' })).toBeVisible();
  expect(card.getAllByText('Unknown').filter((item) => item.closest('[aria-hidden]'))).toHaveLength(1);
});
