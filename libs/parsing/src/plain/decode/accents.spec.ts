import { withAccents } from './accents';

test.each([
  ['an accent after its letter', 'Mu¨ller', 'Müller'],
  ['an accent before its letter', 'M¨uller', 'Müller'],
  ['a dotless i before it', 'Garcı´a', 'García'],
  ['a dotless i after it', 'Garc´ıa', 'García'],
  ['two consonants: the one before', 'Kamin´ski', 'Kamiński'],
  ['a consonant and a vowel', 'Jos´e', 'José'],
  ['capitals', 'GARC´IA, MU¨LLER', 'GARCÍA, MÜLLER'],
  ['spaces around it', 'S ´ wia ˛tek P', 'Świątek P'],
  ['the end of a word', 'Jose´ Garcia', 'José Garcia'],
  ['a háček', 'Kopeˇcn´y and Dvoˇr´ak', 'Kopečný and Dvořák'],
  ['a cedilla', 'Franc¸ois', 'François'],
  ['a capital with an accent after it', 'L´opez and A´ lvarez', 'López and Álvarez'],
  ['a double acute', 'Erdo˝s', 'Erdős'],
  ['an apostrophe of English', 'Women´s health, don´t, authors´ rights', 'Women´s health, don´t, authors´ rights'],
  ['an apostrophe of French', 'l´amour de l´Homme, qu´est', 'l´amour de l´Homme, qu´est'],
  ['an apostrophe of Irish names', 'O´Brien and O´Neil', 'O´Brien and O´Neil'],
  ['quotation marks', 'the ´new´ approach', 'the ´new´ approach'],
  ['quotation marks of LaTeX', "``a title''", "``a title''"],
  ['degrees and tildes of other use', '20 ˚C, ~5, a ˜ b', '20 ˚C, ~5, a ˜ b'],
])('%s', (_trap, raw, text) => {
  expect(withAccents(raw).text).toBe(text);
});

test('spans refer to the pasted text', () => {
  const { text, toRaw } = withAccents('S ´ wia ˛tek P (2008)');
  const start = text.indexOf('P');
  expect(toRaw({ start: 0, end: 7 })).toEqual({ start: 0, end: 12 });
  expect(toRaw({ start, end: start + 1 })).toEqual({ start: 13, end: 14 });
});
