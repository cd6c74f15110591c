import type { Page } from '@playwright/test';
import type { VerificationResult } from '@veracite/contracts/citations';
import fs from 'node:fs';
import { join } from './support/join';
import { fault, ok, signedIn, type Answers, type Call } from './support/mock';
import { fake, incomplete, unknown, valid } from './support/results';
import { citations, clipboard, expect, input, sent, test, toast, verify } from './support/test';

const plain = (text: string | undefined) => (text ?? '').replaceAll('*', '');
const mixed: VerificationResult[] = [valid, incomplete, fake, unknown];
const batch = { processedCount: mixed.length, results: mixed };

test('corrections are accepted one by one, all at once, undone, and downloaded as one list', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(batch) });
  await verify(page, citations(4));
  const rows = page.locator('[data-row]');
  const list = page.getByRole('region', { name: 'Corrected bibliography' });
  const style = page.getByLabel('Citation style');
  await style.selectOption('mla');
  await rows.nth(1).click();
  await page.getByRole('button', { name: 'Accept MLA' }).click();
  await expect(rows.nth(1)).toContainText('Corrected');
  await expect(rows.nth(1)).toContainText('1953, pp. 737–38');
  await expect(page.locator('[data-style=MLA]')).toContainText('Corrected to');
  await page.locator('[data-style=MLA]').getByRole('button', { name: 'Undo' }).click();
  await expect(rows.nth(1)).toContainText('(1954)');
  await style.selectOption('apa');
  await rows.nth(1).focus();
  await page.keyboard.press('a');
  await expect(rows.nth(1)).toContainText('(1953)');
  await expect(list).toContainText('1 accepted');
  const file = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download list' }).click();
  expect((await file).suggestedFilename()).toBe('corrected-bibliography.txt');
  const lines = fs.readFileSync(await (await file).path(), 'utf8').split('\n');
  expect(lines).toEqual([
    valid.originalText,
    plain(incomplete.correctedCitation?.apa),
    fake.originalText,
    unknown.originalText,
    '',
  ]);
  await list.getByRole('button', { name: 'Copy list' }).click();
  await expect.poll(async () => (await clipboard(page)).split('\n')).toEqual(lines.slice(0, 4));
  await list.getByRole('button', { name: 'Undo all' }).click();
  await list.getByRole('button', { name: /^Accept/ }).click();
  await expect(rows.nth(1)).toContainText('(1953)');
  await expect(rows.nth(2)).not.toContainText('Corrected');
});

const ID_OF = (n: number) => `c0000000-0000-4000-8000-00000000000${n}`;
const recorded = mixed.map((result, n) => ({ ...result, id: ID_OF(n) }));

test('what is accepted is told to the server one after another, and no more than once', async ({ page, open }) => {
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ ...batch, batchId: 'b1', results: recorded }),
    'PUT /api/citations/corrections': () => ({ status: 204 }),
  });
  await verify(page, citations(4));
  const rows = page.locator('[data-row]');
  const kept = () => sent(calls, '/api/citations/corrections', 'PUT').map(({ body }) => body);
  await rows.nth(1).focus();
  await page.keyboard.press('a');
  await expect.poll(kept).toEqual([{ corrections: [{ id: ID_OF(1), style: 'apa' }] }]);
  await rows.nth(1).focus();
  await page.keyboard.press('a');
  await expect.poll(kept).toHaveLength(2);
  expect(kept()[1]).toEqual({ corrections: [{ id: ID_OF(1), style: null }] });
  await page.getByLabel('Citation style').selectOption('chicago');
  await rows.nth(1).click();
  await page.getByRole('button', { name: 'Accept Chicago' }).click();
  await expect.poll(kept).toHaveLength(3);
  expect(kept()[2]).toEqual({ corrections: [{ id: ID_OF(1), style: 'chicago' }] });
});

test('what could not be kept is said, and stands on the page', async ({ page, open }) => {
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ ...batch, batchId: 'b1', results: recorded }),
    'PUT /api/citations/corrections': fault(503),
  });
  await verify(page, citations(4));
  await page.locator('[data-row]').nth(1).focus();
  await page.keyboard.press('a');
  await expect(toast(page, 'Not kept')).toBeVisible();
  await expect(page.locator('[data-row]').nth(1)).toContainText('Corrected');
});

