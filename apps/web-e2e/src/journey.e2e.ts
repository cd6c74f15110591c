import fs from 'node:fs';
import { fillSignUp, join } from './support/join';
import { expect, input, submit, test, toast, unfold, verify } from './support/test';

/** Journeys with the real server, worker, PostgreSQL and queue, in front of fake databases. */

const VASWANI =
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.';
const INVENTED =
  'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers: A longitudinal study. Annals of Botany, 14(2), 211–239.';

test('a new user checks a famous paper and finds it in the history and on the dashboard', async ({ page, live }) => {
  await page.goto(live);
  const email = await join(page);
  await verify(page, VASWANI);
  const result = page.getByTestId('single-result');
  await expect(result).toBeVisible();
  await expect(result.locator('[data-tone]').first()).toHaveText(/Valid|Incomplete/);
  await unfold(page);
  await expect(result.getByRole('table', { name: 'Field by field' })).toContainText('Attention is all you need');
  await expect(
    result.getByRole('region', { name: 'Corrected Citation' }).getByRole('heading', { level: 3 }),
  ).toHaveText(['APA', 'MLA', 'CHICAGO']);
  await expect(page.getByText('2 credits remaining')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'My Citations' }).click();
  await expect(page.getByText('Showing 1 to 1 of 1 citations')).toBeVisible();
  await page.goto(`${live}/dashboard`);
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.locator('[data-counter="Used this month"]')).toContainText('1');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${live}/`);
});

test('an invented reference is never called valid, and a batch streams in', async ({ page, live }) => {
  await page.goto(live);
  await join(page);
  await verify(page, `${VASWANI}\n${INVENTED}`);
  const view = page.getByTestId('batch-results');
  await expect(view).toBeVisible();
  await expect(view.locator('[data-counter="Total Processed"]')).toContainText('2');
  const rows = view.locator('[data-row]');
  await expect(rows.nth(0)).toContainText('Vaswani');
  await expect(rows.nth(0)).toContainText(/Valid|Incomplete/);
  await expect(rows.nth(1)).toContainText(/Invalid|Unknown/);
});

test('accepted corrections remain after a reload, in the history and in the downloaded list', async ({
  page,
  live,
}) => {
  await page.goto(live);
  await join(page);
  await verify(page, `${VASWANI.replace('2017', '2016')}\n${INVENTED}`);
  const list = page.getByRole('region', { name: 'Corrected bibliography' });
  await expect(list).toBeVisible();
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/citations/corrections'));
  await list.getByRole('button', { name: /^Accept/ }).click();
  expect((await kept).status()).toBe(204);

  await page.reload();
  await expect(list).toContainText('1 accepted');
  await expect(page.locator('[data-row="0"]')).toContainText('(2017)');
  const file = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download list' }).click();
  const lines = fs.readFileSync(await (await file).path(), 'utf8').split('\n');
  expect(lines[0]).toContain('(2017)');
  expect(lines[1]).toBe(INVENTED);

  await page.getByRole('banner').getByRole('link', { name: 'My Citations' }).click();
  const record = page.locator('[data-record]').filter({ hasText: 'Vaswani' });
  await record.getByRole('button', { name: 'Show result' }).click();
  await expect(record.getByText('Corrected to')).toBeVisible();
  await record.getByRole('link', { name: 'Whole list' }).click();
  await expect(list).toContainText('1 accepted');
  await expect(page.locator('[data-row]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Back to My Citations' }).click();
  await record.getByRole('button', { name: 'Show result' }).click();
  const undone = page.waitForResponse((response) => response.url().endsWith('/api/citations/corrections'));
  await record.getByRole('button', { name: 'Undo', exact: true }).click();
  expect((await undone).status()).toBe(204);
  await record.getByRole('button', { name: 'Hide result' }).click();
  await record.getByRole('button', { name: 'Show result' }).click();
  await expect(record.getByTestId('single-result')).toBeVisible();
  await expect(record.getByText('Corrected to')).toHaveCount(0);
});

test('the text of a visitor is checked once after the sign-up', async ({ page, live }) => {
  await page.goto(`${live}/verify-academic-journal-citations`);
  await input(page).fill(VASWANI);
  await submit(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  await fillSignUp(page, `late-${process.pid}-${Date.now()}@example.org`);
  await expect(page.getByTestId('single-result')).toBeVisible();
  await expect(page).toHaveURL(/journal-citations\?check=/);
  await expect(page.getByText('2 credits remaining')).toBeVisible();
});

test('a plan is bought in the simulated checkout and shown on the dashboard', async ({ page, live }) => {
  await page.goto(`${live}/pricing`);
  await join(page);
  await expect(page.getByText('Test mode: no real charges.')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  await expect(page.getByRole('dialog', { name: 'Simulated checkout' })).toContainText(
    'Professional plan, $14 a month',
  );
  await page.getByRole('button', { name: 'Complete the test purchase' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('The Professional plan is active.')).toBeVisible();
  await expect(page.locator('[data-counter="Monthly limit"]')).toContainText('200');
  await expect(page.getByText('Test mode: no real charges.')).toBeVisible();
});

test('a wrong password shows the message of the server', async ({ page, live }) => {
  await page.goto(live);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('unknown@example.org');
  await page.getByRole('dialog').getByLabel('Password').fill('not the password');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Error')).toBeVisible();
});

test('the pages show databases with their state and plans with their prices', async ({ page, live }) => {
  await page.goto(`${live}/verify-academic-citations-database`);
  await expect(page.getByRole('link', { name: /Crossref/ }).first()).toBeVisible();
  await page.goto(`${live}/pricing`);
  await expect(page.locator('[data-plan]')).toHaveCount(4);
  await expect(page.locator('[data-plan=professional]')).toContainText('$14');
  await expect(page.locator('[data-plan=free]')).toContainText(
    'No batch processing beyond your 3 monthly verifications',
  );
});

test('the content security policy forbids inline scripts', async ({ page, live }) => {
  const response = await page.goto(live);
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe');
});

test('a user creates an API key, sees the signed-in sessions, and deletes the account', async ({ page, live }) => {
  await page.goto(live);
  const email = await join(page);
  await page.goto(`${live}/account`);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toContainText(/Chrome on Linux.*This device/);

  await page.getByRole('button', { name: 'New key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Script');
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await expect(dialog.getByLabel('API key')).toHaveValue(/^vk_[\w-]{43}$/);
  const key = await dialog.getByLabel('API key').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: 'API keys' }).getByRole('listitem')).toContainText('Never used');
  const byKey = () =>
    page.request.post(`${live}/api/citations/verify`, {
      headers: { authorization: `Bearer ${key}`, cookie: '' },
      data: { citation: VASWANI },
    });
  expect((await byKey()).status()).toBe(200);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill('a long phrase 42');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  expect((await byKey()).status()).toBe(401);
  const again = await page.request.post(`${live}/api/auth/login`, { data: { email, password: 'a long phrase 42' } });
  expect(again.status()).toBe(401);
});

test('5: an unknown path of the API answers a problem, never the page', async ({ page, live }) => {
  const response = await page.request.get(`${live}/api/none`);
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('application/problem+json');
});

test('a result is shared and read without an account, until the link is withdrawn', async ({ page, live, browser }) => {
  await page.goto(live);
  await join(page);
  await verify(page, VASWANI);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Anyone with this link can read the result').inputValue();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByTestId('single-result')).toContainText('Attention is all you need');
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.locator('[data-share]')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await context.close();
});
