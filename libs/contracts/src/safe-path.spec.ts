import { safePath } from './safe-path';

test.each([
  ['a page', '/pricing', '/pricing'],
  ['a page with a question and a place', '/citations?page=2#x', '/citations?page=2#x'],
  [
    'a path that names another address',
    '/source-checker?url=https://evil.test',
    '/source-checker?url=https://evil.test',
  ],
])('kept: %s', (_name, url, expected) => {
  expect(safePath(url)).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['another origin', 'https://evil.test'],
  ['two slashes', '//evil.test'],
  ['three slashes', '///evil.test'],
  ['a backslash', '/\\evil.test'],
  ['two backslashes', '\\\\evil.test'],
  ['a tab that browsers drop', '/\t/evil.test'],
  ['a line break that browsers drop', '/\n/evil.test'],
  ['a script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a slash written as a number', '/%2Fevil.test'],
  ['a backslash written as a number', '/%5cevil.test'],
  ['dots that lead to two slashes', '/.//evil.test'],
  ['dots that lead to two slashes, further down', '/a/..//evil.test'],
  ['no slash', 'evil.test'],
  ['a name before an @', '@evil.test'],
  ['a space in front', ' /pricing'],
  ['a scheme without slashes', 'https:evil.test'],
  ['more than 2,000 characters', `/${'x'.repeat(2_000)}`],
])('refused: %s', (_name, url) => {
  expect(safePath(url)).toBeUndefined();
});
