import { seeded, pick } from './seeded';

const BRICKS = [
  '1',
  '12',
  '2001',
  '(',
  ')',
  '[',
  ']',
  '((((',
  ',',
  ', ,',
  '.',
  '...',
  ' and ',
  ' & ',
  ';',
  ':',
  '-',
  '–',
  '———',
  '"',
  '“',
  '”',
  '/',
  'é',
  'A.',
  'Å',
  'ﬁ',
  'In ',
  'et al.',
  'pp. ',
  'vol. ',
  'https://',
  '10.1000/',
  'doi:',
  'arXiv:',
  'ISBN ',
  'accessed ',
  'ed. ',
  ' ',
  '  ',
  '\t',
  '中',
  'ж',
  '\u0301',
  '{',
  '}',
  '<',
  '>',
  '@',
  '%',
  '\\',
  '‮',
  'a',
  'Smith, J., ',
];

/** Generates lines of 2,000 characters that make parsers slow: one repeated brick, or two or three in turn or at random. */
export function hostileLines(count = 200): string[] {
  const random = seeded(11);
  return Array.from({ length: count }, (_, i) => {
    const brick = BRICKS[i % BRICKS.length] ?? 'a';
    const bricks =
      i < BRICKS.length ? [brick] : [brick, pick(BRICKS, random), ...(i % 3 === 0 ? [pick(BRICKS, random)] : [])];
    let line = '';
    for (let k = 0; line.length < 2000; k += 1)
      line += i % 2 === 0 ? (bricks[k % bricks.length] ?? '') : pick(bricks, random);
    return line.slice(0, 2000);
  });
}
