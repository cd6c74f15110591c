import { isDatabaseAway, isDeadlock, isDiskFull } from './away';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each<[string, unknown, boolean]>([
  ['ended by an administrator', withCode('57P01'), true],
  ['starting up', withCode('57P03'), true],
  ['too many connections', withCode('53300'), true],
  ['a broken connection', withCode('08006'), true],
  ['no server listens', withCode('ECONNREFUSED'), true],
  ['pg, without a code', new Error('Connection terminated unexpectedly'), true],
  ['no connection of the pool is free', new Error('timeout exceeded when trying to connect'), true],
  ['wrapped by TypeORM', Object.assign(new Error('QueryFailedError'), { driverError: withCode('57P01') }), true],
  ['a unique key', withCode('23505'), false],
  ['a statement that took too long', withCode('57014'), false],
  ['a text that looks like a code', 'ECONNREFUSED', false],
])('%s', (_name, error, away) => {
  expect(isDatabaseAway(error)).toBe(away);
});

test.each<[string, unknown, boolean, boolean]>([
  ['a deadlock', withCode('40P01'), true, false],
  ['a transaction that cannot be serialized', withCode('40001'), true, false],
  ['no space in PostgreSQL', withCode('53100'), false, true],
  ['no space for a file', withCode('ENOSPC'), false, true],
  ['too many connections', withCode('53300'), false, false],
  ['no error', '40P01', false, false],
])('recognizes %s', (_name, error, deadlock, full) => {
  expect([isDeadlock(error), isDiskFull(error)]).toEqual([deadlock, full]);
});
