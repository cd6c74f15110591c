import type { Page } from '@playwright/test';
import fs from 'node:fs';
import { never, ok, signedIn, type Answers } from './support/mock';
import { byStatus, chimera, fake, incomplete, retracted, unknown, valid } from './support/results';
import { citations, clipboard, expect, sent, test, toast, unfold, verify } from './support/test';

async function show(page: Page, open: (path: string, answers: Answers) => Promise<unknown>, body: unknown) {
  await open('/', { ...signedIn, 'POST /api/citations/verify': ok(body) });
  await verify(page, 'One citation, 2020.');
  const panel = page.getByTestId('single-result');
  await expect(panel).toBeVisible();
  return panel;
}

test('80 the pending panel', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify': never });
  await verify(page, 'c');
  await expect(page.getByRole('heading', { name: 'Verifying citation...' })).toBeVisible();
  await expect(page.getByText('Checking against academic databases')).toBeVisible();
});

for (const [status, label, tone] of [
  ['valid', 'Valid', 'valid'],
  ['incomplete', 'Incomplete', 'incomplete'],
  ['fake', 'Invalid', 'fake'],
  ['unknown', 'Unknown', 'unknown'],
] as const) {
  test(`81-83 ${status} is the ${tone} badge ${label} with an icon`, async ({ page, open }) => {
    const panel = await show(page, open, byStatus[status]);
    const badge = panel.locator('[data-tone]').first();
    await expect(badge).toHaveText(label);
    await expect(badge).toHaveAttribute('data-tone', tone);
    await expect(badge.locator('svg')).toBeVisible();
    await expect(panel.getByText(/\bfake\b/i)).toHaveCount(0);
  });
}

test('83 unknown can be asked again and is never the red card', async ({ page, open }) => {
  const calls = await open('/', { ...signedIn, 'POST /api/citations/verify': ok(unknown) });
  await verify(page, 'c');
  await expect(page.locator('[data-message="unknown"]')).toContainText('Could not be checked');
  await expect(page.getByText('Citation Not Verified')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => sent(calls, '/api/citations/verify').length).toBe(2);
});

test('84-85 the record, and its DOI in a new tab', async ({ page, open }) => {
  const panel = await show(page, open, valid);
  await expect(panel.getByText('J. D. Watson, F. H. C. Crick', { exact: true })).toBeVisible();
  const doi = panel.getByRole('link', { name: '10.1038/171737a0' }).first();
  await expect(doi).toHaveAttribute('href', 'https://doi.org/10.1038/171737a0');
  await expect(doi).toHaveAttribute('target', '_blank');
});

test('84 absent fields are left out', async ({ page, open }) => {
  const panel = await show(page, open, { ...valid, extractedDetails: { title: 'Only a title' } });
  const card = panel.getByRole('region', { name: 'The record' });
  await expect(card.getByRole('term')).toHaveText(['Title']);
});

test('86, 88 fake: the red card with its details', async ({ page, open }) => {
  const panel = await show(page, open, fake);
  const card = panel.locator('[data-message="fake"]');
  await expect(card.getByRole('heading')).toHaveText('Citation Not Verified');
  await expect(card).toContainText(
    'This citation could not be verified in any academic database. Please check the journal name, author names, publication year, and other details for accuracy.',
  );
  await expect(card.getByText(/^Details: Crossref, OpenAlex/)).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Corrected Citation' })).toHaveCount(0);
});

test('87-88 incomplete: the amber card stands before the correction; without reason no details', async ({
  page,
  open,
}) => {
  const panel = await show(page, open, { ...incomplete, reason: undefined });
  const card = panel.locator('[data-message="incomplete"]');
  await expect(card.getByRole('heading')).toHaveText('Incomplete Citation');
  await expect(card).toContainText(
    'This citation was partially verified but is missing some elements for complete accuracy.',
  );
  await expect(panel.getByText(/Details:/)).toHaveCount(0);
  const top = async (name: string) => (await panel.getByRole('heading', { name }).boundingBox())?.y ?? 0;
  expect(await top('Incomplete Citation')).toBeLessThan(await top('Corrected Citation'));
});

