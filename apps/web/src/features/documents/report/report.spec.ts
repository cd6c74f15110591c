/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { fieldsToChange } from '@veracite/contracts/fields-to-change';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import { correctedFiles } from './corrected-bib';
import { htmlReport } from './html';
import { markdownReport } from './markdown';
import { reportOf } from './report';

// jsdom has none.
Object.assign(globalThis, { TextDecoder });

const NASTY = '<img src=x onerror=alert(1)> *bold* [a](javascript:1) 1. $x$ "q" & _u_';

const BIB = `% kept
@article{ok, title={Right}, year = 2001}
@article{wrong,
  title = {On rivers},
  year  = {2018},
}
@misc{gone, title = {Invented}}
`;

const answer: DocumentAnswer = {
  kind: 'latex',
  text: 'Rivers rise (A, 2019).',
  references: ['ok', 'wrong', 'gone'].map((key) => ({
    text: `@misc{${key}}`,
    shown: `*${key}* ${NASTY}`,
    key,
    doubts: [],
  })),
  citations: [{ text: 'x', sentence: NASTY, place: { start: 0, end: 1, page: 4 }, refs: [] }],
  problems: [{ kind: 'cited-not-listed', refs: [], citations: [0], detail: NASTY }],
  files: [{ name: 'refs/works.bib', text: BIB }],
  unreadable: 0,
  cost: 3,
};

const match = {
  csl: { type: 'article-journal', title: 'On rivers', issued: { 'date-parts': [[2019]] }, volume: '3', publisher: 'P' },
  doi: '10.1000/r',
  standing: 'current',
} as VerificationResult['match'];
const evidence = [
  { field: 'title', agreement: 'same', cited: 'On rivers', found: 'On rivers' },
  { field: 'issued', agreement: 'different', cited: '2018', found: '2019' },
  { field: 'DOI', agreement: 'missing', found: '10.1000/r' },
  { field: 'ISSN', agreement: 'missing', found: '1234-5678' },
] as VerificationResult['evidence'];
const base = {
  originalText: '',
  parsed: { csl: { type: 'article-journal' }, fields: {} },
  sourceLinks: [],
  confidence: 1,
  consulted: [],
  suggestions: [],
};
const results = [
  { ...base, status: 'valid', match, evidence },
  {
    ...base,
    status: 'incomplete',
    problem: 'differs',
    reason: NASTY,
    match,
    evidence,
    correctedCitation: { apa: 'A. (2019). *On rivers*.' },
    sourceLinks: ['https://doi.org/10.1000/r', 'javascript:alert(1)'],
  },
  { ...base, status: 'fake', evidence: [] },
] as unknown as VerificationResult[];

test.each<[string, VerificationResult | undefined, string[]]>([
  ['what is right is left', results[0], []],
  ['what differs, and what lacks and belongs there', results[1], ['issued', 'DOI']],
  ['a work that was not found is left', results[2], []],
])('fields to change: %s', (_trap, result, fields) => {
  expect(result && fieldsToChange(result)).toEqual(fields);
});

test('the .bib is corrected in the one entry, and its other bytes stay', () => {
  expect(correctedFiles(answer, results)).toEqual([
    {
      name: 'refs/works.bib',
      text: BIB.replace('year  = {2018},', 'year  = {2019},\n  doi   = {10.1000/r},'),
    },
  ]);
  expect(correctedFiles(answer, [])).toEqual([]);
});

test('as HTML nothing of a document is markup, and no address but those of the web leads anywhere', () => {
  const page = new DOMParser().parseFromString(
    htmlReport(reportOf({ name: NASTY, answer }, results, 'apa'), '2026-11-23'),
    'text/html',
  );
  expect(page.querySelectorAll('img, script, [onerror]')).toHaveLength(0);
  expect([...page.querySelectorAll('a')].map((item) => item.getAttribute('href'))).toEqual([
    'https://doi.org/10.1000/r',
  ]);
  expect(page.querySelectorAll('ol > li')).toHaveLength(3);
  expect(page.querySelector('.corrected i')?.textContent).toBe('On rivers');
  expect(page.querySelector('ul')?.textContent).toContain('page 4');
});

test('as Markdown nothing of a document is a mark', () => {
  const text = markdownReport(reportOf({ name: NASTY, answer }, results, 'apa'), '2026-11-23');
  expect(
    text.replace(/\\./g, '').replace(/^# |^## |^- \*\*|\*\*|^ {2}> |^ {3}- <https:[^>\s]+>|\*On rivers\*/gm, ''),
  ).not.toMatch(/[*_[\]<`]/);
  expect(text).toContain('   - Corrected: A. (2019). *On rivers*.');
});

test('before a check nothing is called right or wrong', () => {
  const { references, facts } = reportOf({ name: 'a.tex', answer }, [], 'apa');
  expect(references.every(({ status }) => status === undefined)).toBe(true);
  expect(facts).toEqual(['3 references', '1 citation', '1 problem in the text']);
});

test('without the text of the document nothing is said of its citations', () => {
  const stored = { ...answer, text: '', citations: [], problems: [], questions: [] };
  const report = reportOf({ name: 'a.tex', answer: stored }, [], 'apa');
  expect(report).toMatchObject({
    facts: ['3 references'],
    doubts: [expect.stringContaining('The text is not stored.')],
  });
  expect(markdownReport(report, '2026-11-23')).not.toContain('Every citation');
});
