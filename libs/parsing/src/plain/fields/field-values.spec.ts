import { bareSpan } from './field-values';

test.each([
  ['Li, A. (under review). On rivers.', 'under', 'On rivers'],
  ['Li, A. (In preparation). On rivers (and lakes).', 'In', 'On rivers (and lakes)'],
  ['Li, A. Rivers (and lakes). On seas.', 'Rivers', 'Rivers (and lakes). On seas'],
])('a title begins after a bracket that opens before it: %s', (text, first, title) => {
  const { start, end } = bareSpan(text, { start: text.indexOf(first), end: text.length }, 'title');
  expect(text.slice(start, end)).toBe(title);
});
