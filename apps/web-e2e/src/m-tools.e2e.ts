import fs from 'node:fs';
import type { FindResponse } from '@veracite/contracts/find';
import type { Page } from '@playwright/test';
import { analysis, billing, found, foundWork, sourceReport } from './support/answers';
import { fault, never, ok, signedIn, signedOut, type Answers } from './support/mock';
import { valid } from './support/results';
import { expect, sent, submit, test, toast } from './support/test';

const finder = '/citation-finder';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const broke: Answers = { ...signedIn, 'GET /api/payments/billing': ok({ ...billing, remaining: 0 }) };

test('153-154, 157 the fields of the finder', async ({ page, open }) => {
  await open(finder, signedIn);
  for (const name of [
    'Title',
    'Author(s)',
    'Journal / Publisher',
    'Publication Year',
    'DOI',
    'Keywords / Abstract Text',
  ])
    await expect(field(page, name)).toBeVisible();
  await expect(field(page, 'Publication Year')).toHaveAttribute('min', '1900');
  await expect(field(page, 'Publication Year')).toHaveAttribute('max', String(new Date().getUTCFullYear() + 1));
  await expect(page.getByRole('combobox', { name: 'Preferred format' })).toHaveValue('apa');
});

test('155-156, 158 a year out of range and an empty search are refused', async ({ page, open }) => {
  const calls = await open(finder, signedIn);
  await expect(page.getByTestId('credits-badge')).toContainText('63');
  await field(page, 'Publication Year').fill('2020');
  await submit(page).click();
  await expect(page.getByText('At least one search field must be provided')).toBeVisible();
  await field(page, 'Title').fill('x');
  for (const year of ['1899', String(new Date().getUTCFullYear() + 2)]) {
    await field(page, 'Publication Year').fill(year);
    await submit(page).click();
    await expect(page.getByText(/Please enter a year from 1900/)).toBeVisible();
  }
  expect(sent(calls, '/api/citations/find')).toHaveLength(0);
});

for (const [path, tool, fill] of [
  [finder, 'Citation Finder', (page: Page) => field(page, 'Title').fill('x')],
  [
    '/citation-corrector',
    'Citation Corrector',
    (page: Page) => page.getByRole('textbox', { name: 'Citation' }).fill('x'),
  ],
  [
    '/bibliography-checker',
    'Bibliography Checker',
    (page: Page) => page.getByRole('textbox', { name: /bibliography/i }).fill('A citation long enough.'),
  ],
  ['/source-checker', 'Source Checker', (page: Page) => field(page, 'Source').fill('Nature')],
] as const) {
  test(`159, 177, 187, 210, 279 ${tool} asks a visitor to sign in`, async ({ page, open }) => {
    const calls = await open(path, signedOut);
    await expect(page.getByTestId('credits-badge')).toHaveCount(0);
    await fill(page);
    await submit(page).click();
    await expect(toast(page, 'Authentication Required')).toContainText(
      `Please log in to use ${tool}. Sign up for free to get started.`,
    );
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
    expect(calls.filter((call) => call.method === 'POST' || call.path === '/api/payments/billing')).toHaveLength(0);
  });

  test(`279 ${tool} asks for the credits of a user when it opens`, async ({ open }) => {
    const calls = await open(path, signedIn);
    await expect.poll(() => calls.filter((call) => call.path === '/api/payments/billing').length).toBe(1);
  });
}

for (const [path, tool, fill] of [
  [finder, 'Citation Finder', (page: Page) => field(page, 'Title').fill('x')],
  ['/source-checker', 'Source Checker', (page: Page) => field(page, 'Source').fill('Nature')],
] as const) {
  test(`160, 211 ${tool} without credits`, async ({ page, open }) => {
    const calls = await open(path, broke);
    await fill(page);
    await submit(page).click();
    await expect(toast(page, 'Insufficient Credits')).toContainText(
      `You need at least 1 credit to use ${tool}. Please upgrade your plan.`,
    );
    expect(calls.filter((call) => call.method === 'POST')).toHaveLength(0);
  });
}

