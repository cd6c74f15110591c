import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { latin1, word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { handmadeHostile } from '@veracite/testing/hostile-documents/handmade';
import { newAccount, type Answer, type Client } from './support/client';
import { loopLog } from './support/loop-log';
import { runningForTests } from './support/running';

jest.setTimeout(600_000);

/** Longest time in milliseconds after which `/health/live` answers while an input is read. */
const BUDGET_MS = 200;
/** Attempts at an input, of which the quickest counts: other programs hold the machine, too. */
const TRIES = 3;
/** A run of all tests sends one of so many inputs. */
const EVERY = 7;

/** `HEALTH_TABLE=FILE npm run test:e2e -- --testPathPatterns health.e2e` sends all inputs and writes the times into the file. */
const TABLE = process.env['HEALTH_TABLE'];

const log = loopLog();
const started = runningForTests(log.env);
let client: Client;
let collection: string;
let watch: Worker;
const asked: { start: number; status: number; ms: number }[] = [];
beforeAll(async () => {
  client = await newAccount(started.origin);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  collection = ((await client.post('/api/collections', { name: 'Papers' })).body as { id: string }).id;
  watch = new Worker(path.join(__dirname, 'support/health-watch.mjs'), { workerData: `${started.origin}/health/live` });
  watch.on('message', (answer: (typeof asked)[number]) => asked.push(answer));
});
afterAll(async () => {
  await watch?.terminate();
  log.remove();
});

const LINE = 'Smith, J., Li, K., and Abe, M. (2019). On the reading of long lists. Journal of Lists, 8(2), 1-9.';
const MEGABYTE = 1_000_000;
const filled = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size);
const bib = (index: number) =>
  `@article{a${index}, author={Smith, J.}, title={Rivers ${index}}, journal={Rivers}, year={2019}}\n`;
const notes = (tag: string, noteAt: (index: number) => string) =>
  Array.from({ length: 2_000 }, (_, index) => `<w:${tag} w:id="${index + 1}"${noteAt(index)}`).join('');
const footnotes = () =>
  word(
    `${WORD_HEAD}${notes('p', (index) => `><w:r><w:t>It rains</w:t><w:footnoteReference w:id="${index + 1}"/></w:r></w:p>`)}</w:body></w:document>`,
    {
      'word/footnotes.xml': latin1(
        `<w:footnotes xmlns:w="w">${notes('footnote', (index) => `><w:p><w:r><w:t>${[1, 2, 3].map((i) => `John Smith${index}x${i}, A History of the Rivers of Europe (Oxford: Oxford University Press, 19${10 + (index % 90)}), 7`).join('; ')}.</w:t></w:r></w:p></w:footnote>`)}</w:footnotes>`,
      ),
    },
  );

type Input = [what: string, send: () => Promise<{ status: number }>];

