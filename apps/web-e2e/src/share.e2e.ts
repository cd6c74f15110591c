import type { NewShare, Share, SharedResults } from '@veracite/contracts/share';
import { fault, ok, signedIn, signedOut } from './support/mock';
import { fake, incomplete, valid } from './support/results';
import { clipboard, expect, sent, test, toast, unfold, verify } from './support/test';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE';
const share: Share = {
  id: 's1',
  kind: 'citation',
  title: 'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids.',
  count: 1,
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-28T08:00:00.000Z',
};
/** What an owner may do with a result, and a reader may not. */
const CHANGES = /^(Share|Delete|Check again|Accept|Undo)/;
const shared = (results: SharedResults['results']): SharedResults => ({
  checkedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-21T08:00:00.000Z',
  results,
});

test('a link to a result is made for a time, shown once, copied and withdrawn', async ({ page, open, origin }) => {
  let held: Share[] = [];
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok({ ...valid, id: 'c1' }),
    'GET /api/shares': () => ({ body: held }),
    'POST /api/shares': () => {
      held = [share];
      return { status: 201, body: { ...share, token: TOKEN } satisfies NewShare };
    },
    'DELETE /api/shares/s1': () => {
      held = [];
      return { status: 204 };
    },
  });
  await verify(page, 'c');
  const opener = page.getByRole('button', { name: 'Share', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Share by a link' });
  await dialog.getByRole('combobox', { name: 'The link holds for' }).click();
  await expect(page.getByRole('option')).toHaveText(['7 days', '30 days', '90 days']);
  await page.getByRole('option', { name: '7 days' }).click();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = `${origin}/s/${TOKEN}`;
  await expect(dialog.getByLabel('Anyone with this link can read the result')).toHaveValue(link);
  expect(sent(calls, '/api/shares')[0]?.body).toEqual({ citationId: 'c1', days: 7 });
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => clipboard(page)).toBe(link);
  await expect(dialog.locator('[data-share]')).toContainText('until November 28, 2026');
  await dialog.getByRole('button', { name: /^Withdraw the link to Watson/ }).click();
  await expect(dialog.locator('[data-share]')).toHaveCount(0);
  expect(sent(calls, '/api/shares/s1', 'DELETE')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a refusal to make a link is told in the words of the server', async ({ page, open }) => {
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({
      processedCount: 2,
      results: [
        { ...valid, id: 'c1' },
        { ...fake, id: 'c2' },
      ],
      batchId: 'b1',
    }),
    'POST /api/shares': fault(409, 'You have 100 links.'),
  });
  await verify(page, 'a\nb');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect(toast(page, 'The link could not be made').getByText('You have 100 links.')).toBeVisible();
});

test('whoever has the link reads the result without an account, and can change nothing', async ({ page, open }) => {
  const calls = await open(`/s/${TOKEN}`, {
    ...signedOut,
    [`GET /api/shared/${TOKEN}`]: ok(shared([{ ...incomplete, id: 'c1', accepted: 'mla' }])),
  });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Shared result');
  await expect(main).toContainText('Checked November 21, 2026. This link can be read until December 21, 2026.');
  await unfold(page);
  await expect(main.getByRole('table', { name: 'Field by field' })).toContainText('1954');
  await expect(main.getByText('Corrected to')).toBeVisible();
  await expect(main.getByRole('button', { name: CHANGES })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Check your own references' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a shared batch has its counters and rows; a link that holds no more says so', async ({ page, open }) => {
  await open(`/s/${TOKEN}`, {
    ...signedOut,
    [`GET /api/shared/${TOKEN}`]: ok(shared([valid, fake, { ...incomplete, accepted: 'apa' }])),
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 shared results');
  await expect(page.locator('[data-counter="Total Processed"]')).toContainText('3');
  await page.locator('[data-row="1"]').click();
  await expect(page.getByText('Citation Not Verified')).toBeVisible();
  await expect(page.getByText('1 correction accepted. The rest stands as written.')).toBeVisible();
  await page.locator('[data-row="2"]').click();
  await expect(page.getByText('Corrected to')).toBeVisible();
  await page.locator('[data-row="2"]').press('a');
  await expect(page.getByText('Corrected to')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: CHANGES })).toHaveCount(0);
  await page.unrouteAll();
  await open(`/s/${TOKEN}`, { ...signedOut, [`GET /api/shared/${TOKEN}`]: fault(404, 'This link was not found.') });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link leads nowhere');
});
