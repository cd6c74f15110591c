import { maySeeMetrics } from './middleware';

const asker = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof maySeeMetrics>[0];
const TOKEN = 'a token of the configuration';

test.each<[string, Parameters<typeof maySeeMetrics>[0], string | undefined, boolean]>([
  ['this machine', asker('127.0.0.1'), undefined, true],
  ['this machine by IPv6', asker('::1'), undefined, true],
  ['this machine, mapped', asker('::ffff:127.0.0.1'), undefined, true],
  ['another machine', asker('10.0.0.7'), undefined, false],
  ['a proxy of this machine', asker('127.0.0.1', { 'x-forwarded-for': '1.2.3.4' }), undefined, false],
  ['a proxy that says Forwarded', asker('127.0.0.1', { forwarded: 'for=1.2.3.4' }), undefined, false],
  ['a name that begins like this machine', asker('127.0.0.1.example'), undefined, false],
  ['the token', asker('10.0.0.7', { authorization: `Bearer ${TOKEN}` }), TOKEN, true],
  ['another token', asker('10.0.0.7', { authorization: `Bearer ${TOKEN.replace('a', 'b')}` }), TOKEN, false],
  ['no token, from this machine', asker('127.0.0.1'), TOKEN, false],
])('%s', (_name, who, token, may) => {
  expect(maySeeMetrics(who, token)).toBe(may);
});
