import { readFileSync } from 'node:fs';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { SourceCheckResponse } from '@veracite/contracts/source-check';
import { verifyCertificate } from '@veracite/certificate/verify';
import { join } from './support/join';
import { expect, submit, test, unfold } from './support/test';

/** Journeys with the real server, worker, PostgreSQL and queue, in front of fake databases. */

const VASWANI =
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.';
const INVENTED =
  'Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers: A longitudinal study. Annals of Botany, 14(2), 211–239.';

test('a bibliography with its manuscript: the page shows the findings of the server on the list, its X-ray and the text', async ({
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
    (response) => /\/api\/checks\/[^/]+\/report$/.test(response.url()) && response.ok(),
  );
  await submit(page).click();
  const result = (await (await ended).json()) as AnalyzeResult;
  if (!result.xray || !result.list || !result.inText) throw new Error('the analysis lacks a part');
  const panel = (name: string) => page.getByRole('region', { name });
  await unfold(page);
  await expect(page.getByTestId('score')).toHaveText(String(Math.round(result.overallScore)));
  for (const part of result.score ?? []) await expect(panel('Score breakdown')).toContainText(part.name);
  for (const { text } of result.statements ?? [])
    // Line numbers are in a column of their own.
    await expect(page.getByTestId('bibliography-result')).toContainText(text.replace(/ \(lines? [^)]*\)/, ''));

  await expect(page.locator('[data-fold="In-text citations"] summary')).toContainText(
    `${result.inText.citations} in-text citations were read`,
  );
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

test('a librarian: a journal, and every line of the balance is on its side of the page', async ({ page, live }) => {
  await page.goto(`${live}/source-checker`);
  await join(page);
  await page.goto(`${live}/source-checker`);
  await page.getByLabel('Source', { exact: true }).fill('Annals of Tidal Research');
  await page.getByRole('combobox', { name: 'Input type' }).click();
  await page.getByRole('option', { name: 'Journal' }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/sources/verify'));
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
  await expect(page.locator('[data-tile="Overall score"]')).toContainText(String(Math.round(data.overallScore ?? 0)));
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

test('the certificate of a checked list is one file with every entry', async ({ page, live }) => {
  await page.goto(live);
  await join(page);
  await page.goto(live);
  await page.getByRole('textbox', { name: /references/i }).fill(`${VASWANI}\n${INVENTED}`);
  await submit(page).click();
  const download = page.waitForEvent('download');
  const shown = page.getByTestId('batch-results');
  await shown.getByRole('button', { name: 'More', exact: true }).click();
  await shown.getByRole('button', { name: 'Certificate', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('veracite-certificate.jws');
  const { certificate } = await verifyCertificate(readFileSync(await (await download).path(), 'utf8'));
  expect(certificate?.results.map(({ originalText }) => originalText)).toEqual([VASWANI, INVENTED]);
  await expect(page.getByText('It proves to others what was checked, and when.')).toBeVisible();
});
