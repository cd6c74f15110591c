import { ok, signedIn, signedOut } from './support/mock';
import { thesis } from './support/answers/watches';
import { valid } from './support/results';
import { expect, sent, test, toast, verify } from './support/test';

test('a list is watched, and the page says what was asked, who could not be, and what happened to its works', async ({
  page,
  open,
}) => {
  const calls = await open('/watch', {
    ...signedIn,
    'POST /api/watches': ok(thesis),
    'PATCH /api/watches/w1': ok(thesis),
  });
  const card = page.getByRole('region', { name: 'Thesis' });
  await expect(card.locator('[data-news]')).toHaveCount(3);
  await expect(card.locator('[data-news=corrected] [data-tone]')).toHaveText('was corrected');
  await expect(card.locator('[data-news=corrected]')).not.toContainText('retract');
  await expect(card.locator('[data-news=retracted] [data-tone]')).toHaveAttribute('data-tone', 'fake');
  await expect(card.getByRole('alert')).toContainText('2 works could not be asked about the last time');
  await card.getByText('Who was asked the last time').click();
  await expect(card).toContainText('OpenAlex answered about 120 works and failed for 12');
  await card.getByText('Not watched: 2').click();
  await expect(card).toContainText('A book without identifiers');
  await expect(page.getByRole('region', { name: 'Review of 2024' })).toContainText('Switched off: nothing is asked.');

  await card.getByRole('switch', { name: 'Mails about Thesis' }).click();
  expect(sent(calls, '/api/watches/w1', 'PATCH').map(({ body }) => body)).toEqual([{ mail: false }]);
  await page.getByRole('button', { name: 'Watch it' }).click();
  await expect(page.getByText('Please give a list')).toBeVisible();
  await page.getByLabel('A .bib file in a public repository').click();
  await page.getByLabel('Address of the file itself').fill('https://raw.repository.org/x.bib');
  await page.getByRole('button', { name: 'Watch it' }).click();
  await expect(toast(page, 'Success')).toContainText('It is watched from now on.');
  expect(sent(calls, '/api/watches', 'POST').map(({ body }) => body)).toEqual([
    { address: 'https://raw.repository.org/x.bib', every: 'week', mail: true },
  ]);
});

test('mails end by one button and without a sign-in; opening the page ends nothing', async ({ page, open }) => {
  const calls = await open('/unsubscribe/w1.sig', {
    ...signedOut,
    'POST /api/watches/unsubscribe/w1.sig': ok({ name: 'Thesis', mail: false }),
  });
  await expect(page.getByRole('heading', { name: 'End these mails' })).toBeVisible();
  expect(sent(calls, '/api/watches/unsubscribe/w1.sig')).toEqual([]);
  await page.getByRole('button', { name: 'End the mails' }).click();
  await expect(page.getByRole('heading', { name: 'No more mails about “Thesis”.' })).toBeVisible();
});

test('the secret of an endpoint is shown once, and what failed is sent again by hand', async ({ page, open }) => {
  const hook = {
    id: 'h2',
    url: 'https://x.org/',
    events: ['watch.news'],
    active: true,
    createdAt: '2026-11-01T10:00:00Z',
  };
  const calls = await open('/account', {
    ...signedIn,
    'POST /api/webhooks': ok({ ...hook, secret: 'whsec_c2VjcmV0' }),
    'POST /api/webhooks/h1/deliveries/d1/replay': ok({}),
  });
  await page.getByRole('button', { name: 'New endpoint' }).click();
  await page.getByLabel('Address').fill('https://x.org/');
  await page.getByLabel('a list has been checked').uncheck();
  await page.getByRole('button', { name: 'Create endpoint' }).click();
  await expect(page.getByLabel('Secret', { exact: true })).toHaveValue('whsec_c2VjcmV0');
  expect(sent(calls, '/api/webhooks', 'POST').map(({ body }) => body)).toEqual([
    { url: 'https://x.org/', events: ['watch.news'] },
  ]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Deliveries to/ }).click();
  await expect(page.getByRole('dialog')).toContainText('failed, 8 attempts, status 503');
  await page.getByRole('button', { name: /^Send batch.finished/ }).click();
  await expect(toast(page, 'Success')).toContainText('It is sent again.');
  expect(sent(calls, '/api/webhooks/h1/deliveries/d1/replay')).toHaveLength(1);
});

test('the certificate of a result is downloaded as it came', async ({ page, open }) => {
  await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok({ ...valid, id: 'c1' }),
    'GET /api/citations/c1/certificate': ok('e30.e30.e30'),
  });
  await verify(page, 'A citation, 2020.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Certificate' }).click();
  expect((await download).suggestedFilename()).toBe('veracite-certificate.jws');
  await expect(toast(page, 'Success')).toContainText('veracite verify-certificate');
});
