import fc from 'fast-check';
import { bestPath, type Station } from './best-path';

const station = (odds: number, linked = 0, known?: boolean): Station => ({ odds, linked, known });

test.each<[string, Station[], boolean[]]>([
  ['no words', [], []],
  ['each by itself', [station(1), station(-1), station(2)], [true, false, true]],
  ['a weak word carried by the name before it', [station(0, 0, true), station(-1, 2)], [true, true]],
  ['a weak word that a later one pays for', [station(0, 0, true), station(-3, 2), station(-1, 4)], [true, true, true]],
  ['what is known is not asked', [station(9, 0, false), station(-9, 0, true)], [false, true]],
])('names along a title: %s', (_trap, stations, expected) => {
  expect(bestPath(stations)).toEqual(expected);
});

test('no choice of names is likelier', () => {
  const score = (stations: Station[], names: boolean[]): number =>
    stations.reduce((total, { known, odds, linked }, index) => {
      if (known !== undefined && known !== names[index]) return -Infinity;
      if (!names[index]) return total;
      return total + (known === undefined ? odds : 0) + (index > 0 && names[index - 1] ? linked : 0);
    }, 0);
  const number = fc.integer({ min: -9, max: 9 });
  const arbitrary = fc.record({ odds: number, linked: number, known: fc.constantFrom(undefined, true, false) });
  fc.assert(
    fc.property(fc.array(arbitrary, { minLength: 1, maxLength: 7 }), (stations) => {
      const all = Array.from({ length: 1 << stations.length }, (_, bits) =>
        stations.map((_station, index) => ((bits >> index) & 1) === 1),
      );
      const best = Math.max(...all.map((names) => score(stations, names)));
      expect(score(stations, bestPath(stations))).toBe(best);
    }),
  );
});
