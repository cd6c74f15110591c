import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import { violationsIn } from './support/axe';

const ORIGIN = process.env['WEB_ORIGIN'] ?? '';

/** Adds a delayed job that is marked as stalled. @returns a function that removes it */
async function addStalledJob(): Promise<() => Promise<void>> {
  const connection = new Redis(process.env['REDIS_URL'] ?? '');
  const queue = new Queue('batches', { connection, prefix: '{veracite}' });
  const job = await queue.add('stalled', {}, { delay: 3_600_000 });
  await connection.hset(queue.toKey(String(job.id)), 'stc', 1);
  return async () => {
    await job.remove();
    await queue.close();
    connection.disconnect();
  };
}

test('S4: an operator: support staff find the queues in the menu and below the header, at deep links too, without a finding of axe', async ({
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

  const removeJob = await addStalledJob();
  await page.goto(`${ORIGIN}/dashboard`);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Job queues' }).click();
  await expect(page).toHaveURL(`${ORIGIN}/queues`);
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const board = page.frameLocator('iframe[title="Job queues"]');
  for (const [address, shown] of [
    ['/admin/queues', '/queues/'],
    ['/admin/queues/queue/watches', '/queues/queue/watches'],
    ['/queues/queue/batches', '/queues/queue/batches'],
    ['/admin/queues/queue/batches?status=delayed', '/queues/queue/batches?status=delayed'],
  ] as const)
    await test.step(address, async () => {
      await page.goto(ORIGIN + address);
      await expect(page).toHaveURL(ORIGIN + shown);
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Citations' })).toBeVisible();
      await expect(board.getByRole('button', { name: 'Settings' })).toBeVisible();
      await expect(board.getByText('batches').first()).toBeVisible();
      await expect(board.getByText('Queue Not found')).toHaveCount(0);
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        await expect(board.locator(scheme === 'dark' ? 'body.dark-mode' : 'body:not(.dark-mode)')).toBeVisible();
        expect(await violationsIn(page)).toEqual([]);
      }
    });
  await expect(board.getByText('stalled 1').first()).toBeVisible();
  expect(complaints).toEqual([]);
  await removeJob();
});
