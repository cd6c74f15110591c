import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import type { CreatedCheck } from '@veracite/contracts/checks';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import type { Group } from '@veracite/contracts/groups';
import type { NewApiKey } from '@veracite/contracts/keys';
import { DEEP_LEARNING } from '@veracite/testing/famous-works';
import { Client, newAccount } from './support/client';
import { linkIn } from '@veracite/testing/mailbox';
import { startRunning, type Running } from './support/running';

/** Faults that a review of the HTTP interface found. F8 is tested by `tools/start.spec.mjs` and `hanging-stores.e2e.ts`. */

jest.setTimeout(120_000);

let running: Running;
let origin: string;
beforeAll(async () => {
  running = await startRunning();
  origin = running.product.origin;
});
afterAll(() => running?.stop());

async function expert(email?: string): Promise<Client> {
  const client = await newAccount(origin, email);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  return client;
}

const send = (client: Client, method: string, path: string, body: object) =>
  client.send(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function upload(client: Client, address: string, name: string, text: string | Uint8Array<ArrayBuffer>) {
  const body = new FormData();
  body.append('file', new Blob([text]), name);
  return client.send(address, { method: 'POST', body });
}

/** Returns a group with the token of an invitation as a reader. */
async function invited(owner: Client, email: string): Promise<{ id: string; token: string }> {
  const { id } = (await owner.post('/api/groups', { name: 'Committee' })).body as Group;
  await owner.post(`/api/groups/${id}/invitations`, { email, role: 'reader' });
  return { id, token: linkIn(await running.mailbox.next(email)).hash.slice(1) };
}

const PDF = readFileSync(path.resolve(__dirname, '../../../libs/testing/data/documents/chicago-two-columns.pdf'));
const ENTRIES = 600;
const list = (entry: (index: number) => string) =>
  Array.from({ length: ENTRIES }, (_, index) => entry(index)).join('\n');
const LISTS: Record<string, string> = {
  'a.bib': list((index) => `@book{k${index}, title={Rivers ${index}}, author={Li, Ann}, year={2019}}`),
  'a.ris': list((index) => `TY  - BOOK\nTI  - Rivers ${index}\nAU  - Li, Ann\nPY  - 2019\nER  - \n`),
  'a.json': JSON.stringify(
    Array.from({ length: ENTRIES }, (_, index) => ({ id: `k${index}`, type: 'book', title: `Rivers ${index}` })),
  ),
  'a.txt': list((index) => `Li, A. (2019). Rivers of the north ${index}. Water, 7, 1–9.`),
};

/** Returns the first bytes that the server sends after these. */
const answerTo = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });

const policyFault = async (policy: string) => {
  const client = await expert();
  const { id } = (await client.post('/api/collections', { name: 'Papers' })).body as { id: string };
  const { status, body } = await send(client, 'PATCH', `/api/collections/${id}`, { policy, policyVersion: 1 });
  return [status, /call stack|parseAllDocuments/.test(JSON.stringify(body))];
};

