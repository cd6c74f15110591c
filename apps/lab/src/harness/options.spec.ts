import { readOptions } from './options';

const DEFAULTS = { share: 1, list: undefined, half: 'report', develop: false };

test.each([
  ['nothing', [], { ...DEFAULTS, rest: [] }],
  ['a number', ['--share', '20'], { ...DEFAULTS, share: 20, rest: [] }],
  ['a text, empty too', ['--list', '', '--half', 'dev'], { ...DEFAULTS, list: '', half: 'dev', rest: [] }],
  ['a flag and other arguments', ['batches', '--develop', 'x'], { ...DEFAULTS, develop: true, rest: ['batches', 'x'] }],
  ['the sample, and what npm passes on', ['--', '--sample', '--share', '2'], { ...DEFAULTS, share: 2, rest: [] }],
])('options are read: %s', (_name, args, expected) => {
  expect(readOptions(DEFAULTS, args)).toEqual(expected);
});

test('an unknown option is an error', () => {
  expect(() => readOptions(DEFAULTS, ['--shares', '2'])).toThrow(/--shares/);
});