test('161-168 a search: what is sent, what is shown, what is copied', async ({ page, open, context }) => {
  const answer = {
    ...found,
    totalFound: 4,
    results: [
      foundWork,
      ...[0.9, 0.7, 0.69].map((confidence, n) => ({
        ...foundWork,
        id: `x${n}`,
        confidence,
        abstract: 'b'.repeat(300),
      })),
    ],
  };
  const calls = await open(finder, { ...signedIn, 'POST /api/citations/find': ok(answer) });
  await field(page, 'Title').fill(' attention ');
  await field(page, 'Publication Year').fill('2017');
  const before = calls.filter((call) => call.path === '/api/payments/billing').length;
  await submit(page).click();
  const cards = page.locator('[data-result]');
  await expect(cards).toHaveCount(4);
  expect(sent(calls, '/api/citations/find')[0]?.body).toEqual({ title: 'attention', year: 2017, format: 'apa' });
  await expect
    .poll(() => calls.filter((call) => call.path === '/api/payments/billing').length)
    .toBeGreaterThan(before + 1);
  const first = cards.nth(0);
  for (const text of [
    'Attention is all you need',
    'Ashish Vaswani, Noam Shazeer, Niki Parmar',
    /Volume 30/,
    /Pages 5998/,
    /Source: arXiv/,
  ])
    await expect(first.getByText(text).first()).toBeVisible();
  await expect(first.locator('[data-abstract]')).toHaveText(`${'a'.repeat(300)}…`);
  await expect(cards.nth(1).locator('[data-abstract]')).toHaveText('b'.repeat(300));
  await expect(page.locator('[data-variant]')).toHaveText(['87%', '90%', '70%', '69%']);
  expect(
    await page.locator('[data-variant]').evaluateAll((all) => all.map((badge) => badge.getAttribute('data-variant'))),
  ).toEqual(['secondary', 'default', 'secondary', 'outline']);
  await first.getByRole('button', { name: 'Copy MLA' }).click();
  await expect(toast(page, 'Citation Copied')).toBeVisible();
  await context.clearPermissions();
  await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('no'))");
  await first.getByRole('button', { name: 'Copy APA' }).click();
  await expect(toast(page, 'Copy Failed')).toContainText('Failed to copy citation to clipboard');
});

