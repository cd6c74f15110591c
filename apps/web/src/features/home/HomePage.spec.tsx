import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { billing } from '@veracite/testing/web-answers/account';
import { checkOf, readCheck } from '@veracite/testing/web-answers/checks';
import { databases } from '@veracite/testing/web-answers/databases';
import { valid } from '@veracite/testing/web-answers/results';
import { fault, never, ok, signedIn, signedOut, type Answer } from '@veracite/testing/web-answers/table';
import {
  all,
  citations,
  findDialog,
  findOne,
  findToast,
  input,
  open,
  submit,
  toasts,
  unfold,
  wordsOf,
} from '../../../testing/open';
import { streams } from '../../../testing/browser';
import { sent } from '../../../testing/server';

type Calls = Awaited<ReturnType<typeof open>>['calls'];
const checks = (calls: Calls) => calls.filter(({ path }) => path.startsWith('/api/citations/verify'));
const reading = () => screen.getByTestId('reading');
const buttonReads = (label: string) => waitFor(() => expect(submit()).toHaveTextContent(label));
/** Sends by the keyboard, as a disabled button does not. */
const pressEnter = () => fireEvent.keyDown(input(), { key: 'Enter', ctrlKey: true });

test('50-52: twelve rows, and lines are counted trimmed and without blanks', async () => {
  const { fill } = await open('/', signedOut);
  expect(input()).toHaveAttribute('rows', '12');
  await fill(input(), '  one  \n\n   \r\ntwo\nthree\n');
  expect(await screen.findByText('3 citations detected')).toBeVisible();
});

test('53: a line of 1999 characters counts, one of 2000 does not', async () => {
  const { fill } = await open('/', signedOut);
  await fill(input(), 'a'.repeat(1999));
  expect(await screen.findByText('1 citation detected')).toBeVisible();
  await fill(input(), 'a'.repeat(2000));
  expect(await screen.findByText('0 citations detected')).toBeVisible();
  expect(submit()).toBeDisabled();
});

test('54: the preview has five and says how many more', async () => {
  const { fill } = await open('/', signedOut);
  await fill(input(), citations(8));
  expect(within(await screen.findByTestId('preview')).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('and 3 more')).toBeVisible();
});

test('55, 57: the styles, and Clear keeps the chosen one', async () => {
  const { user, fill, press } = await open('/', signedOut);
  const style = screen.getByRole('combobox', { name: 'Citation style' });
  expect(style).toHaveValue('apa');
  expect(wordsOf(within(style).getAllByRole('option'))).toEqual(['APA 7th', 'MLA 9th', 'Chicago 17th']);
  await user.selectOptions(style, 'MLA 9th');
  await fill(input(), 'something');
  await press('Clear');
  expect(input()).toHaveValue('');
  expect(style).toHaveValue('mla');
});

test('56: Paste Example fills in three', async () => {
  const { press } = await open('/', signedOut);
  await press('Paste Example');
  expect(await screen.findByText('3 citations detected')).toBeVisible();
  expect(input().value).toMatch(/Vaswani/);
});

test.each([
  [1, 'Verify Citation', true],
  [7, 'Verify 7 Citations', true],
  [100, 'Verify 100 Citations', true],
  [101, 'Verify 100 Citations', false],
])('59-61: with %i the button reads %s', async (n, label, enabled) => {
  const { fill } = await open('/', signedOut);
  await fill(input(), citations(n));
  await buttonReads(label);
  await waitFor(() => expect((submit() as HTMLButtonElement).disabled).toBe(!enabled));
  const warning = screen.queryByText(
    'Only the first 100 citations will be processed. Please reduce the number of citations or use smaller batches.',
  );
  expect(warning === null).toBe(enabled);
});

