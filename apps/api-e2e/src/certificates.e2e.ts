import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Certificate } from '@veracite/certificate/certificate';
import type { BatchResult } from '@veracite/contracts/citations';
import { DEEP_LEARNING, HALLMARKS } from '@veracite/testing/famous-works';
import { Client, subscriber } from './support/client';
import { startRunning, type Running } from './support/running';

const run = promisify(execFile);
const PROGRAM = path.resolve(__dirname, '../../../dist/cli/main.mjs');
const INVENTED =
  'Quillfeather, B. (2019). Recursive moonlight budgets in kettle taxonomies. Annals of Botany, 14(2), 101–119.';
const LIST = [HALLMARKS, INVENTED, DEEP_LEARNING];

let running: Running;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'veracite-certificates-'));
  running = await startRunning();
});
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function checked(client: Client, more: object = {}): Promise<BatchResult & { batchId: string }> {
  const { body } = await client.post('/api/citations/verify-batch', { citations: LIST, ...more });
  return body as BatchResult & { batchId: string };
}

const certificateOf = async (client: Client, path: string) => {
  const { status, body, headers } = await client.get(path);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/jose']);
  return String(body);
};
const payloadOf = (text: string) =>
  JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()) as Certificate;

/** Runs `verify-certificate` with the keys that the server publishes. */
async function verified(text: string): Promise<{ code: number; out: string }> {
  const file = path.join(folder, 'certificate.jws');
  writeFileSync(file, text);
  return run(process.execPath, [PROGRAM, 'verify-certificate', file, '--keys', running.product.origin]).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (fault: { code: number; stdout: string }) => ({ code: fault.code, out: fault.stdout }),
  );
}

const VALID =
  /^VALID {2}3 entries: 2 valid, 1 invalid\n +1 {2}valid[^\n]*Hanahan[^\n]*\n +SHA-256 \w{64}\n +2 {2}invalid[^\n]*Quillfeather[^\n]*\n +SHA-256 \w{64}\n +3 {2}valid[^\n]*LeCun[\s\S]*with a key of --keys/;

test('a batch has a certificate of its stored results, which the command line verifies', async () => {
  const client = await subscriber(running.product.origin);
  const { batchId, results } = await checked(client);
  const text = await certificateOf(client, `/api/checks/${batchId}/certificate`);
  expect((await verified(text)).out).toMatch(VALID);
  expect(payloadOf(text)).toMatchObject({ product: 'Veracite', subject: { type: 'batch', ids: [batchId] } });
  expect(payloadOf(text).results).toEqual(results);
});

test.each<[string, (certificate: Certificate) => object, string]>([
  ['an entry removed', (item) => ({ results: item.results.filter((_, index) => index !== 1) }), 'removed'],
  ['an entry added', (item) => ({ results: [...item.results, item.results[0]] }), 'added'],
  ['two entries exchanged', ({ results: [a, b, c] }) => ({ results: [b, a, c] }), 'Entry 1 was moved'],
  [
    'a verdict changed',
    ({ results }) => ({ results: results.map((result) => ({ ...result, status: 'valid' })) }),
    'Entry 2 was changed',
  ],
  ['another date', () => ({ issuedAt: '2020-01-01T00:00:00.000Z' }), 'changed after it was signed'],
])('a certificate with %s is not valid', async (_name, change, message) => {
  const client = await subscriber(running.product.origin);
  const { batchId } = await checked(client);
  const text = await certificateOf(client, `/api/checks/${batchId}/certificate`);
  const payload = JSON.stringify({ ...payloadOf(text), ...change(payloadOf(text)) });
  const [header, , signature] = text.split('.');
  const { code, out } = await verified([header, Buffer.from(payload).toString('base64url'), signature].join('.'));
  expect([code, out]).toEqual([1, expect.stringMatching(/^NOT VALID {2}The signature does not match/)]);
  expect(out).toContain(message);
});

test('so have an analysis, and lists that were checked in parts, in the order asked', async () => {
  const client = await subscriber(running.product.origin);
  const { batchId } = await checked(client);
  const { body } = await client.post('/api/bibliography/analyze', { bibliography: LIST.join('\n') });
  const { analysisId } = body as { analysisId: string };
  const ofAnalysis = await certificateOf(client, `/api/checks/${analysisId}/certificate`);
  expect(payloadOf(ofAnalysis).subject).toEqual({ type: 'analysis', ids: [analysisId] });
  expect((await verified(ofAnalysis)).out).toMatch(VALID);
  for (const query of [`batches=${analysisId},${batchId}`, `batches=${analysisId}&batches=${batchId}`]) {
    const both = payloadOf(await certificateOf(client, `/api/certificates?${query}`));
    expect(both.subject).toEqual({ type: 'batch', ids: [analysisId, batchId] });
    expect(both.results.map(({ originalText }) => originalText)).toEqual([...LIST, ...LIST]);
  }
});

test('a single check has a certificate', async () => {
  const client = await subscriber(running.product.origin);
  const { id = '', ...result } = (await client.post('/api/citations/verify', { citation: DEEP_LEARNING })).body as {
    id?: string;
  };
  const text = await certificateOf(client, `/api/citations/${id}/certificate`);
  expect(payloadOf(text)).toMatchObject({ subject: { type: 'check', ids: [id] }, results: [{ ...result, id }] });
  expect((await verified(text)).out).toMatch(/^VALID {2}1 entry: 1 valid/);
});

test('refused: the lists of others, no sign-in, a list under way, and what is no list', async () => {
  const client = await subscriber(running.product.origin);
  const { batchId, results } = await checked(client);
  const stranger = await subscriber(running.product.origin);
  const paths = [
    `/api/citations/${results[0]?.id}/certificate`,
    `/api/checks/${batchId}/certificate`,
    `/api/certificates?batches=${batchId}`,
  ];
  for (const path of paths) {
    expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
    expect([path, (await new Client(running.product.origin).get(path)).status]).toEqual([path, 401]);
  }
  for (const batches of ['', 'x', `${batchId},${batchId}`, Array(101).fill(batchId).join()]) {
    const { status, body } = await client.get(`/api/certificates?batches=${batches}`);
    expect([status, body]).toMatchObject([400, { errors: [{ pointer: '/batches' }] }]);
  }
  running.standIn.setLatency(3_000);
  const { body } = await client.post(
    '/api/citations/verify-batch',
    { citations: [INVENTED.replace('14', '15')] },
    { Prefer: 'respond-async' },
  );
  const open = await client.get(`/api/checks/${(body as { batchId: string }).batchId}/certificate`);
  running.standIn.setLatency(0);
  expect([open.status, open.headers.get('Retry-After')]).toEqual([409, '5']);
});

test('a record that is deleted is in no certificate any more', async () => {
  const client = await subscriber(running.product.origin);
  const { batchId, results } = await checked(client);
  await client.send(`/api/citations/${results[0]?.id}`, { method: 'DELETE' });
  expect((await client.get(`/api/citations/${results[0]?.id}/certificate`)).status).toBe(404);
  const { results: left } = payloadOf(await certificateOf(client, `/api/checks/${batchId}/certificate`));
  expect(left.map(({ originalText }) => originalText)).toEqual(LIST.slice(1));
});
