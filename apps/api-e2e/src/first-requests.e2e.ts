import { Client, newAccount, type Answer } from './support/client';
import { loopLog } from './support/loop-log';
import { startRunning, type Running } from './support/running';

jest.setTimeout(180_000);

/** Longest time in milliseconds for which a first request may block the event loop. */
const BUDGET_MS = 100;
const LINE = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436-444.';

const log = loopLog();
let running: Running;
let client: Client;
let ready: number;
beforeAll(async () => {
  running = await startRunning(log.env);
  ready = Date.now();
  client = new Client(running.product.origin);
});
afterAll(async () => {
  await running?.stop();
  log.remove();
});

async function readDocument(): Promise<Answer> {
  const body = new FormData();
  body.append('file', new Blob([`Rivers are deep (LeCun et al., 2015).\n\nReferences\n\n${LINE}\n`]), 'paper.txt');
  return client.send('/api/documents', { method: 'POST', body });
}

const FIRST: [name: string, ask: () => Promise<Answer>][] = [
  ['the databases', () => client.get('/api/sources')],
  ['a check', () => client.post('/api/citations/verify', { citation: LINE })],
  ['a search', () => client.post('/api/citations/find', { title: 'hallmarks cancer', author: 'Hanahan' })],
  ['a document', readDocument],
  ['a list', () => client.post('/api/citations/parse', { text: `${LINE}\n${LINE}` })],
  [
    'an analysis with its manuscript',
    () =>
      client.post('/api/bibliography/analyze', {
        bibliography: LINE,
        analysisType: 'quick',
        manuscript: '(LeCun, 2015)',
      }),
  ],
  ['a source', () => client.post('/api/sources/verify', { input: 'Nature', inputType: 'journal' })],
  ['the history', () => client.get('/api/citations')],
  ['the watches', () => client.get('/api/watches')],
];

test('the first requests of a server do not keep it from answering others', async () => {
  client = await newAccount(running.product.origin);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  for (const [name, ask] of FIRST) expect([name, (await ask()).status]).toEqual([name, 200]);
  await new Promise((resolve) => setTimeout(resolve, 25));
  expect(log.pauses().length).toBeGreaterThan(0);
  expect(log.pauses().filter(({ at, ms }) => at >= ready && ms > BUDGET_MS)).toEqual([]);
});
