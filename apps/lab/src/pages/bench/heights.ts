/**
 * `npm run lab -- bench:screens [FOLDER]`: how tall answers are, and how far it is from a pasted list to a corrected one, in a
 * window of 1280 by 900. FOLDER holds the built client; dist/web when absent. The server's answers come from tables.
 */
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { VerificationResult } from '@veracite/contracts/citations';
import { chromiumLaunch } from '../../../../web-e2e/src/support/chromium';
import { wholeAnalysis } from '@veracite/testing/web-answers/bibliography';
import { ok, signedIn, type Answers } from '@veracite/testing/web-answers/table';
import { mockApi } from '../../../../web-e2e/src/support/mock';
import { fake, incomplete, unknown, valid } from '@veracite/testing/web-answers/results';
import { serveSite } from '../../../../web-e2e/src/support/site';
import { settled } from '../../../../web-e2e/src/support/test';

const differs: VerificationResult = { ...incomplete, problem: 'differs' };
const kinds = [valid, incomplete, differs, fake, unknown, valid];

const batchOf = (count: number, at: (n: number) => VerificationResult | undefined) => {
  const results = Array.from({ length: count }, (_, n) => ({ ...(at(n) ?? valid), id: `c${n}` }));
  return { processedCount: count, results };
};

const TWELVE = batchOf(12, (n) => kinds[n % kinds.length]);
/** Two lack something, two are wrong, one was not found. */
const FAULTS = new Map([
  [3, incomplete],
  [8, incomplete],
  [14, differs],
  [21, differs],
  [27, fake],
]);
const THIRTY = batchOf(30, (n) => FAULTS.get(n));

const ENTRIES = 59;
const LIST: AnalyzeResult = {
  ...wholeAnalysis,
  totalEntries: ENTRIES,
  entries: Array.from({ length: ENTRIES }, (_, n) => ({
    ...(wholeAnalysis.entries[n % wholeAnalysis.entries.length] ?? wholeAnalysis.entries[0]),
    id: `e${n}`,
    lineNumber: n + 1,
  })) as AnalyzeResult['entries'],
};

/** Down to the end of an element, and of the page, in CSS pixels. */
async function heights(page: Page, selector: string): Promise<string> {
  await settled(page);
  const end = await page.evaluate<number>(
    `Math.round(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect().bottom + scrollY)`,
  );
  const whole = await page.evaluate<number>('document.documentElement.scrollHeight');
  return `${end} px to its end, ${whole} px with the footer`;
}

async function opened(browser: Browser, origin: string, at: string, answers: Answers): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  await mockApi(page, { ...signedIn, ...answers });
  await page.goto(origin + at, { waitUntil: 'networkidle' });
  return page;
}

const texts = ({ results }: { results: VerificationResult[] }) =>
  results.map(({ originalText }) => originalText).join('\n');
const field = (page: Page) => page.getByRole('textbox', { name: /references|^Bibliography/i });
const press = (page: Page) => page.locator('button[type=submit]').first().click();

async function tall(browser: Browser, origin: string): Promise<void> {
  const single = await opened(browser, origin, '/', { 'POST /api/citations/verify': ok(incomplete) });
  await field(single).fill(incomplete.originalText);
  await press(single);
  await single.getByTestId('single-result').waitFor();
  console.log(`single result            ${await heights(single, '[data-testid=single-result]')}`);

  const batch = await opened(browser, origin, '/', { 'POST /api/citations/verify-batch': ok(TWELVE) });
  await field(batch).fill(texts(TWELVE));
  await press(batch);
  await batch.getByTestId('batch-results').waitFor();
  console.log(`batch of 12              ${await heights(batch, '[data-testid=batch-results]')}`);

  const list = await opened(browser, origin, '/bibliography-checker', { 'POST /api/bibliography/analyze': ok(LIST) });
  await field(list).fill('A citation long enough.');
  await press(list);
  await list.getByTestId('bibliography-result').waitFor();
  console.log(`bibliography of ${ENTRIES}       list of entries: ${await heights(list, '[data-testid=entries]')}`);
}

/** From the paste to the corrected list on the clipboard: what was found is accepted, what was not stays as written. */
async function corrected(browser: Browser, origin: string): Promise<void> {
  const page = await opened(browser, origin, '/', { 'POST /api/citations/verify-batch': ok(THIRTY) });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const began = Date.now();
  let clicks = 0;
  const click = async (name: RegExp) => {
    clicks += 1;
    await page.getByRole('button', { name }).first().click();
  };
  await field(page).fill(texts(THIRTY));
  await click(/^Verify 30/);
  await click(/^Accept all/);
  await click(/^Copy list/);
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  console.log(
    `corrected list of 30     ${clicks} clicks, ${((Date.now() - began) / 1000).toFixed(1)} s without the databases`,
  );
}

async function main(): Promise<void> {
  const site = await serveSite(path.resolve(process.argv[2] ?? 'dist/web'));
  const browser = await chromium.launch(chromiumLaunch);
  try {
    await tall(browser, site.origin);
    await corrected(browser, site.origin);
  } finally {
    await browser.close();
    site.close();
  }
}

void main();
