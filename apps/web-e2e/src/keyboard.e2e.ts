import { billing } from '@veracite/testing/web-answers/account';
import { reads } from '@veracite/testing/web-answers/documents';
import { fake, incomplete, unknown, valid } from '@veracite/testing/web-answers/results';
import { fault, ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { guideLinks, toolLinks } from '../../web/src/site/navigation';
import { choose, documents } from './support/documents';
import { citations, expect, input, submit, test, toast, verify } from './support/test';

const mixed = { processedCount: 5, results: [valid, incomplete, fake, unknown, valid] };

test('7-8: the Tools menu opens by mouse and keyboard and leads to every tool', async ({ page, open }) => {
  await open('/', signedOut);
  const button = page.getByRole('button', { name: 'Tools' });
  await button.click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const hrefs = await page.getByRole('menuitem').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect([...hrefs].sort()).toEqual([...toolLinks, ...guideLinks].map(({ to }) => to).sort());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').nth(1)).toBeFocused();
});

test('rows are reached by arrows, opened by Enter and copied by C', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(mixed) });
  await verify(page, citations(5));
  const rows = page.locator('[data-row]');
  await rows.nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('c');
  await expect(toast(page, 'Copied!')).toBeVisible();
});

test('S6: J and K move between the rows of a batch', async ({ page, open }) => {
  await open('/', { ...signedIn, 'POST /api/citations/verify-batch': ok(mixed) });
  await verify(page, citations(5));
  const rows = page.locator('[data-row]');
  await rows.nth(0).focus();
  for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
  await expect(rows.nth(1)).toBeFocused();
});

test('problems come first, the most serious on top; N and P move between them and scroll the text', async ({
  page,
  open,
}) => {
  await open(documents, reads);
  await choose(page);
  const rows = page.getByTestId('problems').locator('[data-problem]');
  await expect(rows).toHaveCount(3);
  expect(await rows.evaluateAll((all) => all.map((item) => item.getAttribute('data-problem')))).toEqual([
    'cited-not-listed',
    'year-differs',
    'listed-not-cited',
  ]);
  await page.getByRole('button', { name: 'Next problem' }).focus();
  await page.keyboard.press('n');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('n');
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const mark = page.getByRole('region', { name: 'Text of manuscript.txt' }).locator('[data-mark=c1]');
  await expect(mark).toHaveText('(Brown & Clark, 2016)');
  await expect(mark).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('p');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  // The focus moves from the text to the list.
  await page.locator('[data-mark=c3]').click();
  await expect(page.getByTestId('references').locator('[data-row="0"]')).toBeFocused();
});

for (const [name, answers] of [
  ['credits that were too few before', { 'GET /api/payments/billing': ok({ ...billing, remaining: 0 }) }],
  ['a 402', { 'POST /api/citations/verify': fault(402, 'Not enough credits.') }],
] as const)
  test(`341: the plans dialog after ${name} returns the focus to the button that was pressed`, async ({
    page,
    open,
  }) => {
    await open('/', { ...signedIn, ...answers });
    await input(page).fill('c');
    await submit(page).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Your Plan' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
  });
