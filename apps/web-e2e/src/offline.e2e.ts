import { signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { expect, input, submit, test, toast } from './support/test';

test('S2: typed text is kept over a reload, another page and Back, and a closed tab, until it is cleared', async ({
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
  // A tab without changes saves nothing, also when it is closed.
  await other.evaluate("dispatchEvent(new Event('pagehide'))");
  const third = await context.newPage();
  await third.goto(page.url());
  await expect(input(third)).toHaveValue('');
});

test('S1: without a network the page keeps its text, reports the failure, and sign-in opens', async ({
  page,
  open,
}) => {
  await open('/', signedIn);
  await input(page).fill('A citation to keep, 2020.');
  // Simulates a stopped server: neither calls nor lazy parts are answered.
  await page.route(/\/(api|assets)\//, (route) => route.abort());
  await submit(page).click();
  await expect(toast(page, 'Verification Failed')).toBeVisible();
  await expect(input(page)).toHaveValue('A citation to keep, 2020.');
});

test('S1: a lazy part that fails to load leaves the rest of the page and its text', async ({ page, open }) => {
  await open('/', signedOut);
  await page.route(/\/assets\/|\/index\.html/, (route) => route.abort());
  await input(page).fill('A citation to keep, 2020.');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(input(page)).toHaveValue('A citation to keep, 2020.');
});

test('S1: after a deploy a missing part reloads the page and keeps the text', async ({ page, open }) => {
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

test('78: offline a submit shows only that the page is offline', async ({ page, open, context }) => {
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

test.describe('the shell', () => {
  test.use({ serviceWorkers: 'allow' });

  test('S1: pages open without a network once the shell is cached', async ({ page, origin, context }) => {
    await page.goto(origin);
    await page.evaluate(`navigator.serviceWorker.register('/shell.js').then(() => navigator.serviceWorker.ready)`);
    await expect.poll(() => page.evaluate('Boolean(navigator.serviceWorker.controller)')).toBe(true);
    await input(page).fill('A citation to keep, 2020.');
    await context.setOffline(true);
    await page.reload();
    await expect(input(page)).toHaveValue('A citation to keep, 2020.');
    // After a reload, some versions of Chromium say that the page is online although its requests still fail.
    await context.setOffline(false);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await context.setOffline(false);
  });
});
