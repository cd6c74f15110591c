import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Check } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import { checkOf } from '@veracite/testing/web-answers/checks';
import { BODY, checkedList, createdOf, manuscript, reads } from '@veracite/testing/web-answers/documents';
import { valid } from '@veracite/testing/web-answers/results';
import { fault, ok, signedIn, signedOut, type Answer } from '@veracite/testing/web-answers/table';
import { all, findDialog, findEach, findOne, findToast, open } from '../../../testing/open';
import { saved } from '../../../testing/browser';
import { sent } from '../../../testing/server';

const documents = '/document-checker';
const choose = (name = 'manuscript.txt', content = BODY) =>
  chooseFile(new File([content], name, { type: 'application/octet-stream' }));
function chooseFile(file: File) {
  const box = screen.getByTestId('document-file');
  Object.defineProperty(box, 'files', { value: [file], configurable: true });
  fireEvent.change(box);
}
const uploads = (calls: { path: string; method: string }[]) =>
  calls.filter(({ path, method }) => path === '/api/checks' && method === 'POST');

test('a document is read and shown with its cost before anything is charged, and nothing is checked unasked', async () => {
  const { calls } = await open(documents, reads);
  expect(screen.getByText(/is read and not stored/)).toBeVisible();
  choose();
  const found = await screen.findByRole('region', { name: 'What was found' });
  for (const [name, figure] of [
    ['References', '3'],
    ['Citations in the text', '4'],
    ['Problems in the text', '3'],
    ['Could not be read', '0'],
  ] as const)
    expect(all(`[data-counter="${name}"]`, found)[0]).toHaveTextContent(figure);
  expect(found).toHaveTextContent(
    'Costs at most 3 credits. References that cannot be checked, or that you checked in the last 30 days, are free.',
  );
  expect(calls.filter(({ path }) => path.startsWith('/api/citations/verify'))).toEqual([]);
});

test('its references are checked as a batch; what is wrong comes first and joins what is gone through', async () => {
  const { calls, press } = await open(documents, reads);
  choose();
  await press('Check 3 references');
  expect(await screen.findByTestId('batch-results')).toBeVisible();
  expect(sent(calls, '/api/checks/d1/run')).toMatchObject([{ body: { style: 'apa', keep: true } }]);
  expect(window.location.search).toBe('?check=d1');
  const [first] = await findEach('[data-checked] [data-row]');
  expect(first).toHaveTextContent('Brown');
  act(() => first!.focus());
  expect(await screen.findByText(/4 of 5 problems/)).toBeVisible();
});

