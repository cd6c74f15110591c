import fc from 'fast-check';
import { IntTable } from './int-table';

test('returns what a Map returns, including 0 and negative keys', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.integer({ min: -40, max: 40 }), fc.integer({ min: 0, max: 254 })), {
        selector: ([key]) => key,
      }),
      (pairs) => {
        const map = new Map(pairs);
        const table = new IntTable(
          Int32Array.from(pairs, ([key]) => key),
          (place) => pairs[place]?.[1] ?? 0,
        );
        for (let key = -50; key <= 50; key += 1) {
          expect(table.get(key)).toBe(map.get(key));
          expect(table.has(key)).toBe(map.has(key));
        }
      },
    ),
  );
});
