import { storable } from './storable';

test.each([
  ['plain', { a: 'ü👍' }, '{"a":"ü👍"}'],
  ['NUL is left out', { a: 'x\0y' }, '{"a":"xy"}'],
  ['half an emoji becomes a mark', { a: 'x\ud83d' }, '{"a":"x\ufffd"}'],
  ['nothing', undefined, 'null'],
])('%s', (_name, value, json) => {
  expect(storable(value)).toBe(json);
});
