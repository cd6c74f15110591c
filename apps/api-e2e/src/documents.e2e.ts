import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Billing } from '@veracite/contracts/account';
import type { CreatedCheck } from '@veracite/contracts/checks';
import { DOCUMENT_LIMITS, type DocumentAnswer } from '@veracite/contracts/documents';
import { deepLearning, hallmarks } from '@veracite/testing/famous-works';
import { hostileFiles } from '@veracite/testing/hostile-documents';
import type { HostileFile } from '@veracite/testing/hostile-documents/handmade';
import { withoutAbstract, type WorkPassages } from '@veracite/contracts/passages';
import { Client, newAccount } from './support/client';
import { expectProblem } from './support/problem';
import { startRunning, type Running } from './support/running';

/** `HOSTILE_FILES=200 npm run test:e2e -- --testPathPatterns documents.e2e` sends all of them and goes through the command line too; each test of the suite sees a few. */
const HOSTILE = Number(process.env['HOSTILE_FILES'] ?? 0);
const SAMPLE = 16;
const ABSTRACT =
  'Models with several layers learn representations of data. Convolutional nets have improved the recognition of images and speech.';
jest.setTimeout(HOSTILE > 0 ? 1_500_000 : 180_000);

const FOLDER = path.resolve(__dirname, '../../../libs/testing/data/documents');
const CLI = path.resolve(__dirname, '../../../dist/cli/main.mjs');
let running: Running;
let client: Client;
/** Made before anything is sent: it takes seconds, in which idle connections are closed unseen. */
let files: HostileFile[];
beforeAll(async () => {
  files = hostile();
  running = await startRunning(undefined, { works: [{ ...deepLearning, abstract: ABSTRACT }, hallmarks] });
  client = await newAccount(running.product.origin);
});
afterAll(() => running?.stop());

function send(from: Client, bytes: Uint8Array, name: string, field = 'file') {
  const body = new FormData();
  body.append(field, new Blob([Uint8Array.from(bytes)]), name);
  return from.send('/api/documents', { method: 'POST', body });
}

test('a PDF file is read, and nothing is charged', async () => {
  const { status, body } = await send(client, readFileSync(path.join(FOLDER, 'chicago-two-columns.pdf')), 'a.pdf');
  const answer = body as DocumentAnswer;
  expect([status, answer.kind, answer.references.length, answer.cost]).toEqual([200, 'pdf', 25, 25]);
  expect(answer.citations).toHaveLength(22);
  expect(answer.citations[0]?.place).toMatchObject({ page: 1, boxes: [{ page: 1 }] });
  expect(answer.problems.map(({ kind }) => kind)).toContain('quoted-page');
  expect(((await client.get('/api/payments/billing')).body as Billing).usedCreditsThisMonth).toBe(0);
});

const MANUSCRIPT = `# Nets

Layers learn (LeCun et al., 2014).

# References

LeCun, Y., Bengio, Y., & Hinton, G. (2014). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539
`;

test('a corrected copy of a checked document, and no copy of another', async () => {
  const form = (text: string, check?: string) => {
    const body = new FormData();
    if (check) body.append('check', check);
    body.append('file', new Blob([text]), 'nets.md');
    return body;
  };
  const { id } = (await client.send('/api/checks', { method: 'POST', body: form(MANUSCRIPT) })).body as CreatedCheck;
  const correct = (text: string) => client.send('/api/documents/corrected', { method: 'POST', body: form(text, id) });
  expectProblem('a check that was not started', await correct(MANUSCRIPT));
  await client.post(`/api/checks/${id}/run`);
  await client.get(`/api/checks/${id}/events`);
  const { status, body, headers } = await correct(MANUSCRIPT);
  expect([status, body]).toEqual([200, MANUSCRIPT.replaceAll('2014', '2015')]);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="nets-corrected.md"');
  const other = await correct(MANUSCRIPT.replace('Deep learning', 'Shallow learning'));
  expect(other.status).toBe(409);
  expectProblem('another document', other);
});

test('the nearest passages of abstracts come with their database, free and without a judgment', async () => {
  const sentences = ['Images are recognized by convolutional nets (LeCun et al., 2015).'];
  const works = [{ doi: deepLearning.DOI, sentences }, { doi: hallmarks.DOI, sentences }, { sentences }];
  const { status, body } = await client.post('/api/documents/passages', { works });
  const [found, none, unknown] = body as WorkPassages[];
  expect([status, found?.source, found?.passages]).toEqual([
    200,
    'OpenAlex',
    ['Convolutional nets have improved the recognition of images and speech.'],
  ]);
  expect(none?.passages).toEqual([]);
  expect(none && withoutAbstract(none)).toMatch(/^No abstract is public in Crossref, DataCite, OpenAlex/);
  expect(unknown).toEqual({ passages: [], asked: [] });
  expect(running.standIn.calls().filter(({ path }) => JSON.stringify(path).includes('ecognized'))).toEqual([]);
  expectProblem('no work', await client.post('/api/documents/passages', { works: [] }));
});

