import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AddedPaper } from '@veracite/contracts/collections';
import { collection, confirmed, flaggedPaper, LETTER, paper, papers } from '@veracite/testing/web-answers/desk';
import { fault, ok, signedIn, signedOut, type Answer } from '@veracite/testing/web-answers/table';
import { createHash, webcrypto } from 'node:crypto';
import {
  all,
  findDialog,
  findEach,
  findOne,
  findToast,
  noDialog,
  open,
  openFold,
  wordsOf,
} from '../../../testing/open';
import { sent } from '../../../testing/server';

const PAPERS = '/api/collections/k1/papers';
const PAPER = `${PAPERS}/p7`;
const rows = () => all('[data-paper]');
const pdf = (name: string, content = name) => new File([content], name, { type: 'application/pdf' });
const added = (name: string): AddedPaper[] => [{ name, paper: { ...flaggedPaper, name } }];
const closed = { ...collection.progress, papers: { waiting: 0, reading: 0, checking: 0, ready: 3, unreadable: 1 } };

beforeAll(() => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  File.prototype.arrayBuffer ??= async function (this: File) {
    return new Response(this).arrayBuffer();
  };
});

test('a visitor is asked to sign in', async () => {
  await open('/desk', signedOut);
  expect(screen.getByRole('heading', { name: 'Access Required' })).toBeVisible();
});

test('collections are listed with their progress, and a new one is opened', async () => {
  const { calls, press, fill, choose } = await open('/desk', {
    ...signedIn,
    'POST /api/collections': ok({ ...collection, id: 'k1' }),
  });
  const link = await screen.findByRole('link', { name: 'Conference 2027, first round' });
  expect(link).toHaveAttribute('href', '/desk/k1');
  expect((await findOne('[data-progress]')).textContent).toBe(
    '3 of 6 papers checked · 1,012 of 1,640 references checked · about 25 min left · 1 file could not be read',
  );
  await press('New collection');
  const dialog = await findDialog('New collection');
  await press('Create', dialog);
  expect(await within(dialog).findByText('A name is required')).toBeVisible();
  await fill('Name', ' Workshop ');
  await choose('Policy', 'Lenient: only invented references');
  await choose('Group', 'Program committee');
  await fill('Days until deletion', '30');
  await press('Create', dialog);
  await waitFor(() => expect(window.location.pathname).toBe('/desk/k1'));
  expect(sent(calls, '/api/collections').map(({ body }) => body)).toEqual([
    { name: 'Workshop', policy: 'lenient', retentionDays: 30, groupId: 'g1' },
  ]);
});

test('files that the collection has are not sent; failed ones show the reason and are sent again', async () => {
  let answer: Answer = fault(422, 'The file is damaged.');
  const known = createHash('sha256').update('known.pdf').digest('hex');
  const { calls, user, press } = await open('/desk/k1', {
    ...signedIn,
    [`POST ${PAPERS}/known`]: (request) => ({
      body: (request.postDataJSON() as { digests: string[] }).digests.filter((digest) => digest === known),
    }),
    [`POST ${PAPERS}`]: (request) => answer(request),
  });
  const files = [pdf('known.pdf'), pdf('new.pdf'), new File(['x'], '.DS_Store'), new File(['x'], 'photo.png')];
  await user.upload(await screen.findByLabelText('Files of papers'), files);
  const list = await screen.findByRole('list', { name: '2 files not added' });
  await waitFor(() => expect(list).toHaveTextContent('new.pdfThe file is damaged.'));
  expect(list).toHaveTextContent('photo.pngThis kind of file is not read.');
  expect(screen.getByText('0 files added, 1 already here')).toBeVisible();
  expect(sent(calls, `${PAPERS}/known`).map(({ body }) => body)).toContainEqual({ digests: [known] });
  answer = ok(added('new.pdf'));
  await press('Try again');
  expect(await screen.findByText('1 file added, 1 already here')).toBeVisible();
  expect(sent(calls, PAPERS)).toHaveLength(2);
  await press('Hide');
  await waitFor(() => expect(screen.queryByRole('list', { name: /not added/ })).toBeNull());
});