test('89-94 valid: the correction in three styles, without asterisks, each copied with a word', async ({
  page,
  open,
}) => {
  await page.clock.install();
  const panel = await show(page, open, valid);
  await expect(panel.locator('[data-message]')).toHaveCount(0);
  const card = panel.getByRole('region', { name: 'Corrected Citation' });
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['APA', 'MLA', 'CHICAGO']);
  await expect(card).not.toContainText('*');
  const copy = card.getByRole('button', { name: 'Copy APA' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied', 'true');
  await page.clock.runFor(300);
  await expect(toast(page, 'Copied!').getByText('APA citation copied to clipboard')).toBeVisible();
  await page.clock.runFor(1_600);
  await expect(copy).toHaveAttribute('data-copied', 'true');
  await page.clock.runFor(200);
  await expect(copy).toHaveAttribute('data-copied', 'false');
  expect(await clipboard(page)).toBe(valid.correctedCitation?.apa.replaceAll('*', ''));
});

for (const [n, text] of [
  [1, 'Verified in 1 database'],
  [3, 'Verified in 3 databases'],
  [0, null],
] as const) {
  test(`95-96 ${n} links: ${text ?? 'no banner'}`, async ({ page, open }) => {
    const panel = await show(page, open, { ...valid, sourceLinks: valid.sourceLinks.slice(0, n) });
    if (text) await expect(panel.getByText(text, { exact: true })).toBeVisible();
    else await expect(panel.getByText(/Verified in/)).toHaveCount(0);
  });
}

test('97-98 JSON is copied and saved, indented by two', async ({ page, open }) => {
  const panel = await show(page, open, valid);
  const json = JSON.stringify(valid, null, 2);
  await panel.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(toast(page, 'Copied!').getByText('JSON data copied to clipboard')).toBeVisible();
  expect(await clipboard(page)).toBe(json);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('citation-verification.json');
  expect(fs.readFileSync(await file.path(), 'utf8')).toBe(json);
  await expect(toast(page, 'Downloaded!').getByText('JSON file has been downloaded')).toBeVisible();
});

test('the argument: marked fields, evidence side by side, who was asked', async ({ page, open }) => {
  const panel = await show(page, open, incomplete);
  await expect(panel.locator('mark')).toHaveCount(0);
  await unfold(page);
  await expect(panel.locator('mark')).toHaveText([
    'Watson, J. D., & Crick, F. H. C.',
    '1954',
    /Molecular/,
    'Nature',
    '171',
    '4356',
    '737–738',
  ]);
  const year = panel.getByRole('row').filter({ hasText: 'Year' });
  await expect(year).toContainText('1954');
  await expect(year).toContainText('1953');
  await expect(year).toContainText('Differs');
  const asked = panel.getByRole('region', { name: 'Who was asked' });
  await expect(asked).toContainText('Europe PMC could not be asked: no answer in time');
});

test('what each style changes in the citation as written is counted, and shown word by word', async ({
  page,
  open,
}) => {
  const asWritten = valid.correctedCitation?.apa.replaceAll('*', '') ?? '';
  const panel = await show(page, open, {
    ...valid,
    originalText: asWritten.replace('1953', '1954').replace('(4356)', ''),
  });
  const apa = panel.locator('[data-style="APA"]');
  await expect(apa.locator('summary')).toHaveText(/^Changes: 1 corrected, 1 added/);
  await expect(apa.locator('del')).toBeHidden();
  await apa.locator('summary').click();
  await expect(apa.locator('del')).toHaveText('1954');
  await expect(apa.locator('ins')).toHaveText(['1953', '(4356)']);
  await page.unrouteAll();
  await show(page, open, { ...valid, originalText: asWritten });
  await expect(apa).toContainText('Nothing changes: it is written as this style asks.');
});

test('a chimera shows both works, a retraction its notice in red', async ({ page, open }) => {
  const panel = await show(page, open, chimera);
  await expect(panel.getByRole('link', { name: /A mathematical theory/ })).toHaveAttribute('href', /j\.1538/);
  await expect(panel.getByText('Not found is not proof')).toHaveCount(0);
  await page.unrouteAll();
  await show(page, open, retracted);
  await expect(panel.getByRole('note')).toContainText('This work was retracted, March 12, 2020');
  await expect(panel.getByRole('note').getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.1000/notice');
});

test('345 hostile text is shown as text', async ({ page, open }) => {
  const hostile = '<img src=x onerror="globalThis.hacked=1"><script>globalThis.hacked=1</script>';
  const panel = await show(page, open, {
    ...fake,
    originalText: hostile,
    reason: hostile,
    extractedDetails: { title: hostile, doi: 'javascript:alert(1)' },
    sourceLinks: ['javascript:globalThis.hacked=1'],
    correctedCitation: { apa: hostile },
  });
  await expect(panel.getByText('<img src=x').first()).toBeVisible();
  expect(await page.evaluate('globalThis.hacked')).toBeUndefined();
  expect(await panel.locator('a[href^="javascript"]').count()).toBe(0);
});

test('99 the pending panel of a batch', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': never });
  await verify(page, 'a\nb');
  await expect(page.getByText('Processing batch citations...')).toBeVisible();
  await expect(page.getByText('Verifying against academic databases')).toBeVisible();
});

const mixed = { processedCount: 5, results: [valid, incomplete, fake, unknown, valid] };

test('100-104 a batch: counters, order, one row open at a time', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(mixed) });
  await verify(page, citations(5));
  const view = page.getByTestId('batch-results');
  for (const [label, n] of [
    ['Total Processed', '5'],
    ['Valid', '2'],
    ['Incomplete', '1'],
    ['Invalid', '1'],
  ]) {
    await expect(view.locator(`[data-counter="${label}"]`)).toHaveText(`${n}${label}`);
  }
  await expect(view.getByText('1 could not be checked')).toBeVisible();
  const rows = view.locator('[data-row]');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(2)).toContainText('Hartwell');
  await rows.nth(0).click();
  await unfold(page);
  for (const part of ['The record', 'Field by field', 'Corrected Citation', 'Who was asked', 'As written'])
    await expect(view.getByRole('region', { name: part })).toHaveCount(1);
  await rows.nth(2).click();
  await expect(rows.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(view.getByText('Citation Not Verified')).toBeVisible();
  await rows.nth(2).click();
  await expect(view.getByText('Citation Not Verified')).toHaveCount(0);
});

