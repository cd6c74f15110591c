import type { VerificationResult } from '@veracite/contracts/citations';
import { screen, waitFor, within } from '@testing-library/react';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { fake, incomplete, unknown, valid } from '@veracite/testing/web-answers/results';
import { fault, never, ok, signedIn } from '@veracite/testing/web-answers/table';
import { saved, streams } from '../../../../testing/browser';
import { all, citations, findEach, findOne, findToast, input, open, toasts, wordsOf } from '../../../../testing/open';
import { sent } from '../../../../testing/server';

const plain = (text: string | undefined) => (text ?? '').replaceAll('*', '');
const four: VerificationResult[] = [valid, incomplete, fake, unknown];
const batch = { processedCount: four.length, results: four };
const idOf = (n: number) => `c0000000-0000-4000-8000-00000000000${n}`;
const recorded = four.map((result, n) => ({ ...result, id: idOf(n) }));

const texts = (n: number) => citations(n).split('\n');
const rows = () => all('[data-row]');
const clipboard = () => navigator.clipboard.readText();
const findList = () => screen.findByRole('region', { name: 'Corrected bibliography' });

async function show(results: VerificationResult[], over: object = {}) {
  const page = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ processedCount: results.length, results, ...over }),
  });
  await page.verify(citations(results.length));
  await findEach('[data-row]');
  const keys = async (row: number, text: string) => {
    rows()[row]!.focus();
    await page.user.keyboard(text);
  };
  return { ...page, keys };
}

test('99: the pending panel of a batch', async () => {
  const { verify } = await open('/', { ...signedIn, 'POST /api/citations/verify-batch': never });
  await verify('a\nb');
  expect(await screen.findByText('Processing batch citations...')).toBeVisible();
  expect(screen.getByText('Verifying against academic databases')).toBeVisible();
});