test('a dropped folder is read, and of an archive the files that were refused are listed', async () => {
  const { calls } = await open('/desk/k2', {
    ...signedIn,
    'GET /api/collections/k2': ok({ ...collection, id: 'k2', progress: closed }),
    'GET /api/collections/k2/papers': ok({ papers: [], total: 0 }),
    'POST /api/collections/k2/papers/known': ok([]),
    'POST /api/collections/k2/papers': ok([
      ...added('a.pdf'),
      { name: 'b.pdf', isDuplicate: true },
      { name: 'c.pdf', fault: 'It has no list of references.' },
    ]),
  });
  const file = (item: File) => ({ name: item.name, isFile: true, file: (give: (file: File) => void) => give(item) });
  const parts = [[file(pdf('all.zip')), file(pdf('.hidden.pdf'))], []];
  const folder = {
    name: 'papers',
    createReader: () => ({ readEntries: (give: (some: unknown) => void) => give(parts.shift()) }),
  };
  fireEvent.drop(await findOne('[data-drop]'), {
    dataTransfer: { items: [{ webkitGetAsEntry: () => folder }], files: [] },
  });
  const list = await screen.findByRole('list', { name: '1 file not added' });
  expect(list).toHaveTextContent('c.pdfIt has no list of references.');
  expect(screen.getByText('1 file added, 1 already here')).toBeVisible();
  expect(sent(calls, '/api/collections/k2/papers')).toHaveLength(1);
  const from = calls.findIndex(({ method, path }) => method === 'POST' && path === '/api/collections/k2/papers');
  await waitFor(() => expect(sent(calls.slice(from), '/api/collections/k2', 'GET')).not.toEqual([]));
});

test('the queue shows what is expected of each paper and why, is filtered by the address, and reads a file again', async () => {
  const { calls, press, choose, fill } = await open('/desk/k1', {
    ...signedIn,
    [`POST ${PAPERS}/p6/retry`]: ok({}),
  });
  await waitFor(() => expect(rows()).toHaveLength(papers.length));
  const expected = '2.1 references are likely invented, between 1 and 3';
  expect(within(rows()[0]!).getByRole('img', { name: expected })).toBeVisible();
  expect(rows()[0]).toHaveTextContent('2 references are in no database');
  expect(wordsOf(all('[data-tone]', rows()[0]))).toEqual(['4 undecided']);
  expect(rows().map((row) => all('[data-tone]', row)[0]?.textContent)).toEqual([
    '4 undecided',
    '1 undecided',
    'Nothing flagged',
    '12 of 40 checked',
    'Waiting',
    'Not readable',
  ]);
  expect(rows()[5]).toHaveTextContent('The file is encrypted.');
  await press('Read again: submission-6.pdf');
  await waitFor(() => expect(sent(calls, `${PAPERS}/p6/retry`)).toHaveLength(1));
  await choose('Show', 'To decide');
  await fill('Search', 'empathy');
  await waitFor(() => expect(window.location.search).toBe('?state=undecided&q=empathy'));
  await waitFor(() => expect(sent(calls, PAPERS, 'GET').at(-1)?.query).toBe('?state=undecided&q=empathy'));
  const link = within((await findEach('[data-paper]'))[0]!).getByRole('link');
  expect(link).toHaveAttribute('href', '/desk/k1/papers/p7?state=undecided&q=empathy');
});

test('a paper that databases did not answer about is neither clean nor without invented references', async () => {
  const line = '3 references could not be checked, because databases did not answer: check the paper again.';
  const clean = papers[2]!;
  const assessment = { ...clean.assessment!, line, unchecked: [0, 1, 2] };
  const unchecked = { ...clean, id: 'p7', assessment };
  const answers = { ...signedIn, [`GET ${PAPERS}`]: ok({ papers: [unchecked], total: 1 }) };
  const { press } = await open('/desk/k1', {
    ...answers,
    [`GET ${PAPER}`]: ok({ ...paper, ...unchecked }),
  });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toHaveTextContent(line);
  expect(within(rows()[0]!).getByRole('img', { name: 'No checked reference is likely invented' })).toHaveTextContent(
    '?',
  );
  expect(all('[data-tone]', rows()[0]).map((badge) => [badge.dataset['tone'], badge.textContent])).toEqual([
    ['unknown', '3 not checked'],
  ]);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: clean.title! })));
  expect(await screen.findByText(`${line} No checked reference is likely invented.`)).toBeVisible();
  await press('Check unverified references again');
});

