import common from '../../../../data/common-passwords.json';
import { passwordFault } from './password-policy';

const ada = { email: 'countess@example.org', name: 'Ada Lovelace' };
const fault = (password: string, common: 'refused' | 'allowed' = 'refused', min = 6) =>
  passwordFault(password, ada, { PASSWORD_MIN: min, COMMON_PASSWORDS: common });

test.each<[string, string, RegExp | undefined]>([
  ['five characters', '12345', /at least 6 characters/],
  ['three emoji are three characters, though six code units', '👍🎉🚀', /at least 6 characters/],
  ['the most common of all', '123456', /most common/],
  ['in capitals', 'PassWord', /most common/],
  ['with the usual characters at its end', 'Password1!', /most common/],
  ['a word and a year', 'dragon2024', /most common/],
  ['in full-width letters', 'ｐａｓｓｗｏｒｄ', /most common/],
  ['one repeated character', 'zzzzzzzzzzzz', /most common/],
  ['two alternating characters', 'ababababab', /most common/],
  ['the address', 'countess@example.org', /name or address/],
  ['its first part with a number', 'countess7', /name or address/],
  ['the name without its space', 'AdaLovelace', /name or address/],
  ['the product', 'veracite2026', /name or address/],
  ['a phrase', 'a long phrase 42', undefined],
  ['a common word within a phrase', 'password of my late uncle', undefined],
  ['random letters', 'q8Kp2mVx', undefined],
])('%s', (_name, password, expected) => {
  if (expected) expect(fault(password)).toMatch(expected);
  else expect(fault(password)).toBeUndefined();
});

test('with common passwords allowed, only the length counts', () => {
  expect(fault('password123', 'allowed')).toBeUndefined();
  expect(fault('abc', 'allowed')).toMatch(/at least 6/);
});

test('the length is the configured one', () => {
  expect(fault('q8Kp2mVx', 'refused', 12)).toMatch(/at least 12/);
});

test('the list has 3,000 passwords in lower case', () => {
  expect(new Set(common.entries).size).toBe(3_000);
  for (const word of common.entries) expect(word).toMatch(/^[!-@[-~]{4,}$/);
});
