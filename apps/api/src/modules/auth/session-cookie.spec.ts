import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/schema';
import { TOKEN_RULES } from './jwt.strategy';
import { cookieName, cookieOptions, Sessions } from './sessions.service';

test.each([
  ['over HTTPS', true, '__Host-veracite'],
  ['over HTTP', false, 'veracite'],
])('288: the cookie of a session %s', (_name, secure, name) => {
  expect(cookieName({ secure })).toBe(name);
  expect(cookieOptions({ secure })).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure });
});

const { algorithm, issuer, audience } = TOKEN_RULES;
const tokens = new JwtService({
  secret: 'a secret of this test, as long as one',
  signOptions: { algorithm, issuer, audience },
  verifyOptions: { algorithms: [algorithm], issuer, audience },
});
const sign = (rules: JwtSignOptions = {}) =>
  tokens.sign({ sub: 'ada', sid: '00000000-0000-4000-8000-000000000001' }, { expiresIn: 60, ...rules });
const [head = '', payload = '', signature = ''] = sign().split('.');
const encoded = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['nothing', null],
  ['no token', 'ada'],
  ['three parts that do not form a token', 'a.b.c'],
  ['a payload that is not JSON', `${head}.${encoded('ada')}.${signature}`],
  ['no signature', `${head}.${payload}.`],
  ['no algorithm', `${encoded('{"alg":"none"}')}.${payload}.`],
  ['another algorithm', sign({ algorithm: 'HS512' })],
  ['another secret', sign({ secret: 'another secret of this test' })],
  ['another issuer', sign({ issuer: 'ada' })],
  ['another audience', sign({ audience: 'ada' })],
  ['an end in the past', sign({ expiresIn: -1 })],
])('a cookie with %s is of no session', async (_name, token) => {
  const sessions = new Sessions({} as DataSource, tokens, {} as Config);
  expect(await sessions.userOfToken(token)).toBeNull();
});
