import { htmlReport } from '@veracite/report/reference/html';
import { referenceReport } from '@veracite/report/reference/model';
import { wholeAnalysis } from '@veracite/testing/web-answers/bibliography';
import { fake, incomplete, unknown, valid } from '@veracite/testing/web-answers/results';
import { ok, signedIn } from '@veracite/testing/web-answers/table';
import { citations, expect, submit, test, verify } from './support/test';

test('a printed report has only the list, however it is printed, and the page returns afterwards', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ processedCount: 4, results: [valid, incomplete, fake, unknown] }),
  });
  await verify(page, citations(4));
  await page.locator('[data-row="1"]').focus();
  await page.keyboard.press('a');
  await page.evaluate(`addEventListener('beforeprint', () => { globalThis.paper = document.body.innerText; })`);
  expect((await page.pdf()).length).toBeGreaterThan(5_000);
  expect(await page.evaluate('typeof paper')).toBe('string');
  await expect(page.locator('[data-print-report]')).toHaveCount(0);

  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const report = page.locator('[data-print-report]');
  await expect(report).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(report).toContainText('4 citations · Valid 1 · Incomplete 1 · Invalid 1 · Unknown 1');
  const entry = report.getByRole('listitem').filter({ hasText: '(1954)' }).first();
  await expect(entry).toContainText('Incomplete');
  await expect(entry).toContainText('Year: 1954 → 1953');
  await expect(entry).toContainText('(1953). Molecular structure');
  await expect(report.getByText('(1953). Molecular structure')).toHaveCount(2);
  await expect(report).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
  await expect(report).toHaveCount(0);
});

test('a printed bibliography analysis has the score, the list and every entry, and the page returns afterwards', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/bibliography-checker', { ...signedIn, 'POST /api/bibliography/analyze': ok(wholeAnalysis) });
  await page.getByRole('textbox', { name: /^Bibliography/ }).fill('A citation that is long enough.');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Print report' })).toBeVisible();
  await page.evaluate(
    `addEventListener('beforeprint', () => { globalThis.paper = document.querySelector('[data-print-report]')?.textContent; })`,
  );
  expect((await page.pdf()).length).toBeGreaterThan(5_000);
  expect(await page.evaluate('paper')).toContain('Bibliography report');

  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const report = page.locator('[data-print-report]');
  await expect(report).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await expect(report).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(report).toContainText('71 of 100, Grade C');
  await expect(report).toContainText('2 of 12 references were not found');
  await expect(report.getByRole('region', { name: 'What to do' })).toContainText('Search for the two invalid entries');
  await expect(report.getByRole('region', { name: 'Score breakdown' })).toContainText('33.3 of 40 points');
  await expect(report.getByRole('region', { name: 'The list as a whole' })).toContainText('MLA: 2. Lines 11, 12');
  await expect(report.getByRole('region', { name: 'In-text citations' })).toContainText('2 entries are never cited');
  await expect(report.getByRole('region', { name: 'Shares of the list' })).toContainText('58%');
  await expect(report.getByRole('region', { name: 'Entries' }).getByRole('listitem')).toHaveCount(12);
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
  await expect(report).toHaveCount(0);
});

test('the printed report of a reference has the address of each question', async ({ page }) => {
  await page.setContent(htmlReport([referenceReport(fake)], { issuer: 'Veracite' }));
  await page.emulateMedia({ media: 'print' });
  const links = page.getByRole('link', { name: 'repeat' });
  await expect(links).toHaveCount(fake.consulted.length);
  const printed: string[] = await page.evaluate(
    `[...document.querySelectorAll('td a')].map((link) => getComputedStyle(link, '::after').content)`,
  );
  expect(printed[0]).toContain('https://search.crossref.org/search/works?q=');
});