test.each([
  ['58, 63: nothing typed, nothing sent', `   \n${'a'.repeat(2000)}`],
  ['64, 74: only blanks and lines that are too long: nothing is sent', `   \n\t\n${'x'.repeat(2000)}`],
])('%s', async (_name, text) => {
  const { calls, fill } = await open('/', signedIn);
  expect(submit()).toBeDisabled();
  await fill(input(), text);
  expect(await screen.findByText('0 citations detected')).toBeVisible();
  expect(submit()).toBeDisabled();
  pressEnter();
  await waitFor(() => expect(sent(calls, '/api/checks')).not.toHaveLength(0));
  expect(checks(calls)).toEqual([]);
});

test('62: while it waits the button says so', async () => {
  const { verify } = await open('/', { ...signedIn, 'POST /api/citations/verify': never });
  await verify('One citation, 2020.');
  await buttonReads('Verifying...');
  expect(submit()).toBeDisabled();
});

test('an empty form says what is missing', async () => {
  await open('/', signedOut);
  expect(submit()).toBeDisabled();
  expect(screen.getByText('Paste or type a reference first.')).toBeVisible();
});

test('65: hero, sections and plans are part of the page', async () => {
  await open('/', signedOut);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Three separate questions' })).toBeVisible();
  expect(await screen.findByText('Example result')).toBeVisible();
});

test('65: the databases are shown as they are now', async () => {
  await open('/', {
    ...signedOut,
    'GET /api/sources': ok(
      databases.map((database, index) => (index === 1 ? { ...database, state: 'resting' } : database)),
    ),
  });
  const ready = databases.filter(({ state }) => state === 'ready').length;
  expect(await screen.findByText(new RegExp(`${ready - 1} in use, 1 paused\\.`))).toBeVisible();
  expect(wordsOf(screen.getAllByRole('listitem')).join('\n')).toContain(`${databases[1]?.name} (paused)`);
});

test('a database that does not find a work that it holds is not available', async () => {
  await open('/', {
    ...signedOut,
    'GET /api/sources': ok(
      databases.map((database, index) => (index === 1 ? { ...database, control: 'failed' } : database)),
    ),
  });
  expect(await screen.findByText(new RegExp(`${databases.length - 1} in use, 1 not working\\.`))).toBeVisible();
  expect(wordsOf(screen.getAllByRole('listitem')).join('\n')).toContain(`${databases[1]?.name} (not working)`);
});

test('65: a visitor steps through real results, in short and whole', async () => {
  const { user, press } = await open('/', signedOut);
  const example = await screen.findByRole('figure', { name: 'Example result' });
  expect(within(example).getByRole('button', { name: 'Incomplete' })).toHaveAttribute('aria-pressed', 'true');
  expect(
    within(example)
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes('Year')),
  ).toHaveTextContent('19541953');
  expect(example).toHaveTextContent(/Output of the checker on \w+ \d+, \d{4}, from stored records\./);
  for (const [name, badge, words] of [
    ['Invalid', 'invalid', 'belongs to “Deep learning”'],
    ['Retracted', 'valid', 'This work was retracted'],
    ['Valid', 'valid', 'LeCun, Y., Bengio, Y., & Hinton, G. (2015)'],
    ['Incomplete', 'incomplete', 'Corrected, APA'],
  ] as const) {
    await press(name, example);
    await waitFor(() => expect(all(`[data-status=${badge}]`, example)[0]).toBeVisible());
    expect(example).toHaveTextContent(words);
  }
  await press('See the full result', example);
  const whole = await findDialog('Example result');
  await waitFor(() => expect(all('details', whole).length).toBeGreaterThan(0));
  await unfold();
  expect(await within(whole).findByRole('table', { name: 'Field by field' })).toHaveTextContent('1953');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(whole).not.toBeInTheDocument());
});

test('69, 72: credits are asked first, then one citation goes to the single call', async () => {
  const { calls, verify } = await open('/', signedIn);
  await screen.findByText(/credits remaining/);
  calls.length = 0;
  await verify('  One citation, 2020.  ');
  expect(await screen.findByTestId('single-result')).toBeVisible();
  // Parts of the page that come into view ask for what they show, whenever they do: only the check's own calls are ordered.
  const requests = calls.filter(({ path }) => /^\/api\/(?:payments\/billing|citations\/verify)/.test(path));
  expect(requests.slice(0, 2).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/payments/billing',
    'POST /api/citations/verify',
  ]);
  expect(sent(calls, '/api/citations/verify')[0]?.body).toEqual({ citation: 'One citation, 2020.', format: 'apa' });
});

