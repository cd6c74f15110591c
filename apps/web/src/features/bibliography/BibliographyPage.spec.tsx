import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Check } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import { billing } from '@veracite/testing/web-answers/account';
import { analysis, wholeAnalysis } from '@veracite/testing/web-answers/bibliography';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { fake, unknown, valid } from '@veracite/testing/web-answers/results';
import { fault, never, ok, signedIn, type Answers } from '@veracite/testing/web-answers/table';
import { saved, streams } from '../../../testing/browser';
import {
  all,
  citations,
  findEach,
  findToast,
  isBefore,
  open,
  openFold,
  submit,
  toasts,
  unfold,
  wordsOf,
} from '../../../testing/open';
import { sent } from '../../../testing/server';

const ENTRY = 'A citation long enough.';
const list = () => screen.getByRole('textbox', { name: /^Bibliography/ });
const findResult = () => screen.findByTestId('bibliography-result');
const bar = () => screen.getByRole('progressbar', { name: /Analyzing/ });
const barIsAt = (percent: string) => waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', percent));
const region = (name: string) => screen.getByRole('region', { name });
const isIdle = () => waitFor(() => expect(submit()).toHaveTextContent(/^Analyze Bibliography$/));

const openChecker = (answers: Answers = {}) => open('/bibliography-checker', { ...signedIn, ...answers });

/** Opens the checker and analyzes a list. */
async function analyze(answers: Answers = {}) {
  const page = await openChecker(answers);
  await page.fill(list(), ENTRY);
  await page.send();
  return page;
}

test('181-183: the form of the bibliography checker', async () => {
  const { calls, fill, send } = await openChecker();
  expect(list()).toHaveAttribute('rows', '12');
  const format = screen.getByRole('combobox', { name: 'Expected format' });
  expect(format).toHaveValue('apa');
  expect(
    within(format)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ).toEqual(['apa', 'mla', 'chicago']);
  expect(screen.getByRole('combobox', { name: 'Analysis depth' })).toHaveTextContent(
    /^Comprehensive Analysis \(Detailed\)$/,
  );
  await fill(list(), '123456789');
  await send();
  expect(await screen.findByText('Bibliography must contain at least some text')).toBeVisible();
  expect(sent(calls, '/api/bibliography/analyze')).toHaveLength(0);
  await fill(list(), '1234567890');
  await send();
  expect(await findResult()).toBeVisible();
  expect(sent(calls, '/api/bibliography/analyze')[0]?.body).toEqual({
    bibliography: '1234567890',
    format: 'apa',
    analysisType: 'comprehensive',
  });
});

test('184-186: quick costs half rounded up, and the toast has the real numbers', async () => {
  const { calls, fill, choose, send, press } = await openChecker({
    'POST /api/checks': ok({ id: 'part' }),
    'POST /api/checks/part/run': ok({}),
    'GET /api/payments/billing': ok({ ...billing, remaining: 2 }),
  });
  await fill(list(), `${Array.from({ length: 5 }, (_, n) => `Counted line ${n}`).join('\n')}\n  0123456789  `);
  expect(await screen.findByText(/5 citations. Costs at most 5 credits/)).toBeVisible();
  await choose('Analysis depth', 'Quick Analysis (Faster)');
  expect(await screen.findByText(/5 citations. Costs at most 3 credits/)).toBeVisible();
  await send();
  expect(await findToast('Insufficient Credits')).toHaveTextContent(
    'You need 3 credits for this analysis (5 citations). You have 2 credits remaining.',
  );
  expect(sent(calls, '/api/bibliography/analyze')).toHaveLength(0);
  await press('Check the first ones that my 2 credits cover');
  const body = { partly: true, style: 'apa', depth: 'quick' };
  await waitFor(() => expect(sent(calls, '/api/checks/part/run')).toMatchObject([{ body }]));
});

test('189: while it waits: Analyzing... and 33', async () => {
  const { fill, send } = await openChecker({ 'POST /api/bibliography/analyze': never });
  expect(submit()).toHaveTextContent(/^Analyze Bibliography$/);
  await fill(list(), ENTRY);
  await send();
  await waitFor(() => expect(submit()).toHaveTextContent('Analyzing...'));
  await barIsAt('33');
});

/** An analysis that was started with twelve entries, of which the first so many are settled. */
const checkAt = (settled: number, over: Partial<Check> = {}) =>
  checkOf(Array<string>(12).fill(ENTRY), Array<VerificationResult>(settled).fill(valid), {
    id: 'a1',
    tool: 'bibliography',
    ...over,
  });
