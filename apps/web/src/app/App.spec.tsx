import { act, screen, waitFor, within } from '@testing-library/react';
import { ada } from '@veracite/testing/web-answers/account';
import { historyPage, record } from '@veracite/testing/web-answers/citations';
import { fault, ok, signedIn, signedOut, type Answer } from '@veracite/testing/web-answers/table';
import { all, findDialog, findEach, findToast, noDialog, open, passTime, submit, toasts } from '../../testing/open';
import { sent } from '../../testing/server';

const pages: [string, RegExp][] = [
  ['/', /Is that reference real/],
  ['/faq', /Frequently asked/],
  ['/pricing', /Choose Your Plan/],
  ['/dashboard', /Access Required/],
  ['/citations', /Access Required/],
  ['/citation-finder', /Find the full citation/],
  ['/citation-corrector', /Correct a citation/],
  ['/bibliography-checker', /Check a whole bibliography/],
  ['/source-checker', /Can this source be trusted/],
  ['/document-checker', /Check a document/],
  ['/terms', /Terms of Service/],
  ['/privacy', /Privacy Policy/],
  ['/accuracy', /How often the verdicts are right/],
  ['/verify-bibliographic-citations', /Verify bibliographic citations/],
  ['/verify-academic-citations-database', /The databases we search/],
  ['/verify-academic-paper-citations', /Verify the citations of a paper/],
  ['/verify-academic-citation-existence', /Does this citation exist/],
  ['/verify-academic-journal-citations', /Verify journal citations/],
  ['/academic-citation-verification-tools', /Citation verification toolkit/],
];
const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href'));
const header = () => within(screen.getByRole('banner'));

test.each(pages)('1-2, 6, 14-15: %s loads, reloads, and is between header and footer', async (path, heading) => {
  const { reload } = await open(path, signedOut);
  const isWhole = async () => {
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(header().getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('dialog')).toBeNull();
  };
  await isWhole();
  await reload();
  await isWhole();
  const footer = within(screen.getByRole('contentinfo'));
  const links = hrefs(footer.getAllByRole('link'));
  const known = pages.map(([address]) => address);
  expect(links.length).toBeGreaterThan(12);
  expect(footer.getAllByRole('navigation')).toHaveLength(3);
  expect(links.filter((href) => !known.includes(href ?? ''))).toEqual([]);
});

test('3: the address after a checkout is the dashboard', async () => {
  await open('/dashboard?subscription=success', signedIn);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ada Lovelace');
});

test('4: an unknown path says so', async () => {
  await open('/no-such-page', signedOut);
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText(/There is no page at this address/)).toBeVisible();
});

test('S14: the page that is missing shows the logo once', async () => {
  await open('/no-such-page', signedOut);
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(all('main svg')).toHaveLength(0);
});

