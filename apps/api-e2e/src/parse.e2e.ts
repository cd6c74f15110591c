import type { Billing } from '@veracite/contracts/account';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import type { ParseAnswer } from '@veracite/contracts/parse';
import { DEEP_LEARNING, HALLMARKS } from '@veracite/testing/famous-works';
import { Client, newAccount } from './support/client';
import { expectProblem } from './support/problem';
import { runningForTests } from './support/running';

jest.setTimeout(180_000);

const running = runningForTests();

const BIB = `@string{nat = "Nature"}
@article{a,
  author = {LeCun, Yann and Bengio, Yoshua and Hinton, Geoffrey},
  title = {Deep learning},
  journal = nat, volume = 521, number = 7553, pages = {436--444}, year = 2015
}
@article{b,
  author = {Hanahan, Douglas and Weinberg, Robert A.},
  title = {The hallmarks of cancer},
  journal = {Cell}, volume = 100, number = 1, pages = {57--70}, year = 2000
}`;

/** The text as a PDF viewer copies it. */
const wrap = (text: string) => text.replace(/.{50}[^ ]{0,40} /g, (row) => `${row.trimEnd()}\n`);
const NUMBERED = `References\n\n[1] ${wrap(DEEP_LEARNING)}\n[2] ${wrap(HALLMARKS)}\n`;

const parse = async (client: Client, body: object, headers = {}) =>
  (await client.post('/api/citations/parse', body, headers)) as { status: number; body: ParseAnswer; headers: Headers };
const used = async (client: Client) =>
  ((await client.get('/api/payments/billing')).body as Billing).usedCreditsThisMonth;
const places = ({ entries }: ParseAnswer) => entries.map(({ start, end }) => ({ start, end }));

test('a visitor receives the references of a text and their cost, and nothing is charged or kept', async () => {
  const visitor = new Client(running.origin);
  const bib = await parse(visitor, { text: BIB });
  expect(bib.status).toBe(200);
  expect(bib.body).toMatchObject({ format: 'bibtex', summary: 'Read as BibTeX: 2 references.', cost: 2, leftOut: [] });
  const numbered = await parse(visitor, { text: NUMBERED });
  expect(numbered.body).toMatchObject({ format: 'text', cost: 2, leftOut: [{ text: 'References', kind: 'heading' }] });
  for (const entry of numbered.body.entries) expect(NUMBERED.slice(entry.start, entry.end)).toBe(entry.text);
  const lines = await parse(visitor, { text: BIB, layout: 'one-a-line' });
  expect(lines.body).toMatchObject({ layout: 'one-a-line', cost: 11 });
  const user = await newAccount(running.origin);
  expect((await parse(user, { text: BIB })).body.cost).toBe(2);
  expect(await used(user)).toBe(0);
});

test.each<[string, object]>([
  ['nothing', {}],
  ['blanks', { text: ' \n ' }],
  ['a number', { text: 5 }],
  ['null', { text: null }],
  ['200,001 characters', { text: 'x'.repeat(200_001) }],
  ['a PDF file', { text: '%PDF-1.7\n%\uFFFD\uFFFD' }],
  ['a Word file', { text: 'PK\u0003\u0004\u0014\uFFFD' }],
  ['10,001 lines', { text: '[1] a\n'.repeat(10_001) }],
  ['10,001 lines, one a line', { text: 'a\n'.repeat(10_001), layout: 'one-a-line' }],
])('%s is refused by the name of the field', async (_name, body) => {
  const answer = await parse(await newAccount(running.origin), body);
  expectProblem(_name, answer);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: '/text' }] } });
});

test('a visitor has 16 kB; more is asked for a sign-in before it is read', async () => {
  expect((await parse(new Client(running.origin), { text: 'a '.repeat(6_000) })).status).toBe(200);
  expect((await parse(new Client(running.origin), { text: 'a '.repeat(9_000) })).status).toBe(401);
});

test('an unknown layout is refused, a key without the scope too, and an expired session counts as a visitor', async () => {
  expect((await parse(new Client(running.origin), { text: 'a', layout: 'numbered' })).body).toMatchObject({
    errors: [{ pointer: '/layout' }],
  });
  expect((await parse(new Client(running.origin), { text: 'a' }, { Authorization: 'Bearer vk_no' })).status).toBe(401);
  expect((await parse(new Client(running.origin), { text: 'a' }, { Cookie: 'veracite=x' })).status).toBe(200);
});

