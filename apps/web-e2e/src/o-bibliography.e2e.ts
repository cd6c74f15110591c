import fs from 'node:fs';
import { billing } from './support/answers/account';
import { analysis } from './support/answers/bibliography';
import { fault, never, ok, signedIn } from './support/mock';
import { expect, sent, submit, test, toast } from './support/test';
import { list } from './support/tools';

test('181-183 the form of the bibliography checker', async ({ page, open }) => {
  const calls = await open('/bibliography-checker', signedIn);
  await expect(list(page)).toHaveAttribute('rows', '12');
  await expect(page.getByRole('combobox', { name: 'Expected format' })).toHaveValue('apa');
  const depth = page.getByRole('combobox', { name: 'Analysis depth' });
  await expect(depth).toHaveText('Comprehensive Analysis (Detailed)');
  await list(page).fill('123456789');
  await submit(page).click();
  await expect(page.getByText('Bibliography must contain at least some text')).toBeVisible();
  expect(sent(calls, '/api/bibliography/analyze')).toHaveLength(0);
  await list(page).fill('1234567890');
  await submit(page).click();
  await expect(page.getByTestId('bibliography-result')).toBeVisible();
  expect(sent(calls, '/api/bibliography/analyze')[0]?.body).toEqual({
    bibliography: '1234567890',
    format: 'apa',
    analysisType: 'comprehensive',
  });
});

test('184-186 quick costs half rounded up, and the toast has the real numbers', async ({ page, open }) => {
  const calls = await open('/bibliography-checker', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, remaining: 2 }),
  });
  await list(page).fill(`${Array.from({ length: 5 }, (_, n) => `Counted line ${n}`).join('\n')}\n0123456789`);
  await page.getByRole('combobox', { name: 'Analysis depth' }).click();
  await page.getByRole('option', { name: 'Quick Analysis (Faster)' }).click();
  await expect(page.getByText('5 citations, 3 credits')).toBeVisible();
  await submit(page).click();
  await expect(toast(page, 'Insufficient Credits')).toContainText(
    'You need 3 credits for this analysis (5 citations). You have 2 credits remaining.',
  );
  expect(sent(calls, '/api/bibliography/analyze')).toHaveLength(0);
});

test('189 while it waits: Analyzing... and 33', async ({ page, open }) => {
  await open('/bibliography-checker', { ...signedIn, 'POST /api/bibliography/analyze': never });
  await list(page).fill('A citation long enough.');
  await submit(page).click();
  await expect(submit(page)).toHaveText('Analyzing...');
  await expect(page.getByRole('progressbar', { name: /Analyzing/ })).toHaveAttribute('aria-valuenow', '33');
});

test('189 the bar rises with what is settled, and the result follows', async ({ page, open }) => {
  const view = { analysisId: 'a1', batchId: 'a1', total: 12 };
  const views = [
    { ...view, state: 'running', settled: 6 },
    { ...view, state: 'done', settled: 12, result: analysis },
  ];
  const calls = await open('/bibliography-checker', {
    ...signedIn,
    'POST /api/bibliography/analyze': () => ({ status: 202, body: { ...view, state: 'queued', settled: 0 } }),
    'GET /api/bibliography/analyses/a1': () => ({
      body: views[sent(calls, '/api/bibliography/analyses/a1', 'GET').length - 1],
    }),
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await list(page).fill('A citation long enough.');
  await submit(page).click();
  const bar = page.getByRole('progressbar', { name: /Analyzing/ });
  await expect(bar).toHaveAttribute('aria-valuenow', '33');
  await page.clock.runFor(1000);
  await expect(bar).toHaveAttribute('aria-valuenow', '64');
  await page.clock.runFor(1000);
  await expect(page.getByTestId('bibliography-result')).toBeVisible();
});

test('an analysis that was left while it runs is taken up again, and its result stays until it is cleared', async ({
  page,
  open,
}) => {
  const view = { analysisId: 'a1', batchId: 'a1', total: 12 };
  let now: object = { ...view, state: 'running', settled: 3 };
  const calls = await open('/bibliography-checker', {
    ...signedIn,
    'POST /api/bibliography/analyze': () => ({ status: 202, body: now }),
    'GET /api/bibliography/analyses/a1': () => ({ body: now }),
  });
  await list(page).fill('A citation long enough.');
  await submit(page).click();
  // The server's word, and not the bar alone: before it there is nothing to take up.
  const bar = page.getByRole('progressbar', { name: /Analyzing/ });
  await expect(bar).toHaveAttribute('aria-valuenow', '49');
  await page.goto(new URL('/faq', page.url()).href);
  await page.goBack();
  await expect(bar).toHaveAttribute('aria-valuenow', '49');
  now = { ...view, state: 'done', settled: 12, result: analysis };
  await expect(page.getByTestId('bibliography-result')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('bibliography-result')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'How a list is read' })).toBeVisible();
  await expect(page.getByTestId('bibliography-result')).toHaveCount(0);
  expect(sent(calls, '/api/bibliography/analyze')).toHaveLength(1);
});

