import { screen, waitFor, within } from '@testing-library/react';
import { fault, outOfCredits, signedIn, signedOut } from '@veracite/testing/web-answers/table';
import { findDialog, findToast, open } from '../../testing/open';
import { sent } from '../../testing/server';

/** What the four tools have in common: the sign-in and the credits they ask for, and how they fail. */

const tools: [path: string, tool: string, field: string, text: string][] = [
  ['/citation-finder', 'Citation Finder', 'Title', 'x'],
  ['/citation-corrector', 'Citation Corrector', 'Citation', 'x'],
  ['/bibliography-checker', 'Bibliography Checker', 'Bibliography', 'A citation long enough.'],
  ['/source-checker', 'Source Checker', 'Source', 'Nature'],
];
type Calls = Awaited<ReturnType<typeof open>>['calls'];
const billingCalls = (calls: Calls) => calls.filter(({ path }) => path === '/api/payments/billing');
const findField = (name: string) => screen.findByRole('textbox', { name });

test.each(tools)('159, 177, 187, 210, 279: %s: %s asks a visitor to sign in', async (path, tool, field, text) => {
  const { calls, fill, send } = await open(path, signedOut);
  expect(screen.queryByTestId('credits-badge')).toBeNull();
  await fill(await findField(field), text);
  await send();
  expect(await findToast('Authentication Required')).toHaveTextContent(
    `Please log in to use ${tool}. Sign up for free to get started.`,
  );
  expect(await findDialog('Welcome back')).toBeVisible();
  // Creating a check is free and open to visitors.
  expect(calls.filter(({ method, path: call }) => method === 'POST' && call !== '/api/checks')).toHaveLength(0);
  expect(billingCalls(calls)).toHaveLength(0);
});

test.each(tools)('279: %s: %s asks for the credits of a user when it opens', async (path) => {
  const { calls } = await open(path, signedIn);
  await waitFor(() => expect(billingCalls(calls)).toHaveLength(1));
});

test.each([tools[0]!, tools[3]!])('160, 211: %s: %s without credits', async (path, tool, field, text) => {
  const { calls, fill, send } = await open(path, outOfCredits);
  await fill(await findField(field), text);
  await send();
  expect(await findToast('Insufficient Credits')).toHaveTextContent(
    `You need at least 1 credit to use ${tool}. Please upgrade your plan.`,
  );
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test.each([
  ['171', tools[0]!, '/api/citations/find', 'Search Failed', 'Failed to search for citations. Please try again.'],
  ['180', tools[1]!, '/api/citations/verify', 'Correction Failed', 'Failed to correct citation. Please try again.'],
  [
    '205',
    tools[2]!,
    '/api/bibliography/analyze',
    'Analysis Failed',
    'Failed to analyze bibliography. Please try again.',
  ],
  ['231', tools[3]!, '/api/sources/verify', 'Verification Failed', 'Failed to verify source. Please try again.'],
] as const)('%s: a failure on %s is reported', async (_number, [path, , field, text], call, title, sentence) => {
  let answer = fault(500);
  const { calls, fill, send } = await open(path, { ...signedIn, [`POST ${call}`]: (request) => answer(request) });
  await fill(await findField(field), text);
  await send();
  const toast = await findToast(title);
  expect(toast).toHaveTextContent(sentence);
  // A destructive toast is an alert.
  expect(within(toast).getAllByRole('alert')).toHaveLength(1);
  answer = fault(503, 'Come back in a minute.');
  await send();
  await waitFor(async () => expect(await findToast(title)).toHaveTextContent('Come back in a minute.'));
  expect(sent(calls, call)).toHaveLength(2);
});

test('S2: every tool keeps its form, and a sign-out takes it away', async () => {
  const { fill, reload, menu } = await open('/citation-finder', signedIn);
  await fill('Author(s)', 'Vaswani');
  await reload('/bibliography-checker');
  await fill(await findField('Bibliography'), 'A list to keep, 2020.');
  await reload('/source-checker');
  await fill('Source', 'A source to keep');
  await reload('/citation-finder');
  expect(await screen.findByLabelText('Author(s)')).toHaveValue('Vaswani');
  await reload('/bibliography-checker');
  expect(await findField('Bibliography')).toHaveValue('A list to keep, 2020.');
  await reload('/source-checker');
  expect(await screen.findByLabelText('Source')).toHaveValue('A source to keep');
  await menu('Log out');
  await waitFor(() => expect(screen.getByLabelText('Source')).toHaveValue(''));
  await reload('/bibliography-checker');
  expect(await findField('Bibliography')).toHaveValue('');
});
