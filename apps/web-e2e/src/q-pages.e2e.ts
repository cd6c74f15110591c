import { billing } from './support/answers/account';
import { databases } from './support/answers/databases';
import { fault, ok, signedIn, signedOut } from './support/mock';
import { expect, sent, test, verify, whole } from './support/test';

test('114-116 twelve questions that open and close, and the way home', async ({ page, open }) => {
  await open('/faq', signedOut);
  const questions = page.getByTestId('faq').getByRole('button');
  await expect(questions).toHaveCount(12);
  for (let n = 0; n < 12; n += 1) {
    await questions.nth(n).click();
    await expect(questions.nth(n)).toHaveAttribute('aria-expanded', 'true');
  }
  await expect(page.getByText(/up to 100 citations/)).toBeVisible();
  await expect(page.getByText(/One verification takes about 1-3 seconds/)).toBeVisible();
  await questions.nth(0).click();
  await expect(questions.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

for (const path of ['/terms', '/privacy']) {
  test(`117-118 ${path}`, async ({ page, open }) => {
    await open(path, signedOut);
    const main = page.getByRole('main');
    await expect(main).toContainText('January 2025');
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(main.getByRole('link', { name: 'Verify a citation' })).toHaveAttribute('href', '/');
    await expect(main).toContainText('within 30 days after');
    await expect(main).toContainText(/under 13/);
  });
}

test('119-120 no claim contradicts another', async ({ page, open }) => {
  const texts: string[] = [];
  for (const path of ['/', '/faq', '/pricing', '/terms', '/privacy', '/academic-citation-verification-tools']) {
    await page.unrouteAll();
    await whole(page, await open(path, signedOut));
    texts.push(await page.locator('body').innerText());
  }
  const all = texts.join('\n');
  const counts = new Set([...all.matchAll(/\b(\d{1,3}) databases\b/g)].map(([, count]) => count));
  expect([...counts]).toEqual([String(databases.filter(({ state }) => state === 'ready').length)]);
  for (const claim of [/no sign-?up required/i, /50,000/, /2M\+/, /183,000/, /non-refundable/i, /\$36/, /17\+/])
    expect(all).not.toMatch(claim);
  expect(all).toMatch(/refunded in full when you ask within 30 days/);
});

test('232-234 the guides', async ({ page, open }) => {
  await open('/verify-bibliographic-citations', signedOut);
  await expect(page.getByRole('main').getByRole('link', { name: 'Check a bibliography' })).toHaveAttribute(
    'href',
    '/bibliography-checker',
  );
  await page.unrouteAll();
  await open('/verify-academic-citations-database', signedOut);
  await expect(page.getByRole('main').getByRole('link', { name: 'Verify a citation' })).toHaveAttribute('href', '/');
  for (const group of ['General', 'Scientific', 'Specialised', 'Publisher'])
    await expect(page.getByRole('region', { name: group }).getByRole('listitem').first()).toBeVisible();
  await page.unrouteAll();
  await open('/verify-academic-paper-citations', signedOut);
  for (const severity of ['critical', 'high', 'medium'])
    await expect(page.getByText(severity, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Check a bibliography' })).toHaveAttribute(
    'href',
    '/bibliography-checker',
  );
});

for (const path of [
  '/verify-academic-citation-existence',
  '/verify-academic-journal-citations',
  '/academic-citation-verification-tools',
]) {
  test(`235-238 ${path} verifies one, a batch, and opens the plans without credits`, async ({ page, open }) => {
    let remaining = 5;
    const calls = await open(path, {
      ...signedIn,
      'GET /api/payments/billing': () => ({ body: { ...billing, remaining } }),
    });
    await verify(page, '  a  \n\n');
    await expect(page.getByTestId('single-result')).toBeVisible();
    await verify(page, 'a\n \nb');
    await expect(page.getByTestId('batch-results')).toBeVisible();
    await expect(page.getByTestId('single-result')).toHaveCount(0);
    expect(sent(calls, '/api/citations/verify-batch')[0]?.body).toMatchObject({ citations: ['a', 'b'] });
    remaining = 1;
    await verify(page, 'a\nb');
    await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
    expect(sent(calls, '/api/citations/verify-batch')).toHaveLength(1);
  });
}

test('239-241 the toolkit: six cards, and plans by a link', async ({ page, open, context }) => {
  await context.route('https://pay.test/**', (route) => route.fulfill({ body: 'pay' }));
  let answer = fault(500, 'No.');
  const calls = await open('/academic-citation-verification-tools', {
    ...signedIn,
    'POST /api/payments/create-checkout': (request) => answer(request),
  });
  const hrefs = await page
    .getByTestId('toolkit')
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(hrefs).toEqual([
    '/',
    '/citation-finder',
    '/bibliography-checker',
    '/source-checker',
    '/citation-corrector',
    '/verify-bibliographic-citations',
  ]);
  await page.getByRole('button', { name: 'See plans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
  await dialog.getByRole('button', { name: 'Start Basic Plan' }).click();
  await expect.poll(() => sent(calls, '/api/payments/create-checkout').length).toBe(1);
  await expect(dialog.getByRole('button', { name: 'Start Basic Plan' })).toBeEnabled();
  expect(context.pages()).toHaveLength(1);
  answer = ok({ checkoutUrl: 'https://pay.test/x' });
  const tab = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Upgrade to Expert' }).click();
  expect((await tab).url()).toBe('https://pay.test/x');
  await expect(dialog).toHaveCount(0);
  expect(sent(calls, '/api/payments/create-checkout')[1]?.body).toEqual({ planType: 'expert' });
});
