import { historyStats } from '@veracite/testing/web-answers/account';
import { wholeAnalysis } from '@veracite/testing/web-answers/bibliography';
import { reads } from '@veracite/testing/web-answers/documents';
import { incomplete, valid } from '@veracite/testing/web-answers/results';
import { fault, never, ok, signedIn, signedOut, type Answer } from '@veracite/testing/web-answers/table';
import { toolLinks } from '../../web/src/site/navigation';
import { routes } from '../../web/src/site/routes';
import { choose, documents } from './support/documents';
import { expect, sent, settled, submit, test, toast, unfold, verify } from './support/test';

test('the result scrolls into view, and after a failure the form does', async ({ page, open }) => {
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

test('S13: page and filter are in the address: a reload keeps them, Back goes a page back, the next page begins at its first record', async ({
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

test('S12: the plan cards are aligned', async ({ page, open }) => {
  await open('/pricing', signedOut);
  const cards = page.locator('[data-plan]');
  await expect(cards).toHaveCount(4);
  const prices = cards.getByText(/^\$\d/);
  const tops = await prices.evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('the dashboard draws status over time and by database, with tables for the plots', async ({ page, open }) => {
  await open('/dashboard', signedIn);
  const card = page.getByRole('region', { name: 'The last 30 days' });
  const days = card.getByRole('table', { name: 'Citations by day and status' });
  const busy = historyStats.days.filter((day) => day.valid + day.incomplete + day.invalid + day.unknown > 0);
  await expect(days.getByRole('row')).toHaveCount(busy.length + 1);
  await expect(card.locator('svg text').filter({ hasText: /^[A-Z][a-z]+ \d+$/ })).toHaveCount(6);
  await expect(
    card.getByRole('table', { name: /^Citations by the database/ }).getByRole('row', { name: 'Crossref 180 61 7 0' }),
  ).toBeAttached();
});

test('195: the entries of an analysis scroll in their own box, and its plots fit a narrow window', async ({
  page,
  open,
}) => {
  await open('/bibliography-checker', { ...signedIn, 'POST /api/bibliography/analyze': ok(wholeAnalysis) });
  await page.getByRole('textbox', { name: /^Bibliography/ }).fill('A citation that is long enough.');
  await submit(page).click();
  await expect(page.locator('[data-entry]').first()).toBeVisible();
  expect((await page.getByTestId('entries').boundingBox())?.height).toBeLessThanOrEqual(384);
  await unfold(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }
});

test('a row of a checked document is marked in its text', async ({ page, open }) => {
  await open(documents, reads);
  await choose(page);
  await page.getByRole('button', { name: 'Check 3 references' }).click();
  await page.locator('[data-checked] [data-row]').first().focus();
  await expect(page.locator('[data-mark=r1]')).toHaveCSS('outline-style', 'solid');
});

test('a toast on a phone covers no button that copies', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/', { ...signedIn, 'POST /api/citations/verify': ok(incomplete) });
  await verify(page, 'One.');
  const copy = page.getByRole('button', { name: /^Copy/ });
  await copy.first().click();
  await expect(toast(page, 'Copied!')).toBeVisible();
  for (const button of await copy.all()) await button.click({ trial: true });
});

test('a toast on a phone does not cover the button that closes a dialog', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/citation-finder', signedOut);
  await page.getByLabel('Title').fill('Deep learning');
  await submit(page).click();
  await expect(toast(page, 'Authentication Required')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click({ trial: true, timeout: 4_000 });
});

test('on a phone the text of a document is a tab, and a place in it leads to its row', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(documents, reads);
  await choose(page);
  const mark = page.locator('[data-mark=c2]');
  await expect(page.getByTestId('problems')).toBeVisible();
  await expect(mark).toBeHidden();
  await page.getByRole('button', { name: 'The document' }).click();
  await expect(page.getByTestId('problems')).toBeHidden();
  await mark.click();
  await expect(page.locator('[data-problem=cited-not-listed]')).toBeFocused();
});

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const)
  test(`the text, its count and the button are on the first screen of ${width} × ${height}, empty and with a list`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height });
    await open('/', signedOut);
    for (const text of ['', 'A first citation.\nA second citation.\nA third citation.']) {
      await page.getByLabel('Your references').fill(text);
      await page.evaluate('scrollTo(0, 0)');
      for (const part of [
        page.getByLabel('Your references'),
        page.getByText(`${text ? 3 : 0} citations detected`),
        page.getByRole('button', { name: /^Verify/ }),
      ])
        await expect(part).toBeInViewport({ ratio: 1 });
    }
    for (const path of [...toolLinks.map(({ to }) => to), routes.guideJournals, routes.guideExistence]) {
      await open(path, signedOut);
      const button = page.getByRole('main').getByRole('button', { name: /^(?:Verify|Analyze|Find Citations|Choose)/ });
      await expect(button.first(), path).toBeInViewport({ ratio: 1 });
    }
  });

test('a second row that is opened stays where it was pressed', async ({ page, open }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const results = [incomplete, incomplete, incomplete];
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok({ processedCount: 3, results }) });
  await verify(page, 'a\nb\nc');
  const rows = page.locator('[data-row]');
  await rows.nth(0).click();
  await unfold(page);
  await settled(page);
  // A user turns the wheel until the second row is in the window.
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, ((await rows.nth(1).boundingBox())?.y ?? 0) - 400);
  await expect(rows.nth(1)).toBeInViewport();
  await settled(page);
  const before = (await rows.nth(1).boundingBox())?.y ?? 0;
  await rows.nth(1).click();
  await expect(rows.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('group', { name: 'Verdict' })).toHaveCount(1);
  await settled(page);
  expect(Math.abs(((await rows.nth(1).boundingBox())?.y ?? 0) - before)).toBeLessThan(4);
});

test('what an opened valid row says first begins with a capital', async ({ page, open }) => {
  const results = [valid, valid];
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok({ processedCount: 2, results }) });
  await verify(page, 'a\nb');
  await page.locator('[data-row="0"]').click();
  await expect(page.getByRole('group', { name: 'Verdict' }).getByText(/such verdicts/)).toBeVisible();
  const letter = await page.evaluate(
    "getComputedStyle(document.querySelector('[aria-label=Verdict] [title]'), '::first-letter').textTransform",
  );
  expect(letter).toBe('uppercase');
});

test('after Ctrl+Enter the keys of the hint move through the results and are not typed', async ({ page, open }) => {
  const results = [valid, incomplete];
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok({ processedCount: 2, results }) });
  const field = page.getByLabel('Your references');
  await field.fill('A first citation.\nA second citation.');
  await field.press('Control+Enter');
  await expect(page.getByTestId('batch-results')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.locator('[data-row="1"]')).toBeFocused();
  await expect(field).toHaveValue('A first citation.\nA second citation.');
});

test('a Word file that is opened on the first page goes on in the document checker', async ({ page, open }) => {
  await open('/', { ...signedIn, ...reads });
  await page.locator('input[type=file]').setInputFiles({
    name: 'thesis.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from('PK'),
  });
  await expect(page).toHaveURL(/\/document-checker$/);
  await expect(page.getByRole('button', { name: /^Check / })).toBeVisible();
});
