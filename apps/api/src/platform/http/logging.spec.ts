import { QueryFailedError } from 'typeorm';
import { loggedError, pathOf } from './logging';

test.each<[string, unknown]>([
  [
    'the parameters of a query',
    new QueryFailedError('INSERT INTO users VALUES ($1)', ['secret-42'], new Error('duplicate key')),
  ],
  [
    'what a driver adds',
    Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(secret-42) exists', code: '23505' }),
  ],
  [
    'the headers of a request that failed',
    Object.assign(new Error('refused'), { request: { headers: { authorization: 'secret-42' } } }),
  ],
])('%s is in no log', (_name, error) => {
  const logged = loggedError(error);
  expect(JSON.stringify(logged)).not.toContain('secret-42');
  expect(logged.message).toMatch(/duplicate key|refused/);
  expect(logged.stack).toBeDefined();
});

test.each<[string, unknown, string]>([
  ['a text', 'boom', 'boom'],
  ['nothing', undefined, 'undefined'],
  ['an object with a message', { message: 'refused', secret: 1 }, 'refused'],
  ['an object without one', { code: 7, reason: 'x' }, 'an object with code, reason'],
  ['an empty object', {}, 'an object with no field'],
])('what is thrown and is no Error is logged as text: %s', (_name, thrown, message) => {
  expect(loggedError(thrown)).toEqual({ type: typeof thrown, message });
});

test.each([
  ['a shared report', '/s/secret-42', '/s/-'],
  ['its report', '/api/shared/secret-42/export?format=csv', '/api/shared/-'],
  ['the page of a letter', '/answers/id.secret-42', '/answers/-'],
  ['answers to a letter', '/api/answers/id.secret-42', '/api/answers/-'],
  ['the page that ends mails', '/unsubscribe/id.secret-42', '/unsubscribe/-'],
  ['the end of mails', '/api/watches/unsubscribe/id.secret-42', '/api/watches/unsubscribe/-'],
  ['a feed', '/api/watches/feed/id.secret-42', '/api/watches/feed/-'],
  ['other addresses', '/api/watches/w1?next=secret-42', '/api/watches/w1'],
])('the secret of an address is in no log: %s', (_name, url, path) => expect(pathOf(url)).toBe(path));
