import type { NewApiKey } from '@veracite/contracts/keys';
import { screen, waitFor, within } from '@testing-library/react';
import { ada, apiKeys, sessions } from '@veracite/testing/web-answers/account';
import { fault, ok, signedIn, signedOut, type Answer } from '@veracite/testing/web-answers/table';
import { findDialog, findToast, noDialog, open } from '../../../../testing/open';
import { sent } from '../../../../testing/server';

const findPanel = (name: string) => screen.findByRole('region', { name });

test('121: the settings of a visitor ask to sign in', async () => {
  await open('/account', signedOut);
  expect(await screen.findByRole('heading', { name: 'Access Required' })).toBeVisible();
});

test('13: the settings are reached from the menu, and change the password', async () => {
  const { calls, menu, fill, press } = await open('/', {
    ...signedIn,
    'POST /api/auth/password': ok({ success: true }),
  });
  await menu('Account settings');
  const element = await findPanel('Password');
  const panel = within(element);
  await fill(panel.getByLabelText('Current password'), 'old one');
  await fill(panel.getByLabelText('New password'), 'a long phrase 42');
  await fill(panel.getByLabelText('Confirm new password'), 'another phrase');
  await press('Change password', element);
  expect(await panel.findByText('Passwords do not match')).toBeVisible();
  await fill(panel.getByLabelText('Confirm new password'), 'a long phrase 42');
  await press('Change password', element);
  expect(await findToast('Success')).toHaveTextContent('Your password is changed');
  expect(sent(calls, '/api/auth/password').map(({ body }) => body)).toEqual([
    { currentPassword: 'old one', newPassword: 'a long phrase 42' },
  ]);
});

test('a user who signs in by Google can set a password, and is asked for none', async () => {
  await open('/account', { ...signedIn, 'GET /api/auth/me': ok({ ...ada, provider: 'google', hasPassword: false }) });
  const panel = within(await findPanel('Password'));
  expect(panel.getByText(/You sign in with Google\./)).toBeVisible();
  expect(panel.queryByLabelText('Current password')).toBeNull();
  expect(panel.getByRole('button', { name: 'Set password' })).toBeVisible();
});

test('sessions are listed, ended one by one and all at once', async () => {
  const { calls, press } = await open('/account', {
    ...signedIn,
    'GET /api/auth/sessions': ok(sessions),
    'DELETE /api/auth/sessions/s2': ok(undefined),
    'DELETE /api/auth/sessions': ok(undefined),
  });
  const element = await findPanel('Where you are signed in');
  const [here, other] = await within(element).findAllByRole('listitem');
  expect(here).toHaveTextContent(/Firefox on Linux.*This device/);
  expect(within(here!).queryByRole('button')).toBeNull();
  await press('Sign out Safari on iPhone', other);
  expect(await findToast('Success')).toHaveTextContent('Signed out on that device.');
  await press('Sign out everywhere else', element);
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/auth/sessions/s2',
      '/api/auth/sessions',
    ]),
  );
});

test('an API key is made, shown once, copied, and revoked', async () => {
  const key = `vk_${'k'.repeat(43)}`;
  const created: NewApiKey = { ...apiKeys[0]!, id: 'k2', name: 'Script', key };
  const { calls, user, press, fill } = await open('/account', {
    ...signedIn,
    'POST /api/auth/keys': ok(created),
    'DELETE /api/auth/keys/k1': ok(undefined),
  });
  const panel = await findPanel('API keys');
  expect(within(panel).getByRole('link', { name: 'API documentation' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/api\/docs$/),
  );
  await press('New key', panel);
  const form = await findDialog();
  const dialog = within(form);
  await press('Create key', form);
  expect(await dialog.findByText('A name is required')).toBeVisible();
  await fill(dialog.getByLabelText('Name'), 'Script');
  await user.click(dialog.getByLabelText('verify citations'));
  await press('Create key', form);
  expect(await dialog.findByText('Choose at least one')).toBeVisible();
  await user.click(dialog.getByLabelText('find citations'));
  await press('Create key', form);
  expect(await screen.findByLabelText('API key')).toHaveValue(key);
  await press('Copy', await findDialog());
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(key));
  await press('Done');
  await noDialog();
  expect(screen.queryByDisplayValue(key)).toBeNull();
  expect(sent(calls, '/api/auth/keys')[0]?.body).toEqual({ name: 'Script', scopes: ['find'] });
  await press(/^Revoke/, panel);
  await waitFor(async () => expect(await findToast('Success')).toHaveTextContent('The key is revoked.'));
});

