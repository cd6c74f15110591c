import type { Page } from '@playwright/test';
import { fault, never, ok, signedOut } from './support/mock';
import { dialog, enter, login, signup } from './support/sign-in';
import { expect, sent, test, toast } from './support/test';

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
