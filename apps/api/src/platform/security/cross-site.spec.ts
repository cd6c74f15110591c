import type { Request, Response } from 'express';
import { sameSiteOnly } from './cross-site';

const guard = sameSiteOnly('https://veracite.example');

function passes(headers: Record<string, string>, method = 'POST', path = '/api/auth/login'): boolean {
  let refused: unknown;
  guard(
    { method, path, headers: { host: 'veracite.example', ...headers } } as unknown as Request,
    {} as Response,
    (error) => {
      refused = error;
    },
  );
  return refused === undefined;
}

test.each<[string, Record<string, string>, boolean]>([
  ['a program without either header', {}, true],
  ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://veracite.example' }, true],
  ['typed into the address line', { 'sec-fetch-site': 'none' }, true],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }, false],
  [
    'another site that names our origin too',
    { 'sec-fetch-site': 'cross-site', origin: 'https://veracite.example' },
    false,
  ],
  ['an old browser on our page', { origin: 'https://veracite.example' }, true],
  ['an old browser elsewhere', { origin: 'https://evil.example' }, false],
  ['a sandboxed frame', { origin: 'null' }, false],
  ['an origin that begins like ours', { origin: 'https://veracite.example.evil.test' }, false],
  [
    'an API key, which no browser adds by itself',
    { origin: 'https://evil.example', authorization: 'Bearer vk_x' },
    true,
  ],
  ['a password, which browsers do add', { origin: 'https://evil.example', authorization: 'Basic eA==' }, false],
  ['a local name of the server', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
])('%s', (_name, headers, expected) => {
  expect(passes(headers)).toBe(expected);
});

test('reading is not changing', () => {
  expect(passes({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true);
});

test('webhooks are signed instead', () => {
  expect(passes({ origin: 'https://paddle.example' }, 'POST', '/api/payments/webhooks/paddle')).toBe(true);
});