test('the account is exported by a link and deleted with the password', async () => {
  let answer = fault(400, 'Your current password is wrong');
  const { calls, press, fill } = await open('/account', {
    ...signedIn,
    'POST /api/account/delete': (request) => answer(request),
  });
  expect(await screen.findByRole('link', { name: 'Export my data' })).toHaveAttribute('href', '/api/account/export');
  await press('Delete my account');
  const dialog = within(await findDialog());
  await press('Delete permanently');
  expect(await dialog.findByText('Password is required')).toBeVisible();
  await fill(dialog.getByLabelText('Your password'), 'wrong');
  await press('Delete permanently');
  expect(await findToast('Error')).toHaveTextContent('Your current password is wrong');
  answer = ok({ success: true });
  await fill(dialog.getByLabelText('Your password'), 'right');
  await press('Delete permanently');
  expect(await findToast('Success')).toHaveTextContent('Your account is deleted.');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(window.location.pathname).toBe('/');
  expect(sent(calls, '/api/account/delete').map(({ body }) => body)).toEqual([
    { password: 'wrong' },
    { password: 'right' },
  ]);
});

test.each<[string, Answer, string, string]>([
  [
    'the entries that count, and those that are over',
    ok({ imported: 1, expired: 2 }),
    'Success',
    '1 reference marked as checked by you. 2 left out: their last day is over.',
  ],
  ['the line of an error', fault(400, 'Line 3: [0].reason: too short.'), 'Error', 'Line 3: [0].reason: too short.'],
])('a file of the command line is imported, and the page says %s', async (_name, answer, title, text) => {
  const { calls, user } = await open('/account', { ...signedIn, 'POST /api/checked-references/import': answer });
  const field = await screen.findByLabelText('Ignore file of the command line');
  await user.upload(field, new File(['- title: A\n'], 'veracite.ignore.yaml'));
  expect(await findToast(title)).toHaveTextContent(text);
  expect(sent(calls, '/api/checked-references/import')[0]?.body).toEqual({ text: '- title: A\n' });
});

test('the secret of an endpoint is shown once, and what failed is sent again by hand', async () => {
  const hook = {
    id: 'h2',
    url: 'https://x.org/',
    events: ['watch.news'],
    active: true,
    createdAt: '2026-11-01T10:00:00Z',
  };
  const { calls, user, press, fill } = await open('/account', {
    ...signedIn,
    'POST /api/webhooks': ok({ ...hook, secret: 'whsec_c2VjcmV0' }),
    'POST /api/webhooks/h1/deliveries/d1/replay': ok({}),
  });
  await press('New endpoint');
  const dialog = within(await findDialog());
  await fill(dialog.getByLabelText('Address'), 'https://x.org/');
  await user.click(dialog.getByLabelText('a list has been checked'));
  await press('Create endpoint');
  expect(await screen.findByLabelText('Secret')).toHaveValue('whsec_c2VjcmV0');
  expect(sent(calls, '/api/webhooks').map(({ body }) => body)).toEqual([
    { url: 'https://x.org/', events: ['watch.news'] },
  ]);
  await press('Done');
  await noDialog();
  await press(/^Deliveries to/);
  expect(await screen.findByText(/failed, 8 attempts, status 503/)).toBeVisible();
  await press(/^Send again: batch.finished/);
  await waitFor(async () => expect(await findToast('Success')).toHaveTextContent('It was queued to be sent again.'));
  expect(sent(calls, '/api/webhooks/h1/deliveries/d1/replay')).toHaveLength(1);
  await press('Close');
  await noDialog();
  await press(/^Remove/);
  await press('Undo');
  expect(sent(calls, '/api/webhooks/h1', 'DELETE')).toHaveLength(0);
});

test('the account page has the choice to keep no texts, and says what it means', async () => {
  const { calls, user } = await open('/account', {
    ...signedIn,
    'PATCH /api/account/settings': ok({ keepTexts: false }),
  });
  const choice = await screen.findByRole('switch', { name: 'Do not keep my texts' });
  expect(choice).not.toBeChecked();
  await waitFor(() => expect(choice).toBeEnabled());
  await user.click(choice);
  expect(await findToast('Success')).toHaveTextContent('What you check from now on is not kept.');
  expect(sent(calls, '/api/account/settings', 'PATCH')[0]?.body).toEqual({ keepTexts: false });
});
