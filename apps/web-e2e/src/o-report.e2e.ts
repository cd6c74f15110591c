import { historyStats } from './support/answers/account';
import { wholeAnalysis } from './support/answers/bibliography';
import { ok, signedIn } from './support/mock';
import { expect, sent, submit, test, unfold } from './support/test';

test('the X-ray, the parts of the score, the list and the in-text check lead to their entries', async ({
  page,
  open,
}) => {
  const calls = await open('/bibliography-checker', {
    ...signedIn,
    'POST /api/bibliography/analyze': ok(wholeAnalysis),
  });
  await page.getByRole('textbox', { name: /^Bibliography/ }).fill('A citation that is long enough.');
  await page.getByText('Compare with a manuscript').click();
  await page.getByLabel(/^Your text/).fill('As shown (Franklin, 1953).');
  await page.getByLabel(/^Its authors/).fill('Ada Lovelace');
  await submit(page).click();
  const panel = (name: string) => page.getByRole('region', { name });
  await unfold(page);
  await expect(panel('What the score is made of')).toContainText('33.3 of 40 points');
  expect(sent(calls, '/api/bibliography/analyze')[0]?.body).toMatchObject({
    manuscript: 'As shown (Franklin, 1953).',
    manuscriptAuthors: 'Ada Lovelace',
  });
  await expect(panel('The list as a whole')).toContainText('More than one citation style is used.');
  const inText = panel('In-text citations');
  await expect(inText).toContainText('Cited but not in the list: Franklin, 1953 (2 times)');
  await inText.getByRole('button', { name: 'Line 12' }).click();
  await expect(page.getByRole('heading', { name: 'Line 12 in detail' })).toBeVisible();
  const problem = panel('What to do').getByRole('row').filter({ hasText: '2 of 12 references were not found.' });
  await expect(problem).toContainText('by hand');
  await problem.getByRole('button', { name: 'Line 9' }).click();
  await expect(page.getByRole('heading', { name: 'Line 9 in detail' })).toBeVisible();
  const xray = panel('X-ray of the list');
  for (const [table, row] of [
    ['Works by year', '2018 3'],
    ['Shares of the list', /^With a DOI .* 58%$/],
    ['Journal', 'Nature 5'],
  ] as const)
    await expect(xray.getByRole('table', { name: table }).getByRole('row', { name: row })).toBeAttached();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  }
  await expect(xray).toContainText('https://gone.example/paper');
  await expect(xray).toContainText('Lovelace, A. (2024). Notes.');
});

test('the balance sheet of a source: both sides, their weight, who says so, who could not be asked', async ({
  page,
  open,
}) => {
  await open('/source-checker', signedIn);
  await page.getByLabel('Source', { exact: true }).fill('Nature');
  await submit(page).click();
  const sheet = page.getByRole('region', { name: 'For and against' });
  await expect(sheet.locator('[data-side="for"]')).toContainText('Registered with Crossref since 2002.2 points');
  await expect(sheet.locator('[data-side="against"]')).toContainText(
    'To dispute this: Write to the owner of the list.',
  );
  await expect(sheet.getByRole('link', { name: /^Crossref/ })).toHaveAttribute('rel', /noopener/);
  await expect(sheet).toContainText('Could not be asked: DOAJ.');
});

test('the dashboard draws status over time and by database, with tables behind the plots', async ({ page, open }) => {
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

test('an analysed bibliography on paper: score, list and every entry, and the page again afterwards', async ({
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
  await expect(report.getByRole('region', { name: 'What the score is made of' })).toContainText('33.3 of 40 points');
  await expect(report.getByRole('region', { name: 'The list as a whole' })).toContainText('MLA: 2. Lines 11, 12');
  await expect(report.getByRole('region', { name: 'In-text citations' })).toContainText('2 entries are never cited');
  await expect(report.getByRole('region', { name: 'Shares of the list' })).toContainText('58%');
  await expect(report.getByRole('region', { name: 'Entries' }).getByRole('listitem')).toHaveCount(12);
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
  await expect(report).toHaveCount(0);
});
