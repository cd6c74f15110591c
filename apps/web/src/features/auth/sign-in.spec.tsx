import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { ada, signInOptions } from '@veracite/testing/web-answers/account';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { valid } from '@veracite/testing/web-answers/results';
import { fault, never, ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import {
  findDialog,
  findEach,
  findOne,
  findToast,
  input,
  noDialog,
  open,
  passTime,
  submit,
  toasts,
} from '../../../testing/open';
import { sent } from '../../../testing/server';

type Opened = Awaited<ReturnType<typeof open>>;

const header = () => screen.getByRole('banner');
const login = ({ press }: Opened) => press('Login', header());
const signup = ({ press }: Opened) => press('Sign Up', header());
const path = () => window.location.pathname;

/** Fills the login in and sends it. */
async function enter({ press, fill }: Opened) {
  const dialog = await findDialog();
  await fill(within(dialog).getByLabelText('Email'), 'ada@example.org');
  await fill(within(dialog).getByLabelText('Password'), 'password123');
  await press('Sign In', dialog);
}

/** Fills the sign-up in and sends it. */
async function create(page: Opened) {
  await signup(page);
  const dialog = await findDialog();
  for (const [label, text] of [
    ['Full Name', 'Ada Lovelace'],
    ['Email', 'ada@example.org'],
    ['Password', 'password123'],
    ['Confirm Password', 'password123'],
  ] as const)
    await page.fill(within(dialog).getByLabelText(label), text);
  await page.press('Create Account', dialog);
}

test('19-22, 27: the login form checks for itself and switches to sign-up', async () => {
  const page = await open('/', signedOut);
  await login(page);
  const dialog = within(await findDialog());
  expect(dialog.getByRole('button', { name: /Google/ })).toBeVisible();
  expect(await findOne('[role=dialog] form')).toHaveAttribute('novalidate', '');
  await page.press('Sign In', await findDialog());
  for (const label of ['Email', 'Password'])
    await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`));
  expect(sent(page.calls, '/api/auth/login')).toHaveLength(0);
  await page.press('Sign up', await findDialog());
  expect(await screen.findByLabelText('Full Name')).toBeVisible();
  await page.press('Log in', await findDialog());
  await waitFor(() => expect(screen.queryByLabelText('Full Name')).toBeNull());
});

test('23: while it waits the button says so', async () => {
  const page = await open('/', { ...signedOut, 'POST /api/auth/login': never });
  await login(page);
  await enter(page);
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
});

test('24, 43: a login closes the dialog, greets and goes home', async () => {
  const page = await open('/faq', signedOut);
  await login(page);
  await enter(page);
  expect(await findToast('Success')).toHaveTextContent('Logged in successfully!');
  await noDialog();
  expect(path()).toBe('/');
});

test('43: on the price page one stays', async () => {
  const page = await open('/pricing', signedOut);
  await login(page);
  await enter(page);
  await noDialog();
  expect(path()).toBe('/pricing');
  expect(await findEach('[data-plan]')).toHaveLength(4);
});

test.each([
  ['25: with the message of the server', 'Wrong email or password.', 'Wrong email or password.'],
  ['26: without one', undefined, 'Login failed'],
])('%s a failed login is reported', async (_name, message, text) => {
  const page = await open('/', { ...signedOut, 'POST /api/auth/login': fault(401, message) });
  await login(page);
  await enter(page);
  expect(await findToast('Error')).toHaveTextContent(text);
});

test('32-37: the sign-up form checks for itself', async () => {
  const page = await open('/', signedOut);
  await signup(page);
  const element = await findDialog();
  const dialog = within(element);
  await page.press('Create Account', element);
  const says = (label: string, text: string) =>
    waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(text));
  for (const label of ['Full Name', 'Email', 'Password'])
    await says(label, `${label.charAt(0)}${label.slice(1).toLowerCase()} is required`);
  for (const bad of ['abc', 'a@b']) {
    await page.fill(dialog.getByLabelText('Email'), bad);
    await page.press('Create Account', element);
    await says('Email', 'Please enter a valid email address');
    await page.fill(dialog.getByLabelText('Email'), 'ada@example.org');
    await says('Email', '');
  }
  await page.fill(dialog.getByLabelText('Password'), '12345');
  expect(await dialog.findByText('Password must be at least 6 characters long')).toBeVisible();
  await page.fill(dialog.getByLabelText('Password'), '123456');
  await waitFor(() => expect(dialog.queryByText('Password must be at least 6 characters long')).toBeNull());
  await page.fill(dialog.getByLabelText('Confirm Password'), '654321');
  await page.press('Create Account', element);
  await says('Confirm Password', 'Passwords do not match');
  expect(sent(page.calls, '/api/auth/signup')).toHaveLength(0);
});

test('38: a sign-up signs in and welcomes', async () => {
  const page = await open('/', signedOut);
  await create(page);
  expect(await findToast('Success')).toHaveTextContent(/Account created successfully! Welcome to/);
  expect(await screen.findByRole('button', { name: /Account menu/ })).toBeVisible();
  expect(sent(page.calls, '/api/auth/signup')[0]?.body).toEqual({
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    password: 'password123',
  });
});

test.each([
  ['with the message of the server', 'This email is in use.', /This email is in use\.$/],
  ['without one', undefined, /Signup failed$/],
])('39: a failed sign-up is reported, %s', async (_name, message, text) => {
  const page = await open('/', { ...signedOut, 'POST /api/auth/signup': fault(409, message) });
  await create(page);
  expect(await findToast('Error')).toHaveTextContent(text);
});

test('19: the ways to sign in are those that the server offers', async () => {
  const offered = { google: false, explains: false, oidc: 'Example University', passwordReset: false, passwordMin: 10 };
  const page = await open('/', { ...signedOut, 'GET /api/auth/options': ok(offered) });
  await login(page);
  const dialog = within(await findDialog());
  expect(await dialog.findByRole('button', { name: 'Continue with Example University' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Google/ })).toBeNull();
  expect(dialog.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  await page.press('Sign up', await findDialog());
  expect(await screen.findByText('At least 10 characters; a long phrase is best.')).toBeVisible();
});

test.each([
  ['explains that it is not configured', false, /^Google sign-in is not configured on this server\./],
  ['has no help when it is configured', true, ''],
])('outside production the Google button %s', async (_name, google, help) => {
  const page = await open('/', { ...signedOut, 'GET /api/auth/options': ok({ ...signInOptions, google }) });
  await login(page);
  const dialog = within(await findDialog());
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Continue with Google' })).toHaveAccessibleDescription(help),
  );
});

test('31: the sign-up form has what it needs', async () => {
  const page = await open('/', signedOut);
  await signup(page);
  const dialog = within(await findDialog());
  expect(dialog.getByRole('button', { name: /Google/ })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password'])
    expect(dialog.getByLabelText(label)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Create Account' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('42: a stored callback is taken and removed', async () => {
  const page = await open('/source-checker', signedOut);
  await page.fill('Source', 'Nature');
  await page.press('Verify Source');
  await enter(page);
  await noDialog();
  expect(path()).toBe('/source-checker');
  expect(screen.getByLabelText('Source')).toHaveValue('Nature');
  expect(Object.values(localStorage)).not.toContain('/source-checker');
});

test.each([
  ['/desk', ''],
  ['/watch', ''],
  ['/dashboard', ''],
  ['/citations?status=invalid', ''],
  ['/invitations', '#of-ada'],
])('42: a login on %s leads back to it, also after the dialog was closed once', async (address, hash) => {
  const page = await open(address + hash, signedOut);
  await login(page);
  await findDialog();
  await page.user.keyboard('{Escape}');
  await noDialog();
  await login(page);
  await enter(page);
  await noDialog();
  expect(path() + window.location.search + window.location.hash).toBe(address + hash);
  expect(localStorage.getItem('pendingCallbackUrl')).toBeNull();
});

test('43: a page that asked for a sign-in and was left is not returned to', async () => {
  const page = await open('/desk', signedOut);
  await screen.findByText('Access Required');
  await page.user.click(within(header()).getByRole('link', { name: 'FAQs' }));
  await login(page);
  await enter(page);
  await noDialog();
  expect(path()).toBe('/');
});

test.each([
  ['/source-checker', 'Source', 'Nature', 'Verify Source', '/api/sources/verify'],
  ['/citation-finder', 'Title', 'Attention is all you need', 'Find Citations', '/api/citations/find'],
  [
    '/bibliography-checker',
    'Bibliography',
    'A first citation of a list.',
    'Analyze Bibliography',
    '/api/bibliography/analyze',
  ],
])('what was pressed on %s before the sign-in is done after it, once', async (address, field, text, button, call) => {
  const page = await open(address, signedOut);
  await page.fill(field, text);
  await page.press(button);
  const dialog = await findDialog();
  expect(dialog).toHaveTextContent(
    /To (?:use the|check) .*, sign in or create a free account\. (?:What you entered|The check)/,
  );
  expect(sent(page.calls, call)).toHaveLength(0);
  await enter(page);
  await waitFor(() => expect(sent(page.calls, call)).toHaveLength(1));
  expect(path()).toBe(address);
  expect(sessionStorage.getItem('pendingVerification')).toBeNull();
});

test('a sign-in says what it is for, and offers both forms', async () => {
  const page = await open('/', signedOut);
  await page.verify('A citation to keep.');
  const reason =
    'To check this citation, sign in or create a free account. The check then starts by itself if your credits cover it.';
  expect(await findDialog()).toHaveTextContent(reason);
  const pressed = () =>
    within(screen.getByRole('group', { name: 'Sign in or sign up' }))
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
  expect(pressed()).toEqual([
    ['Log in', 'true'],
    ['Sign up', 'false'],
  ]);
  await page.press('Sign up', await findDialog());
  expect(await findDialog('Create your account')).toHaveTextContent(reason);
});

test('the address of a check of somebody else explains itself', async () => {
  await open('/?check=k1', { ...signedIn, 'GET /api/checks/k1': fault(404, 'The check was not found.') });
  expect(await screen.findByText(/^This result cannot be shown/)).toBeVisible();
  expect(input()).toBeVisible();
});

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/%2Fevil.test',
  '/\t/evil.test',
])('48: the callback %j leads home, in the address and stored', async (evil) => {
  for (const isStored of [false, true]) {
    if (isStored) localStorage.setItem('pendingCallbackUrl', evil);
    const page = await open(isStored ? '/faq' : `/faq?callbackUrl=${encodeURIComponent(evil)}`, signedOut);
    await login(page);
    await enter(page);
    await noDialog();
    expect(window.location.href).toBe('http://localhost/');
    cleanup();
  }
});

test('47: closing the dialog forgets the plan that was chosen', async () => {
  const page = await open('/pricing', signedOut);
  await page.press('Upgrade to Expert');
  const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('pending'));
  await findDialog();
  expect(stored().length).toBeGreaterThanOrEqual(3);
  await page.user.keyboard('{Escape}');
  await noDialog();
  expect(stored()).toEqual([]);
});

test('44, 66-67: a pending verification keeps its page and runs there once', async () => {
  const page = await open('/verify-academic-citation-existence', signedOut);
  const seen: unknown[] = [];
  const see = (event: Event) =>
    seen.push([event.type, (event as CustomEvent<{ citations: string[] }>).detail.citations]);
  for (const name of ['open-sign-in', 'process-verification']) window.addEventListener(name, see);
  await page.verify('A citation to keep.');
  expect(sent(page.calls, '/api/citations/verify')).toHaveLength(0);
  await findDialog();
  expect(input()).toHaveValue('A citation to keep.');
  await enter(page);
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(path()).toMatch(/existence$/);
  expect(sent(page.calls, '/api/citations/verify')).toHaveLength(1);
  for (const name of ['open-sign-in', 'process-verification']) window.removeEventListener(name, see);
  expect(seen).toEqual([
    ['open-sign-in', ['A citation to keep.']],
    ['process-verification', ['A citation to keep.']],
  ]);
});

test('44, 66-67: the check of a visitor is run by its id after the sign-in, once', async () => {
  const text = 'A citation to keep.';
  let now = checkOf([text], [], { state: 'read' });
  const page = await open('/', {
    ...signedIn,
    'GET /api/auth/me': (request) => (now.state === 'read' ? signedOut : signedIn)['GET /api/auth/me']!(request),
    'POST /api/checks': () => ({ status: 201, body: now }),
    'POST /api/checks/k1/run': () => {
      now = checkOf([text], [valid]);
      return { status: 202, body: { ...now, entries: undefined, state: 'running' } };
    },
    'GET /api/checks/k1': () => ({ body: now }),
  });
  await page.verify(text);
  await waitFor(() => expect(window.location.search).toBe('?check=k1'));
  await enter(page);
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(window.location.search).toBe('?check=k1');
  expect(sent(page.calls, '/api/checks/k1/run')).toHaveLength(1);
  expect(sent(page.calls, '/api/citations/verify')).toHaveLength(0);
  await page.reload();
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(sent(page.calls, '/api/checks/k1/run')).toHaveLength(1);
});

test('a check that a visitor opens by its address is shown after the sign-in', async () => {
  let isSignedIn = false;
  const page = await open('/?check=k1', {
    ...signedIn,
    'GET /api/auth/me': (request) => (isSignedIn ? signedIn : signedOut)['GET /api/auth/me']!(request),
    'GET /api/checks/k1': ok(checkOf(['A citation.'], [valid])),
  });
  await page.press('Login');
  isSignedIn = true;
  await enter(page);
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(window.location.search).toBe('?check=k1');
});

test('68: a submit before the session is known waits for it', async () => {
  const page = await open('/', { ...signedIn, 'GET /api/auth/me': ok(ada, 800) });
  await page.verify('One citation, 2020.');
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(sent(page.calls, '/api/citations/verify')).toHaveLength(1);
});

test('S2: a session that is over: the header says so, and the check runs after the sign-in', async () => {
  let over = true;
  const page = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': (request) =>
      (over ? fault(401, 'Sign in first.') : signedIn['POST /api/citations/verify']!)(request),
  });
  await page.verify('A citation to keep, 2020.');
  await findDialog();
  expect(screen.queryByRole('button', { name: /Account menu/ })).toBeNull();
  over = false;
  await enter(page);
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(screen.getByRole('button', { name: /Account menu/ })).toBeVisible();
  expect(sent(page.calls, '/api/citations/verify')).toHaveLength(2);
  expect(input()).toHaveValue('A citation to keep, 2020.');
});

test('79: a 402 opens the plans, a 401 the sign-in with the text kept', async () => {
  let answer = fault(402, 'Not enough credits.');
  const page = await open('/', { ...signedIn, 'POST /api/citations/verify': (request) => answer(request) });
  await page.verify('c');
  await findDialog('Choose Your Plan');
  await page.user.keyboard('{Escape}');
  await noDialog();
  answer = fault(401, 'Sign in first.');
  await page.verify('keep me');
  expect(await findDialog('Welcome back')).toBeVisible();
  expect(input()).toHaveValue('keep me');
});

test('a forgotten password: the address is checked, and the answer is the same for all', async () => {
  const page = await open('/', { ...signedOut, 'POST /api/auth/forgot': ok({ message: 'x' }) });
  await login(page);
  await page.user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
  await screen.findByRole('button', { name: 'Send the link' });
  expect(path()).toBe('/forgot');
  await page.fill('Email', 'abc');
  await page.press('Send the link');
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  await page.fill('Email', ' ada@example.org ');
  await page.press('Send the link');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(sent(page.calls, '/api/auth/forgot').map(({ body }) => body)).toEqual([{ email: 'ada@example.org' }]);
});

test('a link of a mail: the token leaves the address line, the new password signs in', async () => {
  const page = await open('/reset#the-token', { ...signedOut, 'POST /api/auth/reset': ok(ada) });
  await waitFor(() => expect(window.location.href).toBe('http://localhost/reset'));
  await page.fill('New Password', 'a long phrase 42');
  await page.fill('Confirm Password', 'a long phrase 42');
  await page.press('Set password');
  expect(await findToast('Success')).toHaveTextContent('Your new password is set');
  expect(await screen.findByRole('button', { name: /Account menu/ })).toBeVisible();
  expect(sent(page.calls, '/api/auth/reset')[0]?.body).toEqual({ token: 'the-token', password: 'a long phrase 42' });
});

test('a link that was used, and one that was cut', async () => {
  const page = await open('/reset#used', {
    ...signedOut,
    'POST /api/auth/reset': fault(400, 'This link was used already.'),
  });
  await page.fill('New Password', 'a long phrase 42');
  await page.fill('Confirm Password', 'a long phrase 42');
  await page.press('Set password');
  expect(await findToast('Error')).toHaveTextContent('This link was used already.');
  await page.reload('/reset');
  expect(await screen.findByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot');
});

test('68: a session that is never known counts as signed out after 25 times 200 ms', async () => {
  const page = await open('/', { ...signedIn, 'GET /api/auth/me': never });
  await page.fill(input(), 'One citation, 2020.');
  await waitFor(() => expect(submit()).toBeEnabled());
  jest.useFakeTimers();
  await act(async () => submit().click());
  await passTime(4_700);
  expect(screen.queryByRole('dialog')).toBeNull();
  await passTime(1_000);
  expect(await findDialog()).toBeVisible();
  expect(sent(page.calls, '/api/citations/verify')).toHaveLength(0);
  expect(sent(page.calls, '/api/payments/billing', 'GET')).toHaveLength(0);
  expect(toasts()).toHaveLength(0);
});
