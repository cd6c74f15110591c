import fc from 'fast-check';
import { hostileLines } from '@veracite/testing/hostile-lines';
import { parse, parseOne } from './parse';
import { plainText } from './plain/decode/plain-text';

const now = new Date('2026-11-21');

/** Letters and digits only, compatibility forms folded: what marks and white space do not change. */
const letters = (text: string): string =>
  plainText(text)
    .text.normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the longest prefix of `wanted` that `text` contains in the same order, with gaps for page numbers. */
function within(wanted: string, text: string): string {
  let found = 0;
  for (const letter of text) if (wanted.startsWith(letter, found)) found += letter.length;
  return wanted.slice(0, found);
}

/** Invariants of every answer. */
function expectSound(text: string, references: ReturnType<typeof parse>): void {
  for (const { raw, span, fields, csl, format } of references) {
    // LaTeX commands are detected in the whole text. A part of it may have none.
    if (format === 'text' && !raw.includes('\\'))
      for (const field of ['title', 'container-title', 'publisher', 'volume', 'issue'] as const) {
        const [place] = fields[field] ?? [];
        expect(csl[field] === undefined).toBe(place === undefined);
        const given = letters(csl[field] ?? '');
        if (place) expect(within(given, letters(plainText(raw.slice(place.start, place.end)).text))).toBe(given);
      }
    expect(text.slice(span.start, span.end)).toBe(raw);
    for (const spans of Object.values(fields)) {
      for (const { start, end } of spans) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(raw.length);
        expect(start).toBeLessThanOrEqual(end);
      }
    }
  }
}

describe('any text in, no exception out', () => {
  test('any string of code units, lone surrogates and controls among them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        expectSound(text, parse(text, { now }));
        expectSound(text, [parseOne(text, { now })]);
      }),
      { numRuns: 100 },
    );
  });

  test('any bytes, read as UTF-8', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        const text = new TextDecoder().decode(bytes);
        expectSound(text, parse(text, { now }));
        expectSound(text, [parseOne(text, { now })]);
      }),
      { numRuns: 100 },
    );
  });

  test('references with marks, mark-up and lines broken anywhere', () => {
    const whole = fc.constantFrom(
      'Smith, J. A., & Jones, K. (2001). A study of first things: Second thoughts. Nature, 12(3), 45–67. https://doi.org/10.1000/182',
      'L. Canfora, La biblioteca scomparsa, in «Quaderni di storia», XII (1986), pp. 5-24.',
      'Müller, Hans (Hg.): Die Stadt. Eine Einführung. 2. Aufl. München: Beck 1999, S. 12.',
      'Иванов И. И. Методы анализа // Вестник МГУ. 2015. № 3. С. 45–58.',
      '王小明．《中国文学史》．北京：人民文学出版社，1998年。',
    );
    const mark = fc.constantFrom(
      '\n',
      '\u00ad',
      '\u200b',
      '<i>',
      '</i>',
      '&amp;',
      '&#8211;',
      '"',
      '“',
      '(',
      ')',
      '[',
      '- ',
      '\\emph{',
      '}',
      '\\"o',
      '  ',
      '?',
      ' in ',
      '\u2028',
      'ﬁ',
      '́',
    );
    const cut = fc.tuple(fc.nat({ max: 130 }), mark);
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 3 }), fc.array(cut, { maxLength: 8 }), (list, cuts) => {
        const text = cuts.reduce((t, [index, sign]) => t.slice(0, index) + sign + t.slice(index), list.join('\n'));
        expectSound(text, parse(text, { now }));
        expectSound(text, [parseOne(text, { now })]);
      }),
      { numRuns: 60 },
    );
  });

  test('pieces of every format in any order', () => {
    const piece = fc.constantFrom(
      '@article{a,',
      'author = {',
      '}',
      '"',
      '#',
      'TY  - JOUR\n',
      'ER  - \n',
      'PMID- 1\n',
      'TI  - x',
      '%0 Book\n',
      '%A x\n',
      '<xml>',
      '<records>',
      '<record>',
      '</record>',
      '<author>',
      '[{"type":',
      '{}',
      '\n',
      '\n\n',
      '[1] ',
      '1. ',
      '———. ',
      'References\n',
      'Smith, J. (2001). ',
      '10.1/',
      '\\"{u}',
      '\r',
      '&#x10FFFFF;',
      '[]',
      'null',
      '0',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        expectSound(text, parse(text, { now }));
        expectSound(text, [parseOne(text, { now })]);
      }),
      { numRuns: 100 },
    );
  });
});

test('no hostile line of 2,000 characters takes long', () => {
  parseOne('Warm up, J. (2000). The model is unpacked on first use. Nature, 1, 2.', { now });
  const milliseconds = (line: string): number => {
    const start = process.cpuUsage();
    parseOne(line, { now });
    return process.cpuUsage(start).user / 1000;
  };
  // Time of the processor, not of the clock; the best of five, because the first ones are compiled. A line that takes superlinear time takes seconds.
  const slow = hostileLines(200).filter((line) => ![1, 2, 3, 4, 5].some(() => milliseconds(line) < 200));
  expect(slow).toEqual([]);
});

test.each([
  '(Smith, 2019; ',
  '(Smith, 2019; \n',
  '(',
  '[1] ',
  '[a](',
  '“',
  '\\href{',
  '$',
  '@a{',
  'Smith, J., ',
  ' and ',
  '10.1000/',
  'https://',
  '; ',
])('%j over 100,000 characters is read in a time that grows with its length', (unit) => {
  const text = unit.repeat(Math.floor(100_000 / unit.length));
  const seconds = (): number => {
    const start = process.cpuUsage();
    parse(text, { now });
    return process.cpuUsage(start).user / 1e6;
  };
  // What grew with the square of the length took 2 s and more.
  expect([1, 2, 3].some(() => seconds() < 1)).toBe(true);
});
