import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { ok, signedIn, signedOut, type Answers } from './support/mock';
import { byStatus } from './support/results';
import { expect, submit, test, verify } from './support/test';

const visitor = [
  '/',
  '/faq',
  '/pricing',
  '/citation-finder',
  '/citation-corrector',
  '/bibliography-checker',
  '/source-checker',
  '/forgot',
  '/terms',
  '/privacy',
  '/verify-bibliographic-citations',
  '/verify-academic-citations-database',
  '/verify-academic-paper-citations',
  '/verify-academic-citation-existence',
  '/verify-academic-journal-citations',
  '/academic-citation-verification-tools',
  '/no-such-page',
  '/citations',
];
const user = ['/', '/dashboard', '/account', '/citations', '/source-checker'];
const shared = ok({
  checkedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-21T08:00:00.000Z',
  results: Object.values(byStatus),
});
const routes: [string, string, Answers][] = [
  ['reader of a link', '/s/token', { ...signedOut, 'GET /api/shared/token': shared }],
  ...visitor.map((path): [string, string, Answers] => ['visitor', path, signedOut]),
  ...user.map((path): [string, string, Answers] => ['user', path, signedIn]),
];

/** What comes after a press: results, dialogs, reports. */
const states: [string, string, Answers, (page: Page) => Promise<void>][] = [
  [
    'a result',
    '/',
    signedIn,
    async (page) => (await verify(page, 'One.'), page.getByTestId('single-result').waitFor()),
  ],
  ['a batch', '/', signedIn, async (page) => (await verify(page, 'a\nb'), page.locator('[data-row="1"]').click())],
  [
    'the sign-up dialog',
    '/',
    signedOut,
    async (page) => {
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('button', { name: 'Create Account' }).click();
    },
  ],
  [
    'an analysis',
    '/bibliography-checker',
    signedIn,
    async (page) => {
      await page.getByRole('textbox', { name: /bibliography/i }).fill('A citation long enough.');
      await submit(page).click();
      await page.locator('[data-entry]').first().click();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1280);
    },
  ],
  [
    'a report on a source',
    '/source-checker',
    signedIn,
    async (page) => {
      await page.getByLabel('Source', { exact: true }).fill('Nature');
      await submit(page).click();
      await page.getByTestId('source-result').waitFor();
    },
  ],
];

async function grave(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 140)).join(' | ')}`);
}

for (const scheme of ['light', 'dark'] as const) {
  for (const [who, path, answers] of routes) {
    test(`342 ${scheme}: ${path} of a ${who} has no serious finding`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(path, answers);
      await page.waitForLoadState('networkidle');
      expect(await grave(page)).toEqual([]);
    });
  }

  for (const [name, path, answers, reach] of states) {
    test(`342 ${scheme}: ${name} has no serious finding`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(path, answers);
      await reach(page);
      await page.waitForTimeout(300);
      expect(await grave(page)).toEqual([]);
    });
  }
}

for (const [who, path, answers] of routes) {
  test(`343 at 360 px ${path} of a ${who} does not scroll sideways`, async ({ page, open }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(path, answers);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Citation Finder' }).first()).toBeVisible();
  });
}

test('343 results and plans at 360 px', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open('/', signedIn);
  await verify(page, 'One citation, 2020.');
  await page.getByTestId('single-result').waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
  await verify(page, 'a\nb');
  await page.locator('[data-row="0"]').click();
  await page.waitForTimeout(300);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});

const dialogs: [string, string, Answers, (page: Page) => Locator][] = [
  ['login', '/', signedOut, (page) => page.getByRole('banner').getByRole('button', { name: 'Login' })],
  ['sign-up', '/', signedOut, (page) => page.getByRole('banner').getByRole('button', { name: 'Sign Up' })],
  ['a worked example', '/', signedOut, (page) => page.getByRole('button', { name: 'See the whole result' })],
  ['plans', '/dashboard', signedIn, (page) => page.getByRole('button', { name: 'Upgrade plan' })],
  ['cancelling', '/dashboard', signedIn, (page) => page.getByRole('button', { name: 'Cancel subscription' })],
  ['deleting the history', '/citations', signedIn, (page) => page.getByRole('button', { name: 'Delete all' })],
  ['links', '/citations', signedIn, (page) => page.getByRole('button', { name: 'Shared links' })],
  ['a new key', '/account', signedIn, (page) => page.getByRole('button', { name: 'New key' })],
  ['deleting the account', '/account', signedIn, (page) => page.getByRole('button', { name: 'Delete my account' })],
];

for (const [name, path, answers, openerOf] of dialogs) {
  test(`341 the dialog of ${name} holds the focus, closes on Escape and gives it back`, async ({ page, open }) => {
    await open(path, answers);
    const opener = openerOf(page);
    await opener.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let n = 0; n < 12; n += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          "document.querySelector('[role=dialog]').closest('.MuiDialog-root').contains(document.activeElement)",
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('the scheme is chosen before the first paint and kept', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open('/', signedOut);
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('#root', { state: 'attached' });
  expect(await page.evaluate("document.documentElement.getAttribute('data-color-scheme')")).toBe('dark');
});

test('344 every badge has a word and an icon', async ({ page, open }) => {
  for (const path of ['/citations', '/dashboard', '/']) {
    await page.unrouteAll();
    await open(path, signedIn);
    const badges = page.locator('[data-status]');
    await badges.first().waitFor();
    for (const badge of await badges.all()) {
      await expect(badge).toHaveText(/^(Valid|Incomplete|Invalid|Unknown)$/);
      await expect(badge.locator('svg')).toHaveCount(1);
    }
  }
});
