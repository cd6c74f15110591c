import { billing } from './support/answers/account';
import { fault, never, ok, signedIn, type Answer } from './support/mock';
import { expect, input, sent, submit, test, toast, verify } from './support/test';

test('69, 72 credits are asked first, then one citation goes to the single call', async ({ page, open }) => {
  const calls = await open('/', signedIn);
  await page.getByText(/credits remaining/).waitFor();
  calls.length = 0;
  await verify(page, '  One citation, 2020.  ');
  await expect(page.getByTestId('single-result')).toBeVisible();
  // Parts of the page that come into view ask for what they show, whenever they do: only the check's own calls are ordered.
  const own = calls.filter(({ path }) => /^\/api\/(?:payments\/billing|citations\/verify)/.test(path));
  const order = own.map(({ method, path }) => `${method} ${path}`);
  expect(order.slice(0, 2)).toEqual(['GET /api/payments/billing', 'POST /api/citations/verify']);
  expect(sent(calls, '/api/citations/verify')[0]?.body).toEqual({ citation: 'One citation, 2020.', format: 'apa' });
});

test('70 without the credits for all of them the plans open and nothing is sent', async ({ page, open }) => {
  const calls = await open('/', { ...signedIn, 'GET /api/payments/billing': ok({ ...billing, remaining: 1 }) });
  await verify(page, 'a\nb');
  await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
  expect(calls.filter((call) => call.path.startsWith('/api/citations/verify'))).toHaveLength(0);
});

test('70 unlimited credits are enough for any number', async ({ page, open }) => {
  await open('/', { ...signedIn, 'GET /api/payments/billing': ok({ ...billing, limit: -1, remaining: -1 }) });
  await verify(page, 'a\nb\nc');
  await expect(page.getByTestId('batch-results')).toBeVisible();
});

test('71 a failed question about credits lets the check proceed', async ({ page, open }) => {
  await open('/', { ...signedIn, 'GET /api/payments/billing': fault(500, 'Broken.') });
  await verify(page, 'One citation, 2020.');
  await expect(page.getByTestId('single-result')).toBeVisible();
});

test('73, 75-76 several go to the batch call, and each kind of result clears the other', async ({ page, open }) => {
  const calls = await open('/', signedIn);
  await verify(page, ' a \n\n b ');
  await expect(page.getByTestId('batch-results')).toBeVisible();
  expect(sent(calls, '/api/citations/verify-batch')[0]?.body).toEqual({ citations: ['a', 'b'], format: 'apa' });
  await verify(page, 'c');
  await expect(page.getByTestId('single-result')).toBeVisible();
  await expect(page.getByTestId('batch-results')).toHaveCount(0);
  await verify(page, 'a\nb');
  await expect(page.getByTestId('batch-results')).toBeVisible();
  await expect(page.getByTestId('single-result')).toHaveCount(0);
});

test('75 earlier results disappear when a new check starts', async ({ page, open }) => {
  let answer = signedIn['POST /api/citations/verify'] ?? never;
  await open('/', { ...signedIn, 'POST /api/citations/verify': (request) => answer(request) });
  await verify(page, 'c');
  await expect(page.getByTestId('single-result')).toBeVisible();
  answer = never;
  await verify(page, 'd');
  await expect(page.getByText('Verifying citation...')).toBeVisible();
  await expect(page.getByTestId('single-result')).toHaveCount(0);
});

test('77 today and the recent ones are asked again after a check', async ({ page, open }) => {
  const calls = await open('/dashboard', signedIn);
  await page.getByTestId('recent').getByRole('listitem').first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await verify(page, 'c');
  await expect(page.getByTestId('single-result')).toBeVisible();
  await page.goBack();
  await page.getByTestId('recent').getByRole('listitem').first().waitFor();
  await expect.poll(() => calls.filter((call) => call.path === '/api/citations/recent').length).toBe(2);
  await expect.poll(() => calls.filter((call) => call.path === '/api/stats/today').length).toBe(2);
});

const pages = [
  '/',
  '/verify-academic-citation-existence',
  '/verify-academic-journal-citations',
  '/academic-citation-verification-tools',
];

for (const path of pages) {
  test(`78 on ${path} a failed check is told`, async ({ page, open }) => {
    let answer = fault(500, 'The databases are resting.');
    await open(path, { ...signedIn, 'POST /api/citations/verify': (request) => answer(request) });
    await verify(page, 'c');
    await expect(toast(page, 'Verification Failed').getByText('The databases are resting.')).toBeVisible();
    answer = fault(500);
    await verify(page, 'c');
    await expect(
      toast(page, 'Verification Failed').getByText('Failed to verify citation. Please try again.'),
    ).toBeVisible();
  });
}

test('the answer comes where one looks, and after a failure the form does', async ({ page, open }) => {
  let answer: Answer = never;
  await open('/', { ...signedIn, 'POST /api/citations/verify': (request) => answer(request) });
  await page.setViewportSize({ width: 1280, height: 700 });
  await verify(page, 'c');
  const pending = page.getByRole('heading', { name: 'Verifying citation...' });
  await expect(pending).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
  await expect.poll(async () => ((await pending.boundingBox())?.y ?? 0) - header).toBeLessThan(120);
  expect((await pending.boundingBox())?.y).toBeGreaterThan(header);
  await page.reload();
  answer = fault(500);
  await verify(page, 'c');
  await expect(toast(page, 'Verification Failed')).toBeVisible();
  await expect(submit(page)).toBeInViewport();
});

for (const [name, answers] of [
  ['credits that were too few before', { 'GET /api/payments/billing': ok({ ...billing, remaining: 0 }) }],
  ['a 402', { 'POST /api/citations/verify': fault(402, 'Not enough credits.') }],
] as const)
  test(`341 the plans dialog after ${name} returns the focus to the button that was pressed`, async ({ page, open }) => {
    await open('/', { ...signedIn, ...answers });
    await input(page).fill('c');
    await submit(page).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
  });

test('78 offline a submit shows only that the page is offline', async ({ page, open, context }) => {
  await open('/', signedIn);
  await input(page).fill('c');
  await page.route('**/api/citations/verify', (route) => route.abort());
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByText('You are offline.')).toBeInViewport();
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByText('Verification Failed')).toHaveCount(0);
  await context.setOffline(false);
});

test('79 a 402 opens the plans, a 401 the sign-in with the text kept', async ({ page, open }) => {
  let answer = fault(402, 'Not enough credits.');
  await open('/', { ...signedIn, 'POST /api/citations/verify': (request) => answer(request) });
  await verify(page, 'c');
  await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
  await page.keyboard.press('Escape');
  answer = fault(401, 'Sign in first.');
  await verify(page, 'keep me');
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  // The dialog hides the page behind it from roles.
  await expect(page.locator('textarea[rows]')).toHaveValue('keep me');
});