test('a batch of entries is charged by found reference, and read with what the file says elsewhere', async () => {
  const client = await newAccount(running.origin);
  const found = (await parse(client, { text: BIB })).body;
  const { status, body } = await client.post('/api/citations/verify-batch', { text: BIB, entries: places(found) });
  expect(status).toBe(200);
  const { results } = body as BatchResult;
  expect(results.map(({ originalText }) => originalText)).toEqual(found.entries.map(({ text }) => text));
  expect(results.map(({ parsed }) => parsed.csl['container-title'])).toEqual(['Nature', 'Cell']);
  expect(results.map(({ evidence }) => evidence.length > 0)).toEqual([true, true]);
  expect(await used(client)).toBe(2);
});

test('a single entry costs one, alone or in its own words', async () => {
  const client = await newAccount(running.origin);
  const [entry] = places((await parse(client, { text: BIB })).body);
  const verify = async (body: object) => (await client.post('/api/citations/verify', body)).body as VerificationResult;
  expect((await verify({ text: BIB, entries: [entry] })).parsed.csl['container-title']).toBe('Nature');
  const verified = await verify({ text: BIB, entries: [{ ...entry, citation: DEEP_LEARNING }] });
  expect(verified).toMatchObject({ originalText: DEEP_LEARNING, status: 'valid' });
  expect(await used(client)).toBe(2);
});

test('an analysis counts found references, by their lines and with their numbers', async () => {
  const client = await newAccount(running.origin);
  const entries = places((await parse(client, { text: NUMBERED })).body);
  const { status, body } = await client.post('/api/bibliography/analyze', { bibliography: NUMBERED, entries });
  expect(status).toBe(200);
  const result = body as AnalyzeResult;
  expect(result.totalEntries).toBe(2);
  const lines = NUMBERED.split('\n');
  const begins = ['[1]', '[2]'].map((label) => lines.findIndex((line) => line.startsWith(label)) + 1);
  expect(result.entries.map(({ lineNumber }) => lineNumber)).toEqual(begins);
  expect(result.entries.map(({ originalText }) => originalText.slice(0, 4))).toEqual(['[1] ', '[2] ']);
  expect(result.list?.order.kind).toBe('numbered');
  expect(await used(client)).toBe(2);
});

test('321: without entries a bibliography is its lines, as before', async () => {
  const client = await newAccount(running.origin);
  const twoLines = `${DEEP_LEARNING}\n\nshort\n${HALLMARKS}`;
  const { body } = await client.post('/api/bibliography/analyze', { bibliography: twoLines });
  expect((body as AnalyzeResult).entries.map(({ lineNumber }) => lineNumber)).toEqual([1, 4]);
  expect(await used(client)).toBe(2);
});

const entry = { start: 0, end: 5 };
test.each<[string, string, object, string]>([
  ['no text', 'verify-batch', { entries: [entry] }, '/citations'],
  ['no entries', 'verify-batch', { text: BIB }, '/entries'],
  ['none of them', 'verify-batch', { text: BIB, entries: [] }, '/entries'],
  ['101 of them', 'verify-batch', { text: BIB, entries: Array.from({ length: 101 }, () => entry) }, '/entries'],
  ['two at a single check', 'verify', { text: BIB, entries: [entry, entry] }, '/entries'],
  ['backwards', 'verify-batch', { text: BIB, entries: [{ start: 5, end: 1 }] }, '/entries'],
  ['a fraction', 'verify-batch', { text: BIB, entries: [{ start: 0.5, end: 1 }] }, '/entries'],
  ['a list', 'verify-batch', { text: BIB, entries: [[0, 5]] }, '/entries'],
  ['beyond the text', 'verify-batch', { text: BIB, entries: [{ start: 0, end: 100_000 }] }, '/entries/0/end'],
  [
    '2,000 characters of prose',
    'verify',
    { text: 'x'.repeat(2_000), entries: [{ start: 0, end: 2_000 }] },
    '/entries/0',
  ],
  ['its own words too long', 'verify', { text: BIB, entries: [{ ...entry, citation: 'x'.repeat(2_000) }] }, '/entries'],
])('entries that are %s are refused and free', async (_name, path, body, pointer) => {
  const client = await newAccount(running.origin);
  const answer = await client.post(`/api/citations/${path}`, body);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer }] } });
  expect(await used(client)).toBe(0);
});

test('338: a repeat with its key is charged once, another text under it is refused', async () => {
  const client = await newAccount(running.origin);
  const body = { text: BIB, entries: places((await parse(client, { text: BIB })).body) };
  const key = { 'Idempotency-Key': 'entries-1' };
  const [first, again] = [
    await client.post('/api/citations/verify-batch', body, key),
    await client.post('/api/citations/verify-batch', body, key),
  ];
  expect((again.body as BatchResult).batchId).toBe((first.body as BatchResult).batchId);
  expect((await client.post('/api/citations/verify-batch', { ...body, text: `${BIB} ` }, key)).status).toBe(422);
  expect(await used(client)).toBe(2);
});
