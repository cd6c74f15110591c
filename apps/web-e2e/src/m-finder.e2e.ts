import type { FindResponse } from '@veracite/contracts/find';
import { found, foundWork } from './support/answers/finder';
import { ok, signedIn } from './support/mock';
import { expect, sent, submit, test, toast } from './support/test';
import { field, finder, moreFields } from './support/tools';

test('153-154, 157 the fields of the finder', async ({ page, open }) => {
  await open(finder, signedIn);
  await moreFields(page);
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
  await moreFields(page);
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
  await moreFields(page);
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
  await expect(first.locator('[data-abstract]')).toHaveText(`${foundWork.abstract?.slice(0, 300)}…`);
  await expect(cards.nth(1).locator('[data-abstract]')).toHaveText('b'.repeat(300));
  await expect(page.locator('[data-variant]')).toHaveText(['87% match', '90% match', '70% match', '69% match']);
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