test('105-106: all results are copied and saved', async () => {
  const { press } = await show(four);
  await press('Copy All JSON');
  expect(await findToast('Copied!')).toHaveTextContent('All results copied as JSON');
  expect(JSON.parse(await clipboard())).toEqual(JSON.parse(JSON.stringify(four)));
  await press('Download All');
  expect(await findToast('Downloaded!')).toHaveTextContent('Batch results file has been downloaded');
  const now = new Date();
  const day = `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
  expect(saved.map(({ name }) => name)).toEqual([`batch-citation-verification-${day}.json`]);
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
    results: JSON.parse(await clipboard()) as unknown,
  });
});

test.each([
  ['with unknown ones', four, ['4', '1', '1', '1', '1']],
  ['without', [valid, valid, fake], ['3', '2', '0', '1']],
])('101-102: the counters add up, and the rows are in the order of the input, %s', async (_name, results, counts) => {
  await show(results);
  const tones = rows().map((row) => all('[data-tone]', row)[0]?.getAttribute('data-tone'));
  expect(tones).toEqual(results.map(({ status }) => status));
  await screen.findByTestId('headline');
  const figures = all('[data-counter]').map((counter) => counter.firstElementChild?.textContent);
  expect(figures).toEqual(counts);
});

test('an opened row of a list opens the report of its citation', async () => {
  const { user, press } = await show(four);
  await user.click(rows()[2]!);
  await press('Report');
  await waitFor(() => expect(saved).toHaveLength(1));
  const html = await saved[0]?.text();
  for (const text of ['<title>Report of a reference</title>', 'Who was asked', plain(fake.originalText).slice(0, 8)])
    expect(html).toContain(text);
});

test('the row of a valid citation names the numbers that no record confirms', async () => {
  const extra = (field: 'volume' | 'page', cited: string) => ({ field, cited, agreement: 'extra' as const });
  await show([valid, { ...valid, evidence: [...valid.evidence, extra('volume', '9'), extra('page', '3–7')] }]);
  expect(rows()[0]).not.toHaveTextContent('No record confirms');
  expect(rows()[1]).toHaveTextContent('No record confirms volume 9, pages 3–7');
});

test('corrections are accepted one by one, all at once, undone, and downloaded as one list', async () => {
  const { user, press, keys } = await show(four);
  const list = await findList();
  const style = screen.getByLabelText('Citation style');
  await user.selectOptions(style, 'mla');
  await user.click(rows()[1]!);
  await press('Accept MLA');
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Corrected'));
  expect(rows()[1]).toHaveTextContent('1953, pp. 737–38');
  const mla = await findOne('[data-style=MLA]');
  expect(mla).toHaveTextContent('Corrected to');
  await press('Undo', mla);
  await waitFor(() => expect(rows()[1]).toHaveTextContent('(1954)'));
  await user.selectOptions(style, 'apa');
  await keys(1, 'a');
  await waitFor(() => expect(rows()[1]).toHaveTextContent('(1953)'));
  expect(list).toHaveTextContent('1 accepted');
  await press('Download list', list);
  const lines = (await saved[0]!.text()).split('\n');
  expect(saved[0]?.name).toBe('corrected-bibliography.txt');
  expect(lines).toEqual([
    valid.originalText,
    plain(incomplete.correctedCitation?.apa),
    fake.originalText,
    unknown.originalText,
    '',
  ]);
  await press('Copy list', list);
  await waitFor(async () => expect((await clipboard()).split('\n')).toEqual(lines.slice(0, 4)));
  await press('Undo all', list);
  await press(/^Accept/, list);
  await waitFor(() => expect(rows()[1]).toHaveTextContent('(1953)'));
  expect(rows()[2]).not.toHaveTextContent('Corrected');
});

test('what could not be stored is reported, and stays on the page', async () => {
  const { calls, user, verify } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok({ ...batch, batchId: 'b1', results: recorded }),
    'GET /api/checks/b1': ok(checkOf(texts(4), recorded, { id: 'b1' })),
    'PUT /api/citations/corrections': fault(503),
  });
  await verify(citations(4));
  await findEach('[data-row]');
  await waitFor(() => expect(sent(calls, '/api/checks/b1', 'GET')[0]?.answered).toBe(true));
  rows()[1]!.focus();
  await user.keyboard('a');
  expect(await findToast('Not saved')).toHaveTextContent(
    'The correction is shown on this page but could not be saved.',
  );
  expect(rows()[1]).toHaveTextContent('Corrected');
  expect(sent(calls, '/api/citations/corrections', 'PUT')).toHaveLength(1);
});

test('a finished batch is there after a reload with what was accepted, until another is checked', async () => {
  const stored = recorded.map((result, n) => (n === 1 ? { ...result, accepted: 'mla' as const } : result));
  let batchId: string | undefined = 'b1';
  const { verify, reload } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': () => ({ body: { ...batch, batchId, results: recorded } }),
    'GET /api/checks/b1': ok(checkOf(texts(4), stored, { id: 'b1' })),
  });
  await verify(citations(4));
  expect(await findEach('[data-row]')).toHaveLength(4);
  await reload();
  await waitFor(() => expect(rows()[1]).toHaveTextContent('1953, pp. 737–38'));
  expect(await findList()).toHaveTextContent('1 accepted');
  batchId = undefined;
  await verify(citations(4));
  await waitFor(() => expect(window.location.search).not.toBe('?check=b1'));
  await waitFor(() => expect(rows()).toHaveLength(4));
  expect(rows()[1]).not.toHaveTextContent('Corrected');
});

test('a check that is gone is quietly forgotten, also by the address', async () => {
  const { calls } = await open('/?check=b1', signedIn);
  await waitFor(() => expect(sent(calls, '/api/checks/b1', 'GET')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Paste Example' })).toBeVisible();
  expect(toasts()).toHaveLength(0);
  expect(window.location.search).toBe('');
});

test('a check is opened by its address on another device, and fills an empty form', async () => {
  await open('/?check=b1', { ...signedIn, 'GET /api/checks/b1': ok(checkOf(texts(4), recorded, { id: 'b1' })) });
  expect(await findEach('[data-row]')).toHaveLength(4);
  expect(input()).toHaveValue(citations(4));
});

const ID = 'b0000000-0000-4000-8000-000000000000';
const view = (state: string, results: VerificationResult[]) => ({
  batchId: ID,
  state,
  totalCount: 4,
  processedCount: results.length,
  results,
});

/** Checks four citations, of which the stream answers two and then falls silent. */
async function showRunning() {
  const check = checkOf(texts(4), [], { id: ID });
  const page = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': () => ({ status: 202, body: view('queued', []) }),
    [`GET /api/checks/${ID}`]: ok(check),
  });
  await page.verify(citations(4));
  await emitTwo();
  return page;
}

async function emitTwo() {
  await waitFor(() => expect(streams.length).toBeGreaterThan(0));
  const stream = streams.at(-1)!;
  await waitFor(() => {
    stream.emit('judged', { position: 2, result: fake });
    stream.emit('judged', { position: 0, result: valid });
    expect(screen.getByText(/^2 of 4 done/)).toBeVisible();
  });
}

test('a batch that is left runs on, and is shown again by Back', async () => {
  const { calls, user } = await showRunning();
  const banner = within(screen.getByRole('banner'));
  await user.click(banner.getByRole('link', { name: 'Pricing' }));
  await screen.findByRole('heading', { name: 'Choose Your Plan' });
  streams.length = 0;
  window.history.back();
  await screen.findByRole('textbox', { name: /references/i });
  await emitTwo();
  expect(await findOne('[data-row="2"]')).toHaveTextContent('Hartwell');
  expect(screen.getByRole('region', { name: 'Individual results' })).toHaveTextContent('Citation number 2, 2020.');
  expect(sent(calls, '/api/citations/verify-batch')).toHaveLength(1);
  expect(sent(calls, `/api/checks/${ID}`, 'DELETE')).toHaveLength(0);
});

test('a batch that asks again says so, and the title of the window says how far it is', async () => {
  const running = { batchId: 'b1', state: 'running', totalCount: 3, processedCount: 0, results: [] };
  const { verify } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': () => ({ status: 202, body: running }),
    'GET /api/checks/b1': ok(checkOf(texts(3), [], { id: 'b1', state: 'running' })),
  });
  await verify(citations(3));
  await waitFor(() => expect(streams.length).toBeGreaterThan(0));
  await waitFor(() => {
    streams.at(-1)!.emit('judged', { position: 0, result: valid });
    streams.at(-1)!.emit('retried', { position: 1, sources: ['Crossref'] });
    expect(screen.getByText('Crossref did not answer. Retrying for 1 citation.')).toBeVisible();
  });
  await waitFor(() => expect(document.title).toBe('1/3 · Citation checker'));
  expect(input()).toBeVisible();
});

test('S3: a row that is checked again changes alone, and stays so after a reload', async () => {
  const again = { ...incomplete, id: 'c9', originalText: unknown.originalText };
  const three = { processedCount: 3, batchId: 'b1', results: [valid, unknown, valid] };
  let now = checkOf(texts(3), three.results, { id: 'b1' });
  const { calls, user, verify, press, reload } = await open('/', {
    ...signedIn,
    'POST /api/citations/verify-batch': ok(three),
    'POST /api/checks/b1/entries/1/run': () => {
      now = checkOf(texts(3), [valid, again, valid], { id: 'b1' });
      return { body: now.entries[1] };
    },
    'GET /api/checks/b1': () => ({ body: now }),
  });
  await verify(citations(3));
  await findEach('[data-row]');
  await user.click(rows()[1]!);
  await press('Check again');
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Incomplete'));
  expect(rows()).toHaveLength(3);
  expect(rows()[0]).toHaveTextContent('Valid');
  expect(sent(calls, '/api/citations/verify-batch')).toHaveLength(1);
  await reload();
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Incomplete'));
  expect(rows()).toHaveLength(3);
});

const differs = { ...incomplete, problem: 'differs' as const, reason: 'You wrote 1954; Crossref says 1953.' };
const missing = {
  ...incomplete,
  problem: 'missing' as const,
  reason: 'Missing: DOI.',
  evidence: incomplete.evidence.filter(({ agreement }) => agreement !== 'different'),
};

test('S6: rows of a batch say what is wrong, look by kind, are filtered, fixed and taken back', async () => {
  const { press } = await show([valid, differs, missing, fake]);
  expect(await screen.findByTestId('headline')).toHaveTextContent(
    '3 of 4 citations need attention: 1 invalid, 2 incomplete.',
  );
  expect(all('[data-trouble]', rows()[1])[0]?.textContent).toContain('1954 →  should be 1953');
  expect(wordsOf(all('[data-trouble]', rows()[2]))).toEqual(['Missing: DOI.']);
  expect(all('[data-row] [data-tone]').map((badge) => badge.getAttribute('data-tone'))).toEqual([
    'valid',
    'incomplete',
    'incomplete',
    'fake',
  ]);
  expect(all('[data-detail]', rows()[1])[0]).toHaveTextContent('Wrong details');
  expect(await findOne('[data-correction="2"]')).toHaveTextContent('(1953)');
  await press('Incomplete 2');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await press('All 4');
  await waitFor(() => expect(rows()).toHaveLength(4));
  const list = await findList();
  await press('Only add missing details (1)', list);
  await waitFor(() => expect(rows()[2]).toHaveTextContent('Corrected'));
  expect(rows()[1]).not.toHaveTextContent('Corrected');
  await press('Undo', list);
  await waitFor(() => expect(rows()[2]).not.toHaveTextContent('Corrected'));
});
