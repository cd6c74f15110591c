import type { CslItem } from '@veracite/model/csl';
import { SUBJECTS } from '@veracite/testing/subjects';
import { numberedCitations } from './numbered-citations';
import { bestShift, shiftedNumbers, type NumberedCitation } from './shifted-numbers';

const entries = SUBJECTS.map((title): CslItem => ({ type: 'article-journal', title }));

/** A sentence about each entry in turn, with the numbers that `numberOf` gives. */
const paper = (numberOf: (index: number) => number): NumberedCitation[] =>
  SUBJECTS.map((title, index) => {
    const words = `Earlier work examined ${title.toLowerCase()} in detail `;
    return { before: words, sentence: `${words}[${numberOf(index) + 1}].`, after: '.', refs: [numberOf(index)] };
  });

test.each<[string, (index: number) => number, { from: number; by: number } | undefined]>([
  ['correct numbers', (index) => index, undefined],
  ['an entry added before the first', (index) => index - 1, { from: 0, by: 1 }],
  ['an entry removed before the third', (index) => (index >= 2 ? index + 1 : index), { from: 3, by: -1 }],
  ['two entries added before the third', (index) => (index >= 3 ? index - 2 : index), { from: 1, by: 2 }],
  [
    'a shift of the last three, with the last entry uncited',
    (index) => (index >= 9 ? index - 1 : index),
    { from: 8, by: 1 },
  ],
  ['the last entry uncited and the others correct', (index) => (index >= 11 ? -1 : index), undefined],
])('%s', (_name, numberOf, expected) => {
  const found = shiftedNumbers(
    entries,
    paper(numberOf).filter(({ refs: [ref = -1] }) => ref >= 0 && ref < entries.length),
  );
  if (!expected) expect(found).toBeUndefined();
  else {
    expect(found).toMatchObject({ by: expected.by });
    expect(Math.abs((found?.from ?? 99) - expected.from)).toBeLessThanOrEqual(1);
    expect(found?.between[0]).toBeLessThanOrEqual(expected.from);
    expect(found?.between[1]).toBeGreaterThanOrEqual(expected.from);
  }
});

test('seven sentences are too few', () => {
  const shifted = paper((index) => index - 1).slice(1);
  expect(shiftedNumbers(entries, shifted.slice(0, 8))).toMatchObject({ by: 1 });
  expect(shiftedNumbers(entries, shifted.slice(0, 7))).toBeUndefined();
});

test('a number after the end of the list is evidence of a removed entry', () => {
  const citations = paper((index) => (index >= 10 ? index + 1 : index));
  const [all, listed] = [citations, citations.slice(0, -1)].map((some) => bestShift(entries, some));
  expect(all?.by).toBe(-1);
  expect(all?.support).toBeGreaterThan((listed?.support ?? 0) + 2);
});

test.each<[string, (index: number) => number, number]>([
  ['a gap in the numbers shows where an entry was removed', (index) => (index >= 6 ? index + 1 : index), 7],
  ['a number used twice shows where an entry was added', (index) => (index >= 6 ? index - 1 : index), 5],
])('%s', (_name, numberOf, from) => {
  // The sentences around the place say nothing.
  const citations = paper(numberOf).map((citation, index) =>
    index !== 5 && index !== 6 ? citation : { ...citation, before: 'It is known ', sentence: 'It is known.' },
  );
  expect(shiftedNumbers(entries, citations)).toMatchObject({ from, between: [from, from] });
});

test('the last entry removed: the text cites the number behind the list', () => {
  const last = entries.length - 1;
  expect(
    shiftedNumbers(
      entries,
      paper((index) => (index === last ? index + 1 : index)),
    ),
  ).toMatchObject({ from: last + 1, by: -1, examples: [{ citation: last, ref: last + 1 }] });
});

test('works that are cited together have similar titles', () => {
  const pairs = SUBJECTS.slice(0, 6).flatMap((title): CslItem[] =>
    [`Proteins and ${title}`, `${title} of proteins`].map((each) => ({ type: 'article-journal', title: each })),
  );
  const sentence = (index: number) => (index === 2 ? `As to ${SUBJECTS[index]?.toLowerCase()} ` : 'As is well known ');
  const brackets = [0, 1, 2, 3, 4].map((index): NumberedCitation => {
    const first = SUBJECTS.length + 2 * index + 1;
    return { before: sentence(index), sentence: sentence(index), after: '.', refs: [first, first + 1] };
  });
  const alone = brackets.flatMap((bracket) => bracket.refs.map((ref) => ({ ...bracket, refs: [ref] })));
  const before = 'As is well known ';
  const correct = [...paper((index) => index), { before, sentence: before, after: '.', refs: [SUBJECTS.length] }];
  expect(shiftedNumbers([...entries, ...pairs], [...correct, ...brackets])?.by).toBe(-1);
  expect(shiftedNumbers([...entries, ...pairs], [...correct, ...alone])).toBeUndefined();
});

test.each<[string, number[]]>([
  ['[12]', [11]],
  ['[13]', [12]],
  ['[20]', []],
])('%s in a text with twelve entries', (text, expected) => {
  const refs = text === '[12]' ? [11] : [];
  const citation = { text, sentence: `It is known ${text}.`, place: { start: 12, end: 16 }, refs };
  expect(numberedCitations(citation.sentence, [citation], 12).flatMap((item) => item.refs)).toEqual(expected);
});

test('sentences about other subjects show no shift', () => {
  const other = paper((index) => index).map((citation) => ({
    ...citation,
    before: 'As is well known ',
    sentence: 'As is well known.',
  }));
  expect(shiftedNumbers(entries, other)).toBeUndefined();
});

test('one entry that is cited again and again decides nothing', () => {
  const [first] = paper((index) => index + 1);
  const repeated = Array.from({ length: 40 }, () => first).filter((item) => item !== undefined);
  expect(shiftedNumbers(entries, repeated)).toBeUndefined();
});

test('the examples are the sentences that fit the shifted entry clearly better', () => {
  const citations = paper((index) => (index >= 2 ? index - 1 : index));
  const found = shiftedNumbers(entries, citations);
  expect(found?.examples.length).toBeGreaterThan(5);
  for (const { citation, ref } of found?.examples ?? []) expect(ref).toBe(citation - 1);
});