test('a finished batch is there after a reload with what was accepted, until another is checked', async ({
  page,
  open,
}) => {
  const kept = recorded.map((result, n) => (n === 1 ? { ...result, accepted: 'mla' } : result));
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ ...batch, batchId: 'b1', results: recorded }),
    'GET /api/citations/batches/b1': ok({ ...batch, batchId: 'b1', state: 'done', totalCount: 4, results: kept }),
  });
  await verify(page, citations(4));
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await page.reload();
  await expect(page.locator('[data-row]').nth(1)).toContainText('1953, pp. 737–38');
  await expect(page.getByRole('region', { name: 'Corrected bibliography' })).toContainText('1 accepted');
  await verify(page, citations(4));
  await expect(page.locator('[data-row]').nth(1)).not.toContainText('Corrected');
});

test('a single result is there after a reload, on its own page', async ({ page, open }) => {
  const kept = { ...incomplete, id: ID_OF(1) };
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok(kept),
    [`GET /api/citations/${ID_OF(1)}`]: ok({ result: { ...kept, accepted: 'mla' } }),
  });
  await verify(page, incomplete.originalText);
  await expect(page.getByTestId('single-result')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('single-result')).toContainText('1953, pp. 737–38');
  await page.goto(new URL('/citation-corrector', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('single-result')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByTestId('single-result')).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(1);
});

test('a result that was deleted is quietly forgotten', async ({ page, open }) => {
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok({ ...incomplete, id: ID_OF(1) }),
    [`GET /api/citations/${ID_OF(1)}`]: fault(404, 'There is no such citation.'),
  });
  await verify(page, incomplete.originalText);
  await expect(page.getByTestId('single-result')).toBeVisible();
  await page.reload();
  await expect.poll(() => sent(calls, `/api/citations/${ID_OF(1)}`, 'GET')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Paste Example' })).toBeVisible();
  await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
});

test('a batch whose records are gone is quietly forgotten', async ({ page, open }) => {
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ ...batch, batchId: 'b1', results: recorded }),
  });
  await verify(page, citations(4));
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await page.reload();
  await expect.poll(() => sent(calls, '/api/citations/batches/b1', 'GET')).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Paste Example' })).toBeVisible();
  await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
});

test('a style in which the citation stands already says so and offers nothing to accept', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify': ok(valid) });
  await verify(page, valid.originalText);
  const apa = page.locator('[data-style=APA]');
  await expect(apa).toContainText('Nothing changes: it is written as this style asks.');
  await expect(apa.getByRole('button')).toHaveText(['Copy with italics', 'Copy']);
  await page.getByLabel('Citation style').selectOption('mla');
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
});

test('a record is copied for reference managers by one press', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify': ok(incomplete) });
  await verify(page, 'c');
  for (const [format, expected] of [
    ['BibTeX', /^@article\{[\s\S]*doi\s*=\s*\{10\.1038\/171737a0\}/],
    ['RIS', /^TY {2}- JOUR[\s\S]*DO {2}- 10\.1038\/171737a0[\s\S]*ER {2}-/],
    ['CSL-JSON', /"DOI": "10\.1038\/171737a0"/],
  ] as const) {
    await page.getByRole('button', { name: `Copy ${format}` }).click();
    await expect(toast(page, 'Copied!').getByText(`${format} copied to clipboard`)).toBeVisible();
    expect(await clipboard(page)).toMatch(expected);
  }
  await page.getByRole('button', { name: 'Accept APA' }).click();
  await expect(page.getByText('Corrected to')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Corrected to')).toHaveCount(0);
});

const ID = 'b0000000-0000-4000-8000-000000000000';
const view = (state: string, results: VerificationResult[]) => ({
  batchId: ID,
  state,
  totalCount: 4,
  processedCount: results.length,
  results,
});

/** A batch whose stream gives two answers and then falls silent. */
async function openRunning(page: Page, open: (path: string, answers: Answers) => Promise<Call[]>) {
  let now: object = { ...view('running', []), texts: citations(4).split('\n') };
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': () => ({ status: 202, body: view('queued', []) }),
    [`GET /api/citations/batches/${ID}`]: () => ({ body: now }),
    [`DELETE /api/citations/batches/${ID}`]: () => ({ body: (now = view('cancelled', [fake, valid])) }),
  });
  const event = (position: number, result: VerificationResult) =>
    `id: ${position + 1}\nevent: result\ndata: ${JSON.stringify({ position, result })}\n\n`;
  await page.route(`**/batches/${ID}/events`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `retry: 60000\n\n${event(2, fake)}${event(0, valid)}` }),
  );
  await verify(page, citations(4));
  return calls;
}

