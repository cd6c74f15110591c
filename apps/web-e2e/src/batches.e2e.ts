import type { Page } from '@playwright/test';
import type { VerificationResult } from '@veracite/contracts/citations';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { fake, incomplete, unknown, valid } from '@veracite/testing/web-answers/results';
import { ok, signedIn, type Answers, type Call } from '@veracite/testing/web-answers/table';
import { citations, expect, sent, test, toast, unfold, verify } from './support/test';

const texts = citations(4).split('\n');
const mixed: VerificationResult[] = [valid, incomplete, fake, unknown];
const batch = { processedCount: mixed.length, results: mixed };
const five = { processedCount: 5, results: [valid, incomplete, fake, unknown, valid] };

test('100-104: a batch: counters, order, one row open at a time', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(five) });
  await verify(page, citations(5));
  const view = page.getByTestId('batch-results');
  for (const [label, n] of [
    ['Total Processed', '5'],
    ['Valid', '2'],
    ['Incomplete', '1'],
    ['Invalid', '1'],
    ['Unknown', '1'],
  ]) {
    await expect(view.locator(`[data-counter="${label}"]`)).toHaveText(`${n}${label}`);
  }
  await expect(view.getByText('3 of 5 citations need attention: 1 invalid, 1 incomplete, 1 unknown.')).toBeVisible();
  const rows = view.locator('[data-row]');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(2)).toContainText('Hartwell');
  await rows.nth(0).click();
  await unfold(page);
  await expect(view.getByRole('group', { name: 'The record' })).toHaveCount(1);
  for (const part of ['Field by field', 'Corrected Citation', 'Databases consulted', 'As written'])
    await expect(view.getByRole('region', { name: part })).toHaveCount(1);
  await rows.nth(2).click();
  await expect(rows.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(view.getByText('Citation Not Verified')).toBeVisible();
  await rows.nth(2).click();
  await expect(view.getByText('Citation Not Verified')).toHaveCount(0);
});

const ID_OF = (n: number) => `c0000000-0000-4000-8000-00000000000${n}`;
const recorded = mixed.map((result, n) => ({ ...result, id: ID_OF(n) }));

test('what is accepted is sent to the server one after another, and no more than once', async ({ page, open }) => {
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ ...batch, batchId: 'b1', results: recorded }),
    'GET /api/checks/b1': ok(checkOf(texts, recorded, { id: 'b1' })),
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

const ID = 'b0000000-0000-4000-8000-000000000000';
const queued = { batchId: ID, state: 'queued', totalCount: 4, processedCount: 0, results: [] };

/** Opens a batch with a stream that sends two results and then nothing. */
async function openRunning(page: Page, open: (path: string, answers: Answers) => Promise<Call[]>) {
  let now = checkOf(texts, [], { id: ID });
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': () => ({ status: 202, body: queued }),
    [`GET /api/checks/${ID}`]: () => ({ body: now }),
    [`DELETE /api/checks/${ID}`]: () => {
      now = checkOf(texts, [valid, undefined, fake], { id: ID, state: 'canceled' });
      return { status: 204 };
    },
  });
  const event = (position: number, result: VerificationResult) =>
    `id: ${position + 1}\nevent: judged\ndata: ${JSON.stringify({ position, result })}\n\n`;
  await page.route(`**/checks/${ID}/events`, async (route) => {
    // The time left is estimated from the results that arrive while the progress is shown.
    await page.getByText(/^0 of 4 done/).waitFor();
    const body = `retry: 60000\n\n${event(2, fake)}${event(0, valid)}`;
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  await verify(page, citations(4));
  return calls;
}

test('a running batch shows its results, an estimate, and the rest when it is canceled', async ({ page, open }) => {
  const calls = await openRunning(page, open);
  await expect(page.getByText(/^2 of 4 done, about \d+ s left$/)).toBeVisible();
  const rows = page.getByRole('region', { name: 'Individual results' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2)).toContainText('Hartwell');
  await expect(rows.nth(1)).toHaveAttribute('aria-busy', 'true');
  await page.locator('[data-row="2"]').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Canceled. The results so far are below.')).toBeVisible();
  expect(sent(calls, `/api/checks/${ID}`, 'DELETE')).toHaveLength(1);
  await expect(page.locator('[data-counter="Total Processed"]')).toContainText('2');
});

test('a batch canceled before its first result leads back to the form', async ({ page, open }) => {
  let isCanceled = false;
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': () => ({ status: 202, body: queued }),
    [`GET /api/checks/${ID}`]: () => ({
      body: checkOf(texts, [], { id: ID, state: isCanceled ? 'canceled' : 'running' }),
    }),
    [`DELETE /api/checks/${ID}`]: () => {
      isCanceled = true;
      return { status: 204 };
    },
  });
  await page.route(`**/checks/${ID}/events`, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' }),
  );
  await verify(page, citations(4));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Canceled. Nothing was checked, and nothing was charged.')).toBeVisible();
  await expect(page.getByTestId('batch-results')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Verify 4 Citations' })).toBeInViewport();
});