test.each([
  ['one citation', ['One citation, 2020.'], 'POST /api/citations/verify', 'k2'],
  ['lines', ['One citation, 2020.', 'Another, 2021.'], 'POST /api/citations/verify-batch', 'k2'],
  ['a list that the server has read', ['One citation, 2020,\ncontinued.'], 'POST /api/checks/k1/run', 'k1'],
])('a submit of %s asks for the credits, starts the check and opens its stream', async (_name, texts, start, id) => {
  const running = checkOf(texts, [], { id, state: 'running' });
  const text = texts.join('\n');
  const { calls, fill, send } = await open('/', {
    ...signedIn,
    'POST /api/checks': ok(readCheck(texts, { layout: id === 'k1' ? 'wrapped' : 'one-a-line' })),
    [start]: () => ({ status: 202, body: { batchId: id } }),
    [`GET /api/checks/${id}`]: ok(running),
  });
  await fill(input(), text);
  if (text.includes('\n')) await waitFor(() => expect(sent(calls, '/api/checks')[0]?.answered).toBe(true));
  await waitFor(() => expect(submit()).toBeEnabled());
  calls.length = 0;
  await send();
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/payments/billing', start]);
});

test('70: without the credits for all of them the plans open and nothing is sent', async () => {
  const { calls, verify } = await open('/', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, remaining: 1 }),
  });
  await verify('a\nb');
  expect(await findDialog('Choose Your Plan')).toBeVisible();
  expect(checks(calls)).toHaveLength(0);
});

test.each([
  ['all of a list was paid lately', 0, 'Costs nothing', 1],
  ['a part of it was paid lately, and the rest is covered', 1, 'Costs at most 1 credit', 1],
  ['a part of it was paid lately, and the rest is not covered', 2, 'Costs at most 2 credits', 0],
])('%s: the page asks for no more than the server charges', async (_name, cost, note, runs) => {
  const texts = ['a, 2020', 'b, 2020', 'c, 2020'];
  const { calls, fill, press } = await open('/', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, remaining: Math.min(cost, 1) }),
    'POST /api/checks': ok({ ...readCheck(texts), cost }),
    'POST /api/checks/k1/run': ok(checkOf(texts)),
  });
  await fill(input(), texts.join('\n'));
  expect(await screen.findByText(note)).toBeVisible();
  await press(/^Verify/);
  if (runs === 0) expect(await findDialog()).toHaveTextContent('2 credits needed, 1 left');
  await waitFor(() => expect(sent(calls, '/api/checks/k1/run')).toHaveLength(runs));
  expect(sent(calls, '/api/citations/verify-batch')).toHaveLength(0);
});

test('70: unlimited credits are enough for any number', async () => {
  const { verify } = await open('/', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, limit: -1, remaining: -1 }),
  });
  await verify('a\nb\nc');
  expect(await screen.findByTestId('batch-results')).toBeVisible();
});

test('71: a failed question about credits lets the check proceed', async () => {
  const { verify } = await open('/', { ...signedIn, 'GET /api/payments/billing': fault(500, 'Broken.') });
  expect(await screen.findByText('Unable to load subscription information')).toBeVisible();
  expect(screen.queryByText(/credits? remaining/)).toBeNull();
  await verify('One citation, 2020.');
  expect(await screen.findByTestId('single-result')).toBeVisible();
});