const latin1 = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

test.each<[string, string]>([
  ['nothing', ''],
  ['a broken PDF', '%PDF-1.7 and no more'],
  ['a picture', '\u0089PNG\r\n\u001a\n'],
])('%s has a reason', async (name, text) => {
  const answer = await send(client, latin1(text), 'a.pdf');
  expect(answer.status).toBe(422);
  expectProblem(name, answer);
});

test('no file, another field and a visitor are refused', async () => {
  const letter = latin1('A');
  const answers = [
    await client.post('/api/documents', {}),
    await send(client, letter, 'a.txt', 'other'),
    await send(new Client(running.product.origin), letter, 'a.txt'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 401]);
  for (const answer of answers) expectProblem('refused', answer);
});

function hostile(): HostileFile[] {
  const good = readdirSync(FOLDER)
    .filter((name) => name !== 'README.md')
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(FOLDER, name))) }));
  const all = [...hostileFiles(good, HOSTILE || 70)];
  return HOSTILE > 0 ? all : all.filter(({ bytes }, i) => i % 4 === 0 && bytes.length < 1_000_000).slice(0, SAMPLE);
}

test('broken, hostile and huge files: each is parsed or refused with a clear reason, and the server stays up', async () => {
  const before = (await client.get('/health/live')).status;
  const answers: [string, number][] = [];
  for (const { what, name, bytes } of files) {
    // A file that is too large is refused while it is sent, so that the client may see a closed connection.
    const answer = await send(client, bytes, name).catch((error: unknown) => {
      if (bytes.length <= DOCUMENT_LIMITS.bytes) throw new Error(what, { cause: error });
    });
    if (!answer) continue;
    expectProblem(what, answer);
    const { message = '' } = answer.body as { message?: string };
    answers.push([`${what}${answer.status === 200 ? '' : `: ${message}`}`, answer.status]);
  }
  if (HOSTILE > 0) console.info(answers.map(([what, status]) => `${status} ${what}`).join('\n'));
  expect(answers.filter(([, status]) => ![200, 413, 422].includes(status))).toEqual([]);
  expect([before, (await client.get('/health/live')).status]).toEqual([200, 200]);
});

test('heavy documents of two users delay neither the short text of a third nor the refusal of too many', async () => {
  const [ada, eve, third] = await Promise.all([1, 2, 3].map(() => newAccount(running.product.origin)));
  if (!ada || !eve || !third) throw new Error('no accounts');
  const line = (index: number) =>
    `Smith, J., & Li, K. (2019). On the reading of list ${index}. Journal of Lists, 8(2), ${index}.`;
  const heavy = latin1(`References\n\n${Array.from({ length: 700 }, (_, index) => line(index)).join('\n')}`);
  const ended: string[] = [];
  const sent = [ada, eve].flatMap((user, index) =>
    Array.from({ length: 2 + 4 * index }, async () => {
      const { status, headers } = await send(user, heavy, 'list.txt');
      ended.push(`${status}${status === 503 && Number(headers.get('Retry-After')) > 0 ? ' with Retry-After' : ''}`);
    }),
  );
  await third.get('/health/live');
  const { status, body } = await third.post('/api/citations/parse', { text: [1, 2, 3].map(line).join('\n') });
  expect([status, (body as { cost: number }).cost]).toEqual([200, 3]);
  expect(ended.filter((answer) => answer === '200')).toEqual([]);
  await Promise.all(sent);
  expect(ended[0]).toBe('503 with Retry-After');
  expect(ended.filter((answer) => answer === '200').length).toBeGreaterThanOrEqual(2);
  expect(ended.filter((answer) => !['200', '503 with Retry-After'].includes(answer))).toEqual([]);
});

/** The command line ends with 0, or with 64 (unreadable) or 66 (without a reference) and one line that says why. */
test('the same on the command line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  try {
    const bad = (HOSTILE > 0 ? files : files.slice(2, 5)).flatMap(({ what, name, bytes }) => {
      const file = path.join(folder, name);
      writeFileSync(file, bytes);
      const { status, stderr, signal } = spawnSync(process.execPath, [CLI, 'check', file, '--json'], {
        encoding: 'utf8',
        maxBuffer: 1e9,
      });
      const isExplained = (status === 64 || status === 66) && /^[^\n]{20,400}\n$/.test(stderr);
      return (status === 0 && stderr === '') || isExplained
        ? []
        : [{ what, status, signal, stderr: stderr.slice(0, 500) }];
    });
    expect(bad).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
