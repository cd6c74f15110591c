import { ada } from './support/answers/account';
import { fault, mockApi, ok, signedIn, signedOut } from './support/mock';
import { expect, sent, submit, test, toast, verify } from './support/test';

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
  ['/verify-bibliographic-citations', /Verify bibliographic citations/],
  ['/verify-academic-citations-database', /The databases we ask/],
  ['/verify-academic-paper-citations', /Verify the citations of a paper/],
  ['/verify-academic-citation-existence', /Does this citation exist/],
  ['/verify-academic-journal-citations', /Verify journal citations/],
  ['/academic-citation-verification-tools', /Citation verification toolkit/],
];

for (const [path, heading] of pages) {
  test(`1-2, 6, 14-15 ${path} loads, reloads, and stands between header and footer`, async ({ page, origin }) => {
    await mockApi(page, signedOut);
    for (const load of [() => page.goto(origin + path), () => page.reload()]) {
      expect((await load())?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await expect(page.getByRole('banner').getByRole('link', { name: /home/i })).toHaveAttribute('href', '/');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const links = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    const known = pages.map(([known]) => known);
    expect(links.length).toBeGreaterThan(12);
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(3);
    expect(links.filter((href) => !known.includes(href ?? ''))).toEqual([]);
  });
}

test('3 the address after a checkout is the dashboard', async ({ page, open }) => {
  await open('/dashboard?subscription=success', signedIn);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
});

test('4 an unknown path says so', async ({ page, open }) => {
  await open('/no-such-page', signedOut);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText(/There is no page at this address/)).toBeVisible();
});

test('7-8 the Tools menu opens by mouse and keyboard and leads to every tool', async ({ page, open }) => {
  await open('/', signedOut);
  const button = page.getByRole('button', { name: 'Tools' });
  await button.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const hrefs = await page.getByRole('menuitem').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect([...hrefs].sort()).toEqual(
    [
      '/',
      '/citation-finder',
      '/citation-corrector',
      '/source-checker',
      '/bibliography-checker',
      '/document-checker',
      '/verify-bibliographic-citations',
      '/verify-academic-citations-database',
      '/verify-academic-paper-citations',
      '/verify-academic-citation-existence',
      '/verify-academic-journal-citations',
      '/academic-citation-verification-tools',
    ].sort(),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
});

test('9-10 a visitor sees Pricing, FAQs, Login and Sign Up and nothing of an account', async ({ page, open }) => {
  await open('/', signedOut);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  await expect(header.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/faq');
  await expect(header.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expect(header.getByText('My Citations')).toHaveCount(0);
});

test('11-13 a user sees My Citations and a menu with initials', async ({ page, open }) => {
  await open('/', signedIn);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'My Citations' })).toHaveAttribute('href', '/citations');
  await expect(header.getByRole('button', { name: 'Login' })).toHaveCount(0);
  const trigger = header.getByRole('button', { name: /Account menu/ });
  await expect(trigger).toHaveText('AL');
  await trigger.click();
  await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('menuitem', { name: 'My Citations' })).toHaveAttribute('href', '/citations');
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
});

test('12 a user with a picture sees it instead of the initials', async ({ page, open }) => {
  const avatar = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  await open('/', { ...signedIn, 'GET /api/auth/me': ok({ ...ada, avatar }) });
  const trigger = page.getByRole('banner').getByRole('button', { name: /Account menu/ });
  await expect(trigger.locator('img')).toHaveAttribute('src', avatar);
  await expect(trigger).toHaveText('');
});

test('16-17 one toast at a time, and it leaves after five seconds', async ({ page, open }) => {
  await page.clock.install();
  await open('/pricing', signedIn);
  const press = () => page.getByRole('button', { name: 'Get Started Free' }).click();
  const shown = page.locator('.MuiSnackbar-root');
  await page.getByRole('button', { name: 'Get Started Free' }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await press();
  await page.clock.runFor(800);
  await expect(toast(page, 'Free Plan')).toHaveCount(1);
  await press();
  await page.clock.runFor(4_700);
  await expect(shown).toHaveCount(1);
  await page.clock.runFor(900);
  await expect(shown).toHaveCount(0);
});

test('18 links that open a tab say noopener', async ({ page, open }) => {
  await open('/verify-academic-citations-database', signedOut);
  await page.getByText('Crossref').first().waitFor();
  const rels = await page.locator('a[target=_blank]').evaluateAll((all) => all.map((a) => a.getAttribute('rel')));
  expect(rels.length).toBeGreaterThan(3);
  expect(rels.every((rel) => rel?.includes('noopener'))).toBe(true);
});

test('40-41 the session is asked for once, and neither answer is shown before', async ({ page, open }) => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const calls = await open('/', {
    ...signedOut,
    'GET /api/auth/me': async () => (await asked, { status: 500, body: '' }),
  });
  await expect(page.getByLabel('Loading account')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Login|Account menu)/ })).toHaveCount(0);
  answer();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
  expect(calls.filter((call) => call.path === '/api/auth/me')).toHaveLength(1);
});

