import type { NewShare, Share, SharedResults } from '@veracite/contracts/share';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { fake, incomplete, valid } from '@veracite/testing/web-answers/results';
import { fault, ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { all, findDialog, findOne, findToast, noDialog, open, unfold, wordsOf } from '../../../testing/open';
import { sent } from '../../../testing/server';

const TOKEN = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE';
const share: Share = {
  id: 's1',
  kind: 'citation',
  title: 'Watson, J. D., & Crick, F. H. C. (1954). Molecular structure of nucleic acids.',
  count: 1,
  createdAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-11-28T08:00:00.000Z',
};
/** What an owner may do with a result, and a reader may not. */
const CHANGES = /^(Share|Delete|Check again|Accept|Undo)/;
const shared = (results: SharedResults['results']): SharedResults => ({
  checkedAt: '2026-11-21T08:00:00.000Z',
  expiresAt: '2026-12-21T08:00:00.000Z',
  results,
});
const main = () => screen.getByRole('main');

test('a link to a result is made for a time, shown once, copied and withdrawn', async () => {
  let shares: Share[] = [];
  const { calls, user, verify, press } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok({ ...valid, id: 'c1' }),
    'GET /api/shares': () => ({ body: shares }),
    'POST /api/shares': () => {
      shares = [share];
      return { status: 201, body: { ...share, token: TOKEN } satisfies NewShare };
    },
    'DELETE /api/shares/s1': () => {
      shares = [];
      return { status: 204 };
    },
  });
  await verify('c');
  const opener = await screen.findByRole('button', { name: 'Share' });
  await user.click(opener);
  const dialog = await findDialog('Share by a link');
  await user.click(await within(dialog).findByRole('combobox', { name: 'The link expires after' }));
  expect(wordsOf(within(screen.getByRole('listbox')).getAllByRole('option'))).toEqual(['7 days', '30 days', '90 days']);
  await user.click(screen.getByRole('option', { name: '7 days' }));
  await press('Create link', dialog);
  const link = `http://localhost/s/${TOKEN}`;
  expect(await screen.findByLabelText('Anyone with this link can read the result')).toHaveValue(link);
  expect(sent(calls, '/api/shares')[0]?.body).toEqual({ citationId: 'c1', days: 7 });
  await press('Copy link', dialog);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(link));
  expect(await findOne('[data-share]')).toHaveTextContent('until November 28, 2026');
  await press(/^Withdraw the link to Watson/, dialog);
  await waitFor(() => expect(all('[data-share]')).toHaveLength(0));
  expect(sent(calls, '/api/shares/s1', 'DELETE')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await noDialog();
  expect(opener).toHaveFocus();
});

test('a refusal to make a link is shown in the words of the server', async () => {
  const results = [
    { ...valid, id: 'c1' },
    { ...fake, id: 'c2' },
  ];
  const { verify, press } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ processedCount: 2, results, batchId: 'b1' }),
    'GET /api/checks/b1': ok(checkOf(['a', 'b'], results, { id: 'b1' })),
    'POST /api/shares': fault(409, 'You have 100 links.'),
  });
  await verify('a\nb');
  await press('Share');
  await press('Create link');
  expect(await findToast('The link could not be created')).toHaveTextContent('You have 100 links.');
});

test('anyone who has the link reads the result without an account, and can change nothing', async () => {
  const { calls } = await open(`/s/${TOKEN}`, {
    ...signedOut,
    [`GET /api/shared/${TOKEN}`]: ok(shared([{ ...incomplete, id: 'c1', accepted: 'mla' }])),
  });
  expect(await screen.findByText(/This link can be read until/)).toBeVisible();
  expect(within(main()).getByRole('heading', { level: 1 })).toHaveTextContent('Shared result');
  expect(main()).toHaveTextContent('Checked November 21, 2026. This link can be read until December 21, 2026.');
  await screen.findByTestId('single-result');
  await unfold();
  expect(await within(main()).findByRole('table', { name: 'Field by field' })).toHaveTextContent('1954');
  expect(within(main()).getAllByText('Corrected to')[0]).toBeVisible();
  expect(within(main()).queryByRole('button', { name: CHANGES })).toBeNull();
  expect(within(main()).getByRole('link', { name: 'Check your own references' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a shared batch has its counters and rows; a link that has expired says so', async () => {
  let answer = ok(shared([valid, fake, { ...incomplete, accepted: 'apa' }]));
  const { user, reload } = await open(`/s/${TOKEN}`, {
    ...signedOut,
    [`GET /api/shared/${TOKEN}`]: (request) => answer(request),
  });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 shared results'));
  expect(await findOne('[data-counter="Total Processed"]')).toHaveTextContent('3');
  await user.click(await findOne('[data-row="1"]'));
  expect(await screen.findByText('Citation Not Verified')).toBeVisible();
  expect(screen.getByText('1 correction accepted. The rest stays as written.')).toBeVisible();
  const row = await findOne('[data-row="2"]');
  await user.click(row);
  expect((await screen.findAllByText('Corrected to'))[0]).toBeVisible();
  fireEvent.keyDown(row, { key: 'a' });
  expect(screen.getAllByText('Corrected to')[0]).toBeVisible();
  expect(within(main()).queryByRole('button', { name: CHANGES })).toBeNull();
  answer = fault(404, 'This link was not found.');
  await reload();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work'));
});