const started: Answers = {
  'POST /api/bibliography/analyze': () => ({
    status: 202,
    body: { analysisId: 'a1', batchId: 'a1', total: 12, state: 'queued', settled: 0 },
  }),
  'GET /api/checks/a1/report': ok(analysis),
};

test('189: the bar rises with what is settled, and the result follows', async () => {
  let now = checkAt(3);
  await analyze({ ...started, 'GET /api/checks/a1': () => ({ body: now }) });
  await barIsAt('49');
  const [stream] = streams;
  for (const position of [3, 4, 5]) stream!.emit('judged', { position, result: valid });
  await barIsAt('64');
  now = checkAt(12);
  stream!.emit('finished', { state: 'finished' });
  expect(await findResult()).toBeVisible();
});

test('an analysis that was left while it runs is shown again at its address, and its result stays until it is cleared', async () => {
  let now = checkAt(3);
  const { calls, reload, press } = await analyze({ ...started, 'GET /api/checks/a1': () => ({ body: now }) });
  await barIsAt('49');
  await reload('/faq');
  await reload('/bibliography-checker?check=a1');
  await waitFor(() => expect(bar()).toHaveAttribute('aria-valuenow', '49'));
  now = checkAt(12);
  streams.at(-1)!.emit('finished', { state: 'finished' });
  expect(await findResult()).toBeVisible();
  await reload();
  expect(await findResult()).toBeVisible();
  await press('Clear');
  await reload();
  expect(await screen.findByRole('heading', { level: 2, name: 'How a list is checked' })).toBeVisible();
  expect(screen.queryByTestId('bibliography-result')).toBeNull();
  expect(sent(calls, '/api/bibliography/analyze')).toHaveLength(1);
});

test('a row says why its entry is not decided, and which entry was checked by hand', async () => {
  const unlisted = { ...fake, parsed: { ...fake.parsed, csl: { ...fake.parsed.csl, title: 'A work in an archive' } } };
  const mark = { id: 'm1', title: 'A work in an archive', authors: [], reason: 'in the archive', by: 'Ana' };
  await analyze({
    ...started,
    'GET /api/checked-references': ok([{ ...mark, checked: '2026-03-03', isOwn: false }]),
    'GET /api/checks/a1': ok(checkOf([ENTRY, ENTRY], [unlisted, unknown], { id: 'a1', tool: 'bibliography' })),
    'GET /api/checks/a1/report': ok({
      ...analysis,
      entries: analysis.entries
        .slice(0, 2)
        .map((entry, index) => ({ ...entry, status: index === 0 ? 'fake' : 'unknown' })),
    }),
  });
  const [first, second] = await findEach('[data-entry]');
  expect(await within(first!).findByText('Checked by hand')).toBeVisible();
  expect(second).not.toHaveTextContent('Checked by hand');
  expect(wordsOf(all('[data-entry] [data-status]'))).toEqual(['Invalid', 'UnknownNo reliable answer']);
});

