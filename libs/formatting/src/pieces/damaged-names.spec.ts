import type { CslName } from '@veracite/model/csl';
import { repairedNames } from './damaged-names';

test.each<[string, CslName[], string[]]>([
  [
    'family and initials in one word',
    [{ family: 'CamposJL' }, { family: 'McClellandJ' }],
    ['Campos|JL', 'McClelland|J'],
  ],
  ['a number in the family’s place', [{ family: '0001', given: 'Lihong Li' }], ['Li|Lihong']],
  ['inverted in a literal', [{ literal: 'Bizer, David S.' }], ['Bizer|David S.']],
  [
    'a list in one literal',
    [{ literal: 'de Leeuw, Joshua R., Gilbert, Rebecca A., & Luchterhandt, Björn' }],
    ['de Leeuw|Joshua R.', 'Gilbert|Rebecca A.', 'Luchterhandt|Björn'],
  ],
  [
    'a list in order',
    [{ literal: 'C. Foster, W. H. Kool, and W. F. van der Weg' }],
    ['Foster|C.', 'Kool|W. H.', 'van der Weg|W. F.'],
  ],
  [
    'family names first, recognized by one initial',
    [{ literal: 'Ye Di' }, { literal: 'Hill Alison M' }],
    ['Ye|Di', 'Hill|Alison M'],
  ],
  ['suffix in the given name: no list', [{ family: 'Smith', given: 'John, Jr.' }], ['Smith|John, Jr.']],
  [
    'an organization with a comma',
    [{ literal: 'University of California, Berkeley' }],
    ['University of California, Berkeley'],
  ],
  [
    'two words that may be anything',
    [{ literal: 'World Bank' }, { literal: 'Zhang Qin' }],
    ['World Bank', 'Zhang Qin'],
  ],
  ['one name only', [{ family: 'Voltaire' }], ['Voltaire']],
])('%s', (_trap, names, expected) => {
  const read = repairedNames(names).map((name) => [name.family ?? name.literal, name.given].filter(Boolean).join('|'));
  expect(read).toEqual(expected);
});
