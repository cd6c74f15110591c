import { hasMeetingWord, namesMeetingOrProceedings } from './meetings';
import { hasOrganizationWord, isNameParticle, namesGroup, particlesFor, type ParticleUse } from './names';

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
])('%s has a word of organizations: %s', (name, expected) => {
  expect(hasOrganizationWord(name)).toBe(expected);
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

test.each<[use: ParticleUse, particles: string]>([
  ['listStart', 'van von de der da di el al'],
  ['nameStart', 'van von de der den da di del della la le el al ter zu'],
  ['noteName', 'van von de der di da la le'],
  ['entryStart', 'van von de der den del della di da dos du la le el al ten ter'],
  ['citedStart', 'van von de der den del della di da dos du la le el al ten ter zu bin ibn af av'],
  ['citedName', 'van von de der den del della di da dos du la le las los el al ten ter te zu zur af av bin ibn'],
  ['citedWord', 'de del la las los des du der das van von den di da do dos ter ten el al le bin ibn zu zum zur af av'],
  ['inStatement', 'de van von der la'],
  ['lowercase', 'van von der den de del della di da dos das do du la le ter ten zu zur af av bin ibn al el'],
])('particles by use: %s', (use, particles) => {
  expect(particlesFor(use).sort()).toEqual(particles.split(' ').sort());
});

test.each([
  ['ATLAS Collaboration', true],
  ['GBD 2019 Diseases and Injuries Collaborators', true],
  ['International Human Genome Sequencing Consortium', true],
  ['World Health Organization', false],
  ['Grouper, Jean', false],
])('%s is a group of authors: %s', (name, expected) => {
  expect(namesGroup(name)).toBe(expected);
});