test('45-46 logging out leaves the page, except the dashboard', async ({ page, open }) => {
  const calls = await open('/faq', signedIn);
  const leave = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  };
  await leave();
  expect(calls.some((call) => call.path === '/api/auth/logout' && call.method === 'POST')).toBe(true);
  await expect(page).toHaveURL(/\/faq$/);
  await page.goto(new URL('/dashboard', page.url()).href);
  await leave();
  await expect(page).toHaveURL(/\/$/);
});

test('49 after logout nothing of the last user is left', async ({ page, open }) => {
  await open('/citations', signedIn);
  await page.getByText(/Showing 1 to 10/).waitFor();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByText('Access Required')).toBeVisible();
  await expect(page.getByText(/Watson/)).toHaveCount(0);
});

for (const [path, box, result] of [
  ['/', /references/i, '[data-testid=batch-results]'],
  ['/citation-finder', 'Title', '[data-result]'],
  ['/citation-corrector', 'Citation', '[data-testid=single-result]'],
  ['/bibliography-checker', /bibliography/i, '[data-testid=bibliography-result]'],
  ['/source-checker', 'Source', '[data-testid=source-result]'],
] as const) {
  test(`49 what was typed and answered on ${path} goes with its user, and a reload brings nothing back`, async ({
    page,
    open,
  }) => {
    await open(path, signedIn);
    const typed = page.getByRole('textbox', { name: box, exact: true });
    const answered = page.locator(result).first();
    await typed.fill('A citation of Ada, 2020.\nAnother of hers, 2021.');
    await submit(page).click();
    await expect(answered).toBeVisible();
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(answered).toHaveCount(0);
    await expect(typed).toHaveValue('');
    await page.reload();
    await expect(typed).toHaveValue('');
    await expect(answered).toHaveCount(0);
  });
}

test('276-278 answers are neither retried nor refetched, whatever happens and however long it takes', async ({
  page,
  open,
}) => {
  await page.clock.install();
  const calls = await open('/citations', { ...signedIn, 'GET /api/citations': fault(500, 'Broken.') });
  await expect(page.getByText('Failed to load citations. Please try again later.')).toBeVisible();
  await page.evaluate("dispatchEvent(new Event('focus'))");
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
  await page.evaluate("dispatchEvent(new Event('online'))");
  await page.clock.runFor('01:00:00');
  expect(calls.filter((call) => call.path === '/api/citations')).toHaveLength(1);
});

test('276 signed-in data that answers 401 is no data and no error', async ({ page, open }) => {
  await open('/dashboard', { ...signedIn, 'GET /api/citations/recent': fault(401, 'Sign in first.') });
  await expect(page.getByText('Your checked citations will appear here.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('277 a failed mutation is sent once', async ({ page, open }) => {
  await page.clock.install();
  const calls = await open('/', { ...signedIn, 'POST /api/citations/verify': fault(503, 'Resting.') });
  await verify(page, 'One citation, 2020.');
  await expect(toast(page, 'Verification Failed')).toBeVisible();
  await page.clock.runFor('01:00');
  expect(sent(calls, '/api/citations/verify')).toHaveLength(1);
});

test('274 every call is sent with cookies', async ({ page, open }) => {
  await page.addInitScript(`
    globalThis.sentWith = [];
    const plain = globalThis.fetch;
    globalThis.fetch = (url, options) => (sentWith.push(options?.credentials), plain(url, options));
  `);
  await open('/', signedIn);
  await verify(page, 'One citation, 2020.');
  await expect(page.getByTestId('single-result')).toBeVisible();
  const modes = await page.evaluate<string[]>('sentWith');
  expect(modes.length).toBeGreaterThan(2);
  expect(new Set(modes)).toEqual(new Set(['include']));
});
