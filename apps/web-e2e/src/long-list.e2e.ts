import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { startProduct, type Product } from '@veracite/testing/product';
import pg from 'pg';
import { choose, documents } from './support/documents';
import { join } from './support/join';
import { dialog } from './support/sign-in';
import { expect, test } from './support/test';

const COUNT = 1_000;
/** Reading, checking and the restarts of killed processes. */
const LONG = { timeout: 240_000 };

let databases: FakeDatabases;
let product: Product;
test.beforeAll(async () => {
  databases = await startFakeDatabases({ works: [] });
  const env = { UPSTREAM_ORIGIN: databases.origin, UPSTREAM_PACE: 'off', BILLING_PROVIDER: 'simulated' };
  product = await startProduct({ env });
});
test.afterAll(async () => {
  await product?.stop();
  await databases?.close();
});

async function grantUnlimited(email: string): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const { rowCount } = await database.query(
    'UPDATE credit_periods SET granted = -1 WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [email],
  );
  await database.end();
  expect(rowCount).toBe(1);
}

const manuscript = () => {
  const lines = Array.from(
    { length: COUNT },
    (_, index) =>
      `[${index + 1}] Walker, J. (${1950 + (index % 70)}). Water levels of river ${index + 1} in spring. Journal of Rivers, ${1 + (index % 90)}(2), ${index + 1}–${index + 9}.`,
  );
  return `A long list\n\nAs shown before [1].\n\nReferences\n\n${lines.join('\n')}\n`;
};

test('a list of 1,000 is started in one browser and finished in another, over kills of server and worker', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const first = await browser.newContext();
  const page = await first.newPage();
  await page.goto(product.origin);
  const email = await join(page);
  await expect(page.getByText('3 credits remaining')).toBeVisible();
  await grantUnlimited(email);
  await page.goto(product.origin + documents);
  await choose(page, 'long.txt', manuscript());
  await page.getByRole('button', { name: `Check ${COUNT} references` }).click(LONG);
  await expect(page.getByText(new RegExp(`^[1-9]\\d* of ${COUNT} done`))).toBeVisible(LONG);
  const id = new URL(page.url()).searchParams.get('check');
  await first.close();

  await product.suffer('kill worker');
  await product.suffer('kill main');

  const second = await browser.newContext();
  const other = await second.newPage();
  await other.goto(`${product.origin}/dashboard`);
  await other.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await dialog(other).getByLabel('Email').fill(email);
  await dialog(other).getByLabel('Password', { exact: true }).fill('a long phrase 42');
  await dialog(other).getByRole('button', { name: 'Sign In', exact: true }).click();
  await other.getByRole('button', { name: /Account menu/ }).waitFor();
  await other.goto(`${product.origin}/dashboard`);
  await expect(other.getByText(`A document of ${COUNT} citations is being checked`)).toBeVisible();
  await other.getByRole('link', { name: 'Show', exact: true }).click();
  await expect(other).toHaveURL(`${product.origin}${documents}?check=${id}`);
  const results = other.getByTestId('batch-results');
  await expect(results.locator('[data-counter="Total Processed"]')).toContainText(`${COUNT}`, LONG);
  await expect(results.locator('[data-row]')).toHaveCount(200);
  await results.locator('[data-gap]').last().scrollIntoViewIfNeeded();
  await expect(results.locator(`[data-row="${COUNT - 1}"]`)).toBeVisible();
  const answer = await other.request.get(`${product.origin}/api/payments/billing`);
  const { usedCreditsThisMonth } = (await answer.json()) as { usedCreditsThisMonth: number };
  expect(usedCreditsThisMonth).toBeLessThanOrEqual(COUNT);
  await second.close();
});
