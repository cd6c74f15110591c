import type { Page } from '@playwright/test';
import { ok, signedIn, signedOut, type Answers } from '@veracite/testing/web-answers/table';
import { clipped, smallTargets, walkByTab } from './support/reach';
import { byStatus } from '@veracite/testing/web-answers/results';
import { expect, openList, test, verify, whole } from './support/test';

/** The success criteria of WCAG 2.2 AA that axe cannot check. */

const batch = ok({ processedCount: 4, results: Object.values(byStatus) });
const openBatch = async (page: Page) => {
  await verify(page, 'a\nb\nc\nd');
  await page.locator('[data-row="1"]').click();
  await expect(page.getByRole('region', { name: 'Corrected Citation' })).toBeVisible();
};

const pages: [string, string, Answers, ((page: Page) => Promise<void>)?][] = [
  ['home', '/', signedOut],
  ['prices', '/pricing', signedOut],
  ['finder', '/citation-finder', signedOut],
  ['bibliography', '/bibliography-checker', signedOut],
  ['source', '/source-checker', signedOut],
  ['guide', '/verify-academic-citation-existence', signedOut],
  ['dashboard', '/dashboard', signedIn],
  ['history', '/citations', signedIn],
  ['settings', '/account', signedIn],
  ['watch', '/watch', signedIn],
  ['queue', '/desk/k1', signedIn],
  ['paper', '/desk/k1/papers/p7', signedIn],
  ['groups', '/groups', signedIn],
  ['list', '/', signedOut, openList],
  ['document', '/document-checker', signedOut],
  ['batch', '/', { ...signedIn, 'POST /api/citations/verify-batch': batch }, openBatch],
];

for (const [name, path, answers, reach] of pages) {
  test(`1.4.4, 1.4.10, 2.1.1, 2.4.7, 2.4.11, 2.5.8 ${name}: reached by Tab, seen, large enough, readable at 200 and 400 %`, async ({
    page,
    open,
  }) => {
    await whole(page, await open(path, answers));
    await reach?.(page);
    const { stops, missed } = await walkByTab(page);
    expect(stops.length).toBeGreaterThan(15);
    expect(missed).toEqual([]);
    expect(stops.filter(({ shown }) => !shown)).toEqual([]);
    expect(stops.filter(({ clear }) => !clear)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1280);
    expect(await clipped(page)).toEqual([]);
    // The CSS pixels of a window of 1280 by 1024 at 400 %.
    await page.evaluate(`document.documentElement.style.fontSize = ''`);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
    expect(await clipped(page)).toEqual([]);
  });
}

test('forced colors: buttons keep an edge, bars their colors, and the selection is visible', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open('/dashboard', signedIn);
  const upgrade = page.getByRole('button', { name: 'Upgrade plan' });
  await expect(upgrade).toHaveCSS('border-top-style', 'solid');
  await expect(upgrade).toHaveCSS('border-top-width', '1px');
  await page.locator('[data-bar]').first().waitFor();
  const colors = await page.evaluate<string[]>(
    `[...document.querySelectorAll('[data-bar]')].map((bar) => getComputedStyle(bar).backgroundColor)`,
  );
  expect(new Set(colors).size).toBeGreaterThan(2);
  await page.unrouteAll();
  await open('/', signedOut);
  const borders = await page.evaluate<string[]>(
    `[...document.querySelectorAll('[role=group] [aria-pressed]')].map((one) => getComputedStyle(one).borderTopColor)`,
  );
  expect(new Set(borders).size).toBe(2);
});

test('reduced motion: nothing moves', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/', signedOut);
  const slow = () =>
    page.evaluate<string[]>(`document.getAnimations()
      .filter(({ effect }) => Number(effect.getComputedTiming().duration) > 1)
      .map((one) => one.animationName ?? one.transitionProperty)`);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await slow()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Tools' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await slow()).toEqual([]);
});
