import type { Request } from 'express';
import jwt, { type SignOptions } from 'jsonwebtoken';
import type { DataSource } from 'typeorm';
import type { Config } from '../../platform/config/schema';
import { cookieName, cookieOptions, Sessions } from './sessions.service';

const SECRET = 'a secret of this test, as long as one';
const sessions = new Sessions({} as DataSource, { JWT_SECRET: SECRET, secure: false } as Config);
const RULES = { algorithm: 'HS256', issuer: 'veracite', audience: 'veracite-session', expiresIn: 60 } as const;
const sign = (rules: SignOptions = {}, secret = SECRET) =>
  jwt.sign({ sub: 'ada', sid: '00000000-0000-4000-8000-000000000001' }, secret, { ...RULES, ...rules });
const [head = '', payload = '', signature = ''] = sign().split('.');
const encoded = (text: string) => Buffer.from(text).toString('base64url');

test.each([
  ['over HTTPS', true, '__Host-veracite'],
  ['over HTTP', false, 'veracite'],
])('288: the cookie of a session %s', (_name, secure, name) => {
  expect(cookieName({ secure })).toBe(name);
  expect(cookieOptions({ secure })).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure });
});

test.each([
  ['nothing', undefined],
  ['no token', 'ada'],
  ['three parts that are none of a token', 'a.b.c'],
  ['no JSON as its payload', `${head}.${encoded('ada')}.${signature}`],
  ['no signature', `${head}.${payload}.`],
  ['no algorithm', `${encoded('{"alg":"none"}')}.${payload}.`],
  ['another algorithm', sign({ algorithm: 'HS512' })],
  ['another secret', sign({}, 'another secret of this test')],
  ['another issuer', sign({ issuer: 'ada' })],
  ['another audience', sign({ audience: 'ada' })],
  ['an end in the past', sign({ expiresIn: -1 })],
])('a cookie with %s is of no session', async (_name, token) => {
  expect(await sessions.find({ cookies: { veracite: token } } as unknown as Request)).toBeNull();
});