const file = (address: string, what: string, name: string, bytes: () => Uint8Array): Input => [
  `${what} to ${address}`,
  () => {
    const body = new FormData();
    body.append('file', new Blob([Uint8Array.from(bytes())]), name);
    return client.send(address, { method: 'POST', body });
  },
];
const text = (address: string, what: string, body: () => unknown): Input => [
  `${what} to ${address}`,
  () => client.post(address, body(), { Prefer: 'respond-async' }),
];
const policy = (what: string, yaml: () => string): Input => [
  `${what} as a policy`,
  () =>
    client.send(`/api/collections/${collection}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ policy: yaml(), policyVersion: 1 }),
    }),
];

/** Units at which patterns look far ahead or back. */
const BAIT = ['[1] a\n', 'Smith, J., ', ' and ', '(Smith, 2019; ', '10.1000/', '@a{a,', '(', '1-', ' . ', 'ﬁ́'];

const INPUTS: Input[] = [
  file('/api/documents', '6,000 works in 2,000 footnotes', 'a.docx', footnotes),
  file('/api/documents', 'ten megabytes of references', 'a.txt', () => latin1(filled(`${LINE}\n`, 10 * MEGABYTE))),
  ...['/api/checks', '/api/documents'].flatMap((address) => [
    file(address, 'a list of 5,000 entries of BibTeX', 'a.bib', () =>
      latin1(Array.from({ length: 5_000 }, (_, index) => bib(index)).join('')),
    ),
    file(address, 'a megabyte of entries that do not end', 'a.bib', () =>
      latin1(filled('@article{a,author={', MEGABYTE)),
    ),
    file(address, 'strings that double thirty times', 'a.bib', () =>
      latin1(
        `@string{s0="Smith"}${Array.from({ length: 30 }, (_, i) => `@string{s${i + 1}=s${i} # s${i}}`).join('\n')}@book{a,author=s30,title=s30}`,
      ),
    ),
    file(address, 'an author of a megabyte', 'a.bib', () =>
      latin1(`@book{a,author={${filled('Smith, J. and ', MEGABYTE)}X, Y}}`),
    ),
    file(address, 'a hundred thousand levels of JSON', 'a.json', () => latin1('[{"author":'.repeat(100_000))),
    file(address, 'a name of a megabyte in RIS', 'a.ris', () =>
      latin1(`TY  - BOOK\nAU  - ${filled('Smith-', MEGABYTE)}\nER  - \n`),
    ),
    file(address, 'a table of 33,000 rows', 'a.csv', () =>
      latin1(
        `Author,Title,Year\n${Array.from({ length: 33_000 }, (_, index) => `"Smith, J.",Rivers ${index},2019\n`).join('')}`,
      ),
    ),
    file(address, 'a megabyte of entries of amsrefs that do not end', 'a.tex', () =>
      latin1(`\\begin{biblist}${filled('\\bib{a}{article}{author={', MEGABYTE)}`),
    ),
  ]),
  ...BAIT.flatMap((unit) => [
    text('/api/citations/parse', `200,000 characters of ${JSON.stringify(unit)}`, () => ({
      text: filled(unit, 200_000),
    })),
    text('/api/checks', `a megabyte of ${JSON.stringify(unit)}`, () => ({ text: filled(unit, 900_000) })),
  ]),
  policy('ten thousand levels', () => filled('[', 10_000)),
  policy('levels by indentation', () => Array.from({ length: 90 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')),
  policy('aliases of aliases', () =>
    Array.from({ length: 30 }, (_, index) => `a${index}: &a${index} [*a${index - 1}, *a${index - 1}]`).join('\n'),
  ),
  ...handmadeHostile().map(({ what, name, bytes }) => file('/api/documents', what, name, () => bytes)),
];

interface During {
  status: number;
  /** Milliseconds after which the server answered that it lives, in ascending order. */
  waits: number[];
  /** Longest processor time in milliseconds for which its event loop was busy. Other programs on the machine do not count. */
  busy: number;
}

async function during(send: Input[1]): Promise<During> {
  const from = Date.now();
  const { status } = await send().catch((error: NodeJS.ErrnoException) => {
    // A server that refuses before it has read everything closes the connection.
    if (error.message !== 'fetch failed') throw error;
    return { status: 413 };
  });
  const to = Date.now();
  await new Promise((resolve) => setTimeout(resolve, 2 * BUDGET_MS));
  const answers = asked.filter(({ start }) => start >= from && start <= to);
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
  const pauses = log.pauses().filter(({ at }) => at >= from && at <= to);
  return {
    status,
    waits: answers.map(({ ms }) => ms).sort((a, b) => a - b),
    busy: Math.max(0, ...pauses.map(({ ms }) => ms)),
  };
}

/** Longest time in milliseconds for which a first request may block the event loop. */
const FIRST_BUDGET_MS = 100;
const KNOWN = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436-444.';

async function readDocument(): Promise<Answer> {
  const body = new FormData();
  body.append('file', new Blob([`Rivers are deep (LeCun et al., 2015).\n\nReferences\n\n${KNOWN}\n`]), 'paper.txt');
  return client.send('/api/documents', { method: 'POST', body });
}

const FIRST: [name: string, ask: () => Promise<Answer>][] = [
  ['the databases', () => client.get('/api/sources')],
  ['a check', () => client.post('/api/citations/verify', { citation: KNOWN })],
  ['a search', () => client.post('/api/citations/find', { title: 'hallmarks cancer', author: 'Hanahan' })],
  ['a document', readDocument],
  ['a list', () => client.post('/api/citations/parse', { text: `${KNOWN}\n${KNOWN}` })],
  [
    'an analysis with its manuscript',
    () =>
      client.post('/api/bibliography/analyze', {
        bibliography: KNOWN,
        analysisType: 'quick',
        manuscript: '(LeCun, 2015)',
      }),
  ],
  ['a source', () => client.post('/api/sources/verify', { input: 'Nature', inputType: 'journal' })],
  ['the history', () => client.get('/api/citations')],
  ['the watches', () => client.get('/api/watches')],
];

test('the first requests of a server do not keep it from answering others', async () => {
  const ready = Date.now();
  for (const [name, ask] of FIRST) expect([name, (await ask()).status]).toEqual([name, 200]);
  await new Promise((resolve) => setTimeout(resolve, 25));
  expect(log.pauses().length).toBeGreaterThan(0);
  expect(log.pauses().filter(({ at, ms }) => at >= ready && ms > FIRST_BUDGET_MS)).toEqual([]);
});

test.each(INPUTS.filter((_input, index) => TABLE || index % EVERY === 0))(
  'F9: the server answers that it lives while it reads %s',
  async (what, send) => {
    let longest = Infinity;
    for (let attempt = 0; attempt < TRIES && longest > BUDGET_MS; attempt += 1) {
      const { status, waits, busy } = await during(send);
      const max = waits.at(-1) ?? 0;
      longest = Math.min(longest, max, busy + (waits[waits.length >> 1] ?? 0));
      if (TABLE) {
        const [median, most, pause] = [waits[waits.length >> 1] ?? 0, max, busy].map((ms) => ms.toFixed(0).padStart(4));
        appendFileSync(
          TABLE,
          `${status}  p50 ${median}  max ${most}  loop ${pause} ms  ${waits.length} answers  ${what}\n`,
        );
      }
    }
    expect(longest).toBeLessThanOrEqual(BUDGET_MS);
  },
);
