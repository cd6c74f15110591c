import { KEYS_MAX, type ApiKey, type NewApiKey } from '@veracite/contracts/keys';
import type { SessionInfo } from '@veracite/contracts/account';
import { anAssistant } from './support/assistant';
import { Client, newAccount } from './support/client';
import { runningForTests } from './support/running';
import { DEEP_LEARNING } from '@veracite/testing/famous-works';

jest.setTimeout(180_000);

const running = runningForTests();

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

async function newKey(owner: Client, scopes: string[]): Promise<NewApiKey> {
  const { status, body } = await owner.post('/api/auth/keys', { name: 'Reference manager', scopes });
  expect(status).toBe(201);
  return body as NewApiKey;
}

describe('API keys', () => {
  test('a key is shown once and known by its start', async () => {
    const owner = await newAccount(running.origin);
    const { key, ...rest } = await newKey(owner, ['verify', 'read']);
    expect(key).toMatch(/^vk_[\w-]{43}$/);
    expect(rest).toMatchObject({ hint: key.slice(0, 7), scopes: ['verify', 'read'], lastUsedAt: null });
    const { body } = await owner.get('/api/auth/keys');
    expect(body).toEqual([rest]);
    expect(JSON.stringify(body)).not.toContain(key);
  });

  test('it checks a citation without a cookie, as its owner, and its use is seen', async () => {
    const owner = await newAccount(running.origin);
    const { key, id } = await newKey(owner, ['verify']);
    const program = new Client(running.origin);
    const answer = await program.post('/api/citations/verify', { citation: DEEP_LEARNING }, bearer(key));
    expect(answer.status).toBe(200);
    expect(program.setCookie).toBe('');
    expect(Number(answer.headers.get('RateLimit-Remaining'))).toBe(Number(answer.headers.get('RateLimit-Limit')) - 1);
    expect((await owner.get('/api/payments/billing')).body).toMatchObject({ usedCreditsThisMonth: 1 });
    const keys = (await owner.get('/api/auth/keys')).body as ApiKey[];
    expect(keys.find((each) => each.id === id)?.lastUsedAt).toMatch(/^\d{4}-/);
  });

  test.each([
    ['verify', 'POST', '/api/citations/verify-batch'],
    ['find', 'POST', '/api/citations/find'],
    ['bibliography', 'POST', '/api/bibliography/analyze'],
    ['sources', 'POST', '/api/sources/verify'],
    ['read', 'GET', '/api/citations'],
    ['read', 'GET', '/api/citations/recent'],
    ['read', 'GET', '/api/stats/today'],
  ])('the scope %s, and no other, opens %s %s', async (scope, method, path) => {
    const owner = await newAccount(running.origin);
    const others = ['verify', 'find', 'bibliography', 'sources', 'read'].filter((each) => each !== scope);
    const ask = async (scopes: string[]) => {
      const { key } = await newKey(owner, scopes);
      const body = method === 'POST' ? { body: '{}' } : {};
      const headers = { ...bearer(key), 'Content-Type': 'application/json' };
      return (await new Client(running.origin).send(path, { method, headers, ...body })).status;
    };
    expect(await ask(others)).toBe(403);
    expect(await ask([scope])).toBe(method === 'GET' ? 200 : 400);
  });

  test('no key opens a session, the account, other keys or a payment, nor does a cookie sent with it', async () => {
    const owner = await newAccount(running.origin);
    const { key } = await newKey(owner, ['verify', 'find', 'bibliography', 'sources', 'read']);
    for (const path of ['/api/auth/me', '/api/auth/sessions', '/api/auth/keys'])
      expect([path, (await owner.get(path, bearer(key))).status]).toEqual([path, 403]);
    for (const path of ['/api/auth/keys', '/api/payments/create-checkout', '/api/payments/cancel-subscription'])
      expect([path, (await owner.post(path, {}, bearer(key))).status]).toEqual([path, 403]);
    expect((await owner.get('/api/auth/me')).status).toBe(200);
  });

  test.each([
    ['one never given', `vk_${'A'.repeat(43)}`],
    ['a shorter one', 'vk_abc'],
    ['nothing', ''],
    ['a session’s token', 'eyJhbGciOiJIUzI1NiJ9.e30.x'],
    ['a huge one', `vk_${'A'.repeat(5_000)}`],
  ])('refused: %s, and a good cookie does not make it good', async (_name, key) => {
    const owner = await newAccount(running.origin);
    expect((await owner.get('/api/citations', bearer(key))).status).toBe(401);
  });

  test('a revoked key is refused at once; no user revokes the key of another', async () => {
    const owner = await newAccount(running.origin);
    const { key, id } = await newKey(owner, ['read']);
    expect((await (await newAccount(running.origin)).send(`/api/auth/keys/${id}`, { method: 'DELETE' })).status).toBe(
      404,
    );
    expect((await new Client(running.origin).get('/api/citations', bearer(key))).status).toBe(200);
    expect((await owner.send(`/api/auth/keys/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await new Client(running.origin).get('/api/citations', bearer(key))).status).toBe(401);
  });

  test('a browser’s headers of another site do not matter with a key', async () => {
    const { key } = await newKey(await newAccount(running.origin), ['verify']);
    const headers = { ...bearer(key), 'Sec-Fetch-Site': 'cross-site' };
    expect((await new Client(running.origin).post('/api/citations/verify', {}, headers)).status).toBe(400);
  });

  test.each<[string, object, string]>([
    ['no name', { name: ' ', scopes: ['verify'] }, '/name'],
    ['a long name', { name: 'x'.repeat(61), scopes: ['verify'] }, '/name'],
    ['no scope', { name: 'x', scopes: [] }, '/scopes'],
    ['an unknown scope', { name: 'x', scopes: ['admin'] }, '/scopes'],
    ['a scope twice', { name: 'x', scopes: ['read', 'read'] }, '/scopes'],
    ['a text for a list', { name: 'x', scopes: 'verify' }, '/scopes'],
  ])('a key with %s is not made', async (_name, asked, pointer) => {
    const { status, body } = await (await newAccount(running.origin)).post('/api/auth/keys', asked);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ pointer }] });
  });

  test(`an account holds ${KEYS_MAX} of them`, async () => {
    const owner = await newAccount(running.origin);
    for (let i = 0; i < KEYS_MAX; i += 1) await newKey(owner, ['read']);
    expect((await owner.post('/api/auth/keys', { name: 'one more', scopes: ['read'] })).status).toBe(409);
  });

  test('an assistant uses a key: its owner pays, and each refusal has a message', async () => {
    const owner = await newAccount(running.origin);
    const { key } = await newKey(owner, ['verify', 'find']);
    const assistant = await anAssistant(running.origin, key);
    const used = async () =>
      ((await owner.get('/api/payments/billing')).body as { usedCreditsThisMonth: number }).usedCreditsThisMonth;
    try {
      expect(await assistant.call('check_source', { source: 'Nature' })).toMatchObject({
        isError: true,
        text: expect.stringMatching(/^The server refused the request \(403\): .*sources/) as string,
      });
      const { text } = await assistant.call('verify_citation', { citation: DEEP_LEARNING });
      expect([text, await used()]).toEqual([expect.stringMatching(/^VALID[\s\S]*Evidence: https:/), 1]);
      const list = `${DEEP_LEARNING}\n\n@article{d, title={Deep learning}, author={LeCun, Yann and Bengio, Yoshua and Hinton, Geoffrey}, journal={Nature}, year={2015}, volume={521}, doi={10.1038/nature14539}}`;
      expect((await assistant.call('verify_bibliography', { bibliography: list })).text).toMatch(/^[12] references: /);
      for (let left = 3 - (await used()); left > 0; left -= 1)
        await assistant.call('find_citation', { title: 'Deep learning', author: 'LeCun' });
      expect(await assistant.call('verify_citation', { citation: DEEP_LEARNING.replace('436', '437') })).toEqual({
        isError: true,
        text: 'Not enough credits: 1 needed, 0 left.',
      });
    } finally {
      await assistant.close();
    }
    const stranger = await anAssistant(running.origin, `vk_${'A'.repeat(43)}`);
    expect((await stranger.call('verify_citation', { citation: DEEP_LEARNING })).text).toMatch(
      /^The server does not accept the API key/,
    );
    await stranger.close();
  });

  test('the OpenAPI document says which routes take a key', async () => {
    const { paths } = (await new Client(running.origin).get('/api/openapi.json')).body as {
      paths: Record<string, Record<string, { security?: Record<string, unknown>[] }>>;
    };
    const takesKey = (path: string, method: string) =>
      (paths[path]?.[method]?.security ?? []).some((way) => 'bearer' in way);
    expect(takesKey('/api/citations/verify', 'post')).toBe(true);
    expect(takesKey('/api/auth/keys', 'get')).toBe(false);
  });
});

describe('sessions', () => {
  const login = async (email: string, userAgent: string) => {
    const client = new Client(running.origin);
    await client.post('/api/auth/login', { email, password: 'secret1' }, { 'User-Agent': userAgent });
    return client;
  };
  const list = async (client: Client) => (await client.get('/api/auth/sessions')).body as SessionInfo[];

  test('each is listed with its device, and the one that asks is marked', async () => {
    const here = await newAccount(running.origin, 'devices@example.org');
    await login('devices@example.org', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    const sessions = await list(here);
    expect(sessions.map(({ device, current }) => [device, current]).sort()).toEqual([
      ['Firefox on Linux', false],
      ['node', true],
    ]);
    for (const { createdAt, seenAt } of sessions)
      expect([createdAt, seenAt].every((time) => Date.parse(time) > 0)).toBe(true);
  });

  test('one can be ended, all others can; another’s cannot', async () => {
    const here = await newAccount(running.origin, 'ends@example.org');
    const [second, third, fourth] = [
      await login('ends@example.org', 'two/1'),
      await login('ends@example.org', 'three/1'),
      await login('ends@example.org', 'four/1'),
    ];
    const two = (await list(here)).find(({ device }) => device === 'two');
    const foreign = await newAccount(running.origin);
    const end = (by: Client) => by.send(`/api/auth/sessions/${two?.id}`, { method: 'DELETE' });
    expect((await end(foreign)).status).toBe(404);
    expect((await end(here)).status).toBe(204);
    expect((await second.get('/api/auth/me')).status).toBe(401);
    expect((await third.get('/api/auth/me')).status).toBe(200);
    expect((await here.send('/api/auth/sessions', { method: 'DELETE' })).status).toBe(204);
    expect((await third.get('/api/auth/me')).status).toBe(401);
    expect((await fourth.get('/api/auth/me')).status).toBe(401);
    expect((await here.get('/api/auth/me')).status).toBe(200);
    expect((await foreign.get('/api/auth/me')).status).toBe(200);
  });
});