test('further papers are loaded by their cursor', async () => {
  const { press } = await open('/desk/k1', {
    ...signedIn,
    'GET /api/collections/k1': ok({ ...collection, progress: closed }),
    [`GET ${PAPERS}`]: (request) => ({
      body: request.url().includes('cursor=c2')
        ? { papers: papers.slice(2), total: 6 }
        : { papers: papers.slice(0, 2), total: 6, next: 'c2' },
    }),
  });
  await waitFor(() => expect(rows()).toHaveLength(2));
  await press('Show more papers');
  await waitFor(() => expect(rows()).toHaveLength(6));
  expect(screen.queryByRole('button', { name: 'Show more papers' })).toBeNull();
});

test.each([
  [0, /has none left: papers wait/, true],
  [1, /has 1 credit left\./, false],
  [-1, undefined, false],
])('%s credits: price and balance are shown before papers are added', async (credits, words, hasLink) => {
  await open('/desk/k1', { ...signedIn, 'GET /api/collections/k1': ok({ ...collection, credits }) });
  expect(await screen.findByRole('button', { name: 'Settings' })).toBeVisible();
  if (words) expect(screen.getByText(words)).toBeVisible();
  else expect(screen.queryByText(/costs one credit/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'See the plans' }) !== null).toBe(hasLink);
});

test('a policy is replaced by a ready one, and its faults are shown at the field', async () => {
  let answer: Answer = () => ({
    status: 400,
    body: { message: 'Invalid policy', errors: [{ pointer: '/against/unverifiable', message: 'must be a number' }] },
  });
  const { calls, press, choose } = await open('/desk/k1', {
    ...signedIn,
    'PATCH /api/collections/k1': (request) => answer(request),
  });
  await press('Settings');
  const dialog = await findDialog('Settings');
  const rules = within(dialog).getByRole('region', { name: 'What counts against a paper' });
  expect(within(rules).getAllByRole('combobox')).toHaveLength(6);
  await choose('Policy', 'Thesis: as Conference, but tolerates more errors, and works in no register');
  await press('Save', dialog);
  expect(await within(dialog).findByText('/against/unverifiable: must be a number')).toBeVisible();
  answer = fault(409, 'Changed.');
  await press('Save', dialog);
  expect(await within(dialog).findByText(/Another member has changed the policy/)).toBeVisible();
  answer = ok(collection);
  await press('Save', dialog);
  expect(await findToast('Success')).toHaveTextContent('Saved.');
  await noDialog();
  expect(sent(calls, '/api/collections/k1', 'PATCH').at(-1)?.body).toEqual({
    policy: 'version: 1\nagainst:\n  unverifiable: 3\n',
    policyVersion: 2,
  });
});

test('a collection is renamed, and deleted unless that is undone within half a minute', async () => {
  const { calls, press, fill } = await open('/desk/k1', {
    ...signedIn,
    'PATCH /api/collections/k1': ok(collection),
    'DELETE /api/collections/k1': () => ({ status: 204 }),
  });
  await press('Settings');
  const dialog = await findDialog('Settings');
  await fill('Name', 'Second round');
  await press('Save', dialog);
  await noDialog();
  expect(sent(calls, '/api/collections/k1', 'PATCH')[0]?.body).toEqual({ name: 'Second round' });
  await press('Settings');
  await press('Delete the collection', await findDialog('Settings'));
  await waitFor(() => expect(window.location.pathname).toBe('/desk'));
  const link = { name: 'Conference 2027, first round' };
  await waitFor(() => expect(screen.queryByRole('link', link)).toBeNull());
  await press('Undo');
  expect(await screen.findByRole('link', link)).toBeVisible();
  expect(sent(calls, '/api/collections/k1', 'DELETE')).toHaveLength(0);
});

