import { gravest, type Standing } from './work';

test.each<[standings: Standing[], gravest: Standing]>([
  [[], 'current'],
  [['current'], 'current'],
  [['current', 'corrected'], 'corrected'],
  [['corrected', 'concern'], 'concern'],
  [['concern', 'replaced'], 'replaced'],
  [['replaced', 'withdrawn'], 'withdrawn'],
  [['withdrawn', 'retracted', 'current'], 'retracted'],
])('the gravest of %j is %s', (standings, expected) => {
  expect(gravest(standings)).toBe(expected);
});
