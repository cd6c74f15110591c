import type { CslItem } from '@veracite/model/csl';
import { SUBJECTS } from '@veracite/testing/subjects';
import { shiftedNumbers, type NumberedCitation } from './shifted-numbers';

const entries = SUBJECTS.map((title): CslItem => ({ type: 'article-journal', title }));

/** A sentence about each entry in turn, with the numbers that `numberOf` gives. */
const paper = (numberOf: (at: number) => number): NumberedCitation[] =>
  SUBJECTS.map((title, at) => {
    const words = `Earlier work examined ${title.toLowerCase()} in detail `;
    return { before: words, sentence: `${words}[${numberOf(at) + 1}].`, after: '.', refs: [numberOf(at)] };
  });

test.each<[string, (at: number) => number, { from: number; by: number } | undefined]>([
  ['correct numbers', (at) => at, undefined],
  ['an entry added before the first', (at) => at - 1, { from: 0, by: 1 }],
  ['an entry removed before the third', (at) => (at >= 2 ? at + 1 : at), { from: 3, by: -1 }],
  ['two entries added before the third', (at) => (at >= 3 ? at - 2 : at), { from: 1, by: 2 }],
  ['a shift of the last three, which too few sentences show', (at) => (at >= 9 ? at - 1 : at), undefined],
])('%s', (_name, numberOf, expected) => {
  const found = shiftedNumbers(
    entries,
    paper(numberOf).filter(({ refs: [ref = -1] }) => ref >= 0 && ref < entries.length),
  );
  if (!expected) expect(found).toBeUndefined();
  else {
    expect(found).toMatchObject({ by: expected.by });
    expect(Math.abs((found?.from ?? 99) - expected.from)).toBeLessThanOrEqual(1);
  }
});

test('sentences about other subjects show no shift', () => {
  const other = paper((at) => at).map((citation) => ({
    ...citation,
    before: 'As is well known ',
    sentence: 'As is well known.',
  }));
  expect(shiftedNumbers(entries, other)).toBeUndefined();
});

test('one entry that is cited again and again decides nothing', () => {
  const [first] = paper((at) => at + 1);
  const repeated = Array.from({ length: 40 }, () => first).filter((one) => one !== undefined);
  expect(shiftedNumbers(entries, repeated)).toBeUndefined();
});

test('the examples are the sentences that fit the shifted entry clearly better', () => {
  const citations = paper((at) => (at >= 2 ? at - 1 : at));
  const found = shiftedNumbers(entries, citations);
  expect(found?.examples.length).toBeGreaterThan(5);
  for (const { citation, ref } of found?.examples ?? []) expect(ref).toBe(citation - 1);
});
