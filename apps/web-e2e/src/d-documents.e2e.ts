import fs from 'node:fs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { choose, documents, manuscript, reads } from './support/documents';
import { join } from './support/join';
import { fault, ok, signedIn, signedOut } from './support/mock';
import { enter } from './support/sign-in';
import { expect, sent, test, toast } from './support/test';

const FOLDER = path.resolve(__dirname, '../../../libs/testing/data/documents');

test('a document is read and shown with its cost before anything is charged, and nothing is checked unasked', async ({
  page,
  open,
}) => {
  const calls = await open(documents, reads);
  await expect(page.getByText(/kept nowhere/)).toBeVisible();
  await choose(page);
  const found = page.getByRole('region', { name: 'What was found' });
  for (const [name, figure] of [
    ['References', '3'],
    ['Citations in the text', '4'],
    ['Do not fit', '3'],
    ['Could not be read', '0'],
  ] as const)
    await expect(found.locator(`[data-counter="${name}"]`)).toContainText(figure);
  await expect(found).toContainText('Checking costs 3 credits. Nothing was charged so far');
  expect(calls.filter(({ path: at }) => at.startsWith('/api/citations/verify'))).toEqual([]);
});

test('problems stand first, the gravest at the head; N and P go through them, and the text follows', async ({
  page,
  open,
}) => {
  await open(documents, reads);
  await choose(page);
  const rows = page.getByTestId('problems').locator('[data-problem]');
  await expect(rows).toHaveCount(3);
  expect(await rows.evaluateAll((all) => all.map((one) => one.getAttribute('data-problem')))).toEqual([
    'cited-not-listed',
    'year-differs',
    'listed-not-cited',
  ]);
  await page.getByRole('button', { name: 'Next problem' }).focus();
  await page.keyboard.press('n');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('n');
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const mark = page.getByRole('region', { name: 'Text of manuscript.txt' }).locator('[data-mark=c1]');
  await expect(mark).toHaveText('(Brown & Clark, 2016)');
  await expect(mark).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('p');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  // From the text to the list.
  await page.locator('[data-mark=c3]').click();
  await expect(page.getByTestId('references').locator('[data-row="0"]')).toBeFocused();
});

test('its references are checked as a batch; what is wrong comes first and joins what is gone through', async ({
  page,
  open,
}) => {
  const calls = await open(documents, reads);
  await choose(page);
  await page.getByRole('button', { name: 'Check 3 references' }).click();
  await expect(page.getByTestId('batch-results')).toBeVisible();
  const [call] = sent(calls, '/api/citations/verify-batch');
  expect((call?.body as { citations: string[] }).citations).toEqual(manuscript.references.map(({ text }) => text));
  const first = page.locator('[data-checked] [data-row]').first();
  await expect(first).toContainText('Brown');
  await first.focus();
  await expect(page.locator('[data-mark=r1]')).toHaveCSS('outline-style', 'solid');
  await expect(page.getByText('4 of 5 problems')).toBeVisible();
});

test('a reload keeps what was read and found, and a sign-out forgets it', async ({ page, open }) => {
  await open(documents, { ...reads, 'POST /api/documents': ok({ ...manuscript, pages: [{ width: 9, height: 9 }] }) });
  await choose(page);
  await expect(page.getByTestId('problems')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('problems')).toBeVisible();
  await expect(page.getByText(/the file is not kept/)).toBeVisible();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.goto(new URL(documents, page.url()).href);
  await expect(page.getByText('Drop a document here')).toBeVisible();
});

test('a file that is not read says why, and one that is too large is not sent', async ({ page, open }, info) => {
  const why = 'This PDF file is protected by a password. Save a copy without one, and send that.';
  const calls = await open(documents, { ...signedIn, 'POST /api/documents': fault(422, why) });
  await choose(page, 'a.pdf', '%PDF-');
  await expect(page.getByRole('alert')).toContainText(why);
  const large = info.outputPath('b.pdf');
  fs.writeFileSync(large, '');
  fs.truncateSync(large, 30_000_001);
  await page.getByTestId('document-file').setInputFiles(large);
  await expect(page.getByRole('alert')).toContainText('The file has 31 MB; at most 30 MB are read.');
  expect(sent(calls, '/api/documents')).toHaveLength(1);
});

test('a visitor is asked to sign in, and the file that was chosen is read then', async ({ page, open }) => {
  let isSignedIn = false;
  const calls = await open(documents, {
    ...reads,
    'GET /api/auth/me': (request) => (isSignedIn ? signedIn : signedOut)['GET /api/auth/me']?.(request) ?? {},
  });
  await choose(page);
  await expect(toast(page, 'Authentication Required')).toBeVisible();
  expect(sent(calls, '/api/documents')).toEqual([]);
  isSignedIn = true;
  await enter(page);
  await expect(page.getByTestId('problems')).toBeVisible();
});

test('a list longer than a batch is sent in parts and shown as one', async ({ page, open }) => {
  const references = Array.from({ length: 130 }, (_one, at) => ({ text: `Work number ${at + 1}, 2020.`, doubts: [] }));
  const calls = await open(documents, {
    ...reads,
    'POST /api/documents': ok({ ...manuscript, references, citations: [], problems: [], cost: 130 }),
    'POST /api/citations/verify-batch': (request) => signedIn['POST /api/citations/verify-batch']?.(request) ?? {},
    'GET /api/payments/billing': ok({ limit: -1, remaining: -1, usedCreditsThisMonth: 0 }),
  });
  await choose(page);
  await page.getByRole('button', { name: 'Check 130 references' }).click();
  await expect(page.getByTestId('batch-results').locator('[data-row]')).toHaveCount(130);
  const parts = sent(calls, '/api/citations/verify-batch').map(
    ({ body }) => (body as { citations: string[] }).citations,
  );
  expect(parts.map((part) => [part.length, part[0]])).toEqual([
    [100, 'Work number 1, 2020.'],
    [30, 'Work number 101, 2020.'],
  ]);
});

test('the pages of a PDF file are drawn with marks at its citations, by the product as it is', async ({
  page,
  live,
}) => {
  await page.goto(live + documents);
  await join(page);
  await page.goto(live + documents);
  await choose(page, 'paper.pdf', readFileSync(path.join(FOLDER, 'chicago-two-columns.pdf')));
  await expect(page.locator('[data-page="1"] canvas[data-drawn]')).toBeVisible({ timeout: 30_000 });
  await page.locator('[data-problem=year-differs]').click();
  const mark = page.locator('[data-page="1"] [data-mark][data-tone=differs]').first();
  await expect(mark).toBeInViewport();
  await expect(mark).toHaveCSS('outline-style', 'solid');
});

test('S11 an example is read like a file that was chosen', async ({ page, open }) => {
  const calls = await open(documents, reads);
  await expect(page.getByRole('figure', { name: /the answer looks like this/ })).toContainText('Cited, not listed');
  await page.getByRole('button', { name: 'Try an example' }).click();
  await expect(page.getByTestId('problems')).toBeVisible();
  expect(sent(calls, '/api/documents')).toHaveLength(1);
});
