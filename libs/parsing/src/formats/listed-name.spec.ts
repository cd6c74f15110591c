import type { CslName } from '@veracite/model/csl';
import { readListedName } from './compose';

test.each<[trap: string, written: string, name: CslName | undefined]>([
  ['a comma at the end is a body', 'World Health Organization,', { literal: 'World Health Organization' }],
  ['a body of one word', 'Unesco,', { literal: 'Unesco' }],
  [
    'a body with a comma of its own',
    'Royal College of Physicians, Edinburgh,',
    { literal: 'Royal College of Physicians, Edinburgh' },
  ],
  ['two commas for one', 'University of California,, Berkeley', { literal: 'University of California, Berkeley' }],
  ['an unmarked company', 'Jones and Sons', { literal: 'Jones and Sons' }],
  ['a firm with an ampersand', 'Barnes & Noble', { literal: 'Barnes & Noble' }],
  ['a family name that is a body’s word', 'Bank, Jane', { family: 'Bank', given: 'Jane' }],
  ['a company', 'Microsoft, Inc.', { literal: 'Microsoft, Inc' }],
  ['Chinese', '王, 伟', { family: '王', given: '伟' }],
  ['a suffix', 'King, Martin Luther, Jr.', { family: 'King', given: 'Martin Luther', suffix: 'Jr' }],
  ['initials', 'Smith, J. K.', { family: 'Smith', given: 'J. K.' }],
  ['commas alone', ',,', undefined],
])('%s', (_trap, written, name) => {
  expect(readListedName(written)).toEqual(name);
});
