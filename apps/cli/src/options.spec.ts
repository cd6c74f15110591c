import { STATUSES } from '@veracite/model/verdict';
import { UsageError } from './exit';
import { listOf, onlyFile, readOptions } from './options';

test.each([
  ['an unknown option', () => readOptions(['--jsno'], 'verify')],
  ['an option without its value', () => readOptions(['--sources'], 'verify')],
  ['an argument of a command without any', () => readOptions(['x'], 'doctor')],
  ['an argument of a command with options alone', () => readOptions(['x'], 'webhooks listen')],
  ['no file', () => onlyFile([], 'verify')],
  ['two files', () => onlyFile(['a', 'b'], 'verify')],
  ['an unknown word in a list', () => listOf('fake,flase', STATUSES, '--fail-on')],
])('%s is bad usage', (_name, read) => {
  expect(read).toThrow(UsageError);
});

test.each([
  ['absent', undefined, undefined],
  ['one', 'fake', ['fake']],
  ['several, with spaces', 'fake, unknown', ['fake', 'unknown']],
])('a list: %s', (_name, value, expected) => {
  expect(listOf(value, STATUSES, '--fail-on')).toEqual(expected);
});

test('a dash is the standard input and no option', () => {
  expect(onlyFile(readOptions(['-', '--json'], 'verify').positionals, 'parse')).toBe('-');
});
