import type { Status } from '@veracite/model/verdict';
import { exitFor } from './verdict-exit';

test.each<[string, Status[], Status[] | undefined, number]>([
  ['all valid', ['valid', 'valid'], undefined, 0],
  ['one fake', ['valid', 'fake'], undefined, 1],
  ['one incomplete', ['incomplete'], undefined, 1],
  ['one could not be checked', ['valid', 'unknown'], undefined, 2],
  ['a bad one outweighs one that could not be checked', ['unknown', 'fake'], undefined, 1],
  ['--fail-on fake: incomplete is let pass', ['valid', 'incomplete'], ['fake'], 0],
  ['--fail-on fake: unknown is still told', ['incomplete', 'unknown'], ['fake'], 2],
  ['--fail-on unknown: it is bad then', ['valid', 'unknown'], ['unknown'], 1],
])('%s', (_name, statuses, bad, expected) => {
  expect(exitFor(statuses, bad)).toBe(expected);
});
