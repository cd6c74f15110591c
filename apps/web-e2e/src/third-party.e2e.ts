import { ada } from '@veracite/testing/web-answers/account';
import { fault, ok, signedOut } from '@veracite/testing/web-answers/table';
import { dialog, enter } from './support/sign-in';
import { expect, input, sent, test, verify } from './support/test';

test('28-29: the browser navigates to the third party with the stored callback', async ({ page, open }) => {
  await open('/pricing', signedOut);
  await page.getByRole('button', { name: 'Start Basic Plan' }).click();
  const navigation = page.waitForRequest(/\/api\/auth\/google/);
  await dialog(page)
    .getByRole('button', { name: /Google/ })
    .click();
  expect((await navigation).isNavigationRequest()).toBe(true);
  expect(new URL((await navigation).url()).searchParams.get('callbackUrl')).toBe('/pricing?priceId=pri_basic_m');
});

test('30: a pending verification is kept while the third party signs in', async ({ page, open }) => {
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

for (const [fault, sentence] of [
  ['cancelled', /You did not sign in/],
  ['taken', /exists already/],
  ['unverified', /has not verified/],
] as const) {
  test(`30: a third party's refusal (${fault}) is reported, and the pending verification is kept`, async ({
    page,
    open,
  }) => {
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
