import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { thesis } from '@veracite/testing/web-answers/watches';
import { valid } from '@veracite/testing/web-answers/results';
import { fault, ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { all, findToast, open, openFold, passTime } from '../../../testing/open';
import { saved } from '../../../testing/browser';
import { sent } from '../../../testing/server';

test('a list is watched, and the page shows what was asked, which lookups failed, and what happened to its works', async () => {
  const { calls, user, press, fill } = await open('/watch', {
    ...signedIn,
    'POST /api/watches': ok(thesis),
    'PATCH /api/watches/w1': ok(thesis),
  });
  const card = await screen.findByRole('region', { name: 'Thesis' });
  await waitFor(() => expect(all('[data-news]', card)).toHaveLength(3));
  expect(all('[data-news=corrected] [data-tone]', card)[0]).toHaveTextContent(/^was corrected$/);
  expect(all('[data-news=corrected]', card)[0]).not.toHaveTextContent('retract');
  expect(all('[data-news=retracted] [data-tone]', card)[0]).toHaveAttribute('data-tone', 'fake');
  expect(within(card).getByRole('alert')).toHaveTextContent('2 works could not be checked the last time');
  await openFold('Databases checked last time', card);
  expect(card).toHaveTextContent('OpenAlex answered about 120 works and failed for 12');
  await openFold(/Not watched/, card);
  expect(card).toHaveTextContent('A book without identifiers');
  expect(screen.getByRole('region', { name: 'Review of 2024' })).toHaveTextContent('Disabled: nothing is checked.');

  await user.click(within(card).getByRole('switch', { name: 'Emails about Thesis' }));
  await waitFor(() =>
    expect(sent(calls, '/api/watches/w1', 'PATCH').map(({ body }) => body)).toEqual([{ mail: false }]),
  );
  await press('Watch it');
  expect(await screen.findByText('Please give a list')).toBeVisible();
  await user.click(screen.getByLabelText('A .bib file in a public repository'));
  await fill('Address of the file itself', 'https://raw.repository.org/x.bib');
  await press('Watch it');
  expect(await findToast('Success')).toHaveTextContent('The list is now being watched.');
  expect(sent(calls, '/api/watches').map(({ body }) => body)).toEqual([
    { address: 'https://raw.repository.org/x.bib', every: 'week', mail: true },
  ]);
});

test('a list that is removed can be brought back for half a minute; then the server deletes it', async () => {
  jest.useFakeTimers();
  const { calls, press } = await open('/watch', {
    ...signedIn,
    'DELETE /api/watches/w1': fault(500, 'Broken.'),
    'DELETE /api/watches/w2': () => ({ status: 204 }),
  });
  const removed = (id: string) => sent(calls, `/api/watches/${id}`, 'DELETE').length;
  await press('Remove Thesis');
  expect(screen.queryByRole('region', { name: 'Thesis' })).toBeNull();
  await press('Undo');
  expect(await screen.findByRole('region', { name: 'Thesis' })).toBeVisible();
  await passTime(31_000);
  expect(removed('w1')).toBe(0);
  await press('Remove Thesis');
  await press('Remove Review of 2024');
  // The first deletion failed, and its list is back.
  expect(await screen.findByRole('region', { name: 'Thesis' })).toBeVisible();
  expect([removed('w1'), removed('w2')]).toEqual([1, 0]);
  await passTime(31_000);
  expect([removed('w1'), removed('w2')]).toEqual([1, 1]);
  expect(screen.queryByRole('region', { name: 'Review of 2024' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a list that is removed is deleted at once when the page is left, and cannot be brought back after it', async () => {
  const { calls, press } = await open('/watch', { ...signedIn, 'DELETE /api/watches/w1': () => ({ status: 204 }) });
  await press('Remove Thesis');
  fireEvent(window, new Event('pagehide'));
  await waitFor(() => expect(sent(calls, '/api/watches/w1', 'DELETE')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Thesis' })).toBeNull();
});

test('mails end by one button and without a sign-in; opening the page ends nothing', async () => {
  const { calls, press } = await open('/unsubscribe/w1.sig', {
    ...signedOut,
    'POST /api/watches/unsubscribe/w1.sig': ok({ name: 'Thesis', mail: false }),
  });
  expect(screen.getByRole('heading', { name: 'Stop these emails' })).toBeVisible();
  expect(sent(calls, '/api/watches/unsubscribe/w1.sig')).toEqual([]);
  await press('Stop the emails');
  expect(await screen.findByRole('heading', { name: 'No more emails about “Thesis”.' })).toBeVisible();
});

test('the certificate of a result is downloaded as it came', async () => {
  const { verify, press } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok({ ...valid, id: 'c1' }),
    'GET /api/citations/c1/certificate': ok('e30.e30.e30'),
  });
  await verify('A citation, 2020.');
  await press('Certificate');
  expect(await findToast('Success')).toHaveTextContent('It proves to others what was checked');
  expect(saved.map(({ name }) => name)).toEqual(['veracite-certificate.jws']);
  expect(await saved[0]?.text()).toBe('e30.e30.e30');
});
