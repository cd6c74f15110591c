import type { Page } from '@playwright/test';
import { fault, signedIn, signedOut } from './support/mock';
import { expect, submit, test, toast } from './support/test';
import { broke, corrector, field, finder } from './support/tools';

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
