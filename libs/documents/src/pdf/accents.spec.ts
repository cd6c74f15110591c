import { composeAccents } from './accents';

test.each([
  ['an accent before its letter', 'H¨aberl and Garc´ıa', 'Häberl and García'],
  ['before a capital, separated by a space', '¨ Ozbeyaz', 'Özbeyaz'],
  ['ASCII accents within a word', 'In^es', 'Inês'],
  ['ASCII accents elsewhere are kept', 'x ~ y, `so` and 2^e', 'x ~ y, `so` and 2^e'],
  ['an accent that does not fit the letter', 'a ´q', 'a ´q'],
])('%s', (_trap, printed, text) => expect(composeAccents(printed)).toBe(text));
