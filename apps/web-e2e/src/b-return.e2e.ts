import { ada } from './support/answers/account';
import { fault, never, ok, signedIn, signedOut } from './support/mock';
import { dialog, enter, login } from './support/sign-in';
import { expect, input, sent, test, verify } from './support/test';

test('42 a stored callback is taken and removed', async ({ page, open }) => {
  await open('/source-checker', signedOut);
  await page.getByLabel('Source', { exact: true }).fill('Nature');
  await page.getByRole('button', { name: 'Verify Source' }).click();
  await enter(page);
  await expect(page).toHaveURL(/\/source-checker$/);
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue('Nature');
  await expect.poll(() => page.evaluate('Object.values(localStorage)')).not.toContain('/source-checker');
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
  // Behind the dialog it is still there, though hidden from who uses the dialog.
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /references/i, includeHidden: true })).toHaveValue(
    'A citation to keep.',
  );
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
  // From here on the clock moves only when it is told to, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await verify(page, 'One citation, 2020.');
  await page.clock.runFor(4_700);
  await expect(dialog(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(dialog(page)).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(0);
  expect(sent(calls, '/api/payments/billing', 'GET')).toHaveLength(0);
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