test.each([
  ['what was checked is shown', 3, 'Canceled. The results so far are below.'],
  ['with nothing checked nothing is shown', 0, 'Canceled. Nothing was checked, and nothing was charged.'],
])('an analysis is canceled: %s', async (_name, checked, sentence) => {
  let now = checkAt(checked);
  const { calls, press } = await analyze({
    ...started,
    'GET /api/checks/a1': () => ({ body: now }),
    'DELETE /api/checks/a1': () => {
      now = checkAt(checked, { state: 'canceled' });
      return { status: 204 };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Analyzing your bibliography' })).toBeVisible();
  await press('Cancel');
  await waitFor(() => expect(toasts()[0]).toHaveTextContent(sentence));
  await isIdle();
  await waitFor(() => expect(screen.queryAllByTestId('bibliography-result')).toHaveLength(checked > 0 ? 1 : 0));
  expect(sent(calls, '/api/checks/a1', 'DELETE')).toHaveLength(1);
});

test('an analysis that was refused leaves nothing in the address', async () => {
  const { reload } = await analyze({ 'POST /api/bibliography/analyze': fault(503) });
  await findToast('Analysis Failed');
  await reload();
  await isIdle();
  expect(window.location.search).toBe('');
});

test('192: the grade of a score', async () => {
  let overallScore = 0;
  const { fill, send } = await openChecker({
    'POST /api/bibliography/analyze': () => ({ body: { ...analysis, overallScore } }),
  });
  await fill(list(), ENTRY);
  for (const [score, grade] of [
    [90, 'A'],
    [89, 'B'],
    [80, 'B'],
    [79, 'C'],
    [70, 'C'],
    [69, 'D'],
    [60, 'D'],
    [59, 'F'],
  ] as const) {
    overallScore = score;
    await send();
    await waitFor(() => expect(screen.getByTestId('score')).toHaveTextContent(new RegExp(`^${score}$`)));
    expect(screen.getByText(`Grade ${grade}`)).toBeVisible();
  }
});

test('191, 193-204: the result of an analysis', async () => {
  const { calls, user, fill, send, press } = await openChecker();
  const billingCalls = () => calls.filter((call) => call.path === '/api/payments/billing').length;
  await fill(list(), ENTRY);
  const before = billingCalls();
  await send();
  const result = await findResult();
  for (const [name, words] of [
    ['Valid entries', '2 of 12'],
    ['Issues found', '10'],
    ['Completeness', '84%'],
  ] as const)
    expect(all(`[data-counter="${name}"]`, result)[0]).toHaveTextContent(words);
  const { strengths, weaknesses, recommendations } = analysis.summary;
  expect(wordsOf(within(region('Strengths')).getAllByRole('listitem'))).toEqual(strengths);
  expect(wordsOf(within(region('What to do')).getAllByRole('rowheader'))).toEqual([...weaknesses, ...recommendations]);
  await waitFor(() => expect(billingCalls()).toBeGreaterThan(before + 1));

  const entries = await findEach('[data-entry]');
  const badges = all('[data-entry] [data-tone]').slice(0, 6);
  expect(badges.map((badge) => `${badge.textContent} ${badge.getAttribute('data-tone')}`)).toEqual([
    'Valid valid',
    'Incomplete incomplete',
    'Invalid fake',
    'duplicate duplicate',
    'formatting error formatting',
    'Unknown unknown',
  ]);
  expect(entries[0]).toHaveTextContent('Line 1');
  expect(entries[0]).toHaveTextContent('Year is 1953');
  const preview = all('[data-preview]', entries[0])[0]?.textContent ?? '';
  expect(preview).toHaveLength(151);
  expect(preview.endsWith('…')).toBe(true);
  await user.click(entries[1]!);
  const detail = within(await screen.findByTestId('entry-detail'));
  expect(detail.getByText('Incomplete', { selector: '[data-tone] *, [data-tone]' })).toBeVisible();
  const verdict = detail.getByRole('group', { name: 'Verdict' });
  expect(verdict).toHaveTextContent('Details: Year is 1953');
  expect(verdict).toHaveTextContent(`You wrote ${analysis.entries[1]?.originalText.trim()}`);
  expect(detail.getByRole('region', { name: 'Corrected Citation' })).toBeVisible();
  const links = within(verdict).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank', '_blank']);

  await press('Download Report');
  expect(saved.map(({ name }) => name)).toEqual(['bibliography-analysis-report.txt']);
  const text = await saved[0]!.text();
  for (const part of [
    /Generated: 20\d\d-/,
    ...['Valid', 'Incomplete', 'Invalid', 'Duplicate', 'Formatting'].map(
      (name) => new RegExp(`${name}.*: 2 \\(17%\\)`, 'i'),
    ),
    /Overall score: 71\/100/,
    /Line 2/,
    /Status: Incomplete/,
    /Citation: .{100}…/,
    /Issue: Year is 1953/,
  ])
    expect(text).toMatch(part);
  expect(text.split('Line 3')[0]?.match(/Source: /g)).toHaveLength(4);

  await press('Clear');
  await waitFor(() => expect(result).not.toBeInTheDocument());
  expect(screen.queryByTestId('entry-detail')).toBeNull();
  expect(list()).toHaveValue('');
});

test('188, 190: credits of a user, and what an analysis sends', async () => {
  const { calls, fill, send } = await openChecker();
  await waitFor(() => expect(screen.getByTestId('credits-badge')).toHaveTextContent('63'));
  await fill(list(), 'A citation that is long enough.');
  await send();
  expect(await findResult()).toBeVisible();
  expect(sent(calls, '/api/bibliography/analyze')[0]?.body).toEqual({
    bibliography: 'A citation that is long enough.',
    format: 'apa',
    analysisType: 'comprehensive',
  });
});

test('the X-ray, the parts of the score, the list and the in-text check lead to their entries', async () => {
  const { calls, fill, send, press } = await openChecker({ 'POST /api/bibliography/analyze': ok(wholeAnalysis) });
  await fill(list(), 'A citation that is long enough.');
  await openFold(/Compare with a manuscript/);
  await fill(await screen.findByLabelText(/^Your text/), 'As shown (Franklin, 1953).');
  await fill(screen.getByLabelText(/^Its authors/), 'Ada Lovelace');
  await send();
  await findResult();
  await unfold();
  expect(await screen.findByRole('region', { name: 'Score breakdown' })).toHaveTextContent('33.3 of 40 points');
  expect(sent(calls, '/api/bibliography/analyze')[0]?.body).toMatchObject({
    manuscript: 'As shown (Franklin, 1953).',
    manuscriptAuthors: 'Ada Lovelace',
  });
  expect(region('The list as a whole')).toHaveTextContent('More than one citation style is used.');
  const inText = region('In-text citations');
  expect(inText).toHaveTextContent('Cited but not in the list: Franklin, 1953 (2 times)');
  await press('Line 12', inText);
  expect(await screen.findByRole('heading', { name: 'Line 12 in detail' })).toBeVisible();
  const problem = within(region('What to do'))
    .getAllByRole('row')
    .find((row) => row.textContent?.includes('2 of 12 references were not found.'))!;
  expect(problem).toHaveTextContent('by hand');
  await press('Line 9', problem);
  expect(await screen.findByRole('heading', { name: 'Line 9 in detail' })).toBeVisible();
  const xray = region('X-ray of the list');
  for (const [table, row] of [
    ['Works by year', '2018 3'],
    ['Shares of the list', /^With a DOI .* 58%$/],
    ['Journal', 'Nature 5'],
  ] as const)
    expect(
      within(within(xray).getByRole('table', { name: table })).getByRole('row', { name: row }),
    ).toBeInTheDocument();
  expect(xray).toHaveTextContent('https://gone.example/paper');
  expect(xray).toHaveTextContent('Lovelace, A. (2024). Notes.');
});

test('S7: a bibliography: what was not found in red on top, entries under it, a filter, one table, a capped grade', async () => {
  const cap = { to: 59, reason: '2 of 12 references were not found.' };
  const { press } = await analyze({
    'POST /api/bibliography/analyze': ok({ ...wholeAnalysis, overallScore: 59, cap }),
  });
  const headline = await screen.findByTestId('headline');
  expect(headline).toHaveTextContent('2 of 12 references were not found');
  expect(screen.getByText('Limited to 59: 2 of 12 references were not found.')).toBeVisible();
  expect(screen.getByText('Grade F')).toBeVisible();
  const heading = (name: string) => screen.getAllByRole('heading', { name })[0]!;
  expect(isBefore(heading('Entries'), heading('What to do'))).toBe(true);
  await press('Show these 2', headline);
  await waitFor(() => expect(all('[data-entry]')).toHaveLength(2));
  await press('Valid 2', screen.getByRole('group', { name: 'Entries by status' }));
  await waitFor(() => expect(all('[data-entry] [data-tone=valid]')).toHaveLength(2));
  await press('Line 3', screen.getByRole('table', { name: 'What to do' }));
  expect(await screen.findByRole('heading', { name: 'Line 3 in detail' })).toBeVisible();
  expect(all('[data-entry]')).toHaveLength(analysis.entries.length);
});

test('a bibliography that is not to be kept is sent so, and no certificate is offered', async () => {
  const { calls, user, fill, send } = await openChecker({
    'POST /api/bibliography/analyze': ok({ ...analysis, analysisId: 'a1', keep: false }),
  });
  await fill(list(), citations(2));
  await user.click(screen.getByRole('checkbox', { name: 'Do not keep this text' }));
  await send();
  expect(await screen.findByRole('button', { name: /^Watch/ })).toBeVisible();
  expect(sent(calls, '/api/bibliography/analyze')[0]?.body).toMatchObject({ keep: false });
  expect(screen.queryByRole('button', { name: /^Certificate/ })).toBeNull();
});

test('an analysis left before the first answer is found again among the open ones', async () => {
  const { reload } = await analyze({
    ...started,
    'POST /api/bibliography/analyze': never,
    'GET /api/checks': ok([checkAt(3)]),
    'GET /api/checks/a1': ok(checkAt(3)),
  });
  await waitFor(() => expect(submit()).toHaveTextContent('Analyzing...'));
  await reload();
  await userEvent.click(await screen.findByRole('link', { name: 'Show' }));
  await barIsAt('49');
});

test('an analysis that is gone is quietly forgotten', async () => {
  const { calls } = await openChecker();
  window.history.pushState(null, '', '/bibliography-checker?check=a1');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(sent(calls, '/api/checks/a1', 'GET')).toHaveLength(1));
  await isIdle();
  expect(window.location.search).toBe('');
  expect(toasts()).toHaveLength(0);
  expect(wordsOf(screen.getAllByRole('heading', { level: 1 }))).toHaveLength(1);
});
