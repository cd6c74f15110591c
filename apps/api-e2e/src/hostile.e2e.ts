import { Client, newAccount, type Answer } from './support/client';
import { startRunning, type Running } from './support/running';

jest.setTimeout(300_000);

let running: Running;
let origin: string;
beforeAll(async () => {
  running = await startRunning();
  origin = running.product.origin;
});
afterAll(() => running?.stop());

interface Operation {
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

/** Routes that need no sign-in. Whatever else the document holds must refuse. */
const OPEN = [
  'post /api/auth/signup',
  'post /api/auth/login',
  'post /api/auth/logout',
  'get /api/auth/google',
  'get /api/plans',
  'get /api/payments/config',
  'get /api/sources',
];

const document = async () => (await new Client(origin).get('/api/openapi.json')).body as OpenApi;

async function routes(): Promise<{ method: string; path: string; fields: string[] }[]> {
  const { paths, components } = await document();
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
      return { method, path, fields: Object.keys(components.schemas[schema]?.properties ?? {}) };
    }),
  );
}

const FOREIGN = '00000000-0000-4000-8000-000000000000';
const at = (path: string) => path.replace(/\{\w+\}/g, FOREIGN);

function expectProblem(how: string, { status, headers, body }: Answer): void {
  expect([how, status < 500 || status === 501 || status === 503]).toEqual([how, true]);
  if (status < 400) return;
  expect(headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
  expect(body).toMatchObject({
    status,
    title: expect.any(String) as string,
    message: expect.stringMatching(/\S/) as string,
    requestId: expect.stringMatching(/\S/) as string,
  });
  expect(JSON.stringify(body)).not.toMatch(/node_modules|\.ts:|\.mjs|SELECT |INSERT |constraint|stack/);
}

test('291: every route of the document refuses without a cookie, but for a written list', async () => {
  const seen: string[] = [];
  for (const { method, path } of await routes()) {
    const answer = await new Client(origin).send(at(path), {
      method: method.toUpperCase(),
      ...(method === 'post' && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
    });
    const name = `${method} ${path}`;
    if (OPEN.includes(name)) seen.push(name);
    else expect([name, answer.status]).toEqual([name, 401]);
  }
  expect(seen.sort()).toEqual([...OPEN].sort());
});

test('309: every route with an id answers 404 to an id that is nobody’s or not ours', async () => {
  const client = await newAccount(origin);
  for (const { method, path } of (await routes()).filter((route) => route.path.includes('{'))) {
    for (const id of [FOREIGN, 'x', '%00', "1'%20OR%201=1", '..%2f..%2fetc', '%F0%9F%92%A9']) {
      const answer = await client.send(path.replace(/\{\w+\}/, id), { method: method.toUpperCase() });
      expect([path, id, answer.status]).toEqual([path, id, 404]);
    }
  }
});

const nest = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** JSON texts put in the place of a field's value. */
const BAD_VALUES = [
  ...['null', '""', '" "', '0', '-1', '1.5', '1e400', 'true', '[]', '{}', '[[]]', '"1"', '"2020"', '{"$gt":""}'],
  ...[JSON.stringify('x'.repeat(10_000)), JSON.stringify('é'.repeat(100_000)), JSON.stringify(' '.repeat(10_000))],
  ...[
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00x"',
    '"\\u202eabc"',
    '"\\u200b"',
    '"👩‍👩‍👧‍👦👩‍👩‍👧‍👦"',
    JSON.stringify(`e${'\u0301'.repeat(1_000)}`),
  ],
  ...['"__proto__"', '"constructor"', '{"__proto__":{"role":"admin"}}', '["__proto__"]', nest(15), nest(10_000)],
  ...[
    '"\' OR 1=1 --"',
    '"${7*7}{{7*7}}"',
    '"a\\r\\nSet-Cookie: x=1"',
    '"<script>alert(1)</script>"',
    '"../../etc/passwd"',
  ],
];

test('336, 337, P49: every field of every endpoint against every bad value', async () => {
  const client = await newAccount(origin);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  const valid: Record<string, unknown> = { name: 'Ada', email: 'a@example.org', password: 'secret1', title: 'x' };
  for (const { method, path, fields } of (await routes()).filter((route) => route.method === 'post')) {
    for (const field of fields) {
      const ask = async (value: string) => {
        const others = Object.entries(valid).filter(([name]) => name !== field && fields.includes(name));
        const rest = others.map(([name, text]) => `${JSON.stringify(name)}:${JSON.stringify(text)},`).join('');
        const body = `{${rest}${JSON.stringify(field)}:${value},"role":"admin","credits":1000}`;
        const fresh = path.startsWith('/api/auth') ? new Client(origin) : client;
        const answer = await fresh.post(at(path), body);
        expectProblem(`${method} ${path} ${field}=${value.slice(0, 40)}`, answer);
        if (path.endsWith('signup') && answer.status < 300) expect(answer.body).toMatchObject({ role: 'user' });
      };
      await Promise.all(BAD_VALUES.map(ask));
    }
  }
});

test.each<[string, string, RequestInit, number]>([
  ['broken JSON', '/api/auth/login', { body: '{"email":', headers: { 'Content-Type': 'application/json' } }, 400],
  ['a list', '/api/auth/login', { body: '[]', headers: { 'Content-Type': 'application/json' } }, 400],
  ['a bare text', '/api/auth/login', { body: '"x"', headers: { 'Content-Type': 'application/json' } }, 400],
  ['nothing', '/api/auth/login', { headers: { 'Content-Type': 'application/json' } }, 400],
  ['plain text', '/api/auth/login', { body: '{}', headers: { 'Content-Type': 'text/plain' } }, 415],
  ['no type', '/api/auth/login', { body: new Uint8Array([123, 125]) }, 415],
  ['UTF-16', '/api/auth/login', { body: '{}', headers: { 'Content-Type': 'application/json; charset=utf-16' } }, 400],
  [
    'an unknown charset',
    '/api/auth/login',
    { body: '{}', headers: { 'Content-Type': 'application/json; charset=x' } },
    415,
  ],
  [
    'an unknown encoding',
    '/api/auth/login',
    { body: '{}', headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'x' } },
    415,
  ],
  [
    'no gzip at all',
    '/api/auth/login',
    { body: '{}', headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' } },
    400,
  ],
  [
    'two megabytes',
    '/api/auth/login',
    { body: `{"a":"${'x'.repeat(2_000_000)}"}`, headers: { 'Content-Type': 'application/json' } },
    413,
  ],
  [
    'duplicate names',
    '/api/auth/login',
    { body: '{"email":"a@b.c","email":1}', headers: { 'Content-Type': 'application/json' } },
    400,
  ],
  ['no such route', '/api/no-such', { body: '{}', headers: { 'Content-Type': 'application/json' } }, 404],
])('337: a request with %s', async (_name, path, init, status) => {
  const answer = await new Client(origin).send(path, { method: 'POST', ...init });
  expectProblem(path, answer);
  expect(answer.status).toBe(status);
});

test('5: an unknown address below /api is a problem, any other is the page', async () => {
  const client = new Client(origin);
  const missing = await client.get('/api/no-such/thing');
  expect(missing.status).toBe(404);
  expectProblem('missing', missing);
  const page = await client.get('/no-such-page');
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect((await client.get('/api/%E0%A4%A')).status).toBe(400);
  expect((await client.get('/%E0%A4%A')).status).toBeLessThan(500);
});

test('P51, P54, P55: headers, health, and the queue’s board behind the role', async () => {
  const client = new Client(origin);
  const { headers } = await client.get('/');
  expect(headers.get('Content-Security-Policy')).toMatch(/script-src 'self' https:\/\/cdn\.paddle\.com;/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Powered-By')).toBeNull();
  expect((await client.get('/health/live')).status).toBe(200);
  expect((await client.get('/health/ready')).status).toBe(200);
  expect((await client.get('/api/docs')).status).toBe(200);
  expect((await client.get('/admin/queues')).status).toBe(401);
  const user = await newAccount(origin);
  for (const path of ['/admin/queues', '/admin/queues/api/queues']) expect((await user.get(path)).status).toBe(403);
});
