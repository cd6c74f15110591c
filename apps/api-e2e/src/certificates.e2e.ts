import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { CertificateView } from '@veracite/contracts/certificates';
import type { BatchResult, CitationsPage } from '@veracite/contracts/citations';
import { DEEP_LEARNING, HALLMARKS } from '@veracite/testing/famous-works';
import { Client, newAccount } from './support/client';
import { startRunning, type Running } from './support/running';

jest.setTimeout(90_000);

const run = promisify(execFile);
const PROGRAM = path.resolve(__dirname, '../../../dist/cli/main.mjs');
const INVENTED =
  'Quillfeather, B. (2019). Recursive moonlight budgets in kettle taxonomies. Kettle Studies, 14(2), 101–119.';
const LIST = [HALLMARKS, INVENTED, DEEP_LEARNING];

let running: Running;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'veracite-reports-'));
  running = await startRunning({ BILLING_PROVIDER: 'off' });
});
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function checked(client: Client, more: object = {}): Promise<BatchResult & { batchId: string }> {
  const { body } = await client.post('/api/citations/verify-batch', { citations: LIST, ...more });
  return body as BatchResult & { batchId: string };
}

const asked = async (client: Client, batches: string[]) =>
  (await client.post('/api/certificates', { batches })).body as CertificateView;

async function ready(client: Client, { id }: CertificateView): Promise<CertificateView> {
  for (;;) {
    const view = (await client.get(`/api/certificates/${id}`)).body as CertificateView;
    if (view.state !== 'sealing') return view;
    await pause(100);
  }
}

const fileOf = async (client: Client, { id }: CertificateView) =>
  String((await client.get(`/api/certificates/${id}/file`)).body);

/** What the command line says of a file. */
async function said(text: string): Promise<{ code: number; out: string }> {
  const file = path.join(folder, 'report.jsonl');
  const keys = path.join(folder, 'keys.json');
  writeFileSync(file, text);
  writeFileSync(keys, JSON.stringify((await new Client(running.product.origin).get('/.well-known/jwks.json')).body));
  return run(process.execPath, [PROGRAM, 'verify-certificate', file, '--keys', keys]).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (fault: { code: number; stdout: string }) => ({ code: fault.code, out: fault.stdout }),
  );
}

const UPHELD =
  /^HOLDS {4}3 entries: 2 valid, 1 fake\n +1 {2}VALID[^\n]*: Hanahan[^\n]*\n +2 {2}FAKE[^\n]*: Quillfeather[^\n]*\n +3 {2}VALID[^\n]*: LeCun[\s\S]*key that was given/;

test('a list is checked once more and sealed, recorded no second time, and the command line upholds it', async () => {
  const client = await newAccount(running.product.origin);
  const { batchId } = await checked(client);
  const first = await asked(client, [batchId]);
  expect(first).toMatchObject({ totalCount: 3, credits: 0, differing: [] });
  const before = await client.get(`/api/certificates/${first.id}/file`);
  expect([200, 409]).toContain(before.status);
  // What is sealed is no list that is being checked, and no history.
  expect((await client.get('/api/citations/batches/open')).body).toEqual([]);
  expect(await ready(client, first)).toMatchObject({ id: first.id, state: 'ready', sealedCount: 3, differing: [] });
  const { pagination } = (await client.get('/api/citations?page=1&limit=10')).body as CitationsPage;
  expect(pagination.totalCount).toBe(3);
  const text = await fileOf(client, first);
  expect((await said(text)).out).toMatch(UPHELD);
  expect(await asked(client, [batchId])).toMatchObject({ id: first.id, state: 'ready' });
  expect(await fileOf(client, first)).toBe(text);
  const [head = '', one = '', two = '', three = ''] = text.split('\n');
  const told: [string, string, RegExp][] = [
    ['an entry gone', [head, one, three, ''].join('\n'), /^REFUSED {2}It was cut/],
    ['another order', [head, two, one, three, ''].join('\n'), /^REFUSED .*order.*\(entry 1\)/],
    ['cut off on its way', text.slice(0, -100), /^REFUSED {2}It was cut/],
    ['a verdict changed', text.replace('"status":"fake"', '"status":"valid"'), /^REFUSED .*signature/],
  ];
  for (const [name, changed, refusal] of told)
    expect([name, await said(changed)]).toEqual([name, { code: 1, out: expect.stringMatching(refusal) as string }]);
});

test('a list that was checked with seal is sealed at once, as it was answered, and so is an analysis', async () => {
  const client = await newAccount(running.product.origin);
  const { batchId, results } = await checked(client, { seal: true });
  running.standIn.setFaults({ crossref: { kind: 'server-error' }, openalex: { kind: 'server-error' } });
  const view = await asked(client, [batchId]);
  running.standIn.setFaults({});
  expect(view).toMatchObject({ state: 'ready', sealedCount: 3, differing: [] });
  expect(results.map(({ status }) => status)).toEqual(['valid', 'fake', 'valid']);
  expect((await said(await fileOf(client, view))).out).toMatch(UPHELD);

  const bibliography = { bibliography: LIST.join('\n'), seal: true, analysisType: 'quick' };
  const { body } = await client.post('/api/bibliography/analyze', bibliography);
  const { analysisId } = body as { analysisId: string };
  // Both lists in one report, in the order that was asked for.
  const both = await asked(client, [analysisId, batchId]);
  expect(both).toMatchObject({ state: 'ready', totalCount: 6 });
  const { out } = await said(await fileOf(client, both));
  expect(out).toMatch(/^HOLDS {4}6 entries: /);
});

test('what is not the caller’s, not checked or too much is refused', async () => {
  const client = await newAccount(running.product.origin);
  const { batchId } = await checked(client);
  const view = await asked(client, [batchId]);
  const stranger = await newAccount(running.product.origin);
  const nobody = new Client(running.product.origin);
  const post = async (of: Client, batches: unknown) => {
    const { status, body } = await of.post('/api/certificates', { batches });
    return [status, (body as { errors?: { pointer: string }[] }).errors?.[0]?.pointer];
  };
  expect(await post(stranger, [batchId])).toEqual([404, undefined]);
  expect(await post(nobody, [batchId])).toEqual([401, undefined]);
  for (const place of ['', '/file'])
    expect((await stranger.get(`/api/certificates/${view.id}${place}`)).status).toBe(404);
  for (const batches of [[], undefined, 'x', ['x'], [batchId, batchId], [1], Array(101).fill(batchId), [null]])
    expect(await post(client, batches)).toEqual([400, '/batches']);
  await ready(client, view);
});

test('a record that is deleted takes the certificate of its list with it', async () => {
  const client = await newAccount(running.product.origin);
  const { batchId, results } = await checked(client, { seal: true });
  const view = await asked(client, [batchId]);
  await client.send(`/api/citations/${results[0]?.id}`, { method: 'DELETE' });
  expect((await client.get(`/api/certificates/${view.id}`)).status).toBe(404);
  const again = await ready(client, await asked(client, [batchId]));
  expect(again).toMatchObject({ state: 'ready', totalCount: 2, sealedCount: 2 });
  expect(await fileOf(client, again)).not.toContain('Hanahan');
});