for (const [name, checked, said] of [
  ['what was checked is shown', analysis.totalEntries, 'Canceled. The results so far are below.'],
  ['with nothing checked nothing is shown', 0, 'Canceled. Nothing was checked, and nothing was charged.'],
] as const)
  test(`an analysis is cancelled: ${name}`, async ({ page, open }) => {
    const view = { analysisId: 'a1', batchId: 'a1', total: 12, settled: 3, state: 'running' };
    const result = checked > 0 ? analysis : { ...analysis, totalEntries: 0, entries: [] };
    const calls = await open('/bibliography-checker', {
      ...signedIn,
      'POST /api/bibliography/analyze': () => ({ status: 202, body: view }),
      'GET /api/bibliography/analyses/a1': ok(view),
      'DELETE /api/bibliography/analyses/a1': ok({ ...view, state: 'cancelled', result }),
    });
    await list(page).fill('A citation long enough.');
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Analyzing your bibliography' })).toBeInViewport();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(toast(page, said)).toBeVisible();
    await expect(page.getByTestId('bibliography-result')).toHaveCount(checked > 0 ? 1 : 0);
    await expect(submit(page)).toHaveText('Analyze Bibliography');
    expect(sent(calls, '/api/bibliography/analyses/a1', 'DELETE')).toHaveLength(1);
  });

