import { inOrder } from './verify-threads';

test.each([
  ['in order', [0, 1, 2]],
  ['the first comes last', [2, 1, 0]],
  ['one in the middle is late', [0, 2, 1]],
])('%s: handed on by index', (_name, arrival) => {
  const seen: number[] = [];
  const take = inOrder<string>((result, index) => {
    expect(result).toBe(`result ${index}`);
    seen.push(index);
  });
  for (const index of arrival) take(`result ${index}`, index);
  expect(seen).toEqual([0, 1, 2]);
});

test('nothing waits for what comes after it', () => {
  const seen: number[] = [];
  const take = inOrder<string>((_result, index) => seen.push(index));
  take('first', 0);
  expect(seen).toEqual([0]);
});
