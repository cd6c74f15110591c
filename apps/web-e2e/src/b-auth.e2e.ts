import type { Page } from '@playwright/test';
import { fault, never, ok, signedIn, signedOut } from './support/mock';
import { ada } from './support/answers';
import { expect, input, sent, test, toast, verify } from './support/test';

const login = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
const signup = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
const dialog = (page: Page) => page.getByRole('dialog');

async function enter(page: Page) {
  await dialog(page).getByLabel('Email').fill('ada@example.org');
  await dialog(page).getByLabel('Password', { exact: true }).fill('password123');
  await dialog(page).getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('19-22, 27 the login form checks for itself and switches to sign-up', async ({ page, open }) => {
  const calls = await open('/', signedOut);
  await login(page);
  await expect(dialog(page).getByRole('button', { name: /Google/ })).toBeVisible();
  await expect(dialog(page).locator('form')).toHaveAttribute('novalidate', '');
  await dialog(page).getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog(page).getByText('Email is required')).toBeVisible();
  await expect(dialog(page).getByText('Password is required')).toBeVisible();
  expect(sent(calls, '/api/auth/login')).toHaveLength(0);
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog(page).getByLabel('Full Name')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog(page).getByLabel('Full Name')).toHaveCount(0);
});

test('23 while it waits the button says so', async ({ page, open }) => {
  await open('/', { ...signedOut, 'POST /api/auth/login': never });
  await login(page);
  await enter(page);
  await expect(dialog(page).getByRole('button', { name: 'Signing in...' })).toBeDisabled();
});

