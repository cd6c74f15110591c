import type { User } from '@veracite/contracts/account';
import type { Group } from '@veracite/contracts/groups';
import type { Product } from '@veracite/testing/product';
import { randomBytes } from 'node:crypto';
import { Client, newAccount } from './support/client';
import { linkIn, startMailbox, type Mailbox } from '@veracite/testing/mailbox';
import { startOpenIdProviders, type OpenIdProviders } from './support/openid-provider';
import { startShared } from './support/running';
import { Visitor } from './support/visitor';

jest.setTimeout(180_000);

const SITE = 'http://veracite.test';
const SESSION_COOKIE = 'veracite';
type Way = 'google' | 'oidc';

let providers: OpenIdProviders;
let mailbox: Mailbox;
let product: Product;
beforeAll(async () => {
  [providers, mailbox] = await Promise.all([startOpenIdProviders(SITE), startMailbox()]);
  product = await startShared({
    worker: false,
    env: {
      PUBLIC_URL: SITE,
      GOOGLE_CLIENT_ID: 'veracite',
      GOOGLE_CLIENT_SECRET: 'secret',
      OIDC_ISSUER: providers.issuer,
      OIDC_CLIENT_ID: 'veracite',
      OIDC_CLIENT_SECRET: 'secret',
      OIDC_NAME: 'Example University',
      UPSTREAM_ORIGIN: providers.gateway,
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'no-reply@veracite.example',
      PASSWORD_COST: '12',
      // Redis counts the mails of all suites together.
      MAILS_PER_ADDRESS: '100000',
      LOG_LEVEL: 'warn',
    },
  });
});
afterAll(async () => {
  await product?.stop();
  await providers?.stop();
  await mailbox?.close();
});

const newVisitor = () =>
  new Visitor({
    'veracite.test': product.origin,
    'accounts.google.com': `${providers.gateway}/accounts.google.com`,
  });
const newAddress = (prefix = 'reader') => `${prefix}-${randomBytes(6).toString('hex')}@example.org`;
const atSite = (url: URL) => url.origin === SITE;

/** To the provider's login form, on the way that the product sends. */
async function toProvider(visitor: Visitor, way: Way, callbackUrl = '/pricing', change = (_url: URL) => {}) {
  const start = await visitor.send(`${SITE}/api/auth/${way}?callbackUrl=${encodeURIComponent(callbackUrl)}`);
  const authorization = new URL(start.headers.get('Location') ?? '');
  change(authorization);
  return { authorization, form: await visitor.open(authorization) };
}

/** Signs in at the provider. @returns the address of the product that one is sent back to, not opened yet */
async function returnOf(visitor: Visitor, form: URL, login: string): Promise<URL> {
  const submitted = await visitor.send(form, { prompt: 'login', login, password: 'any' });
  return (await visitor.open(submitted.headers.get('Location') ?? '', atSite)).url;
}

/** The whole way. @returns where the product leads in the end */
async function signIn(visitor: Visitor, way: Way, login: string, callbackUrl?: string): Promise<string | null> {
  const { form } = await toProvider(visitor, way, callbackUrl);
  return landing(visitor, await returnOf(visitor, form.url, login));
}

const landing = async (visitor: Visitor, back: URL) => (await visitor.send(back)).headers.get('Location');

async function me(visitor: Visitor): Promise<User | undefined> {
  const response = await visitor.send(`${SITE}/api/auth/me`);
  return response.ok ? ((await response.json()) as User) : undefined;
}

