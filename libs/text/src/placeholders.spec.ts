import { isPerson, isPlaceholder } from './placeholders';

test.each<[string, boolean]>([
  ['____', true],
  ['??', true],
  ['[s.n.]', true],
  ['S. l.', true],
  ['et al.', true],
  ['Brill', false],
  ['3', false],
  ['东方出版社', false],
  ['Transaction Publishers', false],
])('%s', (text, is) => expect(isPlaceholder(text)).toBe(is));

test.each<[string, Parameters<typeof isPerson>[0], boolean]>([
  ['a family of the name of an abbreviation', { family: 'Ed', given: 'Ina' }, true],
  ['the abbreviation itself', { family: 'Ed' }, false],
  ['signs with a given name', { family: '__', given: 'Ina' }, false],
  ['a body', { literal: 'World Health Organization' }, true],
  ['an organization without a name', { literal: '[s.n.]' }, false],
])('%s', (_what, name, is) => expect(isPerson(name)).toBe(is));
