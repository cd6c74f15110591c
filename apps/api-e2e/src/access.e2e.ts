import { createHmac, generateKeyPairSync, randomUUID, sign as signWith } from 'node:crypto';
import { Client as Postgres } from 'pg';
import { Client, newAccount } from './support/client';
import { SECRET } from './support/environment';
import { addressOf, filled, routesOf, type Route } from './support/open-api';
import { expectProblem } from './support/problem';
import { changes, isOpen, OPEN, isSigned } from './support/routes';
import { startRunning, type Running } from './support/running';

jest.setTimeout(180_000);

let running: Running;
let origin: string;
let routes: Route[];
let postgres: Postgres;
beforeAll(async () => {
  running = await startRunning();
  origin = running.product.origin;
  routes = await routesOf(origin);
  postgres = new Postgres({ connectionString: process.env['DATABASE_URL'] });
  await postgres.connect();
});
afterAll(async () => {
  await postgres?.end();
  await running?.stop();
});

const OTHER_ID = '00000000-0000-4000-8000-000000000000';

/** A valid request of the route. */
const exampleOf = (route: Route): RequestInit => ({
  method: route.method,
  ...(changes(route) && { body: JSON.stringify(route.example), headers: { 'Content-Type': 'application/json' } }),
});

test('291, P45: every route of the document refuses without a cookie, but for a written list', async () => {
  for (const route of routes.filter((route) => !isOpen(route))) {
    const answer = await new Client(origin).send(filled(route.path, OTHER_ID), exampleOf(route));
    expect([route.name, answer.status]).toEqual([route.name, 401]);
    expectProblem(route.name, answer);
  }
  expect(
    routes
      .filter(isOpen)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...OPEN].sort());
});

/** Creates records with the examples of the document. @returns all ids in the answers */
async function fillAccount(owner: Client): Promise<Set<string>> {
  const plain = routes.filter((route) => !isOpen(route) && !route.path.includes('{'));
  const making = plain.filter(({ name }) => /^post (?!.*(?:logout|delet|password|revoke|cancel))/.test(name));
  let answers = '';
  for (const route of [...making, ...plain.filter((item) => !changes(item))])
    answers += JSON.stringify((await owner.send(route.path, exampleOf(route))).body);
  return new Set(answers.match(/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g));
}

test('309, P45: every route with an id answers 404 to an id of another user or of no user', async () => {
  const owner = await newAccount(origin);
  let stranger = await newAccount(origin);
  await owner.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  const ids = await fillAccount(owner);
  const named = routes.filter((route) => route.path.includes('{') && !isOpen(route));
  const before = (await owner.get('/api/citations')).body;
  for (const route of named) {
    for (const id of [...ids, OTHER_ID, 'x', '%00', "1'%20OR%201=1", '..%2f..%2fetc', '%F0%9F%92%A9']) {
      const send = async () => (await stranger.send(addressOf(route, id), exampleOf(route))).status;
      let status = await send();
      if (status === 429) {
        stranger = await newAccount(origin);
        status = await send();
      }
      expect([route.name, id, status]).toEqual([route.name, id, 404]);
    }
  }
  expect((await owner.get('/api/citations')).body).toEqual(before);
  // Were no id a right one for its owner, the walk would prove nothing.
  const reached = async ({ path }: Route) => {
    for (const id of ids) if ((await owner.get(filled(path, id), { Accept: '*/*' })).status === 200) return true;
    return false;
  };
  for (const name of ['get /api/citations/{id}', 'get /api/checks/{id}/report']) {
    const route = named.find((item) => item.name === name);
    expect([name, route && (await reached(route))]).toEqual([name, true]);
  }
});

