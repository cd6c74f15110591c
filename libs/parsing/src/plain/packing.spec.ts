import { packKeys, packSmall, stepOfWeight, unpackKeys, unpackSmall, weightOfStep } from './packing';

test.each([
  ['none', []],
  ['nought and the greatest', [0, 0xffffffff]],
  ['neighbours', [5, 6, 7]],
  ['distances of one, two and five groups', [1, 127, 128, 300, 20000, 4000000000]],
])('keys come back: %s', (_trap, keys) => {
  expect([...unpackKeys(packKeys(Uint32Array.from(keys)))].map((key) => key >>> 0)).toEqual(keys);
});

test('small numbers come back, each in one letter', () => {
  const numbers = Uint8Array.from({ length: 64 }, (_, i) => i);
  const text = packSmall(numbers);
  expect(text).toHaveLength(64);
  expect(unpackSmall(text)).toEqual(numbers);
});

test('every step is its own nearest step, and steps rise', () => {
  for (let step = -31; step <= 31; step += 1) {
    expect(stepOfWeight(weightOfStep(step))).toBe(step);
    if (step < 31) expect(weightOfStep(step + 1)).toBeGreaterThan(weightOfStep(step));
  }
  expect(weightOfStep(31)).toBe(127);
});