test('rows are reached by arrows, opened by Enter and copied by C', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(mixed) });
  await verify(page, citations(5));
  const rows = page.locator('[data-row]');
  await rows.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('c');
  await expect(toast(page, 'Copied!')).toBeVisible();
});

test('105-106 all results are copied and saved', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(mixed) });
  await verify(page, citations(5));
  await page.getByRole('button', { name: 'Copy All JSON' }).click();
  await expect(toast(page, 'Copied!').getByText('All results copied as JSON')).toBeVisible();
  expect(JSON.parse(await clipboard(page))).toEqual(JSON.parse(JSON.stringify(mixed.results)));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download All' }).click();
  const now = new Date();
  const day = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  expect((await download).suggestedFilename()).toBe(`batch-citation-verification-${day}.json`);
  await expect(toast(page, 'Downloaded!').getByText('Batch results file has been downloaded')).toBeVisible();
});

test('a work inside a text, in another style, and in one of the server', async ({ page, open }) => {
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok(valid),
    'GET /api/citations/styles': ok({ own: ['apa'], csl: ['nature-genetics'] }),
    'POST /api/citations/format': ok({
      style: 'nature-genetics',
      citations: [{ plain: 'x', html: 'Watson, <i>Nature</i>' }],
    }),
  });
  await verify(page, 'One citation, 2020.');
  const card = page.getByRole('region', { name: 'Corrected Citation' });
  await card.getByText('Inside a text, and in other styles').click();
  await expect(card.getByText('(Watson & Crick, 1953)')).toBeVisible();
  await card.getByLabel('Cited as').selectOption('vancouver');
  await expect(card.getByText(/^Watson JD, Crick FHC\./)).toBeVisible();
  // Our own words are nobody else's; a style of CSL names its processor.
  await expect(card.getByText('Written by citeproc-js')).toHaveCount(0);
  await card.getByLabel('Cited as').selectOption('nature-genetics');
  await expect(card.getByText('Written by citeproc-js')).toBeVisible();
  await expect(card.getByText('Watson, Nature')).toBeVisible();
  await card.getByRole('button', { name: 'Copy nature-genetics' }).click();
  await expect.poll(() => clipboard(page)).toBe('Watson, Nature');
});
