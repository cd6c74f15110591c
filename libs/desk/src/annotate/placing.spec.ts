import { placeOf } from './placing';

test.each([
  ['letters alone', 'On rivers. Water. 2020.', 'Water', 'Water'],
  ['a dash at the end', '10.1007/978-. Water.', '10.1007/978-', '10.1007/978-'],
  ['a bracket with its opening', 'In Lakes (ARL). 2020.', 'Lakes (ARL)', 'Lakes (ARL)'],
  ['a bracket that opens before', 'Rivers (in Lakes). 2020.', 'Lakes)', 'Lakes'],
])('a replaced part ends after its last letter, or with what belongs to it: %s', (_kind, raw, part, expected) => {
  const start = raw.indexOf(part);
  const place = placeOf(`1. ${raw}`, raw, { start, end: start + part.length });
  expect(`1. ${raw}`.slice(place?.start, place?.end)).toBe(expected);
});
