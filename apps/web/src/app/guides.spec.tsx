import { screen, waitFor, within } from '@testing-library/react';
import { billing } from '@veracite/testing/web-answers/account';
import { databases } from '@veracite/testing/web-answers/databases';
import { fault, ok, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { all, findDialog, findEach, input, noDialog, open, submit } from '../../testing/open';
import { sent } from '../../testing/server';

/** Pages of text: questions, terms, guides. */

const main = () => screen.getByRole('main');
const link = (name: string) => within(main()).getByRole('link', { name });

test('114-116: twelve questions that open and close, and the way home', async () => {
  const { user } = await open('/faq', signedOut);
  const questions = within(screen.getByTestId('faq')).getAllByRole('button');
  expect(questions).toHaveLength(12);
  for (const question of questions) {
    await user.click(question);
    expect(question).toHaveAttribute('aria-expanded', 'true');
    await user.click(question);
    expect(question).toHaveAttribute('aria-expanded', 'false');
    await user.click(question);
  }
  expect(screen.getByText(/up to 100 citations/)).toBeVisible();
  expect(screen.getByText(/One verification takes about 1-3 seconds/)).toBeVisible();
  expect(link('Back to Home')).toHaveAttribute('href', '/');
});

test.each(['/terms', '/privacy'])('117-118: %s', async (path) => {
  await open(path, signedOut);
  expect(main()).toHaveTextContent('Last updated: January 2025');
  expect(link('Back to Home')).toHaveAttribute('href', '/');
  expect(link('Verify a citation')).toHaveAttribute('href', '/');
  expect(main()).toHaveTextContent('Account data is removed within 30 days after deletion');
  expect(main()).toHaveTextContent(/under 13/);
});

test('119-120: no claim contradicts another', async () => {
  const { reload } = await open('/', signedOut);
  const ready = databases.filter(({ state }) => state === 'ready').length;
  await screen.findAllByText(new RegExp(`${ready} databases`));
  const texts = [document.body.textContent];
  for (const path of [
    '/faq',
    '/pricing',
    '/terms',
    '/privacy',
    '/citation-finder',
    '/citation-corrector',
    '/bibliography-checker',
    '/source-checker',
    '/academic-citation-verification-tools',
    '/verify-bibliographic-citations',
    '/verify-academic-citations-database',
    '/verify-academic-paper-citations',
    '/verify-academic-citation-existence',
    '/verify-academic-journal-citations',
  ]) {
    await reload(path);
    if (path === '/pricing') await findEach('[data-plan]');
    texts.push(document.body.textContent);
  }
  const claims = texts.join('\n');
  const counts = new Set([...claims.matchAll(/\b(\d{1,3}) databases\b/g)].map(([, count]) => count));
  expect([...counts]).toEqual([String(ready)]);
  for (const claim of [/no sign-?up required/i, /50,000/, /2M\+/, /183,000/, /non-refundable/i, /\$36/, /17\+/])
    expect(claims).not.toMatch(claim);
  expect(claims).toMatch(/refunded in full when you ask within 30 days/);
});

test('232-234: the guides', async () => {
  const { reload } = await open('/verify-bibliographic-citations', signedOut);
  const isStatic = () => expect(all('form, textarea', main())).toEqual([]);
  expect(link('Check a bibliography')).toHaveAttribute('href', '/bibliography-checker');
  isStatic();
  await reload('/verify-academic-citations-database');
  isStatic();
  expect(link('Verify a citation')).toHaveAttribute('href', '/');
  for (const name of ['General', 'Scientific', 'Specialized', 'Publisher']) {
    const group = await screen.findByRole('region', { name });
    expect(within(group).getAllByRole('listitem')[0]).toBeVisible();
  }
  await reload('/verify-academic-paper-citations');
  isStatic();
  for (const severity of ['critical', 'high', 'medium']) expect(screen.getAllByText(severity)[0]).toBeVisible();
  expect(link('Check a bibliography')).toHaveAttribute('href', '/bibliography-checker');
});

test.each([
  '/verify-academic-citation-existence',
  '/verify-academic-journal-citations',
  '/academic-citation-verification-tools',
])('235-238: %s verifies one, a batch, and opens the plans without credits', async (path) => {
  let remaining = 5;
  const { calls, user, fill, verify } = await open(path, {
    ...signedIn,
    'GET /api/payments/billing': () => ({ body: { ...billing, remaining } }),
  });
  await fill(input(), ' \n\t\n');
  expect(submit()).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Citation style' }), 'Chicago 17th');
  await verify('  a  \n\n');
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(sent(calls, '/api/citations/verify').map(({ body }) => body)).toEqual([{ citation: 'a', format: 'chicago' }]);
  await verify('a\n \nb');
  expect(await screen.findByTestId('batch-results')).toBeVisible();
  expect(screen.queryByTestId('single-result')).toBeNull();
  expect(sent(calls, '/api/citations/verify-batch')[0]?.body).toEqual({ citations: ['a', 'b'], format: 'chicago' });
  await verify('c');
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(screen.queryByTestId('batch-results')).toBeNull();
  remaining = 1;
  await verify('a\nb');
  expect(await findDialog('Choose Your Plan')).toBeVisible();
  expect(sent(calls, '/api/citations/verify-batch')).toHaveLength(1);
});

test('239-241: the toolkit: six cards, and plans by a link', async () => {
  let answer = fault(500, 'No.');
  const { calls, press } = await open('/academic-citation-verification-tools', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, planType: 'free' }),
    'POST /api/payments/create-checkout': (request) => answer(request),
  });
  expect(screen.getByRole('heading', { name: 'What you gain' })).toBeVisible();
  const links = within(screen.getByTestId('toolkit')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/citation-finder',
    '/bibliography-checker',
    '/source-checker',
    '/citation-corrector',
    '/verify-bibliographic-citations',
  ]);
  await press('See plans');
  const dialog = await findDialog('Choose Your Plan');
  await press('Start Basic Plan', dialog);
  await waitFor(() => expect(sent(calls, '/api/payments/create-checkout')).toHaveLength(1));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Start Basic Plan' })).toBeEnabled());
  expect(window.open).not.toHaveBeenCalled();
  answer = ok({ checkoutUrl: 'https://pay.test/x' });
  await press('Upgrade to Expert', dialog);
  await noDialog();
  expect(window.open).toHaveBeenCalledWith('https://pay.test/x', '_blank', 'noopener');
  expect(sent(calls, '/api/payments/create-checkout')[1]?.body).toEqual({ planType: 'expert' });
});

test.each([
  ['/citation-corrector', /Correct a citation/, /Put a citation right/],
  ['/citation-finder', /we search with whatever you/, /asked of the databases/],
  ['/pricing', /Cancel from your dashboard in a minute/, /In the dashboard, in a minute/],
  [
    '/verify-academic-citations-database',
    /We only count a miss where the work should be listed/,
    /a presence was to be expected/,
  ],
  ['/verify-academic-citation-existence', /“Not found” and “no answer” are kept apart/, /Silence is \w+ from absence/],
])('S17: %s uses plain English', async (path, now, before) => {
  await open(path, signedOut);
  expect((await screen.findAllByText(now))[0]).toBeVisible();
  expect(screen.queryAllByText(before)).toHaveLength(0);
});
