import { fault, ok, signedIn, signedOut } from './support/mock';
import { dialog, enter } from './support/sign-in';
import { incomplete, unknown, valid } from './support/results';
import { citations, expect, input, sent, submit, test, toast, verify } from './support/test';
import { moreFields } from './support/tools';

test('S2 what was typed is there after a reload, another page and Back, and a closed tab, until it is cleared', async ({
  page,
  open,
  context,
}) => {
  await open('/', signedIn);
  await input(page).fill('A citation to keep, 2020.');
  await page.getByLabel('Citation style').selectOption('mla');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
  await page.goBack();
  await expect(input(page)).toHaveValue('A citation to keep, 2020.');
  await page.reload();
  await expect(input(page)).toHaveValue('A citation to keep, 2020.');
  await expect(page.getByLabel('Citation style')).toHaveValue('mla');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(input(other)).toHaveValue('A citation to keep, 2020.');
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.reload();
  await expect(input(page)).toHaveValue('');
  // A tab in which nothing was changed writes nothing, on being left neither.
  await other.evaluate("dispatchEvent(new Event('pagehide'))");
  const third = await context.newPage();
  await third.goto(page.url());
  await expect(input(third)).toHaveValue('');
});

test('S2 every tool keeps its form, and a sign-out takes it away', async ({ page, open }) => {
  await open('/citation-finder', signedIn);
  const go = async (path: string) => {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await moreFields(page);
  await page.getByLabel('Author(s)').fill('Vaswani');
  await go('/bibliography-checker');
  await page.getByRole('textbox', { name: /^Bibliography/ }).fill('A list to keep, 2020.');
  await go('/source-checker');
  await page.getByLabel('Source', { exact: true }).fill('A source to keep');
  await go('/citation-finder');
  await expect(page.getByLabel('Author(s)')).toHaveValue('Vaswani');
  await go('/bibliography-checker');
  await expect(page.getByRole('textbox', { name: /^Bibliography/ })).toHaveValue('A list to keep, 2020.');
  await go('/source-checker');
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue('A source to keep');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByLabel('Source', { exact: true })).toHaveValue('');
  await go('/bibliography-checker');
  await expect(page.getByRole('textbox', { name: /^Bibliography/ })).toHaveValue('');
});

test('S2 a session that is over: the header says so, and the check runs after the sign-in', async ({ page, open }) => {
  let over = true;
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': (request) => (over ? fault(401, 'Sign in first.')(request) : ok(valid)(request)),
  });
  await verify(page, 'A citation to keep, 2020.');
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Account menu/, includeHidden: true })).toHaveCount(0);
  over = false;
  await enter(page);
  await expect(page.getByTestId('single-result')).toBeVisible();
  await expect(page.getByRole('button', { name: /Account menu/ })).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(2);
  await expect(input(page)).toHaveValue('A citation to keep, 2020.');
});

test('S3 a row that is checked again changes alone, and stays so after a reload', async ({ page, open }) => {
  const again = { ...incomplete, id: 'c9', originalText: unknown.originalText };
  const batch = { processedCount: 3, batchId: 'b1', results: [valid, unknown, valid] };
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok(batch),
    'GET /api/citations/batches/b1': ok({ ...batch, state: 'done' }),
    'POST /api/citations/verify': ok(again),
    'GET /api/citations/c9': ok({ result: again }),
  });
  await verify(page, citations(3));
  const rows = page.locator('[data-row]');
  await rows.nth(1).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(rows.nth(1)).toContainText('Incomplete');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Valid');
  expect(sent(calls, '/api/citations/verify-batch')).toHaveLength(1);
  await page.reload();
  await expect(rows.nth(1)).toContainText('Incomplete');
  await expect(rows).toHaveCount(3);
});

test('S1 without a network the page and its text stay, the fault is told, and sign-in opens', async ({
  page,
  open,
}) => {
  await open('/', signedIn);
  await input(page).fill('A citation to keep, 2020.');
  // As when the server is stopped: neither calls nor parts come any more.
  await page.route(/\/(api|assets)\//, (route) => route.abort());
  await submit(page).click();
  await expect(toast(page, 'Verification Failed')).toBeVisible();
  await expect(input(page)).toHaveValue('A citation to keep, 2020.');
});

test('S1 a part that does not come leaves the rest of the page, and its text', async ({ page, open }) => {
  await open('/', signedOut);
  await page.route(/\/assets\/|\/index\.html/, (route) => route.abort());
  await input(page).fill('A citation to keep, 2020.');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(input(page)).toHaveValue('A citation to keep, 2020.');
});

test('S1 after a deploy a missing part loads the page anew, with the text', async ({ page, open }) => {
  await open('/', signedOut);
  await input(page).fill('A citation to keep, 2020.');
  let isOld = true;
  await page.route(/\/assets\/PricingPage/, (route) => (isOld ? route.abort() : route.continue()));
  page.once('load', () => (isOld = false));
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await expect(input(page)).toHaveValue('A citation to keep, 2020.');
});

test.describe('the shell', () => {
  test.use({ serviceWorkers: 'allow' });

  test('S1 pages open without a network once the shell is kept', async ({ page, origin, context }) => {
    await page.goto(origin);
    await page.evaluate(`navigator.serviceWorker.register('/shell.js').then(() => navigator.serviceWorker.ready)`);
    await expect.poll(() => page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true);
    await input(page).fill('A citation to keep, 2020.');
    await context.setOffline(true);
    await page.reload();
    await expect(input(page)).toHaveValue('A citation to keep, 2020.');
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await context.setOffline(false);
  });
});
