import { randomBytes } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import pg from 'pg';

/** Rules of axe that Bull Board's own page breaks, and that its options do not reach: icons without names, values `null`, headings of jobs. */
const BEYOND_OPTIONS = [
  'button-name',
  'color-contrast',
  'heading-order',
  'image-redundant-alt',
  'page-has-heading-one',
];

const ORIGIN = process.env['WEB_ORIGIN'] ?? '';

test('S4: an operator: support staff find the queues in the menu, with and without the slash and at deep links', async ({
  page,
}) => {
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  const account = { name: 'Ada Support', email, password: 'secret1' };
  expect((await page.request.post(`${ORIGIN}/api/auth/signup`, { data: account })).status()).toBe(201);
  await page.goto(`${ORIGIN}/dashboard`);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Job queues' })).toHaveCount(0);
  await page.goto(`${ORIGIN}/admin/queues`);
  await expect(page).toHaveURL(`${ORIGIN}/dashboard`);
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`UPDATE users SET role = 'support' WHERE email = $1`, [email]);
  await database.end();

  await page.goto(`${ORIGIN}/dashboard`);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Job queues' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/admin/queues/`);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  for (const address of [
    '/admin/queues',
    '/admin/queues/',
    '/admin/queues/queue/watches',
    '/admin/queues/queue/batches',
    '/admin/queues/queue/batches?status=failed',
  ]) {
    await page.goto(ORIGIN + address);
    await expect(page.getByText('batches').first()).toBeVisible();
    await expect(page.getByText('Queue Not found')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id).filter((id) => !BEYOND_OPTIONS.includes(id))).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.getByRole('link', { name: 'Back to Veracite' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/dashboard`);
});