test('24, 43 a login closes the dialog, greets and goes home', async ({ page, open }) => {
  await open('/faq', signedOut);
  await login(page);
  await enter(page);
  await expect(toast(page, 'Success').getByText('Logged in successfully!')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('43 on the price page one stays', async ({ page, open }) => {
  await open('/pricing', signedOut);
  await login(page);
  await enter(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.locator('[data-plan]')).toHaveCount(4);
});

for (const [name, message, text] of [
  ['25 with the message of the server', 'Wrong email or password.', 'Wrong email or password.'],
  ['26 without one', undefined, 'Login failed'],
] as const) {
  test(`${name} a failed login is told`, async ({ page, open }) => {
    await open('/', { ...signedOut, 'POST /api/auth/login': fault(401, message) });
    await login(page);
    await enter(page);
    await expect(toast(page, 'Error').getByText(text)).toBeVisible();
  });
}

test('28-29 the third party gets the page, with the stored callback', async ({ page, open }) => {
  await open('/pricing', signedOut);
  await page.getByRole('button', { name: 'Start Basic Plan' }).click();
  const navigation = page.waitForRequest(/\/api\/auth\/google/);
  await dialog(page)
    .getByRole('button', { name: /Google/ })
    .click();
  expect((await navigation).isNavigationRequest()).toBe(true);
  expect(new URL((await navigation).url()).searchParams.get('callbackUrl')).toBe('/pricing?priceId=pri_basic_m');
});

test('32-37 the sign-up form checks for itself', async ({ page, open }) => {
  const calls = await open('/', signedOut);
  await signup(page);
  const create = dialog(page).getByRole('button', { name: 'Create Account' });
  await create.click();
  for (const text of ['Full name is required', 'Email is required', 'Password is required'])
    await expect(dialog(page).getByText(text)).toBeVisible();
  for (const bad of ['abc', 'a@b']) {
    await dialog(page).getByLabel('Email').fill(bad);
    await create.click();
    await expect(dialog(page).getByText('Please enter a valid email address')).toBeVisible();
  }
  await dialog(page).getByLabel('Password', { exact: true }).fill('12345');
  await expect(dialog(page).getByText('Password must be at least 6 characters long')).toBeVisible();
  await dialog(page).getByLabel('Password', { exact: true }).fill('123456');
  await expect(dialog(page).getByText('Password must be at least 6 characters long')).toHaveCount(0);
  await dialog(page).getByLabel('Confirm Password').fill('654321');
  await create.click();
  await expect(dialog(page).getByText('Passwords do not match')).toBeVisible();
  expect(sent(calls, '/api/auth/signup')).toHaveLength(0);
});

async function create(page: Page) {
  await signup(page);
  await dialog(page).getByLabel('Full Name').fill('Ada Lovelace');
  await dialog(page).getByLabel('Email').fill('ada@example.org');
  await dialog(page).getByLabel('Password', { exact: true }).fill('password123');
  await dialog(page).getByLabel('Confirm Password').fill('password123');
  await dialog(page).getByRole('button', { name: 'Create Account' }).click();
}

test('38 a sign-up signs in and welcomes', async ({ page, open }) => {
  const calls = await open('/', signedOut);
  await create(page);
  await expect(toast(page, 'Success').getByText(/^Account created successfully! Welcome to/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  expect(sent(calls, '/api/auth/signup')[0]?.body).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    password: 'password123',
  });
});

for (const [name, message, text] of [
  ['with the message of the server', 'This email is in use.', 'This email is in use.'],
  ['without one', undefined, /^(Signup failed|Account creation failed)$/],
] as const) {
  test(`39 a failed sign-up is told, ${name}`, async ({ page, open }) => {
    await open('/', { ...signedOut, 'POST /api/auth/signup': fault(409, message) });
    await create(page);
    await expect(toast(page, 'Error').getByText(text)).toBeVisible();
  });
}

test('42 a stored callback is taken and removed', async ({ page, open }) => {
  await open('/source-checker', signedOut);
  await page.getByLabel('Source', { exact: true }).fill('Nature');
  await page.getByRole('button', { name: 'Verify Source' }).click();
  await enter(page);
  await expect(page).toHaveURL(/\/source-checker$/);
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue('Nature');
  expect(await page.evaluate('Object.values(localStorage)')).not.toContain('/source-checker');
});

for (const evil of [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/%2Fevil.test',
  '/\t/evil.test',
]) {
  test(`48 the callback ${JSON.stringify(evil)} leads home`, async ({ page, open, origin }) => {
    await open(`/faq?callbackUrl=${encodeURIComponent(evil)}`, signedOut);
    await login(page);
    await enter(page);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${origin}/`);
  });
}

test('47 closing the dialog forgets the plan that was chosen', async ({ page, open }) => {
  await open('/pricing', signedOut);
  await page.getByRole('button', { name: 'Upgrade to Expert' }).click();
  const stored = () => page.evaluate<string[]>("Object.keys(localStorage).filter((key) => key.startsWith('pending'))");
  await expect(dialog(page)).toBeVisible();
  expect((await stored()).length).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored()).toEqual([]);
});

test('44, 66-67 a pending verification keeps its page and runs there once', async ({ page, open }) => {
  const calls = await open('/verify-academic-citation-existence', signedOut);
  await page.evaluate(`
    globalThis.seen = [];
    for (const name of ['open-sign-in', 'process-verification']) {
      addEventListener(name, (event) => seen.push([name, event.detail.citations]));
    }
  `);
  await verify(page, 'A citation to keep.');
  expect(sent(calls, '/api/citations/verify')).toHaveLength(0);
  await expect(input(page)).toHaveValue('A citation to keep.');
  await enter(page);
  await expect(page.getByTestId('single-result')).toBeVisible();
  await expect(page).toHaveURL(/existence$/);
  expect(sent(calls, '/api/citations/verify')).toHaveLength(1);
  expect(await page.evaluate('seen')).toEqual([
    ['open-sign-in', ['A citation to keep.']],
    ['process-verification', ['A citation to keep.']],
  ]);
});

test('30 a pending verification survives the way to the third party and back', async ({ page, open }) => {
  let me = fault(401, 'Sign in first.');
  const calls = await open('/', { ...signedOut, 'GET /api/auth/me': (request) => me(request) });
  await page.route('**/api/auth/google*', (route) => route.fulfill({ status: 302, headers: { location: '/' } }));
  await verify(page, 'A citation to keep.');
  me = ok(ada);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Google/ })
    .click();
  await expect(page.getByTestId('single-result')).toBeVisible();
  await expect(input(page)).toHaveValue('A citation to keep.');
  await page.reload();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(1);
});

test('68 a submit before the session is known waits for it', async ({ page, open }) => {
  const calls = await open('/', { ...signedIn, 'GET /api/auth/me': ok(ada, 1200) });
  await verify(page, 'One citation, 2020.');
  await expect(page.getByTestId('single-result')).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(1);
});

test('68 a session that is never known counts as signed out after 25 times 200 ms', async ({ page, open }) => {
  await page.clock.install();
  const calls = await open('/', { ...signedIn, 'GET /api/auth/me': never });
  await verify(page, 'One citation, 2020.');
  await page.clock.runFor(4_700);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(dialog(page)).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(0);
  expect(sent(calls, '/api/payments/billing', 'GET')).toHaveLength(0);
});

test('19 the ways to sign in are those that the server offers', async ({ page, open }) => {
  const offered = { google: false, oidc: 'Example University', passwordReset: false, passwordMin: 10 };
  await open('/', { ...signedOut, 'GET /api/auth/options': ok(offered) });
  await login(page);
  await expect(dialog(page).getByRole('button', { name: 'Continue with Example University' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /Google/ })).toHaveCount(0);
  await expect(dialog(page).getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog(page).getByText('At least 10 characters; a long phrase is best.')).toBeVisible();
});

for (const [fault, sentence] of [
  ['cancelled', /You did not sign in/],
  ['taken', /exists already/],
  ['unverified', /has not verified/],
] as const) {
  test(`30 a third party's refusal (${fault}) is told, and what waited still waits`, async ({ page, open }) => {
    const calls = await open('/', signedOut);
    await page.route('**/api/auth/google*', (route) =>
      route.fulfill({ status: 302, headers: { location: `/?signin=${fault}` } }),
    );
    await verify(page, 'A citation to keep.');
    await dialog(page)
      .getByRole('button', { name: /Google/ })
      .click();
    await expect(dialog(page).getByRole('alert')).toHaveText(sentence);
    expect(new URL(page.url()).search).toBe('');
    await enter(page);
    await expect(page.getByTestId('single-result')).toBeVisible();
    expect(sent(calls, '/api/citations/verify')).toHaveLength(1);
  });
}

test('31 the sign-up form has what it needs', async ({ page, open }) => {
  await open('/', signedOut);
  await signup(page);
  await expect(dialog(page).getByRole('button', { name: /Google/ })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Confirm Password'])
    await expect(dialog(page).getByLabel(label)).toBeVisible();
  await expect(dialog(page).getByLabel('Password', { exact: true })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Create Account' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
});
