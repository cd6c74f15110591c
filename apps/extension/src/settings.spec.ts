import { originIn, patternFor } from './settings';

test.each([
  ['https://cite.example.org', 'https://cite.example.org', 'https://cite.example.org/*'],
  [' cite.example.org/account ', 'https://cite.example.org', 'https://cite.example.org/*'],
  ['http://localhost:3000/', 'http://localhost:3000', 'http://localhost/*'],
  ['http://[::1]:3000', 'http://[::1]:3000', 'http://[::1]/*'],
])('the address %s is a server', (typed, origin, pattern) => {
  expect([originIn(typed), patternFor(origin)]).toEqual([origin, pattern]);
});

test.each(['', 'not an address', 'ftp://cite.example.org', 'javascript://x', 'https://'])('"%s" is none', (typed) => {
  expect(originIn(typed)).toBeUndefined();
});
