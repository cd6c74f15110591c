import { expressionsOfTheProduct, slowFor } from './regular-expressions';

const expressions = expressionsOfTheProduct();

test('no regular expression of the product takes more than its share of time for a text that grows', () => {
  expect(expressions.length).toBeGreaterThan(500);
  const slow = expressions.flatMap((expression) => {
    const found = slowFor(expression);
    return found
      ? [
          `${expression.file}:${expression.line} /${expression.source}/ by ${JSON.stringify(found.piece)}: ${found.ms} ms`,
        ]
      : [];
  });
  expect(slow).toEqual([]);
});

test.each<[string, string, string, boolean]>([
  ['one that tries every way', '(a+)+$', '', true],
  ['one that starts again at every position', '\\s+$', '', true],
  ['two runs of the same', '[a-z]*[a-z0-9]*!', '', true],
  ['one that goes on', '\\s+', 'g', false],
  ['one with a bound', '\\s{0,20}$', '', false],
])('%s is reported', (_name, source, flags, isSlow) => {
  expect(slowFor({ source, flags }, 1) !== undefined).toBe(isSlow);
});
