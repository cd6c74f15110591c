import { sourceReport } from './support/answers/sources';
import { never, ok, signedIn } from './support/mock';
import { expect, sent, submit, test, toast } from './support/test';
import { source } from './support/tools';

test('206-209, 212-214 the form of the source checker', async ({ page, open }) => {
  const calls = await open('/source-checker', signedIn);
  await expect(page.getByTestId('credits-badge')).toBeVisible();
  await expect(source(page)).toHaveAttribute('placeholder', 'Enter URL, DOI, journal name, or author...');
  const type = page.getByRole('combobox', { name: 'Input type' });
  await expect(type).toHaveText('Website/URL');
  await source(page).fill('ab');
  await page.getByRole('button', { name: 'Verify Source' }).click();
  await expect(page.getByText('Please enter a source to check')).toBeVisible();
  expect(sent(calls, '/api/sources/verify')).toHaveLength(0);
  await source(page).fill('abc');
  await type.click();
  await page.getByRole('option', { name: 'Journal' }).click();
  await page.getByRole('button', { name: 'Verify Source' }).click();
  await expect(page.getByTestId('source-result')).toBeVisible();
  expect(sent(calls, '/api/sources/verify')[0]?.body).toEqual({
    input: 'abc',
    inputType: 'journal',
    options: { includeAlternatives: true, detailedAnalysis: true, fieldContext: 'academic', urgency: 'medium' },
  });
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByTestId('source-result')).toHaveCount(0);
});

test('213 while it waits: the words and 66', async ({ page, open }) => {
  await open('/source-checker', { ...signedIn, 'POST /api/sources/verify': never });
  await source(page).fill('Nature');
  await submit(page).click();
  await expect(page.getByText('Verifying source authenticity...')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '66');
});

for (const [trustLevel, label, tone] of [
  ['high', 'High', 'valid'],
  ['medium', 'Medium', 'incomplete'],
  ['low', 'Low', 'fake'],
] as const) {
  test(`215-216, 228-229 ${trustLevel} trust`, async ({ page, open }) => {
    const cacheHit = trustLevel === 'low';
    const calls = await open('/source-checker', {
      ...signedIn,
      'POST /api/sources/verify': ok({ success: true, data: { ...sourceReport, trustLevel, cacheHit } }),
    });
    await source(page).fill('Nature');
    const before = calls.filter((call) => call.path === '/api/payments/billing').length;
    await submit(page).click();
    await expect(toast(page, `Verification Complete - ${label} Trust`)).toContainText(
      'Overall score: 88/100. Verified across 4 databases.',
    );
    await expect(page.locator('.MuiSnackbar-root [role=alert]')).toHaveCount(trustLevel === 'low' ? 1 : 0);
    await expect(page.getByTestId('source-result').locator('[data-tone]').first()).toHaveAttribute('data-tone', tone);
    await expect(page.getByText('Cached', { exact: true })).toHaveCount(cacheHit ? 1 : 0);
    await expect
      .poll(() => calls.filter((call) => call.path === '/api/payments/billing').length)
      .toBeGreaterThan(before + 1);
  });
}

test('too little known gives no score, and holds nothing against the source', async ({ page, open }) => {
  await open('/source-checker', {
    ...signedIn,
    'POST /api/sources/verify': ok({ success: true, data: { ...sourceReport, insufficientEvidence: true } }),
  });
  await source(page).fill('abc');
  await submit(page).click();
  const done = toast(page, 'Verification Complete - Not enough evidence');
  await expect(done).toContainText('so no score is given');
  await expect(page.locator('[data-tile] > :nth-child(2)')).toHaveText(['–', '–', '–', '–']);
  await expect(page.locator('[data-tile][data-tone=unknown]')).toHaveCount(4);
  await page.getByRole('tab', { name: 'Credibility' }).click();
  await expect(page.getByRole('tabpanel')).not.toContainText('/100');
});

