import { ordinalsIn } from './ordinals';

test.each<[string, number[]]>([
  ['proceedings of the seventh workshop on bells', [7]],
  ['proceedings of the 11th workshop on bells', [11]],
  ['proceedings of the thirty first meeting', [31]],
  ['the fortieth meeting and the 3rd workshop', [40, 3]],
  ['advances in bells 30', []],
])('%s has the ordinal numbers %j', (text, expected) => {
  expect(ordinalsIn(text)).toEqual(expected);
});