test('an analysis left before the first answer is found again by the key of its request', async ({ page, open }) => {
  const keys: (string | undefined)[] = [];
  const calls = await open('/bibliography-checker', {
    ...signedIn,
    'POST /api/bibliography/analyze': (request) => {
      keys.push(request.headers()['idempotency-key']);
      return never(request);
    },
    'GET /api/bibliography/analyses/a1': ok({ state: 'done', analysisId: 'a1', result: analysis }),
  });
  const asked: string[] = [];
  await page.route('**/batches/begun-with/*', (route) => {
    asked.push(route.request().url().split('/').at(-1) ?? '');
    const known = asked.length > 1;
    return route.fulfill({ status: known ? 200 : 404, json: known ? { batchId: 'a1' } : {} });
  });
  await list(page).fill('A citation long enough.');
  await submit(page).click();
  await expect.poll(() => keys).toHaveLength(1);
  await page.reload();
  await expect(page.getByTestId('bibliography-result')).toBeVisible();
  expect(asked).toEqual([keys[0], keys[0]]);
  await page.reload();
  await expect(page.getByTestId('bibliography-result')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(sent(calls, '/api/bibliography/analyze')).toHaveLength(1);
});

test('an analysis that was refused, or never arrived, is quietly forgotten', async ({ page, open }) => {
  let refuses = true;
  await open('/bibliography-checker', {
    ...signedIn,
    'POST /api/bibliography/analyze': (request) => (refuses ? fault(503)(request) : never(request)),
  });
  let asked = 0;
  await page.route('**/batches/begun-with/*', (route) => {
    asked += 1;
    return route.fulfill({ status: 404, json: {} });
  });
  const analyse = async () => {
    await list(page).fill('A citation long enough.');
    await submit(page).click();
  };
  await analyse();
  await expect(toast(page, 'Analysis Failed')).toBeVisible();
  await page.reload();
  await expect(submit(page)).toHaveText('Analyze Bibliography');
  expect(asked).toBe(0);

  refuses = false;
  await analyse();
  await expect(submit(page)).toHaveText('Analyzing...');
  await page.reload();
  await expect.poll(() => asked).toBe(4);
  await expect(submit(page)).toHaveText('Analyze Bibliography');
  await expect(page.locator('.MuiSnackbar-root')).toHaveCount(0);
});

test('192 the grade of a score', async ({ page, open }) => {
  let overallScore = 0;
  await open('/bibliography-checker', {
    ...signedIn,
    'POST /api/bibliography/analyze': () => ({ body: { ...analysis, overallScore } }),
  });
  await list(page).fill('A citation long enough.');
  for (const [score, grade] of [
    [90, 'A'],
    [89, 'B'],
    [80, 'B'],
    [79, 'C'],
    [70, 'C'],
    [69, 'D'],
    [60, 'D'],
    [59, 'F'],
  ] as const)
    await test.step(`192 a score of ${score} is the grade ${grade}`, async () => {
      overallScore = score;
      await submit(page).click();
      await expect(page.getByTestId('score')).toHaveText(String(score));
      await expect(page.getByText(`Grade ${grade}`, { exact: true })).toBeVisible();
    });
});

test('191, 193-204 the result of an analysis', async ({ page, open }) => {
  const calls = await open('/bibliography-checker', signedIn);
  await list(page).fill('A citation long enough.');
  const before = calls.filter((call) => call.path === '/api/payments/billing').length;
  await submit(page).click();
  const result = page.getByTestId('bibliography-result');
  await expect(result.locator('[data-counter="Valid entries"]')).toContainText('2 of 12');
  await expect(result.locator('[data-counter="Issues found"]')).toContainText('10');
  await expect(result.locator('[data-counter="Completeness"]')).toContainText('84%');
  for (const title of ['Strengths', 'Weaknesses', 'Recommendations'])
    await expect(result.getByRole('region', { name: title }).getByRole('listitem').first()).toBeVisible();
  await expect
    .poll(() => calls.filter((call) => call.path === '/api/payments/billing').length)
    .toBeGreaterThan(before + 1);

  expect((await page.getByTestId('entries').boundingBox())?.height).toBeLessThanOrEqual(384);
  const entries = page.locator('[data-entry]');
  const badges = await entries
    .locator('[data-tone]')
    .evaluateAll((all) => all.slice(0, 6).map((b) => `${b.textContent} ${b.getAttribute('data-tone')}`));
  expect(badges).toEqual([
    'Valid valid',
    'Incomplete incomplete',
    'Invalid fake',
    'duplicate duplicate',
    'formatting error formatting',
    'Unknown unknown',
  ]);
  await expect(entries.first()).toContainText('Line 1');
  await expect(entries.first()).toContainText('Year is 1953');
  const preview = (await entries.first().locator('[data-preview]').textContent()) ?? '';
  expect(preview).toHaveLength(151);
  expect(preview.endsWith('…')).toBe(true);
  await entries.nth(1).click();
  const detail = page.getByTestId('entry-detail');
  for (const text of ['Original citation', 'Status', 'Analysis reason', 'Suggested correction', 'Verification sources'])
    await expect(detail.getByRole('heading', { name: text })).toBeVisible();
  await expect(detail.getByRole('link')).toHaveCount(3);
  await expect(detail.getByRole('link').first()).toHaveAttribute('target', '_blank');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Report' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('bibliography-analysis-report.txt');
  const text = fs.readFileSync(await file.path(), 'utf8');
  for (const part of [
    /Generated: 20\d\d-/,
    /Valid: 2 \(17%\)/,
    /Overall score: 71\/100/,
    /Line 2/,
    /Status: Incomplete/,
    /Citation: .{100}…/,
    /Issue: Year is 1953/,
  ])
    expect(text).toMatch(part);
  expect(text.split('Line 3')[0]?.match(/Source: /g)).toHaveLength(4);

  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(result).toHaveCount(0);
  await expect(detail).toHaveCount(0);
  await expect(list(page)).toHaveValue('');
});

test('188, 190 credits of a user, and what an analysis sends', async ({ page, open }) => {
  const calls = await open('/bibliography-checker', signedIn);
  await expect(page.getByTestId('credits-badge')).toContainText('63');
  await page.getByRole('textbox', { name: /^Bibliography/ }).fill('A citation that is long enough.');
  await submit(page).click();
  await expect(page.getByTestId('bibliography-result')).toBeVisible();
  expect(sent(calls, '/api/bibliography/analyze')[0]?.body).toEqual({
    bibliography: 'A citation that is long enough.',
    format: 'apa',
    analysisType: 'comprehensive',
  });
});
