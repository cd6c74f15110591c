import { analysis } from './support/answers/bibliography';
import { ok, signedIn } from './support/mock';
import { valid } from './support/results';
import { citations, expect, input, sent, submit, test } from './support/test';

const box = { name: 'Do not keep this text' };
const notKept = { keepTexts: false };

test('a text that is not to be kept is sent so, alone and in a list, and no link is offered', async ({
  page,
  open,
}) => {
  const { id: _id, ...unkept } = valid;
  const batch = { batchId: 'b1', state: 'done', totalCount: 2, processedCount: 2, results: [unkept, unkept] };
  const calls = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok(unkept),
    'POST /api/citations/verify-batch': ok(batch),
  });
  await page.getByRole('checkbox', box).check();
  await expect(page.getByText('Nothing of it will be in your history')).toBeVisible();
  await input(page).fill(citations(1));
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(sent(calls, '/api/citations/verify')[0]?.body).toMatchObject({ keep: false });
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await input(page).fill(citations(2));
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Copy all' })).toBeVisible();
  expect(sent(calls, '/api/citations/verify-batch')[0]?.body).toMatchObject({ keep: false });
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
});

test('by itself a request says nothing of keeping', async ({ page, open }) => {
  const calls = await open('/', { ...signedIn, 'POST /api/citations/verify': ok({ ...valid, id: 'c1' }) });
  await input(page).fill(citations(1));
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  expect(sent(calls, '/api/citations/verify')[0]?.body).not.toHaveProperty('keep');
});

test('a bibliography that is not to be kept is sent so, and no certificate is offered', async ({ page, open }) => {
  const calls = await open('/bibliography-checker', {
    ...signedIn,
    'POST /api/bibliography/analyze': ok({ ...analysis, analysisId: 'a1', keep: false }),
  });
  await page.getByRole('textbox').first().fill(citations(2));
  await page.getByRole('checkbox', box).check();
  await submit(page).click();
  await expect.poll(() => sent(calls, '/api/bibliography/analyze')[0]?.body).toMatchObject({ keep: false });
  await expect(page.getByRole('button', { name: 'Watch' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Certificate' })).toHaveCount(0);
});

test('an account that keeps nothing says so beside every text', async ({ page, open }) => {
  await open('/', { ...signedIn, 'GET /api/account/settings': ok(notKept) });
  await expect(page.getByRole('checkbox', box)).toBeChecked();
  await expect(page.getByRole('checkbox', box)).toBeDisabled();
  await expect(page.getByText('Your account keeps no texts.')).toBeVisible();
});

test('the account page has the choice, and tells what it means', async ({ page, open }) => {
  const calls = await open('/account', { ...signedIn, 'PATCH /api/account/settings': ok(notKept) });
  const choice = page.getByRole('switch', { name: 'Do not keep my texts' });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(page.getByText('What you check from now on is not kept.')).toBeVisible();
  expect(sent(calls, '/api/account/settings', 'PATCH')[0]?.body).toEqual(notKept);
});