test('311 works that fit equally well: one question narrows them, links name who holds them, further pages are free', async ({
  page,
  open,
}) => {
  const links = [
    { source: 'arXiv', url: 'https://arxiv.org/abs/1' },
    { source: 'DBLP', url: 'https://dblp.org/rec/1' },
  ];
  const works = [2014, 2016].map((year) => ({ ...foundWork, id: `w${year}`, title: `Found in ${year}`, year, links }));
  const answer: FindResponse = {
    ...found,
    totalFound: 3,
    results: works,
    searchId: 's1',
    page: 1,
    totalPages: 2,
    followUp: {
      about: 'year',
      text: 'Was it 2014 or 2016?',
      options: [2014, 2016].map((year) => ({ answer: String(year), works: [`w${year}`] })),
      gain: 1,
    },
  };
  const second = { ...answer, page: 2, results: [{ ...foundWork, id: 'w3', title: 'Found later' }] };
  const calls = await open(finder, {
    ...signedIn,
    'POST /api/citations/find': ok(answer),
    'GET /api/citations/find/s1': ok(second),
  });
  await field(page, 'Title').fill('found');
  await submit(page).click();
  const cards = page.locator('[data-result]');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('link', { name: 'DBLP' })).toHaveAttribute('href', 'https://dblp.org/rec/1');
  const question = page.getByRole('group', { name: 'Was it 2014 or 2016?' });
  await question.getByRole('button', { name: '2016' }).click();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Found in 2016');
  await question.getByRole('button', { name: 'Show all' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  expect(sent(calls, '/api/citations/find')).toHaveLength(1);
});

test('169-170 nothing found gives four tips; Clear Form starts anew', async ({ page, open }) => {
  await open(finder, { ...signedIn, 'POST /api/citations/find': ok({ ...found, totalFound: 0, results: [] }) });
  await field(page, 'Title').fill('x');
  await page.getByRole('button', { name: 'Find Citations' }).click();
  await expect(page.getByRole('heading', { name: 'No Citations Found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Clear Form' }).click();
  await expect(page.getByRole('heading', { name: 'No Citations Found' })).toHaveCount(0);
  await expect(field(page, 'Title')).toHaveValue('');
});

const corrector = (page: Page) => page.getByRole('textbox', { name: 'Citation' });

test('172-176, 179 the corrector', async ({ page, open }) => {
  const calls = await open('/citation-corrector', { ...signedIn, 'POST /api/citations/verify': ok(valid) });
  await expect(corrector(page)).toHaveAttribute('rows', '5');
  await expect(page.getByText(/All formats appear in the results/)).toBeVisible();
  const format = page.getByRole('combobox', { name: 'Format' });
  await expect(format.getByRole('option')).toHaveText(['APA 7th Edition', 'MLA 9th Edition', 'Chicago 17th Edition']);
  await format.selectOption('Chicago 17th Edition');
  await submit(page).click();
  await expect(page.getByText('Citation text is required')).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(0);
  await corrector(page).fill('A citation.');
  await page.getByRole('button', { name: 'Verify Citation' }).click();
  const card = page.getByRole('region', { name: 'Corrected Citation' });
  await expect(card.getByRole('heading', { level: 4 })).toHaveText(['APA', 'MLA', 'CHICAGO']);
  const top = async (name: RegExp | string) =>
    (await page.getByRole('heading', { name }).first().boundingBox())?.y ?? 0;
  expect(await top('Corrected Citation')).toBeLessThan(await top(/How a citation is put right/));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(card).toHaveCount(0);
  await expect(corrector(page)).toHaveValue('');
  await expect(format).toHaveValue('chicago');
});

test('175 while it waits the button says so', async ({ page, open }) => {
  await open('/citation-corrector', { ...signedIn, 'POST /api/citations/verify': never });
  await corrector(page).fill('A citation.');
  await submit(page).click();
  await expect(submit(page)).toHaveText('Verifying...');
});

test('178 without credits the upgrade dialog opens', async ({ page, open }) => {
  const calls = await open('/citation-corrector', broke);
  await corrector(page).fill('A citation.');
  await submit(page).click();
  await expect(page.getByRole('dialog', { name: 'Choose Your Plan' })).toBeVisible();
  expect(sent(calls, '/api/citations/verify')).toHaveLength(0);
});

const failures: [string, string, string, string, string, (page: Page) => Promise<void>][] = [
  [
    '171',
    finder,
    '/api/citations/find',
    'Search Failed',
    'Failed to search for citations. Please try again.',
    (page) => field(page, 'Title').fill('x'),
  ],
  [
    '180',
    '/citation-corrector',
    '/api/citations/verify',
    'Correction Failed',
    'Failed to correct citation. Please try again.',
    (page) => corrector(page).fill('x'),
  ],
  [
    '205',
    '/bibliography-checker',
    '/api/bibliography/analyze',
    'Analysis Failed',
    'Failed to analyze bibliography. Please try again.',
    (page) => page.getByRole('textbox', { name: /bibliography/i }).fill('A citation long enough.'),
  ],
  [
    '231',
    '/source-checker',
    '/api/sources/verify',
    'Verification Failed',
    'Failed to verify source. Please try again.',
    (page) => field(page, 'Source').fill('Nature'),
  ],
];
for (const [number, path, call, title, text, fill] of failures) {
  test(`${number} a failure on ${path} is told`, async ({ page, open }) => {
    let answer = fault(500);
    await open(path, { ...signedIn, [`POST ${call}`]: (request) => answer(request) });
    await fill(page);
    await submit(page).click();
    await expect(toast(page, title)).toContainText(text);
    answer = fault(503, 'Come back in a minute.');
    await submit(page).click();
    await expect(toast(page, title)).toContainText('Come back in a minute.');
  });
}

const list = (page: Page) => page.getByRole('textbox', { name: /bibliography/i });

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
  await list(page).fill('A citation long enough.');
  await submit(page).click();
  const bar = page.getByRole('progressbar', { name: /Analyzing/ });
  await expect(bar).toHaveAttribute('aria-valuenow', '33');
  await page.clock.runFor(1000);
  await expect(bar).toHaveAttribute('aria-valuenow', '64');
  await page.clock.runFor(1000);
  await expect(page.getByTestId('bibliography-result')).toBeVisible();
});

for (const [score, grade] of [
  [90, 'A'],
  [89, 'B'],
  [80, 'B'],
  [79, 'C'],
  [70, 'C'],
  [69, 'D'],
  [60, 'D'],
  [59, 'F'],
] as const) {
  test(`192 a score of ${score} is the grade ${grade}`, async ({ page, open }) => {
    await open('/bibliography-checker', {
      ...signedIn,
      'POST /api/bibliography/analyze': ok({ ...analysis, overallScore: score }),
    });
    await list(page).fill('A citation long enough.');
    await submit(page).click();
    await expect(page.getByTestId('score')).toHaveText(String(score));
    await expect(page.getByText(`Grade ${grade}`, { exact: true })).toBeVisible();
  });
}

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

const source = (page: Page) => field(page, 'Source');

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
  await expect(panel).toContainText(/\b\d{1,3}%/);
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