test('73, 75-76: several go to the batch call, and each kind of result clears the other', async () => {
  const { calls, verify } = await open('/', signedIn);
  await verify(' a \n\n b ');
  expect(await screen.findByTestId('batch-results')).toBeVisible();
  expect(sent(calls, '/api/citations/verify-batch')[0]?.body).toEqual({ citations: ['a', 'b'], format: 'apa' });
  await verify('c');
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(screen.queryByTestId('batch-results')).toBeNull();
  await verify('a\nb');
  expect(await screen.findByTestId('batch-results')).toBeVisible();
  expect(screen.queryByTestId('single-result')).toBeNull();
});

test('75: earlier results disappear when a new check starts', async () => {
  let answer: Answer = ok(valid);
  const { verify } = await open('/', { ...signedIn, 'POST /api/citations/verify': (request) => answer(request) });
  await verify('c');
  expect(await screen.findByTestId('single-result')).toBeVisible();
  answer = never;
  await verify('d');
  expect(await screen.findByText('Verifying citation...')).toBeVisible();
  expect(screen.queryByTestId('single-result')).toBeNull();
});

test('77: today and the recent ones are asked again after a check', async () => {
  const { calls, user, verify } = await open('/dashboard', signedIn);
  await findOne('[data-testid=recent] li');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /home/i }));
  await screen.findByRole('textbox', { name: /references/i });
  await verify('c');
  expect(await screen.findByTestId('single-result')).toBeVisible();
  window.history.back();
  await findOne('[data-testid=recent] li');
  for (const path of ['/api/citations/recent', '/api/stats/today'])
    await waitFor(() => expect(sent(calls, path, 'GET')).toHaveLength(2));
});

test.each([
  '/',
  '/verify-academic-citation-existence',
  '/verify-academic-journal-citations',
  '/academic-citation-verification-tools',
])('78: on %s a failed check is reported', async (path) => {
  let answer = fault(500, 'The databases are resting.');
  const { verify } = await open(path, { ...signedIn, 'POST /api/citations/verify': (request) => answer(request) });
  await verify('c');
  expect(await findToast('Verification Failed')).toHaveTextContent('The databases are resting.');
  answer = fault(500);
  await verify('c');
  await waitFor(() => expect(toasts()[0]).toHaveTextContent('Failed to verify citation. Please try again.'));
});

test('S12: a list that costs more than is left says so first', async () => {
  const { fill, press } = await open('/', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, remaining: 3, usedCreditsThisMonth: 97 }),
  });
  await fill(input(), 'a, 2020\nb, 2020\nc, 2020\nd, 2020');
  await press(/^Verify/);
  expect(await findDialog()).toHaveTextContent('4 credits needed, 3 left');
});

test('S14: one credit is one credit', async () => {
  await open('/', {
    ...signedIn,
    'GET /api/payments/billing': ok({ ...billing, remaining: 1, usedCreditsThisMonth: 99 }),
  });
  expect(await screen.findByText('1 credit remaining')).toBeVisible();
});

const text = 'Smith, J. (2001).\nA title.';
const summary = 'Read as references that run over several lines: 1 reference.';
const single = readCheck([text], { layout: 'wrapped', summary });

test('while the server is unavailable, lines are counted, the page says so, and they can be checked', async () => {
  const { calls, user, fill } = await open('/', { ...signedIn, 'POST /api/checks': fault(500) });
  await fill(input(), text);
  await buttonReads('Verify 2 Citations');
  await waitFor(() => expect(reading()).toHaveTextContent('because the server could not read the text'));
  await user.click(submit());
  expect(await screen.findByTestId('batch-results')).toBeVisible();
  expect(sent(calls, '/api/citations/verify-batch')[0]?.body).toEqual({ citations: text.split('\n'), format: 'apa' });
});

test('a server that refuses is quoted; one of another version does not break the page', async () => {
  let answer = fault(429, 'Too many requests. Try again in 20 seconds.');
  const { fill } = await open('/', { ...signedIn, 'POST /api/checks': (request) => answer(request) });
  await fill(input(), text);
  await waitFor(() =>
    expect(reading()).toHaveTextContent(
      /^Counted one citation per line\. Too many requests\. Try again in 20 seconds\./,
    ),
  );
  answer = ok({ entries: 5 });
  await fill(input(), `${text} `);
  await waitFor(() =>
    expect(reading()).toHaveTextContent('Counted one citation per line because the server could not read the text.'),
  );
});

