import { composeAccents } from './accents';

test.each([
  ['an accent before its letter', 'H¨aberl and Garc´ıa', 'Häberl and García'],
  ['before a capital, apart from it', '¨ Ozbeyaz', 'Özbeyaz'],
  ['signs of ASCII within a word', 'In^es', 'Inês'],
  ['and not elsewhere', 'x ~ y, `so` and 2^e', 'x ~ y, `so` and 2^e'],
  ['one that no letter bears', 'a ´q', 'a ´q'],
])('%s', (_trap, printed, text) => expect(composeAccents(printed)).toBe(text));