test('a reader sees the queue and changes nothing', async () => {
  const { press, reload } = await open('/desk/k1', {
    ...signedIn,
    'GET /api/collections/k1': ok({ ...collection, role: 'reader' }),
  });
  await waitFor(() => expect(rows()).toHaveLength(papers.length));
  expect(screen.queryByLabelText('Files of papers')).toBeNull();
  expect(screen.queryByRole('button', { name: /Read again/ })).toBeNull();
  await press('Settings');
  const dialog = await findDialog('Settings');
  const effects = within(within(dialog).getByRole('region')).getAllByRole('combobox');
  for (const effect of effects) expect(effect).toHaveAttribute('aria-disabled', 'true');
  expect(within(dialog).queryByText('Open a file')).toBeNull();
  expect(within(dialog).queryByRole('button', { name: /^Save$|Delete/ })).toBeNull();
  await reload('/desk/k1/papers/p7');
  await waitFor(() => expect(all('[data-flag]')).toHaveLength(4));
  expect(screen.queryByRole('button', { name: 'Confirm problem' })).toBeNull();
});

test('each flagged reference is shown with its result, the fields that differ and the databases queried', async () => {
  const { reload } = await open('/desk/k1/papers/p7', signedIn);
  const flags = await findEach('[data-flag]');
  expect(flags.map((flag) => flag.dataset.flag)).toEqual(['invented', 'invented', 'retracted', 'differs']);
  expect(flags[0]).toHaveTextContent('Reference 7');
  expect(flags[0]).toHaveTextContent('Not found is not proof.');
  expect(flags[1]).toHaveTextContent('Title of');
  expect(within(flags[1]!).getByRole('link', { name: /A mathematical theory/ })).toBeVisible();
  expect(flags[2]).toHaveTextContent('This work was retracted, March 12, 2020');
  await openFold('Field by field', flags[3]);
  expect(flags[3]).toHaveTextContent('1954');
  expect(flags[3]).toHaveTextContent('1953');
  await openFold('Databases consulted', flags[0]);
  expect(flags[0]).toHaveTextContent('DataCite');
  expect(screen.getByRole('region', { name: 'The paper as a whole' })).toHaveTextContent(
    'Works by an author of the paper: 9 of 41 references. References 1, 4–5',
  );
  await reload('/desk/k1/papers/p9');
  expect(await screen.findByText(/This paper does not exist/)).toBeVisible();
});

test('unknown references and all references of a paper are shown by a filter', async () => {
  const [first] = paper.entries;
  const result = { ...first!.result!, status: 'unknown' as const };
  const entries = [...paper.entries, { ...first!, position: 2, raw: 'Unknown work', result }];
  const { choose } = await open('/desk/k1/papers/p7', { ...signedIn, 'GET /api/checks/c7': ok({ entries }) });
  await findEach('[data-flag]');
  await choose('Show references', 'Unknown');
  await waitFor(() => expect(all('[data-flag]').map((item) => item.dataset.flag)).toEqual(['none']));
  expect(all('[data-flag]')[0]).toHaveTextContent('Unknown work');
  await choose('Show references', 'All');
  await waitFor(() => expect(all('[data-flag]')).toHaveLength(5));
  expect(all('[data-flag] [data-tone]').filter((badge) => !badge.querySelector('svg'))).toEqual([]);
});

test('papers with the same title show the names of their files', async () => {
  await open('/desk/k1', signedIn);
  await waitFor(() => expect(rows()).toHaveLength(papers.length));
  expect(rows().map((row, index) => row.textContent.includes(papers[index]!.name))).toEqual(papers.map(() => true));
  expect(rows().filter((row) => all('[data-tone] svg', row).length === 0)).toEqual([]);
});

