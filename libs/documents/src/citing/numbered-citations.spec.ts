import { raised, rounded } from './numbered-citations';

test('raised brackets may have parts of entries', () => {
  const text = 'It rains[5a, 10] here.';
  expect(raised(text, [{ start: 8, end: 16 }]).flatMap(({ items }) => items.map(({ number }) => number))).toEqual([
    5, 10,
  ]);
});

test.each<[string, number[]]>([
  ['The tracer δ¹⁵N was low.', []],
  ['The dose of ¹⁸F-FDG was low.', []],
  ['Others found it low.¹⁵ Nitrogen', [15]],
  ['Others found it low.¹⁵However', [15]],
])('an isotope is no citation: %s', (text, numbers) => {
  expect(raised(text, []).flatMap(({ items }) => items.map(({ number }) => number))).toEqual(numbers);
});

test('several numbers after a word for an equation are a citation', () => {
  const found = rounded('in this condition (14, 15), by condition (3)');
  expect(found.map(({ items }) => items.map(({ number }) => number))).toEqual([[14, 15]]);
});
