import fc from 'fast-check';
import { editDistance, editSimilarity } from './distance';

describe('editDistance', () => {
  it.each([
    { a: 'chlorophyll', b: 'chlorophyll', distance: 0 },
    { a: 'chlorophyl', b: 'chlorophyll', distance: 1 },
    { a: 'chlorohpyll', b: 'chlorophyll', distance: 1 },
    { a: 'kitten', b: 'sitting', distance: 3 },
    { a: 'ab', b: 'ba', distance: 1 },
    { a: '', b: 'abc', distance: 3 },
  ])('$a and $b: $distance', ({ a, b, distance }) => {
    expect(editDistance(a, b)).toBe(distance);
  });

  it('stops above the given maximum and is exact below it', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 24 });
    fc.assert(
      fc.property(text, text, fc.nat({ max: 24 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(editDistance(a, b), most + 1));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('editSimilarity', () => {
  it('is exact at and above the given likeness, and below it anywhere else', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(text, text, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, least) => {
        const exact = editSimilarity(a, b);
        const quick = editSimilarity(a, b, least);
        if (exact >= least) expect(quick).toBe(exact);
        else expect(quick).toBeLessThan(least);
      }),
      { numRuns: 2_000 },
    );
  });
});