test('shifted numbers are shown with the cited entry and the fitting one', async () => {
  await open('/desk/k1/papers/p7', signedIn);
  const panel = await screen.findByRole('region', { name: 'The paper as a whole' });
  expect(panel).toHaveTextContent(/further down\..*Weirs slow rivers.*Cites entry 7Li, A\. .*Fits entry 8Wu, B\. /);
});

test('passages of the abstracts are requested when wanted, and stay for the next paper', async () => {
  const { calls, press } = await open('/desk/k1/papers/p7', signedIn);
  await press('Show what the abstracts say');
  const panel = await screen.findByRole('region', { name: 'What the abstracts say' });
  expect(await within(panel).findByText('Weirs are barriers across a river that slow its water.')).toBeVisible();
  expect(panel).toHaveTextContent(/1\. On weirsOpenAlex.*“Weirs slow rivers \[1\]\.”/);
  expect(sent(calls, '/api/documents/passages')[0]?.body).toEqual({
    works: [{ doi: '10.1000/weirs', sentences: ['Weirs slow rivers [1].'] }],
  });
  expect(screen.getByRole('link', { name: 'Next paper' })).toHaveAttribute('href', '/desk/k1/papers/p3?abstracts=1');
  expect(sent(calls, PAPERS, 'GET').filter(({ query }) => query.includes('abstracts'))).toEqual([]);
});

test('a paper that cannot be read again for its sentences has a message', async () => {
  await open('/desk/k1/papers/p7?abstracts=1', { ...signedIn, [`GET ${PAPER}/document`]: fault(422, 'Damaged.') });
  expect(await screen.findByText(/abstracts could not be requested/)).toBeVisible();
});

test('a dismissal needs a reason, applies to the other papers on request, and is shown with its member', async () => {
  let decisions = [] as (typeof confirmed)[];
  const { calls, user, press, fill } = await open('/desk/k1/papers/p7', {
    ...signedIn,
    [`GET ${PAPER}`]: () => ({ body: { ...paper, decisions } }),
    [`PUT ${PAPER}/decisions/6`]: (request) => {
      const { kind } = request.postDataJSON() as { kind: 'dismissed' | null };
      decisions = kind ? [{ ...confirmed, kind, reason: 'I have the book.', user: 'Ada Lovelace' }] : [];
      return { body: {} };
    },
  });
  const [card] = await findEach('[data-flag]');
  await press('Dismiss', card);
  expect(await within(card!).findByText(/A reason is required/)).toBeVisible();
  await fill(within(card!).getByLabelText('Reason'), ' I have the book. ');
  await user.click(within(card!).getByLabelText(/Also in the other papers/));
  await press('Dismiss', card);
  expect(await within(card!).findByText(/by Ada Lovelace on/)).toBeVisible();
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent('I have the book. Applies to every paper with this reference.');
  await press('Withdraw', card);
  expect(await within(card!).findByRole('button', { name: 'Confirm problem' })).toBeVisible();
  expect(sent(calls, `${PAPER}/decisions/6`, 'PUT').map(({ body }) => body)).toEqual([
    { kind: 'dismissed', reason: 'I have the book.', everywhere: true, version: 0 },
    { kind: null, reason: '', version: 1 },
  ]);
});

test('a decision of another member is shown, and what was typed is kept', async () => {
  let answer: Answer = () => ({ status: 409, body: { status: 409, message: 'Decided.', current: confirmed } });
  const { calls, press, fill } = await open('/desk/k1/papers/p7', {
    ...signedIn,
    [`PUT ${PAPER}/decisions/6`]: (request) => answer(request),
  });
  const [card] = await findEach('[data-flag]');
  await fill(within(card!).getByLabelText('Reason'), 'I have the book.');
  await press('Dismiss', card);
  expect(await within(card!).findByRole('alert')).toHaveTextContent(
    'Grace Hopper has decided in the meantime: problem confirmed, “The journal has no volume 14.”',
  );
  expect(within(card!).getByLabelText('Reason')).toHaveValue('I have the book.');
  answer = ok({});
  await press('Dismiss', card);
  await waitFor(() => expect(within(card!).queryByRole('alert')).toBeNull());
  expect(sent(calls, `${PAPER}/decisions/6`, 'PUT').map(({ body }) => (body as { version: number }).version)).toEqual([
    0, 1,
  ]);
});

