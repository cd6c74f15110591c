import { historyPage, record } from './support/answers/citations';
import { ok, signedIn, type Answers } from './support/mock';
import { incomplete } from './support/results';
import { expect, sent, test, toast, unfold } from './support/test';

const DAY_MS = 86_400_000;
const none = historyPage(1, 10, 0);

test('search, days and the unknown, each asked of the server; nothing found leads back', async ({ page, open }) => {
  const calls = await open('/citations', {
    ...signedIn,
    'GET /api/citations': (request) => ({ body: /q=/.test(request.url()) ? none : historyPage(1, 10, 37) }),
  });
  const last = () => new URLSearchParams(sent(calls, '/api/citations', 'GET').at(-1)?.query);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Unknown' }).click();
  await expect.poll(() => last().get('status')).toBe('unknown');
  await page.getByLabel('From', { exact: true }).fill('2026-11-02');
  await page.getByLabel('To', { exact: true }).fill('2026-11-02');
  await expect.poll(() => last().get('to')).toBeTruthy();
  expect(Date.parse(last().get('to') ?? '') - Date.parse(last().get('from') ?? '')).toBe(DAY_MS);
  await expect(page.getByRole('button', { name: 'Delete these 37' })).toBeVisible();
  const before = calls.length;
  await page.getByRole('searchbox', { name: 'Search' }).pressSequentially('Wat & on', { delay: 20 });
  await expect.poll(() => last().get('q')).toBe('Wat & on');
  expect(calls.length - before).toBe(1);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page.getByText('Showing 1 to 10 of 37 citations')).toBeVisible();
});

test('S13 page and filter are in the address: a reload keeps them, Back goes a page back, the next page begins at its first record', async ({
  page,
  open,
}) => {
  const calls = await open('/citations?status=invalid&page=2', signedIn);
  const last = () => sent(calls, '/api/citations', 'GET').at(-1)?.query;
  await expect.poll(last).toBe('?page=2&limit=10&status=invalid');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=3&status=invalid$/);
  await expect(page.locator('[data-record]').first()).toBeInViewport();
  await page.reload();
  await expect.poll(last).toBe('?page=3&limit=10&status=invalid');
  await page.goBack();
  await expect.poll(last).toBe('?page=2&limit=10&status=invalid');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Invalid');
});

test('what the filter shows is exported and deleted, after a question', async ({ page, open }) => {
  let gone = false;
  const calls = await open('/citations', {
    ...signedIn,
    'GET /api/citations': () => ({ body: gone ? none : historyPage(1, 10, 37) }),
    'GET /api/citations/export': ok('checked,status\r\n'),
    'DELETE /api/citations': () => {
      gone = true;
      return { body: { deleted: 37 } };
    },
  });
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Invalid' }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['CSV, for a spreadsheet', 'JSON, with whole results']);
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect(new URL((await file).url()).search).toBe('?format=csv&status=invalid');
  await page.getByRole('button', { name: 'Delete these 37' }).click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  expect(sent(calls, '/api/citations', 'DELETE')).toHaveLength(0);
  await page.getByRole('button', { name: 'Delete these 37' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete 37 citations?' })).toBeVisible();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(toast(page, '37 citations deleted')).toBeVisible();
  expect(sent(calls, '/api/citations', 'DELETE')[0]?.query).toBe('?status=invalid');
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
});

test('a past result opens whole; the last record of a page deleted leads to the page before', async ({
  page,
  open,
}) => {
  let records = [record(1), record(2)];
  const answers: Answers = {
    ...signedIn,
    'GET /api/citations': (request) => {
      const asked = Number(new URL(request.url()).searchParams.get('page'));
      const at = records.slice((asked - 1) * 1, asked);
      return { body: { ...historyPage(asked, 1, records.length), citations: at } };
    },
    [`GET /api/citations/${record(2).id}`]: ok({ ...record(2), result: { ...incomplete, id: record(2).id } }),
    [`DELETE /api/citations/${record(2).id}`]: () => {
      records = [record(1)];
      return { status: 204 };
    },
  };
  await open('/citations', answers);
  await page.getByRole('button', { name: 'Next' }).click();
  const card = page.locator(`[data-record="${record(2).id}"]`);
  await card.getByRole('button', { name: 'Show result' }).click();
  const result = card.getByTestId('single-result');
  await unfold(page);
  await expect(result.getByRole('table', { name: 'Field by field' })).toContainText('1954');
  await expect(result.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.locator(`[data-record="${record(1).id}"]`)).toBeVisible();
  await expect(page.getByText('Showing 1 to 1 of 1 citations')).toBeVisible();
});
