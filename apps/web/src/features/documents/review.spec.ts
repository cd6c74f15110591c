import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import type { DocumentProblem } from '@veracite/model/document';
import { marksAt, marksOf, problemOrder, stopsOf, textChanges, timesCited } from './review';
import { dateOf } from '@veracite/model/csl';
import type { Field } from '@veracite/model/reference';

const result = (originalText: string, status: VerificationResult['status'], problem?: VerificationResult['problem']) =>
  ({ originalText, status, problem }) as VerificationResult;

const problem = (kind: DocumentProblem['kind'], refs: number[], citations: number[]): DocumentProblem => ({
  kind,
  refs,
  citations,
  detail: kind,
});

const answer: DocumentAnswer = {
  kind: 'text',
  text: 'x'.repeat(200),
  references: [
    { text: 'A', place: { start: 100, end: 110 }, doubts: [] },
    { text: 'B', place: { start: 120, end: 130 }, doubts: [] },
    { text: 'C', doubts: [] },
  ],
  citations: [
    { text: 'a', sentence: '', place: { start: 10, end: 12 }, refs: [0] },
    { text: 'ab', sentence: '', place: { start: 20, end: 22 }, refs: [0, 1] },
    { text: 'n', sentence: '', place: { start: 30, end: 32 }, refs: [] },
  ],
  problems: [
    problem('listed-not-cited', [2], []),
    problem('order', [1], [1]),
    problem('cited-not-listed', [], [2]),
    problem('year-differs', [1], [1]),
  ],
  unreadable: 0,
  cost: 3,
};

const differs = (field: Field) => ({ field, agreement: 'different' as const, cited: 'a', found: 'b' });

test('problems are gone through by weight, then as they stand', () => {
  expect(problemOrder(answer.problems)).toEqual([2, 3, 1, 0]);
});

test('behind the problems of the text come the references that are not valid, the gravest first', () => {
  const results = [result('A', 'incomplete', 'missing'), result('B', 'valid'), result('C', 'fake')];
  expect(stopsOf(answer, results).slice(4)).toEqual([
    { kind: 'reference', at: 2 },
    { kind: 'reference', at: 0 },
  ]);
});

test.each<[string, string, string | undefined, object | undefined]>([
  ['a citation of what is listed leads to its reference', 'c0', undefined, { kind: 'reference', at: 0 }],
  ['of two problems of one place the graver is shown', 'c1', 'incomplete', { kind: 'problem', at: 3 }],
  ['what is not listed leads to its problem', 'c2', 'fake', { kind: 'problem', at: 2 }],
  ['an entry that is cited is led to', 'r0', undefined, { kind: 'reference', at: 0 }],
])('%s', (_trap, id, tone, stop) => {
  const mark = marksOf(answer, []).find((item) => item.id === id);
  expect([mark?.tone, mark?.stop]).toEqual([tone, stop]);
});

test('marks stand in the order of the text, and what is not printed has none', () => {
  expect(marksOf(answer, []).map(({ id }) => id)).toEqual(['c0', 'c1', 'c2', 'r0', 'r1']);
});

test('once checked, a citation of several works shows the worst of them', () => {
  const clean = { ...answer, problems: [] };
  const marks = marksOf(clean, [result('A', 'valid'), result('B', 'fake'), undefined]);
  expect(marks.map(({ tone }) => tone)).toEqual(['valid', 'fake', undefined, 'valid', 'fake']);
});

test.each<[string, Parameters<typeof marksAt>[1], string[]]>([
  ['nowhere', undefined, []],
  ['at a problem: its places, then its entries', { kind: 'problem', at: 1 }, ['c1', 'r1']],
  ['at a reference: all that cite it, then itself', { kind: 'reference', at: 0 }, ['c0', 'c1', 'r0']],
  ['at one that is not there any more', { kind: 'problem', at: 9 }, []],
])('marks %s', (_where, stop, ids) => {
  expect(marksAt(answer, stop)).toEqual(ids);
});

test('how often each is cited', () => {
  expect(timesCited(answer)).toEqual([2, 1, 0]);
});

test.each<[string, Partial<VerificationResult>, string, object[]]>([
  ['another year', { evidence: [differs('issued')] }, 'Kahneman (1980)', [{ at: 0, before: '1980', after: '1979' }]],
  [
    'another first author',
    { evidence: [differs('author')] },
    'Kahneman (1980)',
    [{ before: 'Kahneman', after: 'Tversky' }],
  ],
  ['a number in place of the year', { evidence: [differs('issued')] }, '[1]', []],
  ['a work that was not found', { status: 'fake', evidence: [differs('issued')] }, 'Kahneman (1980)', []],
  ['another volume', { evidence: [differs('volume')] }, 'Kahneman (1980)', []],
  ['a correction that is not accepted', { id: 'c1', evidence: [differs('issued')] }, 'Kahneman (1980)', []],
  ['an accepted one', { id: 'c1', accepted: 'apa', evidence: [differs('issued')] }, 'Kahneman (1980)', [{ at: 0 }]],
])('what a correction changes in the text: %s', (_name, change, text, expected) => {
  const csl = (family: string, year: number) => ({ type: 'book' as const, author: [{ family }], issued: dateOf(year) });
  const checked: VerificationResult = {
    ...result('A', 'incomplete'),
    parsed: { csl: csl('Kahneman', 1980), fields: {} },
    match: { csl: csl('Tversky', 1979), standing: 'current' },
    ...change,
  };
  const citations = [{ text, sentence: text, place: { start: 0, end: 1 }, refs: [0] }];
  expect(textChanges({ ...answer, citations }, [checked])).toMatchObject(expected);
});
