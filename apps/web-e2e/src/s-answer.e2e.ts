import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Asking } from '@veracite/model/verification';
import type { Page } from '@playwright/test';
import { analysis, wholeAnalysis } from './support/answers/bibliography';
import { foundWork } from './support/answers/finder';
import { sourceReport } from './support/answers/sources';
import { ok, signedIn } from './support/mock';
import { byStatus, fake, incomplete, valid } from './support/results';
import { citations, expect, input, submit, test, verify } from './support/test';

const differs = { ...incomplete, problem: 'differs' as const, reason: 'You wrote 1954; Crossref says 1953.' };
const missing = {
  ...incomplete,
  problem: 'missing' as const,
  reason: 'Missing: DOI.',
  evidence: incomplete.evidence.filter(({ agreement }) => agreement !== 'different'),
};
const mixed = { processedCount: 4, results: [valid, differs, missing, fake] };

const topOf = async (page: Page, name: string) =>
  (await page.getByRole('heading', { name, exact: true }).first().boundingBox())?.y ?? 0;

test('S5 a result: verdict, then what to write, and the evidence folded; nothing to accept on a valid one', async ({
  page,
  open,
}) => {
  let body: unknown = differs;
  await open('/', { ...signedIn, 'POST /api/citations/verify': () => ({ body }) });
  await verify(page, incomplete.originalText);
  await expect(page.locator('[data-message=differs]')).toContainText('You wrote 1954; Crossref says 1953.');
  expect(await topOf(page, 'A real work, described wrongly')).toBeLessThan(await topOf(page, 'Corrected Citation'));
  expect(await topOf(page, 'Corrected Citation')).toBeLessThan(await topOf(page, 'Field by field'));
  await expect(page.getByRole('table', { name: 'Field by field' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(1);
  body = valid;
  await submit(page).click();
  await expect(page.locator('[data-tone=valid]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
});

test('S6 rows of a batch say what is wrong, look by kind, are filtered, walked by J and K, fixed and taken back', async ({
  page,
  open,
}) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(mixed) });
  await verify(page, citations(4));
  await expect(page.getByTestId('headline')).toHaveText(
    '3 of 4 citations need a look: 1 not found, 1 with wrong details, 1 lacks something.',
  );
  const rows = page.locator('[data-row]');
  await expect(rows.nth(1).locator('[data-trouble]')).toContainText('1954 →  should be 1953');
  await expect(rows.nth(2).locator('[data-trouble]')).toHaveText('Missing: DOI.');
  expect(
    await rows.locator('[data-tone]').evaluateAll((all) => all.map((badge) => badge.getAttribute('data-tone'))),
  ).toEqual(['valid', 'differs', 'incomplete', 'fake']);
  await expect(page.locator('[data-beside="2"]')).toContainText('(1953)');
  await page.getByRole('button', { name: 'Wrong details 1' }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'All 4' }).click();
  await rows.nth(0).focus();
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await expect(rows.nth(1)).toBeFocused();
  const list = page.getByRole('region', { name: 'Corrected bibliography' });
  await list.getByRole('button', { name: 'Fix the one that only lacks something' }).click();
  await expect(rows.nth(2)).toContainText('Corrected');
  await expect(rows.nth(1)).not.toContainText('Corrected');
  await list.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(rows.nth(2)).not.toContainText('Corrected');
});

test('S7 a bibliography: what was not found in red on top, entries under it, a filter, one table, a capped grade', async ({
  page,
  open,
}) => {
  const cap = { to: 59, reason: '2 of 12 references were not found.' };
  const body = { ...wholeAnalysis, overallScore: 59, cap };
  await open('/bibliography-checker', { ...signedIn, 'POST /api/bibliography/analyze': ok(body) });
  await page.getByRole('textbox', { name: /^Bibliography/ }).fill('A citation long enough.');
  await submit(page).click();
  const headline = page.getByTestId('headline');
  await expect(headline).toContainText('2 of 12 references were not found');
  await expect(page.getByText('Held at 59 or below: 2 of 12 references were not found.')).toBeVisible();
  await expect(page.getByText('Grade F', { exact: true })).toBeVisible();
  expect(await topOf(page, 'Entries')).toBeLessThan(await topOf(page, 'What to do'));
  await headline.getByRole('button', { name: 'Show these 2' }).click();
  await expect(page.locator('[data-entry]')).toHaveCount(2);
  await page
    .getByRole('group', { name: 'Entries by status' })
    .getByRole('button', { name: 'Valid 2', exact: true })
    .click();
  await expect(page.locator('[data-entry] [data-tone=valid]')).toHaveCount(2);
  await page.getByRole('table', { name: 'What to do' }).getByRole('button', { name: 'Line 3' }).click();
  await expect(page.getByRole('heading', { name: 'Line 3 in detail' })).toBeVisible();
  await expect(page.locator('[data-entry]')).toHaveCount(analysis.entries.length);
});

test('S8 no false signals: what only the record has is no fault of a valid citation, a tick stands for a find', async ({
  page,
  open,
}) => {
  const asked = (source: string, found: number) => ({ source, question: 'search', outcome: 'answered', found, ms: 5 });
  const body = {
    ...valid,
    confirmedBy: [{ source: 'Crossref', url: 'https://doi.org/10.1038/171737a0' }, { source: 'Local library' }],
    evidence: [...valid.evidence, { field: 'publisher', found: 'Springer', agreement: 'missing', source: 'Crossref' }],
    consulted: [asked('Crossref', 1), asked('arXiv', 0)],
  };
  await open('/', { ...signedIn, 'POST /api/citations/verify': ok(body) });
  await verify(page, valid.originalText);
  await expect(page.getByText('Verified in 2 databases', { exact: true })).toBeVisible();
  await page.getByText('Field by field').click();
  const publisher = page.getByRole('row').filter({ hasText: 'Publisher' });
  await expect(publisher.locator('[data-tone]')).toHaveText('Only in the record');
  await expect(page.getByRole('row').filter({ hasText: 'Agrees' }).first().locator('ins')).toHaveCount(0);
  await page.getByText('Who was asked').click();
  const list = page.getByRole('region', { name: 'Who was asked' });
  await expect(list).toContainText('Crossref has it');
  await expect(list).toContainText('arXiv has nothing');
});

test('S9 a source: no advice against what is not known, a scale with figures, a DOI that is none, a bare reply', async ({
  page,
  open,
}) => {
  const unsure = { ...sourceReport, insufficientEvidence: true };
  const { overallScore, trustLevel, inputValue } = sourceReport;
  let data: unknown = unsure;
  await open('/source-checker', { ...signedIn, 'POST /api/sources/verify': () => ({ body: { success: true, data } }) });
  const field = page.getByLabel('Source', { exact: true });
  await field.fill('Nature');
  await submit(page).click();
  await expect(page.getByTestId('advice')).toContainText('This does not count against it.');
  await page.getByRole('tab', { name: 'Recommendations' }).click();
  const advice = page.getByRole('tabpanel').getByRole('definition');
  await expect(advice.first()).toHaveText('Not known');
  await expect(page.getByRole('meter', { name: 'Overall score' })).toContainText('020406080100');
  data = { overallScore, trustLevel, inputValue, verificationTime: 5 };
  await submit(page).click();
  await expect(page.getByTestId('source-result')).toContainText('Nature');
  await page.getByRole('combobox', { name: 'Input type' }).click();
  await page.getByRole('option', { name: 'DOI' }).click();
  await field.fill('not a doi');
  await submit(page).click();
  await expect(page.getByText('This does not look like a DOI')).toBeVisible();
});

test('S10 the finder: one box, unlikely works folded, the DOI once, the preferred style first', async ({
  page,
  open,
}) => {
  const doi = foundWork.doi ?? '';
  const works = [
    { ...foundWork, url: `https://doi.org/${doi}` },
    { ...foundWork, id: 'w2', title: 'Hardly', confidence: 0.02 },
  ];
  const followUp = { text: 'Which year?', options: [{ answer: '2017', works: ['w1'] }] };
  await open('/citation-finder', {
    ...signedIn,
    'POST /api/citations/find': ok({ totalFound: 2, searchTime: 5, query: {}, results: works, followUp }),
  });
  await expect(page.getByLabel('DOI')).toBeHidden();
  await page.getByLabel('Title', { exact: true }).fill('attention');
  await page.getByLabel('Preferred format').selectOption('mla');
  await submit(page).click();
  const first = page.locator('[data-result=w1]');
  await expect(first.locator('[data-style]').first()).toHaveAttribute('data-style', 'MLA');
  await expect(first.getByRole('link', { name: new RegExp(doi.replace('.', '\\.')) })).toHaveCount(1);
  await expect(page.getByText('Which year?')).toHaveCount(0);
  await expect(page.locator('[data-result=w2]')).toHaveCount(0);
  await page.getByText('1 unlikely work').click();
  await expect(page.locator('[data-result=w2]')).toBeVisible();
});

test('S11 every tool has an example that fills its form in', async ({ page, open }) => {
  await open('/citation-finder', signedIn);
  for (const [path, field] of [
    ['/citation-finder', 'Title'],
    ['/citation-corrector', 'Citation'],
    ['/bibliography-checker', 'Bibliography'],
    ['/source-checker', 'Source'],
  ] as const) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole('button', { name: 'Try an example' }).click();
    await expect(page.getByLabel(field, { exact: true })).not.toHaveValue('');
  }
});