test.each([
  [
    'with citations, the doubt says it',
    manuscript.citations,
    [{ kind: 'list-entries' as const, detail: 'No list was found.' }],
  ],
  ['without citations, the page says it', [], []],
])('a document without a list: %s once, and nothing is called clean', async (_name, citations, doubts) => {
  const created = createdOf({ ...manuscript, citations, doubts, references: [], problems: [], cost: 0 });
  await open(documents, { ...reads, 'POST /api/checks': created });
  choose();
  expect(await screen.findAllByText(/No list/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Open the Bibliography Checker' })).toBeVisible();
  const [counted, problems] = ['References', 'Problems in the text'].map((name) => all(`[data-counter="${name}"]`)[0]);
  expect(problems?.className).toBe(counted?.className);
});

test('the references to check are chosen, with their price; the others are left out', async () => {
  const { calls, press, user } = await open(documents, { ...reads, 'PATCH /api/checks/d1/entries': ok({}) });
  choose();
  await user.click(await screen.findByRole('checkbox', { name: '3 of 3 will be checked' }));
  expect(screen.getByRole('button', { name: 'Check 0 references' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Check reference 2' }));
  expect(await screen.findByRole('checkbox', { name: '1 of 3 will be checked' })).toBePartiallyChecked();
  expect(screen.getByText(/Costs at most 1 credit\./)).toBeVisible();
  await press('Check 1 reference');
  expect(await screen.findByTestId('batch-results')).toBeVisible();
  expect(sent(calls, '/api/checks/d1/entries', 'PATCH').map(({ body }) => body)).toEqual([
    { operations: [0, 1, 2].map((position) => ({ op: 'include', position, included: position === 1 })) },
  ]);
  expect(sent(calls, '/api/checks/d1/run')).toHaveLength(1);
});

/** A document whose text cites a reference with another year than its record, and its check. */
const citedWrongly = (isRunning: boolean) => {
  const cited = { text: '(Evans, 1954)', sentence: 'Light (Evans, 1954).', place: { start: 0, end: 2 }, refs: [2] };
  const csl = { type: 'article-journal' as const, issued: { 'date-parts': [[1954]] as [number[]] } };
  // A result has an id once its check has ended.
  const idOf = (index: number) => (isRunning ? undefined : { id: `c${index}` });
  const results = checkedList.map((result, index) => ({
    ...result,
    ...idOf(index),
    parsed: { ...result.parsed, csl },
  }));
  const texts = manuscript.references.map(({ text }) => text);
  const over: Partial<Check> = { id: 'd1', tool: 'documents', ...(isRunning && { state: 'running' }) };
  return {
    ...reads,
    'POST /api/checks': createdOf({ ...manuscript, citations: [...manuscript.citations, cited] }),
    'GET /api/checks/d1': ok(checkOf(texts, results, over)),
    'PUT /api/citations/corrections': () => ({ status: 204 }),
  };
};

test('what a correction changes in the text is said when it is accepted', async () => {
  const { calls, press } = await open(documents, citedWrongly(false));
  choose();
  await press('Check 3 references');
  expect(await screen.findByTestId('batch-results')).toBeVisible();
  expect(screen.queryByTestId('text-changes')).toBeNull();
  await press(/^Accept the correction/);
  expect(await findToast('To change in the text as well')).toHaveTextContent('has 1953 in its record');
  expect(screen.getByTestId('text-changes')).toHaveTextContent('“(Evans, 1954)”');
  expect(sent(calls, '/api/citations/corrections', 'PUT')).toHaveLength(1);
});

test('while the references are being checked, nothing in the text is said to change', async () => {
  const { press } = await open(documents, citedWrongly(true));
  choose();
  await press('Check 3 references');
  expect(await findEach('[data-checked] [data-row]')).toHaveLength(3);
  expect(screen.getByTestId('batch-progress')).toBeVisible();
  expect(screen.queryAllByText('To change in the text as well')).toEqual([]);
});

test.each<[string, Answer, 'shown' | 'refused']>([
  ['its changes are shown before it is saved', () => ({ status: 200, body: BODY.replace('2019', '2018') }), 'shown'],
  ['that needs no correction is not saved, for a reason', fault(409, 'There is nothing to correct in this file.'), 'refused'],
])('the corrected copy of a document %s', async (_what, answer, outcome) => {
  const { calls, press } = await open(documents, { ...reads, 'POST /api/documents/corrected': answer });
  choose();
  await press('Check 3 references');
  await press('Corrected document');
  if (outcome === 'refused') expect(await findToast('The document was not corrected')).toHaveTextContent('nothing to correct');
  else {
    const dialog = await findDialog('Changes');
    expect(dialog).toHaveTextContent('2018');
    await press('Download the corrected file', dialog);
  }
  expect(saved.map(({ name }) => name)).toEqual(outcome === 'shown' ? ['manuscript-corrected.txt'] : []);
  expect(sent(calls, '/api/documents/corrected')).toHaveLength(1);
}); // prettier-ignore

test('abstracts are requested when wanted: passages with their database, and why there is none', async () => {
  const sentences = ['Rivers carry more than water (Adams, 2019).', manuscript.citations[3]!.sentence];
  const { calls, press } = await open(documents, {
    ...reads,
    'POST /api/documents/passages': ok([
      {
        source: 'OpenAlex',
        url: 'https://openalex.org/W1',
        passages: ['Rivers carry sediment.', 'There is no end.'],
        asked: [],
      },
    ]),
  });
  choose();
  await press('Check 3 references');
  const panel = await screen.findByRole('region', { name: 'What the abstracts say' });
  expect(sent(calls, '/api/documents/passages')).toEqual([]);
  await press('Show what the abstracts say', panel);
  expect(await within(panel).findByText('Rivers carry sediment.')).toBeVisible();
  expect(panel).toHaveTextContent(sentences[0]!);
  expect(within(panel).getByRole('link', { name: /OpenAlex/ })).toHaveAttribute('href', 'https://openalex.org/W1');
  expect(sent(calls, '/api/documents/passages')[0]?.body).toEqual({
    works: [{ doi: checkedList[0]?.match?.doi, sentences }],
  });
  expect(window.location.search).toBe('?check=d1&abstracts=1');
  await press('Word with comments');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]!.text()).replace(/<[^<>]*>/g, ' ')).toContain(
    'Abstract of entry 1 (OpenAlex, https://openalex.org/W1): “Rivers carry sediment.”',
  );
});

test.each([
  ['an abstract that no database has', 'answered', /No abstract is public in Crossref/],
  ['a database that did not answer', 'failed', /Could not be asked: Crossref/],
])('%s is named', async (_name, outcome, expected) => {
  const none = [{ passages: [], asked: [{ source: 'Crossref', outcome }] }];
  const { press } = await open(`${documents}?abstracts=1`, { ...reads, 'POST /api/documents/passages': ok(none) });
  choose();
  await press('Check 3 references');
  expect(await screen.findByText(expected)).toBeVisible();
});

test('a request for abstracts that fails is repeated on demand', async () => {
  let answer: Answer = fault(503, 'Busy');
  const { press } = await open(`${documents}?abstracts=1`, {
    ...reads,
    'POST /api/documents/passages': (request) => answer(request),
  });
  choose();
  await press('Check 3 references');
  expect(await screen.findByText(/could not be requested/)).toBeVisible();
  answer = ok([{ source: 'OpenAlex', passages: ['Rivers carry sediment.', 'There is no end.'], asked: [] }]);
  await press('Show what the abstracts say');
  expect(await screen.findByText('Rivers carry sediment.')).toBeVisible();
});

test('a citation without an entry leads to the finder, with its sentence as the question', async () => {
  const { calls, press } = await open(documents, { ...reads, 'POST /api/citations/find': fault(503, 'Busy') });
  choose();
  const list = await screen.findByTestId('problems');
  const rows = all('[data-row]', list);
  act(() => rows.find((row) => row.textContent.includes('Cited, not listed'))!.focus());
  act(() => within(list).getByRole('link', { name: 'Find works that fit this sentence' }).click());
  await press('Find Citations');
  await waitFor(() =>
    expect(sent(calls, '/api/citations/find')[0]?.body).toEqual({
      keywords: 'Some hold that there is no end to it, and others follow Adams (2019).',
      format: 'apa',
    }),
  );
});

test('a reload keeps what was read and found, and a sign-out forgets it', async () => {
  const { reload, menu } = await open(documents, {
    ...reads,
    'POST /api/checks': createdOf({ ...manuscript, pages: [{ width: 9, height: 9 }] }),
  });
  choose();
  expect(await screen.findByTestId('problems')).toBeVisible();
  await reload();
  expect(await screen.findByTestId('problems')).toBeVisible();
  expect(screen.getByText(/the file is not stored/)).toBeVisible();
  await menu('Log out');
  await screen.findByRole('button', { name: 'Login' });
  await reload(documents);
  expect(await screen.findByText(/Drop a document here/)).toBeVisible();
});

test('a file that is not read says why, and one that is too large is not sent', async () => {
  const why = 'This PDF file is protected by a password. Save a copy without one, and send that.';
  const { calls } = await open(documents, { ...signedIn, 'POST /api/checks': fault(422, why) });
  choose('a.pdf', '%PDF-');
  expect(await screen.findByText(new RegExp(why.replaceAll('.', '\\.')))).toBeVisible();
  chooseFile(Object.defineProperty(new File([], 'b.pdf'), 'size', { value: 30_000_001 }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The file has 31 MB. The limit is 30 MB.'));
  expect(uploads(calls)).toHaveLength(1);
});

test('a visitor is asked to sign in, and the file that was chosen is read then', async () => {
  let isSignedIn = false;
  const { calls, fill, press } = await open(documents, {
    ...reads,
    'GET /api/auth/me': (request) => (isSignedIn ? signedIn : signedOut)['GET /api/auth/me']!(request),
  });
  await screen.findByRole('button', { name: 'Login' });
  choose();
  expect(await findToast('Authentication Required')).toBeVisible();
  expect(uploads(calls)).toEqual([]);
  isSignedIn = true;
  const dialog = await screen.findByRole('dialog');
  await fill(within(dialog).getByLabelText('Email'), 'ada@example.org');
  await fill(within(dialog).getByLabelText('Password'), 'password123');
  await press('Sign In', dialog);
  expect(await screen.findByTestId('problems')).toBeVisible();
});

test('a problem marked as fine is left out after a reload, until it is shown again', async () => {
  const question = { kind: 'order' as const, refs: [0], citations: [0], detail: '[3] is first cited out of order.' };
  const { press, reload } = await open(documents, {
    ...reads,
    'POST /api/checks': createdOf({ ...manuscript, questions: [question] }),
  });
  choose();
  const list = await screen.findByTestId('problems');
  const count = all('[data-row]', list).length;
  act(() => all('[data-row]', list)[0]!.focus());
  expect(all('[data-counter="Problems in the text"]')[0]).toHaveTextContent(String(count));
  await press('This is fine', list);
  expect(all('[data-counter="Problems in the text"]')[0]).toHaveTextContent(String(count - 1));
  expect(all('[data-row]', await screen.findByTestId('problems'))).toHaveLength(count - 1);
  await reload();
  expect(all('[data-row]', await screen.findByTestId('problems'))).toHaveLength(count - 1);
  await press('Show 1 problem marked as fine');
  expect(all('[data-row]', screen.getByTestId('problems'))).toHaveLength(count);
  expect(screen.getByTestId('questions')).toHaveTextContent('1 possible problem');
});

test('a list longer than a batch is one check', async () => {
  const texts = Array.from({ length: 130 }, (_one, index) => `Work number ${index + 1}, 2020.`);
  const references = texts.map((text) => ({ text, doubts: [] }));
  const check = checkOf(texts, Array<VerificationResult>(130).fill(valid), { id: 'd1', tool: 'documents' });
  const { calls, press } = await open(documents, {
    ...reads,
    'POST /api/checks': createdOf({ ...manuscript, references, citations: [], problems: [], cost: 130 }),
    'POST /api/checks/d1/run': () => ({ status: 202, body: { ...check, entries: undefined, state: 'running' } }),
    'GET /api/checks/d1': ok(check),
    'GET /api/payments/billing': ok({ limit: -1, remaining: -1, usedCreditsThisMonth: 0 }),
  });
  choose();
  await press('Check 130 references');
  await waitFor(() => expect(all('[data-testid=batch-results] [data-row]')).toHaveLength(130));
  expect(sent(calls, '/api/checks/d1/run')).toHaveLength(1);
  expect(sent(calls, '/api/citations/verify-batch')).toEqual([]);
});

test('a paper is checked in part where the credits are too few for the whole', async () => {
  const whole = checkOf(['One, 2020.', 'Two, 2021.', 'Three, 2022.'], [valid], { id: 'd1', tool: 'documents' });
  let starts = 0;
  const { calls, press } = await open(documents, {
    ...reads,
    'POST /api/checks/d1/run': () =>
      (starts += 1) === 1
        ? { status: 402, body: { message: 'Too few.', required: 3, remaining: 1 } }
        : { status: 202, body: { ...whole, entries: undefined, state: 'running' } },
    'GET /api/checks/d1': ok(whole),
  });
  choose();
  await press(/^Check \d+ references$/);
  await press('Check the first one that my credit covers', await findDialog());
  await waitFor(() => expect(sent(calls, '/api/checks/d1/run')).toMatchObject([{}, { body: { partly: true } }]));
  expect(window.location.search).toBe('?check=d1');
});

test('of a list of thousands the rows near the window are rendered, the others are a gap of their height', async () => {
  const texts = Array.from({ length: 3_000 }, (_one, index) => `Work number ${index + 1}, 2020.`);
  const check = checkOf(texts, Array<VerificationResult>(3_000).fill(valid), { id: 'd1', tool: 'documents' });
  await open(`${documents}?check=d1`, { ...signedIn, 'GET /api/checks/d1': ok(check) });
  await waitFor(() => expect(all('[data-testid=batch-results] [data-row]')).toHaveLength(200));
  const gaps = all('[data-testid=batch-results] [data-gap]');
  expect(gaps).toHaveLength(56);
  expect(gaps.at(-1)?.dataset.gap?.split(' ').at(-1)).toBe('2999');
});

test('on another device a checked document has its problems and its list, without its text', async () => {
  const { problems } = manuscript;
  const check = checkOf(
    manuscript.references.map(({ text }) => text),
    checkedList,
    { id: 'd1', tool: 'documents', problems },
  );
  await open(`${documents}?check=d1`, { ...signedIn, 'GET /api/checks/d1': ok(check) });
  expect(await screen.findByRole('heading', { name: 'A document you checked' })).toBeVisible();
  expect(all('[data-problem]').map((row) => row.dataset.problem)).toEqual([
    'cited-not-listed',
    'year-differs',
    'listed-not-cited',
  ]);
  expect(await findEach('[data-checked] [data-row]')).toHaveLength(3);
  expect(await screen.findByText(/^5 problems$/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'The document' })).toBeNull();
});

test('S11: an example is read like a file that was chosen', async () => {
  const { calls, press } = await open(documents, reads);
  expect(screen.getByRole('figure', { name: /The result for/ })).toHaveTextContent('Cited, not listed');
  await press('Try an example');
  expect(await findOne('[data-testid=problems]')).toBeVisible();
  expect(uploads(calls)).toHaveLength(1);
});

test('shifted numbers show the sentence with the entry that it cites and the entry that it fits', async () => {
  const shifted = {
    kind: 'numbers-shifted' as const,
    refs: [0],
    citations: [0],
    detail: 'From about number 1 on, the sentences fit the list one entry further down.',
    pairs: [{ citation: 0, cited: 0, fits: 1 }],
  };
  await open(documents, { ...reads, 'POST /api/checks': createdOf({ ...manuscript, problems: [shifted] }) });
  choose();
  const [row] = await findEach('[data-problem="numbers-shifted"]');
  act(() => row!.focus());
  expect(row).toHaveTextContent('“Rivers carry more than water (Adams, 2019).”');
  expect(row).toHaveTextContent('Cites entry 1Adams, B. (2019). On rivers.');
  expect(row).toHaveTextContent('Fits entry 2Brown, C., & Clark, D. (2015). Deep soils.');
});