test('references that could not be verified are checked again', async () => {
  const assessment = {
    ...paper.assessment!,
    flags: paper.assessment!.flags.map((flag) => ({ ...flag, rule: 'unverifiable' as const })),
  };
  const { calls, press } = await open('/desk/k1/papers/p7', {
    ...signedIn,
    [`GET ${PAPER}`]: ok({ ...paper, assessment }),
    [`POST ${PAPER}/retry`]: ok({}),
  });
  await press('Check unverified references again');
  await waitFor(() => expect(sent(calls, `${PAPER}/retry`)).toHaveLength(1));
});

test('the letter is shown, copied and offered as files', async () => {
  const { press } = await open('/desk/k1/papers/p7', signedIn);
  await press('Letter to the authors');
  const dialog = await findDialog('Letter to the authors');
  expect(await within(dialog).findByText(/Dear authors/)).toBeVisible();
  await press('Copy', dialog);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(LETTER));
  await press('Download', dialog);
  const href = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');
  expect(href('Word')).toBe(`${PAPER}/letter?format=docx`);
  expect(href('Email')).toBe(`${PAPER}/letter?format=eml`);
});

test('the template of letters is changed, with its fault at the field, and the letter is loaded again', async () => {
  let answer: Answer = fault(400, 'There is no placeholder {title}.');
  const { calls, press, fill } = await open('/desk/k1/papers/p7', {
    ...signedIn,
    'PATCH /api/collections/k1': (request) => answer(request),
  });
  await press('Letter to the authors');
  const dialog = await findDialog('Letter to the authors');
  await press('Edit the template', dialog);
  const field = within(dialog).getByLabelText('Template of the letters of this collection');
  expect(field).toHaveValue(collection.letter);
  await fill(field, 'About {title}');
  await press('Save', dialog);
  expect(await within(dialog).findByText('There is no placeholder {title}.')).toBeVisible();
  answer = ok(collection);
  const letters = () => sent(calls, `${PAPER}/letter`, 'GET').length;
  const before = letters();
  await press('Use the standard letter', dialog);
  await waitFor(() => expect(letters()).toBe(before + 1));
  expect(sent(calls, '/api/collections/k1', 'PATCH').map(({ body }) => body)).toEqual([
    { letter: 'About {title}' },
    { letter: '' },
  ]);
  expect(within(dialog).queryByLabelText(/Template/)).toBeNull();
});

test('the address of earlier letters is withdrawn', async () => {
  const { calls, press } = await open('/desk/k1/papers/p7', { ...signedIn, [`DELETE ${PAPER}/answers`]: ok({}) });
  await press('Letter to the authors');
  await press('Withdraw the address', await findDialog('Letter to the authors'));
  expect(await findToast('Success')).toHaveTextContent('not valid anymore');
  expect(sent(calls, `${PAPER}/answers`, 'DELETE')).toHaveLength(1);
});

test('N and P show the next and the previous paper of the queue, but not while typing', async () => {
  const { user, fill } = await open('/desk/k1/papers/p7?state=ready', {
    ...signedIn,
    [`GET ${PAPERS}/*`]: ok({ ...paper, id: 'p3', title: 'Attention under uncertainty' }),
  });
  expect(await screen.findByRole('link', { name: 'Next paper' })).toHaveAttribute(
    'href',
    '/desk/k1/papers/p3?state=ready',
  );
  expect(screen.getByRole('button', { name: 'Previous paper' })).toBeDisabled();
  const [card] = await findEach('[data-flag]');
  await fill(within(card!).getByLabelText('Reason'), 'n');
  await user.keyboard('n');
  expect(window.location.pathname).toBe('/desk/k1/papers/p7');
  act(() => card!.focus());
  await user.keyboard('n');
  expect(await screen.findByRole('heading', { name: 'Attention under uncertainty' })).toBeVisible();
  await user.keyboard('p');
  await waitFor(() => expect(window.location.pathname).toBe('/desk/k1/papers/p7'));
});