test('a batch that asks again says so, and the title of the window says how far it is', async ({ page, open }) => {
  const running = { batchId: 'b1', state: 'running', totalCount: 3, processedCount: 0, results: [] };
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': () => ({ status: 202, body: running }),
    'GET /api/citations/batches/b1': ok(running),
  });
  const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const said = [
    event('result', { position: 0, result: byStatus.valid }),
    event('asking-again', { items: [{ position: 1, sources: ['Crossref'] }] }),
  ];
  await page.route('**/batches/b1/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `retry: 60000\n\n${said.join('')}` }),
  );
  await verify(page, citations(3));
  await expect(page.getByText('Crossref did not answer at once. Asking again for 1 citation.')).toBeVisible();
  await expect(page).toHaveTitle('1/3 · Citation checker');
  await expect(input(page)).toBeVisible();
});

test('a single citation: who has answered and who is waited for, line by line', async ({ page, open }) => {
  await open('/', signedIn);
  let end: () => void = () => undefined;
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    const now: Asking = { asking: ['OpenAlex', 'PubMed'], again: ['PubMed'], answered: ['Crossref', 'Local library'] };
    response.write(`${JSON.stringify(now)}\n`);
    end = () => response.end(`${JSON.stringify({ result: byStatus.valid })}\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route('**/api/citations/verify', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await verify(page, 'a citation');
  for (const line of ['Answered: Crossref, Local library', 'Waiting for OpenAlex', 'Asking again: PubMed'])
    await expect(page.getByText(line, { exact: true })).toBeVisible();
  end();
  await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('Valid');
  server.close();
});