test('a running batch shows what came, an estimate, and the rest when it is cancelled', async ({ page, open }) => {
  const calls = await openRunning(page, open);
  await expect(page.getByText(/^2 of 4 done, about \d+ s left$/)).toBeVisible();
  const rows = page.getByRole('region', { name: 'Individual results' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('Hartwell');
  await expect(rows.nth(1)).toHaveAttribute('aria-busy', 'true');
  await page.locator('[data-row="2"]').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Canceled. The results so far are below.')).toBeVisible();
  expect(sent(calls, `/api/citations/batches/${ID}`, 'DELETE')).toHaveLength(1);
  await expect(page.locator('[data-counter="Total Processed"]')).toContainText('2');
});

test('a batch cancelled before its first answer leads back to the form', async ({ page, open }) => {
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': () => ({ status: 202, body: view('queued', []) }),
    [`DELETE /api/citations/batches/${ID}`]: ok(view('cancelled', [])),
  });
  await page.route(`**/batches/${ID}/events`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' }),
  );
  await verify(page, citations(4));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Canceled. Nothing was checked, and nothing was charged.')).toBeVisible();
  await expect(page.getByTestId('batch-results')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Verify 4 Citations' })).toBeInViewport();
});

test('a batch that is left runs on, and is taken up on return', async ({ page, open }) => {
  const calls = await openRunning(page, open);
  await expect(page.getByText(/^2 of 4 done/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('heading', { name: 'Choose Your Plan' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: /home/i }).click();
  await expect(page.getByText(/^2 of 4 done/)).toBeVisible();
  await expect(page.locator('[data-row="2"]')).toContainText('Hartwell');
  await expect(page.getByRole('region', { name: 'Individual results' })).toContainText('Citation number 2, 2020.');
  expect(sent(calls, '/api/citations/verify-batch')).toHaveLength(1);
  expect(sent(calls, `/api/citations/batches/${ID}`, 'DELETE')).toHaveLength(0);
});

test('a list that is being checked since another device began it is shown, and taken up', async ({ page, open }) => {
  const begunAt = '2026-11-21T08:00:00.000Z';
  await open('/', {
    ...signedIn,
    'GET /api/citations/batches/open': ok([{ id: ID, kind: 'batch', total: 4, settled: 1, begunAt }]),
    [`GET /api/citations/batches/${ID}`]: ok({ ...batch, batchId: ID, state: 'done', totalCount: 4 }),
  });
  await expect(page.getByText('A list of 4 citations is being checked: 1 done.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('[data-row]')).toHaveCount(4);
  await expect(page.locator('[data-open-work]')).toHaveCount(0);
});

test('a batch left before the first answer is found again by the key of its request', async ({ page, live }) => {
  await page.goto(live);
  await join(page);
  // The request arrives, its answer never does.
  const arrived = new Promise<unknown>((resolve) => {
    void page.route('**/api/citations/verify-batch', (route) => resolve(route.fetch()));
  });
  await verify(page, citations(2));
  await arrived;
  await page.reload();
  await expect(page.getByTestId('batch-results')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('[data-row]')).toHaveCount(2);
});

test('files of every kind are dropped on the form, and are their references', async ({ page, live }) => {
  await page.goto(live);
  await input(page).waitFor();
  const drop = (name: string, text: string) =>
    page.evaluate(
      `(() => {
        const data = new DataTransfer();
        data.items.add(new File([${JSON.stringify(text)}], ${JSON.stringify(name)}));
        document.querySelector('textarea').dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
      })()`,
    );
  for (const [name, text, count] of [
    ['a.txt', 'One.\nTwo.\n', 2],
    ['a.bib', '@article{a,\n  title={One}\n}\n\n@book{b,\n  title={Two}\n}\n@misc{c, title={Three}}', 3],
    ['a.ris', 'TY  - JOUR\nTI  - One\nER  - \nTY  - BOOK\nTI  - Two\nER  - \n', 2],
    [
      'a.json',
      JSON.stringify(
        [
          { type: 'book', title: 'One' },
          { type: 'book', title: 'Two' },
        ],
        null,
        2,
      ),
      2,
    ],
  ] as const) {
    await drop(name, text);
    await expect(page.getByText(`${count} citations detected`)).toBeVisible();
  }
  await drop('a.exe', 'MZ\0\x90');
  await expect(toast(page, 'That file could not be read')).toBeVisible();
});

test('the report on paper: the list alone, whichever way it is printed, and the page again afterwards', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(batch) });
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
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
  await expect(report).toHaveCount(0);
});