test.each<[string, () => Promise<unknown>, unknown]>([
  [
    'F1: a group that is offered stays its owner’s until the member accepts',
    async () => {
      const owner = await expert();
      const email = `grace.f1@example.org`;
      const grace = await newAccount(origin, email);
      const { id, token } = await invited(owner, email);
      const { members } = (await grace.post('/api/invitations/accept', { token })).body as Group;
      const member = members.find((member) => member.email === email)?.userId;
      await send(owner, 'PATCH', `/api/groups/${id}/members/${member}`, { role: 'owner' });
      const roleOf = async (client: Client) => ((await client.get(`/api/groups/${id}`)).body as Group).role;
      return [await roleOf(owner), await roleOf(grace)];
    },
    ['owner', 'reader'],
  ],
  [
    'F2: an invitation that was forwarded is refused',
    async () => {
      const { token } = await invited(await expert(), 'eve.f2@example.org');
      return (await (await newAccount(origin)).post('/api/invitations/accept', { token })).status;
    },
    403,
  ],
  [
    'F3: a key of the desk reads no other check of its user',
    async () => {
      const owner = await newAccount(origin);
      const { id } = (await owner.post('/api/checks', { text: DEEP_LEARNING })).body as CreatedCheck;
      const { key } = (await owner.post('/api/auth/keys', { name: 'Desk', scopes: ['desk'] })).body as NewApiKey;
      return (await new Client(origin).get(`/api/checks/${id}`, { Authorization: `Bearer ${key}` })).status;
    },
    404,
  ],
  ...Object.entries(LISTS).map(([name, text]): [string, () => Promise<unknown>, unknown] => [
    `F4: a list of ${ENTRIES} entries as the file ${name} is read whole by both routes`,
    async () => {
      const client = await newAccount(origin);
      const check = (await upload(client, '/api/checks', name, text)).body as CreatedCheck;
      const document = (await upload(client, '/api/documents', name, text)).body as DocumentAnswer;
      return [check.total, document.references.length];
    },
    [ENTRIES, ENTRIES],
  ]),
  [
    'F5: a policy with 15,000 aliases is refused',
    () => policyFault(`a: &a x\nb: [${'*a, '.repeat(15_000)}*a]`),
    [400, false],
  ],
  [
    'F5: a policy with aliases of aliases is refused',
    () =>
      policyFault(
        `a0: &a0 [x]\n${Array.from({ length: 30 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`).join('\n')}`,
      ),
    [400, false],
  ],
  [
    'F5: a policy of 10,000 levels is refused without internal words',
    () => policyFault('['.repeat(10_000)),
    [400, false],
  ],
  [
    'F5: a policy of several documents is refused without internal words',
    () => policyFault('a: 1\n---\nb: 2'),
    [400, false],
  ],
  [
    'F6: headers that are too large are answered with a sentence',
    async () => {
      const answer = await answerTo(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`);
      return [answer.slice(9, 12), answer.includes('at most 16 kB')];
    },
    ['431', true],
  ],
  [
    'F6: a form without a file says so',
    async () => {
      const client = await newAccount(origin);
      const { status, body } = await client.send('/api/documents', {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data' },
        body: 'x',
      });
      return [status, (body as { message: string }).message.includes('lacks its boundary')];
    },
    [400, true],
  ],
  [
    'F6: a name with a sign that turns the direction is refused',
    async () => (await (await expert()).post('/api/groups', { name: 'Com\u202emittee' })).status,
    400,
  ],
  [
    'F7: a cell that begins with a fullwidth equals sign is no formula',
    async () => {
      const client = await newAccount(origin);
      await client.post('/api/citations/verify', { citation: `＝1+1 ${DEEP_LEARNING}` });
      return String((await client.get('/api/citations/export?format=csv')).body).includes(`'＝1+1`);
    },
    true,
  ],
  [
    'F7: a watch of an address inside is refused when it is made',
    async () => {
      const client = await newAccount(origin);
      return (await client.post('/api/watches', { name: 'Mine', address: 'http://127.0.0.1/refs.bib', every: 'week' }))
        .status;
    },
    400,
  ],
  [
    'F9: PDF files that two users send at once are stored without waiting for those that are read',
    async () => {
      const users = await Promise.all([expert(), expert()]);
      const sent = users.flatMap(async (user) => {
        const { id } = (await user.post('/api/collections', { name: 'Papers' })).body as { id: string };
        return Promise.all(
          Array.from({ length: 4 }, async (_, index) => {
            const start = Date.now();
            const text = Buffer.concat([PDF, Buffer.from(`%${String(index).repeat(300_000)}`)]);
            const { status } = await upload(user, `/api/collections/${id}/papers`, `${index}.pdf`, text);
            return [status, Date.now() - start < 20_000];
          }),
        );
      });
      return (await Promise.all(sent)).flat();
    },
    Array.from({ length: 8 }, () => [200, true]),
  ],
  [
    'F10: purchases at once are one plan',
    async () => {
      const client = await newAccount(origin);
      const price = { priceId: 'pri_simulated_expert_monthly' };
      await Promise.all(Array.from({ length: 21 }, () => client.post('/api/payments/simulated', price)));
      const { body } = await client.get('/api/payments/billing');
      return [(body as { planType: string }).planType, (body as { remaining: number }).remaining];
    },
    ['expert', 500],
  ],
  [
    'F11: a check may have 5,000 citations, as its document says',
    async () => {
      const citations = Array.from({ length: 5_000 }, (_, index) => `Li, A. (2019). Rivers ${index}. Water, 7, 1–9.`);
      const { status, body } = await (await newAccount(origin)).post('/api/checks', { citations });
      return [status, (body as CreatedCheck).total];
    },
    [201, 5_000],
  ],
  [
    'F12: a second DELETE of a check deletes no results',
    async () => {
      running.standIn.setLatency(3_000);
      const client = await newAccount(origin);
      const { id } = (
        await client.post('/api/checks', { text: 'Unasked, U. (2003). A title that no test has. Nature, 3.' })
      ).body as CreatedCheck;
      await client.post(`/api/checks/${id}/run`, {}, { Prefer: 'respond-async' });
      const remove = async () => (await client.send(`/api/checks/${id}`, { method: 'DELETE' })).status;
      const answers = [await remove(), await remove(), (await client.get(`/api/checks/${id}`)).status];
      running.standIn.setLatency(0);
      return answers;
    },
    [204, 204, 200],
  ],
  [
    'F12: Google is not offered where it is not configured',
    async () => ((await new Client(origin).get('/api/auth/options')).body as { google: boolean }).google,
    false,
  ],
])('%s', async (_name, find, expected) => {
  expect(await find()).toEqual(expected);
});
