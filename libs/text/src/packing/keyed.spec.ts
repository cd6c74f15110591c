import fc from 'fast-check';
import { packKeyed, unpackKeyed } from './keyed';

test.each([0, 1, 3])('any table comes back in the order of its keys, %s numbers wide', (width) => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), fc.nat(80), (keys, least) => {
      const table = {
        keys: Int32Array.from(keys),
        numbers: Int8Array.from({ length: keys.length * width }, (_, i) => ((i * 7) % 91) - 45),
      };
      const back = unpackKeyed(packKeyed(table, width), width);
      expect(Uint32Array.from(back.keys)).toEqual(Uint32Array.from(keys).sort());
      const at = keys.indexOf(back.keys[least] ?? keys[0] ?? 0);
      const row = back.keys.indexOf(keys[at] ?? 0);
      expect(back.numbers.slice(row * width, row * width + width)).toEqual(
        table.numbers.slice(at * width, at * width + width),
      );
    }),
  );
});

test('a row more changes one line', () => {
  const keys = Int32Array.from({ length: 5000 }, (_, i) => Math.imul(i, 0x9e3779b1));
  const numbers = Int8Array.from(keys, (key) => key & 31);
  const before = packKeyed({ keys, numbers }, 1);
  const after = packKeyed({ keys: Int32Array.from([...keys, 77]), numbers: Int8Array.from([...numbers, 5]) }, 1);
  expect(after.filter((line, i) => line !== before[i])).toHaveLength(1);
});

test('a line that lost a character is refused', () => {
  const lines = packKeyed({ keys: Int32Array.from([1]), numbers: Int8Array.from([2, 3]) }, 2);
  expect(() => unpackKeyed([lines[0]!.slice(0, -1)], 2)).toThrow('not whole');
});
