import { strFromU8, unzipSync } from 'fflate';
import type { Decision, Flag, Paper } from '@veracite/contracts/collections';
import type { CheckEntry } from '@veracite/contracts/checks';
import { childrenOf, descendants, readTree, textOf } from '@veracite/text/tree';
import { deskTable, toCsv, toJson, toXlsx } from './table';

const entry = (position: number, raw: string): CheckEntry => ({
  position,
  raw,
  csl: { type: 'document' },
  doubts: [],
  included: true,
  result: {
    status: 'fake',
    originalText: raw,
    confidence: 0.97,
    sourceLinks: [],
    evidence: [],
    parsed: { csl: { type: 'document' }, fields: {} },
    consulted: [
      { source: 'crossref', question: 'search', outcome: 'answered', found: 0, ms: 3 },
      { source: 'crossref', question: 'identifier', outcome: 'answered', found: 0, ms: 3 },
      { source: 'openalex', question: 'search', outcome: 'failed', ms: 3 },
    ],
    suggestions: [{ csl: { type: 'book', title: 'On rivers' }, doi: '10.1/rivers', standing: 'current' }],
  },
});
const FLAG: Flag = { position: 4, rule: 'invented', message: 'No register has it.', counts: true };
const DECISION: Decision = {
  position: 4,
  kind: 'asked',
  reason: '=cmd()',
  everywhere: false,
  user: 'Ada',
  decidedAt: '2026-02-03T04:05:06.000Z',
  version: 1,
};

const paper = (name: string, more: Partial<Paper> = {}): Paper => ({
  id: name,
  position: 0,
  name,
  state: 'ready',
  identifiers: { doi: '10.5/own' },
  settled: 2,
  references: 2,
  undecided: 0,
  entries: [],
  decisions: [],
  signals: [],
  ...more,
});
const FLAGGED = paper('a.pdf', {
  title: 'Of "rain", and snow',
  assessment: {
    policyVersion: 3,
    references: 2,
    expected: 0.97,
    interval: [0, 1],
    isAgainst: true,
    line: 'One invented.',
    flags: [FLAG],
  },
  entries: [entry(4, '@Li, On \u0001river banks')],
  decisions: [DECISION],
});
const PAPERS = [FLAGGED, paper('b.pdf', { state: 'unreadable', fault: 'Scanned.' })];

/** Reads CSV by its own rules: quotes around fields, doubled within. */
const cellsOf = (csv: string): string[][] =>
  csv
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
      ),
    );

test('CSV has a line for each flagged reference and for each paper without any', () => {
  const [head = [], ...rows] = cellsOf(toCsv(PAPERS));
  const records = rows.map((row) => Object.fromEntries(row.map((cell, index) => [head[index], cell])));
  expect(rows.map((row) => row.length)).toEqual([head.length, head.length]);
  expect(records[0]).toMatchObject({
    file: 'a.pdf',
    title: 'Of "rain", and snow',
    'expected invented': '0.97',
    'against the policy': 'true',
    number: '5',
    flag: 'Invalid',
    status: 'Invalid',
    state: 'Checked',
    'nearest DOI': '10.1/rivers',
    'databases asked': 'crossref',
    decision: 'Authors are asked',
    'decided at': '2026-02-03T04:05:06.000Z',
  });
  expect(records[1]).toMatchObject({
    file: 'b.pdf',
    state: 'Not readable',
    fault: 'Scanned.',
    number: '',
    flag: '',
    status: '',
  });
});

test('CSV holds no formulas', () => {
  expect(toCsv(PAPERS)).toContain('"\'@Li, On river banks"');
  expect(toCsv(PAPERS)).toContain(",'=cmd(),");
});

test('the tables have the papers, the references and the decisions', () => {
  expect(deskTable(PAPERS).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['papers', 3],
    ['references', 2],
    ['decisions', 2],
  ]);
});

test('XLSX has three sheets with text, numbers, booleans and dates, and no formulas', async () => {
  const parts = unzipSync(await toXlsx(PAPERS));
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const shared = descendants(readTree(xml('xl/sharedStrings.xml')), 'si').map((item) => textOf(item));
  const rows = (sheet: number) =>
    descendants(readTree(xml(`xl/worksheets/sheet${sheet}.xml`)), 'row').map((row) =>
      childrenOf(row, 'c').map((cell) => {
        const text = textOf(cell);
        return cell.attributes['t'] === 's' ? shared[Number(text)] : text;
      }),
    );
  const names = descendants(readTree(xml('xl/workbook.xml')), 'sheet').map(({ attributes }) => attributes['name']);
  expect(names).toEqual(['papers', 'references', 'decisions']);
  expect(rows(1)[1]).toEqual(expect.arrayContaining(['a.pdf', 'Of "rain", and snow', '0.97', '1', 'One invented.']));
  expect(rows(2)[1]).toEqual(expect.arrayContaining(['a.pdf', '5', '@Li, On river banks', 'Invalid', 'crossref']));
  expect(rows(3)[1]).toEqual(expect.arrayContaining(['a.pdf', '5', 'Authors are asked', '=cmd()', 'Ada']));
  expect(
    rows(3)[1]
      ?.map(Number)
      .some((value) => value > 46_056 && value < 46_057),
  ).toBe(true);
  expect(Object.keys(parts).map(xml).join('')).not.toMatch(/<f>/);
});

test('an empty collection gives tables without rows', async () => {
  expect(cellsOf(toCsv([]))).toHaveLength(1);
  expect(Object.keys(unzipSync(await toXlsx([])))).toContain('xl/worksheets/sheet3.xml');
});

test('JSON has the collection and its papers unchanged', () => {
  const collection = { id: 'c', name: 'Track 1', policy: 'invented: {}', policyVersion: 3 };
  const json = toJson({ ...collection, role: 'reader' } as typeof collection, PAPERS, new Date(0));
  expect(JSON.parse(json)).toEqual({
    format: 'veracite-collection/1',
    exportedAt: '1970-01-01T00:00:00.000Z',
    collection,
    papers: JSON.parse(JSON.stringify(PAPERS)) as unknown,
  });
});