describe.each<[Way, 'google' | 'oidc']>([
  ['google', 'google'],
  ['oidc', 'oidc'],
])('sign-in by %s', (way, provider) => {
  test('289: the way there carries state, nonce and PKCE', async () => {
    const response = await newVisitor().send(`${SITE}/api/auth/${way}`);
    expect(response.status).toBe(302);
    const { origin, searchParams } = new URL(response.headers.get('Location') ?? '');
    expect(origin).toBe(way === 'google' ? 'https://accounts.google.com' : providers.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'veracite',
      response_type: 'code',
      redirect_uri: `${SITE}/api/auth/${way}/callback`,
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      code_challenge_method: 'S256',
    });
    expect(response.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  test('290, 42: the first time makes an account, goes where one wanted to be, and says how one signed in', async () => {
    const visitor = newVisitor();
    const email = newAddress();
    expect(await signIn(visitor, way, email, '/citations?page=2')).toBe('/citations?page=2');
    expect(await me(visitor)).toMatchObject({
      email,
      name: 'Ada Lovelace',
      provider,
      avatar: 'https://lh3.googleusercontent.com/a/ada',
    });
  });

  test('the second time, in another browser, is the same account', async () => {
    const [first, second] = [newVisitor(), newVisitor()];
    const email = newAddress();
    await signIn(first, way, email);
    expect(await signIn(second, way, email)).toBe('/pricing');
    expect((await me(second))?.id).toBe((await me(first))?.id);
  });

  test('who has no name there is called by the address', async () => {
    const visitor = newVisitor();
    const email = newAddress('nameless');
    await signIn(visitor, way, email);
    expect((await me(visitor))?.name).toBe(email.split('@')[0]);
  });

  test.each([
    '//evil.test',
    '/\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/%2Fevil.test',
    '/\t/evil.test',
  ])('48: the callback %j leads home', async (evil) => {
    expect(await signIn(newVisitor(), way, newAddress(), evil)).toBe('/');
  });

  test('refused: an address that the provider did not verify', async () => {
    const visitor = newVisitor();
    expect(await signIn(visitor, way, newAddress('unverified'))).toBe('/pricing?signin=unverified');
    expect(await me(visitor)).toBeUndefined();
  });

  test('refused: a canceled sign-in, and the requested page is kept', async () => {
    const visitor = newVisitor();
    const { form } = await toProvider(visitor, way);
    const back = await visitor.open(`${form.url.href}/abort`, atSite);
    expect(back.url.searchParams.get('error')).toBe('access_denied');
    expect(await landing(visitor, back.url)).toBe('/pricing?signin=cancelled');
    expect(await me(visitor)).toBeUndefined();
  });

  /** Each changes one thing of a return that would otherwise succeed. */
  test.each<[string, string, (back: URL) => Promise<URL> | URL]>([
    ['another state', '/?signin=expired', (back) => withParameter(back, 'state', 'A'.repeat(43))],
    ['no state', '/?signin=expired', (back) => withParameter(back, 'state', '')],
    ['a state twice', '/?signin=expired', (back) => new URL(`${back}&state=x`)],
    ['another code', '/pricing?signin=failed', (back) => withParameter(back, 'code', 'A'.repeat(43))],
    ['no code', '/pricing?signin=failed', (back) => withParameter(back, 'code', '')],
    ['a foreign issuer', '/pricing?signin=failed', (back) => withParameter(back, 'iss', 'https://evil.test')],
    ['no issuer', '/pricing?signin=failed', (back) => withParameter(back, 'iss', '')],
    [
      'the return of another provider',
      '/?signin=expired',
      (back) => new URL(back.href.replace(`/${way}/`, way === 'google' ? '/oidc/' : '/google/')),
    ],
    [
      'the code of another user with one’s own state (PKCE)',
      '/pricing?signin=failed',
      async (back) => {
        const other = newVisitor();
        const { form } = await toProvider(other, way);
        const theirs = await returnOf(other, form.url, newAddress());
        return withParameter(back, 'code', theirs.searchParams.get('code') ?? '');
      },
    ],
  ])('refused: %s', async (_name, expected, change) => {
    const visitor = newVisitor();
    const { form } = await toProvider(visitor, way);
    const back = await change(await returnOf(visitor, form.url, newAddress()));
    expect(await landing(visitor, back)).toBe(expected);
    expect(await me(visitor)).toBeUndefined();
  });

  test.each<[string, string]>([
    ['an ID token without the nonce', 'nonce'],
    ['a request whose PKCE challenge was taken away', 'code_challenge'],
  ])('refused: %s', async (_name, parameter) => {
    const visitor = newVisitor();
    const { form } = await toProvider(visitor, way, '/pricing', (url) => {
      url.searchParams.delete(parameter);
      if (parameter === 'code_challenge') url.searchParams.delete('code_challenge_method');
    });
    const back = await returnOf(visitor, form.url, newAddress());
    expect(await landing(visitor, back)).toBe('/pricing?signin=failed');
    expect(await me(visitor)).toBeUndefined();
  });

  test('refused: an ID token with the nonce of another attempt', async () => {
    const visitor = newVisitor();
    const { form } = await toProvider(visitor, way, '/pricing', (url) => url.searchParams.set('nonce', 'A'.repeat(43)));
    expect(await landing(visitor, await returnOf(visitor, form.url, newAddress()))).toBe('/pricing?signin=failed');
  });

  test('refused: the same return twice', async () => {
    const visitor = newVisitor();
    const { form } = await toProvider(visitor, way);
    const back = await returnOf(visitor, form.url, newAddress());
    expect(await landing(visitor, back)).toBe('/pricing');
    expect(await landing(visitor, back)).toBe('/?signin=expired');
  });

  test('refused: a code that was used, under a new state', async () => {
    const first = newVisitor();
    const { form } = await toProvider(first, way);
    const back = await returnOf(first, form.url, newAddress());
    await first.send(back);
    const second = newVisitor();
    const { authorization } = await toProvider(second, way);
    const replayed = withParameter(back, 'state', authorization.searchParams.get('state') ?? '');
    expect(await landing(second, replayed)).toBe('/pricing?signin=failed');
    expect(await me(second)).toBeUndefined();
  });

  test('refused: a return that is opened in another browser than it began in', async () => {
    const [attacker, victim] = [newVisitor(), newVisitor()];
    const { form } = await toProvider(attacker, way);
    const back = await returnOf(attacker, form.url, newAddress());
    expect(await landing(victim, back)).toBe('/?signin=expired');
    expect(await me(victim)).toBeUndefined();
  });
});

describe('an address that has an account already', () => {
  const signUp = async (email: string) => {
    const client = new Client(product.origin);
    const { body } = await client.post('/api/auth/signup', { name: 'First', email, password: 'of the first' });
    return { client, user: body as User };
  };

  test('P44: is not linked while its address is unverified, and keeps its first owner', async () => {
    const email = newAddress();
    const { client } = await signUp(email);
    const visitor = newVisitor();
    expect(await signIn(visitor, 'google', email.toUpperCase())).toBe('/pricing?signin=taken');
    expect(await me(visitor)).toBeUndefined();
    expect((await client.get('/api/auth/me')).body).toMatchObject({ email, provider: 'email' });
  });

  test('P44: is linked once its owner has set a new password by mail, and its creator can no longer sign in', async () => {
    const email = newAddress();
    const { client, user } = await signUp(email);
    const owner = new Client(product.origin);
    await owner.post('/api/auth/forgot', { email });
    const token = linkIn(await mailbox.next(email)).hash.slice(1);
    expect((await owner.post('/api/auth/reset', { token, password: 'of the owner' })).status).toBe(200);
    const visitor = newVisitor();
    expect(await signIn(visitor, 'google', email)).toBe('/pricing');
    expect((await me(visitor))?.id).toBe(user.id);
    expect((await client.get('/api/auth/me')).status).toBe(401);
    const login = await new Client(product.origin).post('/api/auth/login', { email, password: 'of the first' });
    expect(login.status).toBe(401);
  });

  test('two providers that both verified it lead to one account', async () => {
    const email = newAddress();
    const [google, other] = [newVisitor(), newVisitor()];
    await signIn(google, 'google', email);
    await signIn(other, 'oidc', email);
    expect((await me(other))?.id).toBe((await me(google))?.id);
  });

  test('first sign-ins at both at the same time make one account', async () => {
    const email = newAddress();
    const visitors = [newVisitor(), newVisitor(), newVisitor(), newVisitor()];
    const ends = await Promise.all(visitors.map((visitor, i) => signIn(visitor, i % 2 ? 'google' : 'oidc', email)));
    expect(ends).toEqual(['/pricing', '/pricing', '/pricing', '/pricing']);
    expect(new Set(await Promise.all(visitors.map(async (visitor) => (await me(visitor))?.id))).size).toBe(1);
  });

  test('P40: an account without a password cannot be entered by one', async () => {
    const email = newAddress();
    await signIn(newVisitor(), 'google', email);
    for (const password of ['any', ' ', 'null'])
      expect((await new Client(product.origin).post('/api/auth/login', { email, password })).status).toBe(401);
  });
});

test('an invited user of the university becomes a member of the group', async () => {
  const owner = await newAccount(product.origin);
  await owner.post('/api/payments/simulated', { priceId: 'pri_simulated_expert_monthly' });
  const { id } = (await owner.post('/api/groups', { name: 'Program committee' })).body as Group;
  const email = newAddress();
  expect((await owner.post(`/api/groups/${id}/invitations`, { email, role: 'editor' })).status).toBe(201);
  const link = linkIn(await mailbox.next(email));
  const visitor = newVisitor();
  expect(await signIn(visitor, 'oidc', email, link.pathname)).toBe('/invitations');

  const member = new Client(product.origin);
  const cookie = { Cookie: `${SESSION_COOKIE}=${visitor.cookie('veracite.test', SESSION_COOKIE)}` };
  const accepted = await member.post('/api/invitations/accept', { token: link.hash.slice(1) }, cookie);
  expect(accepted.body).toMatchObject({ id, role: 'editor' });
  expect((await member.get('/api/groups', cookie)).body).toMatchObject([{ id }]);
});

test('the page receives both providers', async () => {
  const { body } = await new Client(product.origin).get('/api/auth/options');
  expect(body).toMatchObject({ google: true, oidc: 'Example University' });
});

function withParameter(url: URL, name: string, value: string): URL {
  const changed = new URL(url);
  if (value) changed.searchParams.set(name, value);
  else changed.searchParams.delete(name);
  return changed;
}
