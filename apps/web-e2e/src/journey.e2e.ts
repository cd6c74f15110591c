import type { Page } from '@playwright/test';
import type { AnalysisView } from '@veracite/contracts/bibliography';
import type { SourceCheckResponse } from '@veracite/contracts/source-check';
import fs from 'node:fs';
import { expect, input, submit, test, toast, verify } from './support/test';

/** The product as it is: server, worker, database, queue, and the databases' stand-in behind. */

const VASWANI =
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.';
const INVENTED =
  'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers: A longitudinal study. Journal of Synthetic Sociology, 14(2), 211–239.';

let count = 0;

/** Signs a new user up from the page that is open. */
async function join(page: Page): Promise<string> {
  count += 1;
  const email = `reader-${process.pid}-${Date.now()}-${count}@example.org`;
  await page.getByRole('banner').getByRole('button', { name: 'Sign Up' }).click();
  await fillSignUp(page, email);
  await expect(toast(page, 'Success').getByText(/^Account created successfully! Welcome to/)).toBeVisible({
    timeout: 15_000,
  });
  return email;
}

async function fillSignUp(page: Page, email: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill('Ada Lovelace');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill('a long phrase 42');
  await dialog.getByLabel('Confirm Password').fill('a long phrase 42');
  await dialog.getByRole('button', { name: 'Create Account' }).click();
}

const settled = { timeout: 30_000 };