test('9-10: a visitor sees Pricing, FAQs, Login and Sign Up and nothing of an account', async () => {
  await open('/', signedOut);
  expect(await header().findByRole('button', { name: 'Login' })).toBeVisible();
  expect(header().getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  expect(header().getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/faq');
  expect(header().getByRole('button', { name: 'Sign Up' })).toBeVisible();
  expect(header().queryByText('My Citations')).toBeNull();
  expect(header().queryByRole('button', { name: /Account menu/ })).toBeNull();
});

test('9, 11-13: a user sees Pricing, FAQs, My Citations and a menu with initials', async () => {
  const { user } = await open('/', signedIn);
  const trigger = await header().findByRole('button', { name: /Account menu/ });
  expect(header().getByRole('link', { name: 'My Citations' })).toHaveAttribute('href', '/citations');
  expect(header().getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  expect(header().getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/faq');
  for (const name of ['Login', 'Sign Up']) expect(header().queryByRole('button', { name })).toBeNull();
  expect(trigger).toHaveTextContent(/^AL$/);
  await user.click(trigger);
  expect(await screen.findByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('menuitem', { name: 'My Citations' })).toHaveAttribute('href', '/citations');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('16: a second toast takes the place of the first', async () => {
  const { verify, press } = await open('/', signedIn);
  await verify('One citation, 2020.');
  await screen.findByTestId('single-result');
  await press('Copy JSON');
  await findToast('Copied!');
  await press('Download');
  await findToast('Downloaded!');
  expect(toasts()).toHaveLength(1);
  expect(screen.queryByText('Copied!')).toBeNull();
});

test('16-17: one toast at a time, and it leaves after five seconds', async () => {
  jest.useFakeTimers();
  const { press } = await open('/pricing', signedIn);
  await press('Get Started Free');
  await findToast('Free Plan');
  await passTime(800);
  expect(toasts()).toHaveLength(1);
  await press('Get Started Free');
  await findToast('Free Plan');
  await passTime(4_500);
  expect(toasts()).toHaveLength(1);
  await passTime(1_000);
  expect(toasts()).toHaveLength(0);
});

test.each([
  ['/verify-academic-citations-database', 3],
  ['/verify-academic-citation-existence', 0],
  ['/', 0],
  ['/citations', 3],
  ['/dashboard', 1],
  ['/accuracy', 0],
])('18: links of %s that open a tab say noopener', async (path, least) => {
  await open(path, signedIn);
  await waitFor(() => expect(all('a[target=_blank]').length).toBeGreaterThanOrEqual(least));
  const rels = all('a[target=_blank]').map((link) => link.getAttribute('rel') ?? '');
  expect(rels.filter((rel) => !rel.includes('noopener'))).toEqual([]);
});

test('40-41: the session is asked for once, and neither answer is shown before', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const { calls } = await open('/', {
    ...signedOut,
    'GET /api/auth/me': async () => (await asked, { status: 500, body: '' }),
  });
  expect(screen.getByLabelText('Loading account')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Login|Account menu/ })).toBeNull();
  answer();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(toasts()).toHaveLength(0);
  expect(calls.filter((call) => call.path === '/api/auth/me')).toHaveLength(1);
});

test('45-46: logging out leaves the page, except the dashboard', async () => {
  const { calls, menu, reload } = await open('/faq', signedIn);
  await menu('Log out');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  expect(sent(calls, '/api/auth/logout')).toHaveLength(1);
  expect(window.location.pathname).toBe('/faq');
  await reload('/dashboard');
  await menu('Log out');
  expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test.each([
  ['/', /references/i, '[data-testid=batch-results]'],
  ['/citation-finder', 'Title', '[data-result]'],
  ['/citation-corrector', 'Citation', '[data-testid=single-result]'],
  ['/bibliography-checker', /bibliography/i, '[data-testid=bibliography-result]'],
  ['/source-checker', 'Source', '[data-testid=source-result]'],
])(
  '49: what was typed and answered on %s goes with its user, and a reload brings nothing back',
  async (path, name, result) => {
    const { fill, send, menu, reload } = await open(path, signedIn);
    const typed = () => screen.getByRole('textbox', { name });
    await fill(await screen.findByRole('textbox', { name }), 'A citation of Ada, 2020.\nAnother of hers, 2021.');
    await send();
    expect((await findEach(result))[0]).toBeVisible();
    await menu('Log out');
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(all(result)).toHaveLength(0));
    await waitFor(() => expect(typed()).toHaveValue(''));
    await reload();
    await screen.findByRole('textbox', { name });
    await waitFor(() => expect(typed()).toHaveValue(''));
    expect(all(result)).toHaveLength(0);
  },
);

/** Ends the session, as a page does when a call is answered with 401, and signs in again at once. */
async function signInAgain(page: Awaited<ReturnType<typeof open>>) {
  act(() => void window.dispatchEvent(new CustomEvent('open-sign-in', { detail: undefined })));
  await fillSignIn(page);
}

/** Signs in by the dialog that is open. */
async function fillSignIn({ press, fill }: Awaited<ReturnType<typeof open>>) {
  const dialog = await findDialog('Welcome back');
  await fill(within(dialog).getByLabelText('Email'), 'grace@example.org');
  await fill(within(dialog).getByLabelText('Password'), 'password123');
  await press('Sign In', dialog);
  await noDialog();
}
const grace = { ...ada, id: 'u2', name: 'Grace Hopper' };

test.each([
  ['the same user, on the page', ada, undefined],
  ['another user, on the page', grace, undefined],
  ['another user, who comes to the page later', grace, 'FAQs'],
])('49: after a session that is over, a page is asked for again at once: %s', async (_name, entering, meanwhile) => {
  let owner = 'Ada before';
  const list = () => historyPage(1, 10, 1);
  const page = await open('/citations', {
    ...signedIn,
    'GET /api/citations': () => ({ body: { ...list(), citations: [record(1, { originalText: `Read by ${owner}` })] } }),
    'POST /api/auth/login': ok(entering),
  });
  expect(await screen.findByText('Read by Ada before')).toBeVisible();
  if (meanwhile) await page.user.click(header().getByRole('link', { name: meanwhile }));
  owner = entering.name;
  await signInAgain(page);
  if (meanwhile) await page.user.click(await header().findByRole('link', { name: 'My Citations' }));
  expect(await screen.findByText(`Read by ${entering.name}`)).toBeVisible();
  expect(screen.queryByText('Read by Ada before')).toBeNull();
});

test('30: a search that finds the session over is sent again after the sign-in, once', async () => {
  let answer: Answer = fault(401, 'Sign in is required.');
  const page = await open('/citation-finder', {
    ...signedIn,
    'POST /api/citations/find': (request) => answer(request),
    'POST /api/auth/login': ok(ada),
  });
  await page.fill('Title', 'Deep learning');
  await page.send();
  await findDialog('Welcome back');
  answer = signedIn['POST /api/citations/find']!;
  await fillSignIn(page);
  expect((await findEach('[data-result]'))[0]).toBeVisible();
  expect(sent(page.calls, '/api/citations/find')).toHaveLength(2);
});

const TYPED = 'A journal of Ada';

test.each([
  ['stays for the same user', ada, TYPED, ['sign in']],
  ['goes when another user signs in', grace, '', ['sign in']],
  ['stays for the same user after a reload', ada, TYPED, ['reload', 'sign in']],
  ['goes when another user signs in after a reload', grace, '', ['reload', 'sign in']],
  ['stays for the same user who signed in on another site', ada, TYPED, ['reload', 'return']],
  ['goes when another user signed in on another site', grace, '', ['reload', 'return']],
])('49: after a session that is over, what was typed %s', async (_name, entering, text, steps) => {
  let account: Answer = ok(ada);
  const page = await open('/source-checker', {
    ...signedIn,
    'GET /api/auth/me': (request) => account(request),
    'POST /api/auth/login': ok(entering),
  });
  await header().findByRole('button', { name: /Account menu/ });
  await page.fill('Source', TYPED);
  for (const step of steps)
    if (step === 'sign in') await signInAgain(page);
    else {
      account = step === 'return' ? ok(entering) : fault(401, 'Sign in is required.');
      await page.reload('/source-checker');
      await header().findByRole('button', { name: step === 'return' ? /Account menu/ : 'Login' });
    }
  if (!steps.includes('return')) await page.reload('/source-checker');
  await waitFor(() => expect(screen.getByLabelText('Source')).toHaveValue(text));
});

test('49: what a visitor typed stays when one signs in', async () => {
  const page = await open('/source-checker', { ...signedIn, 'GET /api/auth/me': fault(401, 'Sign in is required.') });
  await page.fill('Source', TYPED);
  await page.reload('/source-checker');
  await signInAgain(page);
  await page.reload('/source-checker');
  expect(await screen.findByLabelText('Source')).toHaveValue(TYPED);
});

test('277: a failed mutation is sent once', async () => {
  const { calls, verify } = await open('/', { ...signedIn, 'POST /api/citations/verify': fault(503, 'Resting.') });
  await verify('One citation, 2020.');
  await findToast('Verification Failed');
  jest.useFakeTimers();
  await passTime(60_000);
  expect(sent(calls, '/api/citations/verify')).toHaveLength(1);
});

test('274: every call is sent with cookies', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const { verify } = await open('/', signedIn);
  await verify('One citation, 2020.');
  expect(await screen.findByTestId('single-result')).toBeVisible();
  const modes = fetched.mock.calls.map(([, options]) => options?.credentials);
  fetched.mockRestore();
  expect(modes.length).toBeGreaterThan(2);
  expect(new Set(modes)).toEqual(new Set(['include']));
});

test('12: a user with a picture sees it instead of the initials', async () => {
  const avatar = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const image = jest.spyOn(window, 'Image').mockImplementation(() => {
    const loaded = document.createElement('img');
    Object.defineProperty(loaded, 'complete', { value: true });
    Object.defineProperty(loaded, 'naturalWidth', { value: 1 });
    queueMicrotask(() => loaded.onload?.(new Event('load')));
    return loaded;
  });
  await open('/', { ...signedIn, 'GET /api/auth/me': ok({ ...ada, avatar }) });
  const trigger = await header().findByRole('button', { name: /Account menu/ });
  await waitFor(() => expect(all('img', trigger)[0]).toHaveAttribute('src', avatar));
  expect(trigger).toHaveTextContent(/^$/);
  image.mockRestore();
});

test('S11: every tool has an example that fills its form in', async () => {
  const { reload, press } = await open('/citation-finder', signedIn);
  for (const [path, field] of [
    ['/citation-finder', 'Title'],
    ['/citation-corrector', 'Citation'],
    ['/bibliography-checker', 'Bibliography'],
    ['/source-checker', 'Source'],
  ] as const) {
    await reload(path);
    await press('Try an example');
    expect(screen.getByRole('textbox', { name: field })).not.toHaveValue('');
  }
  expect(submit()).toBeEnabled();
});
