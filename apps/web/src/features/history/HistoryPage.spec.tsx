import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { historyPage, record } from '@veracite/testing/web-answers/citations';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { incomplete, valid } from '@veracite/testing/web-answers/results';
import { fault, ok, signedIn, signedOut, type Answers } from '@veracite/testing/web-answers/table';
import {
  all,
  findDialog,
  findEach,
  findOne,
  findToast,
  noDialog,
  open,
  passTime,
  unfold,
  wordsOf,
} from '../../../testing/open';
import { sent } from '../../../testing/server';

const DAY_MS = 86_400_000;
const none = historyPage(1, 10, 0);
const options = () => wordsOf(screen.getAllByRole('option'));

test('152: a history that does not load says so, and is asked for again by a press', async () => {
  let answer = fault(500);
  const { press } = await open('/citations', { ...signedIn, 'GET /api/citations': (request) => answer(request) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load citations. Please try again later.');
  answer = ok(historyPage(1, 10, 3));
  await press('Try again');
  expect(await findEach('[data-record]')).toHaveLength(3);
});

test('138: the history of a visitor asks for nothing', async () => {
  const { calls } = await open('/citations', signedOut);
  expect(await screen.findByText('Access Required')).toBeVisible();
  expect(calls.filter((call) => call.path.startsWith('/api/citations'))).toHaveLength(0);
});

test('139-145: filter, sizes, pages', async () => {
  const { calls, user, press } = await open('/citations', signedIn);
  const lastIs = (query: string) =>
    waitFor(() => expect(calls.filter((call) => call.path === '/api/citations').at(-1)?.query).toBe(query));
  expect(await screen.findByText('Showing 1 to 10 of 37 citations')).toBeVisible();
  await lastIs('?page=1&limit=10');
  expect(screen.getByText('Page 1 of 4')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await press('Go to page 4');
  expect(await screen.findByText('Showing 31 to 37 of 37 citations')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  expect(options()).toEqual(['All', 'Valid', 'Incomplete', 'Invalid', 'Unknown']);
  expect(screen.getByRole('option', { name: 'All' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('option', { name: 'Invalid' }));
  await lastIs('?page=1&limit=10&status=invalid');
  await press('Next');
  await lastIs('?page=2&limit=10&status=invalid');
  await user.click(screen.getByRole('combobox', { name: 'Per page' }));
  expect(options()).toEqual(['10', '25', '50']);
  expect(screen.getByRole('option', { name: '10' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('option', { name: '25' }));
  await lastIs('?page=1&limit=25&status=invalid');
});

test('146: at most five page buttons', async () => {
  const { press } = await open('/citations', {
    ...signedIn,
    'GET /api/citations': (request) => ({
      body: historyPage(Number(new URL(request.url()).searchParams.get('page')), 10, 200),
    }),
  });
  expect(wordsOf(await findEach('[data-page]'))).toEqual(['1', '2', '3', '4', '5']);
  await press('Go to page 5');
  await waitFor(() => expect(wordsOf(all('[data-page]'))).toEqual(['3', '4', '5', '6', '7']));
});

test('147-150: a card: badge, time, text cut at 100, reason, three links and the rest', async () => {
  const links = [1, 2, 3, 4, 5].map((n) => `https://db${n}.test/x`);
  const records = [
    record(1, { originalText: 'x'.repeat(101), sourceLinks: links }),
    record(2, { originalText: 'y'.repeat(100) }),
    record(3, { status: 'odd' as never, sourceLinks: links.slice(0, 3) }),
    record(6),
  ];
  await open('/citations', {
    ...signedIn,
    'GET /api/citations': ok({
      citations: records,
      pagination: { page: 1, limit: 10, totalCount: 4, totalPages: 1, hasPrevPage: false, hasNextPage: false },
    }),
  });
  const cards = await findEach('[data-record]');
  const badges = cards.flatMap((card) => all('[data-tone]', card));
  expect(wordsOf(badges)).toEqual(['Incomplete', 'Invalid', 'Unknown', 'Valid']);
  for (const badge of badges) expect(all('svg', badge)).toHaveLength(1);
  expect(wordsOf(all('[data-preview]')).slice(0, 2)).toEqual([`${'x'.repeat(100)}…`, 'y'.repeat(100)]);
  const first = within(cards[0]!);
  expect(first.getAllByRole('link', { name: /db\d/ })).toHaveLength(3);
  expect(first.getByText('+2 more sources')).toBeVisible();
  expect(cards[2]).not.toHaveTextContent('more source');
  expect(first.getByText(/Year is 1953/)).toBeVisible();
  expect(all('time', cards[0])[0]).toHaveTextContent(/^Nov 20, 2026, \d{1,2}:00\s[AP]M$/);
  for (const text of [
    'J. D. Watson, F. H. C. Crick',
    'Molecular Structure of Nucleic Acids: A Structure for Deoxyribose Nucleic Acid',
    'Nature',
    '1953',
    '10.1038/171737a0',
  ])
    expect(first.getAllByText(text)[0]).toBeVisible();
});

test('151: an empty history leads to the checker', async () => {
  await open('/citations', { ...signedIn, 'GET /api/citations': ok(none) });
  expect(await screen.findByRole('heading', { name: 'No Citations Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start Verifying Citations' })).toHaveAttribute('href', '/');
});

test('search, days and the unknown, each asked of the server; nothing found leads back', async () => {
  const { calls, fill, press, choose } = await open('/citations', {
    ...signedIn,
    'GET /api/citations': (request) => ({ body: /q=/.test(request.url()) ? none : historyPage(1, 10, 37) }),
  });
  const last = () => new URLSearchParams(sent(calls, '/api/citations', 'GET').at(-1)?.query);
  await choose('Status', 'Unknown');
  await waitFor(() => expect(last().get('status')).toBe('unknown'));
  await fill('From', '2026-11-02');
  await fill('To', '2026-11-02');
  await waitFor(() => expect(last().get('to')).toBeTruthy());
  expect(Date.parse(last().get('to') ?? '') - Date.parse(last().get('from') ?? '')).toBe(DAY_MS);
  expect(await screen.findByRole('button', { name: 'Delete these 37' })).toBeVisible();
  const before = calls.length;
  // At once, because typing on a busy machine takes longer than the page waits for more.
  for (const value of ['Wat', 'Wat &', 'Wat & on'])
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value } });
  await waitFor(() => expect(last().get('q')).toBe('Wat & on'));
  expect(calls.length - before).toBe(1);
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await press('Clear the filters');
  expect(await screen.findByText('Showing 1 to 10 of 37 citations')).toBeVisible();
});

test('what the filter shows is exported and deleted, after a question', async () => {
  let gone = false;
  const { calls, user, press, choose } = await open('/citations', {
    ...signedIn,
    'GET /api/citations': () => ({ body: gone ? none : historyPage(1, 10, 37) }),
    'DELETE /api/citations': () => {
      gone = true;
      return { body: { deleted: 37 } };
    },
  });
  await choose('Status', 'Invalid');
  await press('Export');
  const items = await screen.findAllByRole('menuitem');
  expect(wordsOf(items)).toEqual(['CSV, for a spreadsheet', 'JSON, with whole results']);
  expect(items[0]).toHaveAttribute('href', expect.stringMatching(/\?format=csv&status=invalid$/));
  expect(items[0]).toHaveAttribute('download');
  await user.keyboard('{Escape}');
  await press('Delete these 37');
  await press('Keep them');
  await noDialog();
  expect(sent(calls, '/api/citations', 'DELETE')).toHaveLength(0);
  await press('Delete these 37');
  expect(await findDialog('Delete 37 citations?')).toBeVisible();
  await press('Yes, delete');
  expect(await findToast('37 citations deleted')).toBeVisible();
  expect(sent(calls, '/api/citations', 'DELETE')[0]?.query).toBe('?status=invalid');
  expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
});

test('a past result opens whole; the last record of a page deleted leads to the page before, and can be brought back', async () => {
  let records = [record(1), record(2)];
  const answers: Answers = {
    ...signedIn,
    'GET /api/citations': (request) => {
      const asked = Number(new URL(request.url()).searchParams.get('page'));
      return {
        body: { ...historyPage(asked, 1, records.length), citations: records.slice(asked - 1, asked) },
      };
    },
    [`GET /api/citations/${record(2).id}`]: ok({ ...record(2), result: { ...incomplete, id: record(2).id } }),
    [`DELETE /api/citations/${record(2).id}`]: () => {
      records = [record(1)];
      return { status: 204 };
    },
  };
  const { calls, press, menu } = await open('/citations', answers);
  await press('Next');
  const card = await findOne(`[data-record="${record(2).id}"]`);
  await press('Show result', card);
  const result = within(await screen.findByTestId('single-result'));
  await unfold();
  expect(await result.findByRole('table', { name: 'Field by field' })).toHaveTextContent('1954');
  expect(result.getByRole('button', { name: 'Share' })).toBeVisible();
  await press('Delete', card);
  expect(await findOne(`[data-record="${record(1).id}"]`)).toBeVisible();
  await press('Undo');
  await press('Next');
  await press('Delete', await findOne(`[data-record="${record(2).id}"]`));
  expect(await findOne(`[data-record="${record(1).id}"]`)).toBeVisible();
  expect(sent(calls, `/api/citations/${record(2).id}`, 'DELETE')).toEqual([]);
  // What waits to be deleted is deleted before the session ends.
  await menu('Log out');
  await screen.findByRole('button', { name: 'Login' });
  const ends = calls.filter(({ path, method }) => method === 'DELETE' || path === '/api/auth/logout');
  expect(ends.map(({ path }) => path)).toEqual([`/api/citations/${record(2).id}`, '/api/auth/logout']);
});

test('a list of the history is opened by the id of its check; one that was deleted says so', async () => {
  const results = [valid, incomplete];
  const { reload } = await open('/citations/lists/b1', {
    ...signedIn,
    'GET /api/checks/b1': ok(checkOf(['a', 'b'], results, { id: 'b1' })),
  });
  expect(await findEach('[data-row]')).toHaveLength(2);
  await reload('/citations/lists/b2');
  expect(await screen.findByText(/This list does not exist\./)).toBeVisible();
});

test('49: after logout nothing of the last user is left', async () => {
  const { menu } = await open('/citations', signedIn);
  await screen.findByText(/Showing 1 to 10/);
  await menu('Log out');
  expect(await screen.findByText('Access Required')).toBeVisible();
  expect(screen.queryByText(/Watson/)).toBeNull();
});

test.each([
  ['that failed', fault(500, 'Broken.'), 'Failed to load citations. Please try again later.'],
  ['that came', ok(historyPage(1, 10, 37)), 'Showing 1 to 10 of 37 citations'],
])('276-278: an answer %s is neither asked for again nor stale, however long it takes', async (_name, answer, text) => {
  jest.useFakeTimers();
  const { calls, user } = await open('/citations', { ...signedIn, 'GET /api/citations': answer });
  expect(await screen.findByText(text)).toBeVisible();
  // Events shortly after an answer would be ignored in any case.
  await passTime(3_600_000);
  for (const event of ['focus', 'online']) window.dispatchEvent(new Event(event));
  document.dispatchEvent(new Event('visibilitychange'));
  await passTime(60_000);
  expect(calls.filter((call) => call.path === '/api/citations')).toHaveLength(1);
  if (text.startsWith('Failed')) return;
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'FAQs' }));
  await screen.findByRole('heading', { name: /Frequently asked/ });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'My Citations' }));
  expect(await screen.findByText(text)).toBeVisible();
  await passTime(60_000);
  expect(calls.filter((call) => call.path === '/api/citations')).toHaveLength(1);
});
