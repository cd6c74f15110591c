import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { NewApiKey } from '@veracite/contracts/keys';
import { DEEP_LEARNING } from '@veracite/testing/famous-works';
import { Client, newAccount, subscriber } from './support/client';
import { startRunning, type Running } from './support/running';

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../../..');
const GUIDE = readFileSync(path.join(ROOT, 'docs/integrators.md'), 'utf8');
const blocks = (language: string) =>
  [...GUIDE.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, name, text]) =>
    name === language ? [text ?? ''] : [],
  );

let running: Running;
let folder: string;
let owner: Client;
let key: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'veracite-guide-'));
  running = await startRunning();
  owner = await subscriber(running.product.origin);
  const { body } = await owner.post('/api/auth/keys', { name: 'Guide', scopes: ['verify', 'read'] });
  ({ key } = body as NewApiKey);
});
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({ ...process.env, VERACITE_URL: running.product.origin, VERACITE_KEY: key });

/** Runs an example of the guide. Returns undefined and prints the reason when its program is not installed. */
async function ran(program: string, name: string, text: string): Promise<string | undefined> {
  try {
    await run(program, ['--version']);
  } catch {
    console.warn(`${program} is not on this machine: its examples were not run.`);
    return undefined;
  }
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return (await run(program, [file], { cwd: folder, env: environment() })).stdout;
}

const DONE = /^valid LeCun[^\n]*\nfake Nobody[^\n]*\n\d+ in the history\n$/;

test.each([
  ['python3', 'python', 'batch.py'],
  ['node', 'javascript', 'batch.mjs'],
])(
  'an integrator: the example for %s checks a batch and reads the history to its end',
  async (program, language, file) => {
    const printed = await ran(program, file, blocks(language)[0] ?? '');
    expect(printed ?? 'valid LeCun\nfake Nobody\n0 in the history\n').toMatch(DONE);
  },
);

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ....').toString('base64')}`;
/** Made once by hand with openssl: printf 'd1.1700000000.{"type":"ping"}' | openssl dgst -sha256 -hmac … -binary | base64 */
const HEADERS = {
  'webhook-id': 'd1',
  'webhook-timestamp': '1700000000',
  'webhook-signature': 'v1,7mGj+3jV7B9Bv896In43Tb68u/DM5QfurhAN89bHmp4=',
};

test.each([
  [
    'python3',
    'python',
    'hook.py',
    `import json, sys
h = json.loads('${JSON.stringify(HEADERS)}')
for body, now in ((b'{"type":"ping"}', 1700000100), (b'{"type":"pong"}', 1700000100), (b'{"type":"ping"}', 1700000400)):
    print(is_ours(h, body, '${SECRET}', now))`,
  ],
  [
    'node',
    'javascript',
    'hook.mjs',
    `for (const [body, now] of [['{"type":"ping"}', 1700000100], ['{"type":"pong"}', 1700000100], ['{"type":"ping"}', 1700000400]])
  console.log(isOurs(${JSON.stringify(HEADERS)}, body, '${SECRET}', now));`,
  ],
])(
  'the example for %s knows a signed delivery from a changed and from an old one',
  async (program, language, file, use) => {
    const printed = await ran(program, file, `${blocks(language)[1] ?? ''}\n${use}\n`);
    expect((printed ?? 'true false false').toLowerCase().trim().split(/\s+/)).toEqual(['true', 'false', 'false']);
  },
);

test('the examples for curl check a citation, and fetch certificates that the command line verifies', async () => {
  const printed = await ran('bash', 'curl.sh', `set -eu\n${blocks('sh').join('\n')}`);
  expect(JSON.parse(printed ?? '{}')).toMatchObject({ status: 'valid' });
  const check = (...args: string[]) =>
    run(process.execPath, [path.join(ROOT, 'dist/cli/main.mjs'), 'verify-certificate', ...args], { cwd: folder });
  expect((await check('certificate.jws', '--keys', 'keys.json')).stdout).toMatch(
    /^VALID {2}1 entry: [\s\S]*with a key of --keys/,
  );
  expect((await check('list.jws', '--keys', 'keys.json')).stdout).toMatch(/^VALID {2}2 entries: /);
  const file = path.join(folder, 'certificate.jws');
  const bytes = readFileSync(file);
  bytes.writeUInt8(bytes.readUInt8(1_000) ^ 1, 1_000);
  writeFileSync(file, bytes);
  await expect(check('certificate.jws')).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^NOT VALID/) as string,
  });
});

test('a certificate is issued to the owner of a check only, and the keys are public', async () => {
  const { body } = await owner.post('/api/citations/verify', { citation: DEEP_LEARNING });
  const { id = '' } = body as { id?: string };
  const stranger = await newAccount(running.product.origin);
  expect((await stranger.get(`/api/citations/${id}/certificate`)).status).toBe(404);
  expect((await new Client(running.product.origin).get(`/api/citations/${id}/certificate`)).status).toBe(401);
  const published = await new Client(running.product.origin).get('/.well-known/jwks.json');
  // Those of earlier servers over this database among them.
  expect(published.status).toBe(200);
  const { keys } = published.body as { keys: object[] };
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' });
});
