import { hasMeetingWord, namesMeetingOrProceedings } from './meetings';
import { hasOrganisationWord, isNameParticle } from './names';

test.each([
  ['van', true],
  ['al', true],
  ['d’', true],
  ["l'", true],
  ['vanden', false],
  ['e', false],
  ['Van', false],
])('%s is a particle: %s', (word, expected) => {
  expect(isNameParticle(word)).toBe(expected);
});

test.each([
  ['World Health Organization', true],
  ['Universität Basel', true],
  ['Instituto Nacional de Estadística', true],
  ['Bundesamt für Statistik', true],
  ['Task Force on Teaching', true],
  ['Bank, Anna', true],
  ['Banks, Anna', false],
  ['Anna Institoris', false],
  ['Grouper, Jean', false],
])('%s has a word of organisations: %s', (name, expected) => {
  expect(hasOrganisationWord(name)).toBe(expected);
});

test.each([
  ['Proceedings of the Third Symposium', true, true],
  ['Proceedings of the Academy', false, true],
  ['42. Deutsche Tagung', true, true],
  ['Meetings and greetings', false, false],
])('%s: a meeting %s, or its book %s', (text, meeting, either) => {
  expect(hasMeetingWord(text)).toBe(meeting);
  expect(namesMeetingOrProceedings(text)).toBe(either);
});
