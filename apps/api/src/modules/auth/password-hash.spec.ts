import { hashPassword, isWeaker, matchesHash } from './password-hash';

const CHEAP = { ln: 10, r: 8, p: 1 };

test.each([
  ['itself', 'correct horse', 'correct horse', true],
  ['a different one', 'correct horse', 'correct horsf', false],
  ['a longer one with the same start', 'correct horse', 'correct horse battery', false],
  ['72 bytes and more are not cut', `${'a'.repeat(100)}x`, `${'a'.repeat(100)}y`, false],
  ['the same letters in another form of Unicode', 'pässword', 'pa\u0308ssword', true],
  ['the empty one', 'correct horse', '', false],
])('a password against %s', async (_name, stored, given, expected) => {
  expect(await matchesHash(given, await hashPassword(stored, CHEAP))).toBe(expected);
});

test('two hashes of one password differ, and contain their cost', async () => {
  const [item, two] = await Promise.all([hashPassword('secret', CHEAP), hashPassword('secret', CHEAP)]);
  expect(item).not.toBe(two);
  expect(item).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/);
  expect(isWeaker(item, CHEAP)).toBe(false);
  expect(isWeaker(item, { ...CHEAP, ln: 17 })).toBe(true);
});

test('a hash of another format matches no password', async () => {
  await expect(matchesHash('x', '$2b$10$abc')).rejects.toThrow('unknown format');
});
