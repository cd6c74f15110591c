import { billing } from './support/answers/account';
import { ok, signedIn, signedOut } from './support/mock';
import { expect, test } from './support/test';

/** Findings S12, S14 and S17 on the screens: small things that were wrong, each on its page. */

test('S12 the cards of the plans stand in line, and say their allowance once', async ({ page, open }) => {
  await open('/pricing', signedOut);
  const cards = page.locator('[data-plan]');
  await expect(cards).toHaveCount(4);
  const prices = cards.getByText(/^\$\d/);
  const tops = await prices.evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  for (const [n, quota] of [
    [1, 100],
    [2, 200],
    [3, 500],
  ] as const)
    expect(
      (await cards.nth(n).innerText()).match(new RegExp(`\\b${quota}\\b (?:verifications|citations a month)`, 'g')),
    ).toEqual([`${quota} verifications`]);
});

test('S12 a list that costs more than is left says so first', async ({ page, open }) => {
  await open('/', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, remaining: 3, usedCreditsThisMonth: 97 }),
  });
  await page.getByRole('textbox', { name: /references/i }).fill('a, 2020\nb, 2020\nc, 2020\nd, 2020');
  await page.getByRole('button', { name: /^Verify/ }).click();
  await expect(page.getByRole('dialog')).toContainText('4 credits needed, 3 left');
});

test('S14 one credit is one credit', async ({ page, open }) => {
  await open('/', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, remaining: 1, usedCreditsThisMonth: 99 }),
  });
  await expect(page.getByText('1 credit remaining')).toBeVisible();
});

test('S14 the dashboard explains its colours once, and counts only databases that answered', async ({ page, open }) => {
  await open('/dashboard', signedIn);
  const card = page.getByRole('region', { name: 'The last 30 days' });
  await expect(card.getByRole('heading', { name: 'By database that answered' })).toBeVisible();
  await expect(card.locator('[aria-hidden]').getByText('Unknown', { exact: true })).toHaveCount(1);
});

test('S14 the page that is missing shows the logo once', async ({ page, open }) => {
  await open('/no-such-page', signedOut);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByRole('main').locator('svg')).toHaveCount(0);
});

const sentences: [path: string, said: RegExp, before: RegExp][] = [
  ['/citation-corrector', /Correct a citation/, /Put a citation right/],
  ['/citation-finder', /we search with whatever you/, /asked of the databases/],
  ['/pricing', /Cancel from your dashboard in a minute/, /In the dashboard, in a minute/],
  [
    '/verify-academic-citations-database',
    /We only count a miss where the work should be listed/,
    /a presence was to be expected/,
  ],
  ['/verify-academic-citation-existence', /“Not found” and “no answer” are kept apart/, /Silence is told from absence/],
];

for (const [path, said, before] of sentences)
  test(`S17 ${path} says it in plain English`, async ({ page, open }) => {
    await open(path, signedOut);
    await expect(page.getByText(said).first()).toBeVisible();
    await expect(page.getByText(before)).toHaveCount(0);
  });
