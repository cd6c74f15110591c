import { cleanBody } from './clean-body';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

test.each<[string, unknown, string | undefined]>([
  ['plain text', { a: 'text', b: [1, null, { c: 'ü 漢 👩‍👩‍👧' }] }, undefined],
  ['NUL, which PostgreSQL refuses', { a: ['x', 'a\0b'] }, '/a/1'],
  ['half of an emoji', { a: '\ud83d' }, '/a'],
  ['NUL in a name', { 'a\0': 1 }, ''],
  ['20 levels', nested(20), undefined],
  ['21 levels', nested(21), ''],
  ['10,000 levels, without running out of stack', JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), ''],
])('%s', (_name, body, pointer) => {
  expect(cleanBody(body)?.pointer).toBe(pointer);
});

test('names of prototypes are taken out', () => {
  const body: unknown = JSON.parse('{"__proto__":{"admin":true},"constructor":{"x":1},"name":"Ada"}');
  expect(cleanBody(body)).toBeUndefined();
  expect(JSON.stringify(body)).toBe('{"name":"Ada"}');
});
