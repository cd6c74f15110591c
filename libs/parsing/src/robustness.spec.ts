import fc from 'fast-check';
import { hostileLines } from '../eval/hostile';
import { parse, parseOne } from './parse';

const now = new Date('2026-11-21');

/** What must hold of any answer, whatever was asked. */
function expectSound(text: string, references: ReturnType<typeof parse>): void {
  for (const { raw, span, fields } of references) {
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
      { numRuns: 300 },
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
      { numRuns: 500 },
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
  // Time of the processor, not of the clock; the best of five, because the first ones are compiled.
  const slow = hostileLines(200).filter((line) => ![1, 2, 3, 4, 5].some(() => milliseconds(line) < 50));
  expect(slow).toEqual([]);
});