test('217-227 the report on a source', async ({ page, open }) => {
  await open('/source-checker', signedIn);
  await source(page).fill('Nature');
  await submit(page).click();
  const result = page.getByTestId('source-result');
  await expect(result).toContainText('Verified in 734 ms');
  await expect(result).toContainText('±10');
  for (const [label, tone, note] of [
    ['Overall score', 'valid', ''],
    ['Credibility', 'valid', '1,250,000 citations'],
    ['Authenticity', 'incomplete', '1 warning'],
    ['Content quality', 'formatting', 'Journal'],
  ]) {
    const tile = result.locator(`[data-tile="${label}"]`);
    await expect(tile).toHaveAttribute('data-tone', tone ?? '');
    await expect(tile).toContainText(note ?? '');
  }
  await expect(result).toContainText('4 databases checked');
  await expect(result).toContainText('7 API calls made');
  await expect(result).toContainText('Existence verified in 3 sources');
  await expect(page.getByRole('tab')).toHaveText([
    'Existence',
    'Credibility',
    'Authenticity',
    'Publisher',
    'Recommendations',
  ]);
  const panel = page.getByRole('tabpanel');
  const facts = panel.getByRole('term');
  await expect(facts).toHaveText(['Exists', 'Verified in', 'Confidence', 'Notes']);
  await expect(panel.getByRole('definition').nth(2)).toHaveText('97%');
  await expect(panel).toContainText('Published since 1869.');
  await page.getByRole('tab', { name: 'Credibility' }).click();
  await expect(facts).toHaveText([
    'Score',
    'Analysis',
    'Peer review',
    'Impact factor',
    'Citation count',
    'Author reputation',
    'Indexed in',
  ]);
  await expect(panel.locator('[data-star="filled"]')).toHaveCount(3);
  await expect(panel.locator('[data-star="empty"]')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Authenticity' }).click();
  await expect(facts).toHaveText([
    'Score',
    'Domain',
    'Secure connection (SSL)',
    'Content integrity',
    'Publisher verification',
    'Warnings',
  ]);
  await expect(panel).toContainText('Reach the journal through its ISSN record.');
  await page.getByRole('tab', { name: 'Publisher' }).click();
  await expect(facts).toHaveText(['Name', 'Type', 'Reputation', 'Indexed in', 'Warnings']);
  await expect(panel).toContainText('Springer Nature');
  await page.getByRole('tab', { name: 'Recommendations' }).click();
  await expect(facts).toHaveText([
    'Should you use it?',
    'Confidence',
    'Reasons',
    'Usage guidelines',
    'Improvements',
    'Warnings',
  ]);
  for (const text of ['Cite the version of record.', 'Add the DOI.', '94%', '93% quality', 'https://www.science.org/'])
    await expect(panel).toContainText(text);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
});

for (const [score, tone] of [
  [80, 'valid'],
  [79, 'incomplete'],
  [60, 'incomplete'],
  [59, 'formatting'],
  [40, 'formatting'],
  [39, 'fake'],
] as const) {
  test(`219 a score of ${score} is ${tone}`, async ({ page, open }) => {
    await open('/source-checker', {
      ...signedIn,
      'POST /api/sources/verify': ok({ success: true, data: { ...sourceReport, overallScore: score } }),
    });
    await source(page).fill('Nature');
    await submit(page).click();
    await expect(page.locator('[data-tile="Overall score"]')).toHaveAttribute('data-tone', tone);
  });
}

for (const [body, text] of [
  [{ success: false, error: 'Address not allowed.' }, 'Address not allowed.'],
  [{ success: false }, 'Verification failed'],
] as const) {
  test(`230 success false: ${text}`, async ({ page, open }) => {
    await open('/source-checker', { ...signedIn, 'POST /api/sources/verify': ok(body) });
    await source(page).fill('Nature');
    await submit(page).click();
    await expect(toast(page, 'Verification Failed')).toContainText(text);
    await expect(page.getByTestId('source-result')).toHaveCount(0);
  });
}
