import { organizationKey } from './organization-name';

test.each([
  ['British spelling', 'World Health Organisation', 'World Health Organization'],
  ['British spelling of a place', 'Centre for Ageing', 'Center for Aging'],
  ['its article', 'The World Bank', 'World Bank'],
  ['stops of an acronym', 'W.H.O.', 'WHO'],
  ['stops inside a name', 'U.S. Geological Survey', 'US Geological Survey'],
  ['an ampersand', 'Food & Agriculture Organization', 'Food and Agriculture Organization'],
  ['accents', 'Universite de Geneve', 'Université de Genève'],
])('one name: %s', (_trap, left, right) => {
  expect(organizationKey(left)).toBe(organizationKey(right));
});

test.each([
  ['an article that is all there is', 'The', ''],
  ['a part', 'University of California', 'University of California, Berkeley'],
  ['a country in brackets', 'Google (United States)', 'Google (United Kingdom)'],
  ['a number', 'Université Paris 1', 'Université Paris 2'],
])('two names: %s', (_trap, left, right) => {
  expect(organizationKey(left)).not.toBe(organizationKey(right));
});
