import { compareEditions } from './edition';
import { readRaw } from './raw-text';

test.each([
  ['an ordinal with its word', '2nd ed', '2', 'same'],
  ['another language', '3. Auflage', '3rd edition', 'same'],
  ['another number', '3rd ed', '2', 'different'],
  ['no number at all', 'revised', 'revised', 'same'],
  ['a year is no number of an edition', '2019 edition', '20', 'different'],
])('%s', (_trap, cited, found, agreement) => {
  expect(compareEditions(cited, found, readRaw(''))?.agreement).toBe(agreement);
});
