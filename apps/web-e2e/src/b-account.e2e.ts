import type { NewApiKey } from '@veracite/contracts/keys';
import { ada, apiKeys, sessions } from './support/answers/account';
import { fault, ok, signedIn, signedOut } from './support/mock';
import { clipboard, expect, sent, test, toast } from './support/test';

test('a forgotten password: the address is checked, and the answer is the same for all', async ({ page, open }) => {
  const calls = await open('/', { ...signedOut, 'POST /api/auth/forgot': ok({ message: 'x' }) });
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot$/);
  await page.getByLabel('Email').fill('abc');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill(' ada@example.org ');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(sent(calls, '/api/auth/forgot').map(({ body }) => body)).toEqual([{ email: 'ada@example.org' }]);
});

test('a link of a mail: the token leaves the address line, the new password signs in', async ({ page, open }) => {
  const calls = await open('/reset#the-token', { ...signedOut, 'POST /api/auth/reset': ok(ada) });
  await expect(page).toHaveURL(/\/reset$/);
  await page.getByLabel('New Password').fill('a long phrase 42');
  await page.getByLabel('Confirm Password').fill('a long phrase 42');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(toast(page, 'Success')).toContainText('Your new password is set');
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  expect(sent(calls, '/api/auth/reset')[0]?.body).toEqual({ token: 'the-token', password: 'a long phrase 42' });
});

test('a link that was used, and one that was cut', async ({ page, open }) => {
  await open('/reset#used', { ...signedOut, 'POST /api/auth/reset': fault(400, 'This link was used already.') });
  await page.getByLabel('New Password').fill('a long phrase 42');
  await page.getByLabel('Confirm Password').fill('a long phrase 42');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(toast(page, 'Error')).toContainText('This link was used already.');
  await page.unrouteAll();
  await open('/reset', signedOut);
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot');
});

test('121 the settings of a visitor ask to sign in', async ({ page, open }) => {
  await open('/account', signedOut);
  await expect(page.getByRole('heading', { name: 'Access Required' })).toBeVisible();
});

test('13 the settings are reached from the menu, and change the password', async ({ page, open }) => {
  const calls = await open('/', { ...signedIn, 'POST /api/auth/password': ok({ success: true }) });
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  const panel = page.getByRole('region', { name: 'Password' });
  await panel.getByLabel('Current password').fill('old one');
  await panel.getByLabel('New password', { exact: true }).fill('a long phrase 42');
  await panel.getByLabel('Confirm new password').fill('another phrase');
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByText('Passwords do not match')).toBeVisible();
  await panel.getByLabel('Confirm new password').fill('a long phrase 42');
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Success')).toContainText('Your password is changed');
  expect(sent(calls, '/api/auth/password').map(({ body }) => body)).toEqual([
    { currentPassword: 'old one', newPassword: 'a long phrase 42' },
  ]);
});

test('who signs in by Google can set a password, and is asked for none', async ({ page, open }) => {
  await open('/account', { ...signedIn, 'GET /api/auth/me': ok({ ...ada, provider: 'google', hasPassword: false }) });
  const panel = page.getByRole('region', { name: 'Password' });
  await expect(panel.getByText('You sign in with Google.')).toBeVisible();
  await expect(panel.getByLabel('Current password')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Set password' })).toBeVisible();
});

test('sessions are listed, ended one by one and all at once', async ({ page, open }) => {
  const calls = await open('/account', {
    ...signedIn,
    'GET /api/auth/sessions': ok(sessions),
    'DELETE /api/auth/sessions/s2': ok(undefined),
    'DELETE /api/auth/sessions': ok(undefined),
  });
  const panel = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').first()).toContainText(/Firefox on Linux.*This device/);
  await expect(panel.getByRole('listitem').first().getByRole('button')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(toast(page, 'Success')).toContainText('Signed out there.');
  await panel.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect
    .poll(() => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path))
    .toEqual(['/api/auth/sessions/s2', '/api/auth/sessions']);
});

test('an API key is made, shown once, copied, and revoked', async ({ page, open }) => {
  const key = `vk_${'k'.repeat(43)}`;
  const created: NewApiKey = { ...apiKeys[0]!, id: 'k2', name: 'Script', key };
  const calls = await open('/account', {
    ...signedIn,
    'POST /api/auth/keys': ok(created),
    'DELETE /api/auth/keys/k1': ok(undefined),
  });
  const panel = page.getByRole('region', { name: 'API keys' });
  await expect(panel.getByRole('link', { name: 'API documentation' })).toHaveAttribute('href', /^http.*\/api\/docs$/);
  await panel.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('A name is required')).toBeVisible();
  await dialog.getByLabel('Name').fill('Script');
  await dialog.getByLabel('verify citations').uncheck();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByText('Choose at least one')).toBeVisible();
  await dialog.getByLabel('find citations').check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByLabel('API key')).toHaveValue(key);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => clipboard(page)).toBe(key);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  expect(sent(calls, '/api/auth/keys')[0]?.body).toEqual({ name: 'Script', scopes: ['find'] });
  await panel.getByRole('button', { name: /^Revoke/ }).click();
  await expect(toast(page, 'Success')).toContainText('The key is revoked.');
});

test('the account is exported by a link and deleted with the password', async ({ page, open }) => {
  let answer = fault(400, 'Your current password is wrong');
  const calls = await open('/account', { ...signedIn, 'POST /api/account/delete': (request) => answer(request) });
  await expect(page.getByRole('link', { name: 'Export my data' })).toHaveAttribute('href', '/api/account/export');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByText('Password is required')).toBeVisible();
  await dialog.getByLabel('Your password').fill('wrong');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Error')).toContainText('Your current password is wrong');
  answer = ok({ success: true });
  await dialog.getByLabel('Your password').fill('right');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page, 'Success')).toContainText('Your account is deleted.');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(sent(calls, '/api/account/delete').map(({ body }) => body)).toEqual([
    { password: 'wrong' },
    { password: 'right' },
  ]);
});
