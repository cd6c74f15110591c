import { never, ok, signedIn } from './support/mock';
import { valid } from './support/results';
import { expect, sent, submit, test } from './support/test';
import { broke, corrector } from './support/tools';

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
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(['CHICAGO', 'APA', 'MLA']);
  const top = async (name: RegExp | string) =>
    (await page.getByRole('heading', { name }).first().boundingBox())?.y ?? 0;
  expect(await top('Corrected Citation')).toBeLessThan(await top(/How a citation is corrected/));
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
