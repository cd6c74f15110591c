import type { VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import { analysisOf } from './analysis';

const result = (status: Status, text: string, doi?: string): VerificationResult => ({
  status,
  sourceLinks: [],
  originalText: text,
  confidence: 0.9,
  evidence: doi
    ? [
        { field: 'title', cited: 'a', found: 'a', agreement: 'same' },
        { field: 'volume', found: '3', agreement: 'missing' },
      ]
    : [],
  consulted: [],
  parsed: { csl: { type: 'document' }, fields: {} },
  suggestions: [],
  match: doi ? { csl: { type: 'document', title: text }, doi, standing: 'current' } : undefined,
});

const lines = [
  { line: 1, result: result('valid', 'One', '10.1/one') },
  { line: 3, result: result('incomplete', 'Two', '10.1/two') },
  { line: 4, result: result('fake', 'Three') },
  { line: 5, result: result('valid', 'One again', '10.1/one') },
  { line: 6, result: result('unknown', 'Four') },
  { line: 9, result: result('fake', 'three.') },
];

test('every entry has one status, and the counts add up', () => {
  const analysis = analysisOf(lines, 'apa');
  expect(analysis.entries.map(({ status }) => status)).toEqual([
    'valid',
    'incomplete',
    'fake',
    'duplicate',
    'unknown',
    'duplicate',
  ]);
  expect(analysis).toMatchObject({
    totalEntries: 6,
    validEntries: 1,
    incompleteEntries: 1,
    fakeEntries: 1,
    duplicateEntries: 2,
    unknownEntries: 1,
  });
  expect(analysis.entries[3]?.reason).toBe('The same work stands on line 1.');
});

test('the score is the mean worth of what could be checked', () => {
  // (1 + 0.6 + 0 + 0.5 + 0.5) / 5
  expect(analysisOf(lines, 'apa').overallScore).toBe(52);
});

test('completeness counts the elements of the records', () => {
  expect(analysisOf(lines, 'apa').averageCompleteness).toBe(50);
});

test('nothing that could be checked is no praise', () => {
  const analysis = analysisOf([{ line: 1, result: result('unknown', 'x') }], 'apa');
  expect(analysis).toMatchObject({
    overallScore: 0,
    averageCompleteness: 0,
    summary: { strengths: [], weaknesses: [] },
  });
});
