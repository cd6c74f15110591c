import { cookieName, cookieOptions } from './sessions.service';

test.each([
  ['over HTTPS', true, '__Host-veracite'],
  ['over HTTP', false, 'veracite'],
])('288: the cookie of a session %s', (_name, secure, name) => {
  expect(cookieName({ secure })).toBe(name);
  expect(cookieOptions({ secure })).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure });
});
