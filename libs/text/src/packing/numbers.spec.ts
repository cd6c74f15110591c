import fc from 'fast-check';
import { LIMIT, packKeys, packSmall, unpackKeys, unpackSmall } from './numbers';

test.each([
  ['none', []],
  ['nought and the greatest', [0, 0xffffffff]],
  ['neighbours', [5, 6, 7]],
  ['distances of one, two and six digits', [1, 45, 46, 90, 2025, 4000000000]],
])('keys come back: %s', (_trap, keys) => {
  expect([...unpackKeys(packKeys(Uint32Array.from(keys)))].map((key) => key >>> 0)).toEqual(keys);
});

test('any keys come back, and any small numbers', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(0xffffffff)),
      fc.array(fc.integer({ min: -LIMIT, max: LIMIT })),
      (keys, numbers) => {
        const sorted = Uint32Array.from(keys).sort();
        expect(unpackKeys(packKeys(sorted))).toEqual(Int32Array.from(sorted));
        expect([...unpackSmall(packSmall(numbers))]).toEqual(numbers);
      },
    ),
  );
});

test('a number takes one character, which JSON writes as it is', () => {
  const all = Array.from({ length: 91 }, (_, i) => i - 10);
  const text = packSmall(all, -10);
  expect(text).toHaveLength(91);
  expect(JSON.stringify(text)).toHaveLength(93);
  expect([...unpackSmall(text, -10)]).toEqual(all);
});

test.each([
  ['too low', () => packSmall([-46])],
  ['too high', () => packSmall([46])],
  ['no whole number', () => packSmall([0.5])],
  ['keys that fall', () => packKeys(Uint32Array.from([2, 1]))],
])('refused rather than written wrong: %s', (_trap, pack) => {
  expect(pack).toThrow(RangeError);
});

test('another key in the middle leaves all but two distances as they were', () => {
  const keys = Array.from({ length: 1000 }, (_, i) => i * 4_000_000);
  const before = packKeys(Uint32Array.from(keys));
  const after = packKeys(Uint32Array.from([...keys.slice(0, 500), keys[499]! + 7, ...keys.slice(500)]));
  const same = [...before].findIndex((char, i) => char !== after[i]);
  expect(after.endsWith(before.slice(same + 5))).toBe(true);
});
