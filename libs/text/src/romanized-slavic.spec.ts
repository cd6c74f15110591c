import { oneRomanization } from './romanized-slavic';

test.each([
  ['dostojewski', 'dostoevsky'],
  ['dostoyevsky', 'dostoevskij'],
  ['kondratieff', 'kondratiev'],
  ['tschaikowski', 'chaikovsky'],
  ['smirnow', 'smirnoff'],
])('%s and %s are one name', (a, b) => {
  expect(oneRomanization(a)).toBe(oneRomanization(b));
});

test.each(['weber', 'meyer', 'schneider', 'wolff'])('%s is unchanged', (name) => {
  expect(oneRomanization(name)).toBe(name);
});
