import { QueryFailedError } from 'typeorm';
import { loggedError } from './logging';

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

test('a thrown value that is no Error is logged as text', () => {
  expect(loggedError('boom')).toEqual({ type: 'string', message: 'boom' });
});