describe('P42: forged cookies', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const hmac = (text: string, key: string | Buffer, hash = 'sha256') =>
    createHmac(hash, key).update(text).digest('base64url');
  const signed = (claims: object, header: object = { alg: 'HS256', typ: 'JWT' }, key: string | Buffer = SECRET) => {
    const text = `${encode(header)}.${encode(claims)}`;
    return `${text}.${hmac(text, key)}`;
  };
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();

  interface Genuine {
    token: string;
    claims: Record<string, unknown>;
    now: number;
  }
  const tokenOf = ({ cookieHeader }: Client): string => cookieHeader.slice(cookieHeader.indexOf('=') + 1);
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  const [head, body, tail] = [0, 1, 2].map((part) => (token: string) => token.split('.')[part] ?? '') as [
    (token: string) => string,
    (token: string) => string,
    (token: string) => string,
  ];

  const refused = async (token: string) =>
    (await new Client(origin).get('/api/auth/me', { Cookie: `veracite=${token}` })).status;

  test('the test signs as the server does', async () => {
    const token = tokenOf(await newAccount(origin));
    expect(await refused(signed(claimsOf(token)))).toBe(200);
  });

  test.each<[string, (genuine: Genuine) => string]>([
    ['nothing', () => ''],
    ['no signature', ({ token }) => `${head(token)}.${body(token)}.`],
    ['alg none', ({ token }) => `${encode({ alg: 'none', typ: 'JWT' })}.${body(token)}.`],
    ['alg None with a signature', ({ token }) => `${encode({ alg: 'None' })}.${body(token)}.${tail(token)}`],
    [
      'alg HS512, well signed',
      ({ claims }) => {
        const text = `${encode({ alg: 'HS512', typ: 'JWT' })}.${encode(claims)}`;
        return `${text}.${hmac(text, SECRET, 'sha512')}`;
      },
    ],
    [
      'alg RS256 by a key of its own',
      ({ claims }) => {
        const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
        return `${text}.${signWith('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
      },
    ],
    ['a public key as the secret', ({ claims }) => signed(claims, undefined, pem)],
    ['another secret', ({ claims }) => signed(claims, undefined, 'another secret of enough characters!')],
    ['an empty secret', ({ claims }) => signed(claims, undefined, '')],
    ['a key from the header', ({ claims }) => signed(claims, { alg: 'HS256', jwk: { kty: 'oct', k: 'QQ' } }, 'A')],
    ['a key file of the machine', ({ claims }) => signed(claims, { alg: 'HS256', kid: '../../../../dev/null' }, '')],
    ['a key from a query', ({ claims }) => signed(claims, { alg: 'HS256', kid: "x' UNION SELECT 'A" }, 'A')],
    ['expired', ({ claims, now }) => signed({ ...claims, exp: now - 1 })],
    ['not yet valid', ({ claims, now }) => signed({ ...claims, nbf: now + 60 })],
    ['another issuer', ({ claims }) => signed({ ...claims, iss: 'someone' })],
    ['no issuer', ({ claims }) => signed({ ...claims, iss: undefined })],
    ['another audience', ({ claims }) => signed({ ...claims, aud: 'veracite-reset' })],
    [
      'another user in it',
      ({ token, claims }) => `${head(token)}.${encode({ ...claims, sub: OTHER_ID })}.${tail(token)}`,
    ],
    ['a longer life in it', ({ token, claims }) => `${head(token)}.${encode({ ...claims, exp: 9e9 })}.${tail(token)}`],
    ['no such session', ({ claims }) => signed({ ...claims, sid: randomUUID() })],
    ['a session that is no id', ({ claims }) => signed({ ...claims, sid: { $ne: null } })],
    ['cut short', ({ token }) => token.slice(0, -1)],
    ['more behind it', ({ token }) => `${token}.x`],
    ['huge', () => 'a'.repeat(8_000)],
  ])('%s', async (_name, forge) => {
    const token = tokenOf(await newAccount(origin));
    expect(await refused(forge({ token, claims: claimsOf(token), now: Math.floor(Date.now() / 1_000) }))).toBe(401);
    expect(await refused(token)).toBe(200);
  });

  test('the session of another user, though well signed', async () => {
    const [mine, other] = [tokenOf(await newAccount(origin)), tokenOf(await newAccount(origin))];
    expect(await refused(signed({ ...claimsOf(mine), sid: claimsOf(other)['sid'] }))).toBe(401);
  });

  test.each([
    ['a session that was ended', 'DELETE FROM sessions WHERE id = $1', 'sid'],
    ['a session whose time is over', `UPDATE sessions SET expires_at = now() WHERE id = $1`, 'sid'],
    ['a user who is gone', 'DELETE FROM users WHERE id = $1', 'sub'],
  ])('the token of %s', async (_name, change, claim) => {
    const token = tokenOf(await newAccount(origin));
    await postgres.query(change, [claimsOf(token)[claim]]);
    expect(await refused(token)).toBe(401);
  });
});

/** Statuses of routes that take a file as a form sends it. This form is damaged, and the collection and the letter do not exist. */
const FILE_ROUTES = new Map([
  ['post /api/documents', 400],
  ['post /api/documents/corrected', 400],
  ['post /api/checks', 400],
  ['post /api/collections/{id}/papers', 404],
  ['post /api/answers/{token}', 404],
]);

test.each<[string, Record<string, string>, number]>([
  ['a fetch across sites', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a neighbour below the same domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ['a fetch across sites with our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: 'OWN' }, 403],
  ['an unknown word for where it is from', { 'Sec-Fetch-Site': 'somewhere' }, 403],
  ['two words for where it is from', { 'Sec-Fetch-Site': 'same-origin, cross-site' }, 403],
  ['another origin', { Origin: 'https://evil.example' }, 403],
  ['an origin of no page', { Origin: 'null' }, 403],
  ['an empty origin', { Origin: '' }, 403],
  ['our name in front of another', { Origin: 'http://127.0.0.1.evil.example' }, 403],
  ['our address on another port', { Origin: 'http://127.0.0.1:1' }, 403],
  ['our name as a user’s', { Origin: 'http://127.0.0.1@evil.example' }, 403],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['a form with a file', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
  ['plain text that is JSON', { 'Content-Type': 'text/plain' }, 415],
  ['plain text that names JSON', { 'Content-Type': 'text/plain; application/json' }, 415],
])('P43: from another site, %s changes nothing at any route', async (_name, headers, expected) => {
  const client = await newAccount(origin);
  for (const route of routes.filter((route) => changes(route) && !isSigned(route))) {
    const { status } = await client.send(filled(route.path, OTHER_ID), {
      method: route.method,
      body: JSON.stringify(route.example),
      headers: {
        'Content-Type': 'application/json',
        ...headers,
        ...(headers['Origin'] === 'OWN' && { Origin: origin }),
      },
    });
    const isForm = headers['Content-Type']?.startsWith('multipart/') ?? false;
    expect([route.name, status]).toEqual([route.name, (isForm && FILE_ROUTES.get(route.name)) || expected]);
  }
  expect((await client.get('/api/auth/me')).status).toBe(200);
});