test('a reader signs up, checks a famous paper, and finds it in the history and on the dashboard', async ({
  page,
  live,
}) => {
  await page.goto(live);
  const email = await join(page);
  await verify(page, VASWANI);
  const result = page.getByTestId('single-result');
  await expect(result).toBeVisible(settled);
  await expect(result.locator('[data-tone]').first()).toHaveText(/Valid|Incomplete/);
  await expect(result.getByRole('table', { name: 'Field by field' })).toContainText('Attention is all you need');
  await expect(
    result.getByRole('region', { name: 'Corrected Citation' }).getByRole('heading', { level: 4 }),
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

test('an invented reference is never called valid, a batch streams in and is charged by what was answered', async ({
  page,
  live,
}) => {
  await page.goto(live);
  await join(page);
  await verify(page, `${VASWANI}\n${INVENTED}`);
  const view = page.getByTestId('batch-results');
  await expect(view).toBeVisible(settled);
  await expect(view.locator('[data-counter="Total Processed"]')).toContainText('2');
  const rows = view.locator('[data-row]');
  await expect(rows.nth(0)).toContainText('Vaswani');
  await expect(rows.nth(0)).toContainText(/Valid|Incomplete/);
  await expect(rows.nth(1)).toContainText(/Invalid|Unknown/);
});

test('accepted corrections are there after a reload and in the history, and the downloaded list has them', async ({
  page,
  live,
}) => {
  await page.goto(live);
  await join(page);
  await verify(page, `${VASWANI.replace('2017', '2016')}\n${INVENTED}`);
  const list = page.getByRole('region', { name: 'Corrected bibliography' });
  await expect(list).toBeVisible(settled);
  const kept = page.waitForResponse((response) => response.url().endsWith('/api/citations/corrections'));
  await list.getByRole('button', { name: /^Accept/ }).click();
  expect((await kept).status()).toBe(204);

  await page.reload();
  await expect(list).toContainText('1 accepted', settled);
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

test('what a visitor typed is checked after the sign-up, once', async ({ page, live }) => {
  await page.goto(`${live}/verify-academic-journal-citations`);
  await input(page).fill(VASWANI);
  await submit(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  await fillSignUp(page, `late-${process.pid}-${Date.now()}@example.org`);
  await expect(page.getByTestId('single-result')).toBeVisible(settled);
  await expect(page).toHaveURL(/journal-citations$/);
  await expect(page.getByText('2 credits remaining')).toBeVisible();
});

test('a plan is bought in the simulated checkout and shown on the dashboard', async ({ page, live }) => {
  await page.goto(`${live}/pricing`);
  await join(page);
  await expect(page.getByText('Test mode: no money moves.')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Professional' }).click();
  await page.getByRole('button', { name: 'Complete the test purchase' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('The Professional plan is active.')).toBeVisible();
  await expect(page.locator('[data-counter="Monthly limit"]')).toContainText('200');
  await expect(page.getByText('Test mode: no money moves.')).toBeVisible();
});

test('a wrong password is told in the words of the server', async ({ page, live }) => {
  await page.goto(live);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('nobody@example.org');
  await page.getByRole('dialog').getByLabel('Password').fill('not the password');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(toast(page, 'Error')).toBeVisible({ timeout: 15_000 });
});

test('the pages of the real server: databases with their state, plans with their prices', async ({ page, live }) => {
  await page.goto(`${live}/verify-academic-citations-database`);
  await expect(page.getByRole('link', { name: /Crossref/ }).first()).toBeVisible();
  await page.goto(`${live}/pricing`);
  await expect(page.locator('[data-plan]')).toHaveCount(4);
  await expect(page.locator('[data-plan=professional]')).toContainText('$14');
  await expect(page.locator('[data-plan=free]')).toContainText(
    'No batch processing beyond your 3 monthly verifications',
  );
});

test('the policy of the server forbids inline scripts', async ({ page, live }) => {
  const response = await page.goto(live);
  const policy = response?.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(scripts).toContain("'self'");
  expect(scripts).not.toContain('unsafe');
});

test('a reader makes an API key, sees where they are signed in, and deletes the account', async ({ page, live }) => {
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
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible(settled);
  expect((await byKey()).status()).toBe(401);
  const again = await page.request.post(`${live}/api/auth/login`, { data: { email, password: 'a long phrase 42' } });
  expect(again.status()).toBe(401);
});

test('5 an unknown path of the API answers a problem, never the page', async ({ page, live }) => {
  const response = await page.request.get(`${live}/api/none`);
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).toContain('application/problem+json');
});

test('a result is shared and read by somebody without an account, until the link is withdrawn', async ({
  page,
  live,
  browser,
}) => {
  await page.goto(live);
  await join(page);
  await verify(page, VASWANI);
  await page.getByRole('button', { name: 'Share', exact: true }).click(settled);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Anyone with this link can read the result').inputValue();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByTestId('single-result')).toContainText('Attention is all you need');
  await page.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.locator('[data-share]')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere');
  await context.close();
});

test('a bibliography with its manuscript: what the server says of the list, its X-ray and the text is on the page', async ({
  page,
  live,
}) => {
  await page.goto(`${live}/bibliography-checker`);
  await join(page);
  await page.goto(`${live}/bibliography-checker`);
  await page.getByRole('textbox', { name: /^Bibliography/ }).fill([VASWANI, INVENTED, VASWANI].join('\n'));
  await page.getByText('Compare with a manuscript').click();
  await page.getByLabel(/^Your text/).fill('As shown (Vaswani et al., 2017), and before that (Nowhere, 1999).');
  await page.getByLabel(/^Its authors/).fill('Ashish Vaswani');
  const ended = page.waitForResponse(
    async (response) =>
      response.url().includes('/api/bibliography/analyses/') &&
      ((await response.json()) as AnalysisView).result !== undefined,
    settled,
  );
  await submit(page).click();
  const { result } = (await (await ended).json()) as AnalysisView;
  if (!result?.xray || !result.list || !result.inText) throw new Error('the analysis lacks a part');
  const panel = (name: string) => page.getByRole('region', { name });
  await expect(page.getByTestId('score')).toHaveText(String(Math.round(result.overallScore)));
  for (const part of result.score ?? []) await expect(panel('What the score is made of')).toContainText(part.name);
  for (const { text } of result.statements ?? [])
    await expect(page.getByTestId('bibliography-result').getByText(text, { exact: false }).first()).toBeVisible();

  await expect(panel('In-text citations')).toContainText(`${result.inText.citations} in-text citations were read`);
  expect(result.inText.withoutEntry.map(({ text }) => text)).toEqual(['Nowhere, 1999']);
  await expect(panel('In-text citations')).toContainText('Cited but not in the list: Nowhere, 1999');
  await expect(panel('In-text citations')).toContainText(/never cited/);
  await expect(panel('The list as a whole')).toContainText(result.list.mixed ? 'More than one' : 'One style');

  const xray = panel('X-ray of the list');
  const row = (table: string, name: string | RegExp) =>
    xray.getByRole('table', { name: table }).getByRole('row', { name });
  for (const { year, entries } of result.xray.ages.byYear)
    await expect(row('Works by year', `${year} ${entries.length}`)).toBeAttached();
  for (const [name, { share }] of [
    ['From the last five years', result.xray.ages.recent],
    ['With a DOI', result.xray.withDoi],
    ['By Ashish Vaswani', result.xray.selfCitation],
    ['Retracted', result.xray.retracted],
  ] as const)
    await expect(row('Shares of the list', name)).toHaveCount(share === null ? 0 : 1);
  for (const { name, entries } of result.xray.authors.top)
    await expect(row('Author', `${name} ${entries.length}`)).toBeAttached();
  await page.locator('[data-entry]').nth(2).click();
  await expect(page.getByTestId('entry-detail')).toContainText('Repeats line 1.');
});

test('a journal: every line of the balance that the server sends is on its side of the page', async ({
  page,
  live,
}) => {
  await page.goto(`${live}/source-checker`);
  await join(page);
  await page.goto(`${live}/source-checker`);
  await page.getByLabel('Source', { exact: true }).fill('Annals of Tidal Research');
  await page.getByRole('combobox', { name: 'Input type' }).click();
  await page.getByRole('option', { name: 'Journal' }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/sources/verify'), settled);
  await page.getByRole('button', { name: 'Verify Source' }).click();
  const { data } = (await (await answered).json()) as SourceCheckResponse;
  if (!data) throw new Error('the check gave nothing');
  expect(data.balance.length).toBeGreaterThan(2);
  const sheet = page.getByRole('region', { name: 'For and against' });
  for (const { side, statement, origin, weight } of data.balance) {
    const line = sheet.locator(`[data-side=${side}]`).getByRole('listitem').filter({ hasText: statement });
    await expect(line.first()).toContainText(origin);
    if (weight > 0) await expect(line.first()).toContainText(/\d points?/);
  }
  await expect(page.getByTestId('source-result')).toContainText(`${data.verificationSources.length} databases checked`);
  await expect(page.locator('[data-tile="Overall score"]')).toContainText(String(Math.round(data.overallScore)));
  for (const [tab, words] of [
    ['Existence', data.existence.notes[0]],
    ['Credibility', data.credibility.analysis],
    ['Publisher', data.publisher.name],
    ['Recommendations', data.recommendations.reasons[0]],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    if (words) await expect(page.getByRole('tabpanel')).toContainText(words);
  }
});
