import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import type { NewShare, Share, SharedResults } from '@veracite/contracts/share';
import fs from 'node:fs';
import path from 'node:path';
import { Client, newAccount } from './support/client';
import { startRunning, type Running } from './support/running';
import { DEEP_LEARNING, HALLMARKS } from '@veracite/testing/famous-works';

let running: Running;
let owner: Client;
let single: VerificationResult;
let batch: BatchResult;
beforeAll(async () => {
  running = await startRunning();
  owner = await newAccount(running.product.origin);
  single = (await owner.post('/api/citations/verify', { citation: DEEP_LEARNING })).body as VerificationResult;
  const citations = [HALLMARKS, DEEP_LEARNING];
  batch = (await owner.post('/api/citations/verify-batch', { citations })).body as BatchResult;
});
afterAll(() => running?.stop());

test('a result is shared by a link, listed, read by anybody, and withdrawn', async () => {
  const made = await owner.post('/api/shares', { citationId: single.id, days: 7 });
  expect(made.status).toBe(201);
  const { token, id, expiresAt } = made.body as NewShare;
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(7);
  const listed = (await owner.get('/api/shares')).body as Share[];
  expect(listed).toContainEqual(expect.objectContaining({ id, kind: 'citation', count: 1 }));
  expect(JSON.stringify(listed)).not.toContain(token);

  const anybody = new Client(running.product.origin);
  const read = await anybody.get(`/api/shared/${token}`);
  expect(read.status).toBe(200);
  expect(read.headers.get('X-Robots-Tag')).toBe('noindex');
  expect((read.body as SharedResults).results).toMatchObject([{ status: 'valid', originalText: DEEP_LEARNING }]);
  expect(fs.readFileSync(path.join(running.product.logs, 'main.log'), 'utf8')).not.toContain(token);

  expect((await anybody.send(`/api/shares/${id}`, { method: 'DELETE' })).status).toBe(401);
  expect((await owner.send(`/api/shares/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await anybody.get(`/api/shared/${token}`)).status).toBe(404);
});

test('a batch is shared in its order', async () => {
  const { token } = (await owner.post('/api/shares', { batchId: batch.batchId })).body as NewShare;
  const { results } = (await new Client(running.product.origin).get(`/api/shared/${token}`)).body as SharedResults;
  expect(results.map(({ originalText }) => originalText)).toEqual([HALLMARKS, DEEP_LEARNING]);
});

test.each<[string, () => unknown, number, string | null]>([
  ['nothing', () => ({}), 400, '/citationId'],
  ['both', () => ({ citationId: single.id, batchId: batch.batchId }), 400, '/citationId'],
  ['no id', () => ({ citationId: "' OR 1=1" }), 400, '/citationId'],
  ['another time', () => ({ citationId: single.id, days: 8 }), 400, '/days'],
  ['no time', () => ({ citationId: single.id, days: null }), 400, '/days'],
  ['what is not there', () => ({ batchId: '11111111-2222-4333-8444-555555555555' }), 404, null],
])('sharing %s is refused', async (_name, body, status, pointer) => {
  const answer = await owner.post('/api/shares', body());
  expect(answer.status).toBe(status);
  if (pointer) expect(answer.body).toMatchObject({ errors: [{ pointer }] });
});

test('only who signed in makes and lists links; a made-up token is 404', async () => {
  const anybody = new Client(running.product.origin);
  expect((await anybody.post('/api/shares', { citationId: single.id })).status).toBe(401);
  expect((await anybody.get('/api/shares')).status).toBe(401);
  for (const token of ['x', 'a'.repeat(43), '%00', '..%2f..%2fetc'])
    expect((await anybody.get(`/api/shared/${token}`)).status).toBe(404);
});