test('typing stays possible while the server is slow, and only the answer for the current text counts', async () => {
  const answers: ((reply: object) => void)[] = [];
  const pending: Answer = () => new Promise((resolve) => answers.push((body) => resolve({ body })));
  const { fill } = await open('/', { ...signedOut, 'POST /api/checks': pending });
  await fill(input(), `${text}\nand more`);
  await buttonReads('Verify 3 Citations');
  await waitFor(() => expect(reading()).toHaveTextContent('while the text is being read'));
  expect(answers).toHaveLength(1);
  await fill(input(), text);
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(single);
  await waitFor(() => expect(reading()).toHaveTextContent(summary));
  await buttonReads('Verify Citation');
});

test('pressed before the answer, a check waits for it, and does not charge for other entries than were shown', async () => {
  const { calls, user, fill } = await open('/', {
    ...signedIn,
    'POST /api/checks': ok(single, 200),
    'POST /api/checks/k1/run': () => ({ status: 202, body: {} }),
    'GET /api/checks/k1': ok(checkOf([text], [valid])),
  });
  await fill(input(), text);
  await user.click(submit());
  expect(await screen.findByText(/The number of citations changed when the text was read\./)).toBeVisible();
  expect(sent(calls, '/api/checks/k1/run')).toEqual([]);
  await user.click(submit());
  expect(await screen.findByTestId('single-result')).toBeVisible();
  expect(sent(calls, '/api/checks')[0]?.body).toEqual({ text, tool: 'citations' });
  expect(sent(calls, '/api/checks/k1/run')).toMatchObject([{ body: { style: 'apa', keep: true } }]);
  expect(checks(calls)).toEqual([]);
});

const box = { name: 'Do not keep this text' };

test.each(['/', '/bibliography-checker'])('%s says next to the text what is sent while one types', async (path) => {
  await open(path, signedOut);
  expect(await screen.findByRole('checkbox', box)).toHaveAccessibleDescription(/sent to this server as you type/);
  expect(screen.getAllByText(/while you type|as you type/)).toHaveLength(1);
});

test('a text that is not to be kept is sent so, also after a reload, alone and in a list, and no link is offered', async () => {
  const { id: _id, ...unkept } = valid;
  const batch = { batchId: 'b1', state: 'done', totalCount: 2, processedCount: 2, results: [unkept, unkept] };
  const { calls, user, reload, verify } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify': ok(unkept),
    'POST /api/citations/verify-batch': ok(batch),
  });
  await user.click(await screen.findByRole('checkbox', box));
  await reload();
  expect(await screen.findByText(/It will not appear in your history/)).toBeVisible();
  await verify(citations(1));
  expect(await screen.findByRole('button', { name: /^Print/ })).toBeVisible();
  expect(sent(calls, '/api/citations/verify')[0]?.body).toMatchObject({ keep: false });
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
  await verify(citations(2));
  expect(await screen.findByRole('button', { name: /^Copy all/i })).toBeVisible();
  expect(sent(calls, '/api/citations/verify-batch')[0]?.body).toMatchObject({ keep: false });
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
});

test('by itself a request says nothing of keeping', async () => {
  const { calls, verify } = await open('/', { ...signedIn, 'POST /api/citations/verify': ok({ ...valid, id: 'c1' }) });
  await verify(citations(1));
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(sent(calls, '/api/citations/verify')[0]?.body).not.toHaveProperty('keep');
});

test('an account that keeps nothing says so next to every text', async () => {
  await open('/', { ...signedIn, 'GET /api/account/settings': ok({ keepTexts: false }) });
  await waitFor(() => expect(screen.getByRole('checkbox', box)).toBeChecked());
  expect(screen.getByRole('checkbox', box)).toBeDisabled();
  expect(screen.getByText(/Your account stores no texts\./)).toBeVisible();
});
