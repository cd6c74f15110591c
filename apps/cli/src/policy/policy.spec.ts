import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { VerificationResult } from '@veracite/contracts/citations';
import { UsageError } from '../exit';
import { exitFor } from '../commands/verify';
import type { Failure } from './failures';
import { findingsOf } from './findings';
import { createIgnoreList, ignoredText, loadIgnoreList, removeIgnored } from './ignore-list';
import { findSettings, policiesOf, readSettings } from './settings';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'veracite-policy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
}

const USUAL: Failure[] = ['fake', 'incomplete', 'retracted'];
type ResultPart = Partial<VerificationResult> & { standing?: 'retracted' | 'withdrawn' | 'concern' | 'corrected' };
const resultOf = ({ standing, ...part }: ResultPart) =>
  ({
    status: 'valid',
    confidence: 0.95,
    evidence: [],
    ...(standing && { match: { csl: { type: 'book' }, standing } }),
    ...part,
  }) as unknown as VerificationResult;

test.each<[string, ResultPart[], Failure[], number]>([
  ['all valid', [{}, {}], USUAL, 0],
  ['one fake', [{}, { status: 'fake' }], USUAL, 1],
  ['one incomplete', [{ status: 'incomplete', problem: 'missing' }], USUAL, 1],
  ['one could not be checked', [{}, { status: 'unknown' }], USUAL, 2],
  ['a bad one outweighs one that could not be checked', [{ status: 'unknown' }, { status: 'fake' }], USUAL, 1],
  ['fake alone: incomplete passes', [{ status: 'incomplete', problem: 'differs' }], ['fake'], 0],
  ['fake alone: unknown is still reported', [{ status: 'unknown' }], ['fake'], 2],
  ['unknown may fail', [{ status: 'unknown' }], ['unknown'], 1],
  ['one kind of incomplete', [{ status: 'incomplete', problem: 'missing' }], ['differs'], 0],
  ['the other kind of incomplete', [{ status: 'incomplete', problem: 'differs' }], ['differs'], 1],
  ['a valid reference to a retracted work', [{ standing: 'retracted' }], USUAL, 1],
  ['a withdrawn work', [{ standing: 'withdrawn' }], USUAL, 1],
  ['a correction is no retraction', [{ standing: 'corrected' }], USUAL, 0],
  ['a concern warns', [{ standing: 'concern' }], USUAL, 0],
  ['a concern may fail', [{ standing: 'concern' }], ['concern'], 1],
  ['nothing fails', [{ status: 'fake', standing: 'retracted' }], ['none'], 0],
])('%s: exit code', (_name, parts, failOn, code) => {
  const policy = { failOn, minConfidence: 0 };
  expect(exitFor(parts.map((part) => ({ findings: findingsOf(resultOf(part), policy) })))).toBe(code);
});

test('a verdict below the least confidence warns and does not fail', () => {
  const policy = { failOn: USUAL, minConfidence: 0.97 };
  expect(findingsOf(resultOf({ status: 'fake' }), policy).map(({ level }) => level)).toEqual(['warning']);
});

describe('ignored entries', () => {
  const list = () =>
    createIgnoreList(
      [
        { title: 'The Lost {K}ettles', authors: ['Østrander', 'Pfeiffer'], reason: 'on paper', expires: '2030-01-31' },
        { title: 'Expired', authors: [], reason: 'on paper', expires: '2019-01-01' },
        { title: 'Fits nothing', authors: [], reason: 'on paper', expires: '2030-01-01' },
      ],
      '2030-01-31',
    );
  const book = (title: string, ...families: string[]) => ({
    type: 'book' as const,
    title,
    author: families.map((family) => ({ family })),
  });
  test.each([
    ['title and authors, folded; the last day counts', book('the lost kettles', 'Ostrander', 'Pfeiffer'), true],
    ['the title of another', book('the lost kettles', 'Smith', 'Pfeiffer'), false],
    ['one author fewer', book('the lost kettles', 'Ostrander'), false],
    ['another title of the same', book('the lost kettles, vol. 2', 'Ostrander', 'Pfeiffer'), false],
    ['one that expired', book('Expired'), false],
  ])('%s', (_name, csl, isPassed) => {
    expect(list().find(csl) !== undefined).toBe(isPassed);
  });

  test('expired entries and entries without a match are reported', () => {
    const asked = list();
    asked.find(book('Expired'));
    asked.find(book('the lost kettles', 'Ostrander', 'Pfeiffer'));
    expect(asked.warnings()).toEqual([
      expect.stringContaining('"Expired" has expired on 2019-01-01'),
      expect.stringContaining('"Fits nothing" matches no entry'),
    ]);
  });

  test('a notice about the work is not ignored', () => {
    const result = resultOf({ status: 'fake', standing: 'retracted' });
    const findings = findingsOf(
      result,
      { failOn: USUAL, minConfidence: 0 },
      { reason: 'on paper', expires: '2030-01-01' },
    );
    expect(findings.map(({ rule, level }) => `${rule} ${level}`)).toEqual(['fake note', 'retracted error']);
  });
});

test.each([
  ['no JSON', '{"failOn": ["fake"', /veracite\.config\.json:1: /],
  ['an unknown setting', '{\n  "failon": ["fake"]\n}', /Unrecognized key: "failon"/],
  [
    'a misspelled failure',
    '{\n  "style": "apa",\n  "failOn": ["fake", "fak"]\n}',
    /json:3: failOn\[1\]: Invalid option: expected one of "incomplete"/,
  ],
  ['a number that is no share', '{"minConfidence": 95}', /minConfidence: Too big: .*<=1/],
  [
    'a policy without files',
    '{"policies": [{"failOn": ["fake"]}]}',
    /policies\[0\]\.files: Invalid input: expected array/,
  ],
  ['a list', '[]', /Invalid input: expected object, received array/],
])('settings: %s is reported with its line and name', (_name, text, message) => {
  const place = file('veracite.config.json', text);
  expect(() => readSettings(place)).toThrow(UsageError);
  expect(() => readSettings(place)).toThrow(message);
});

test.each([
  [
    'no reason',
    '- title: A\n  authors: [B]\n  expires: 2030-01-01\n',
    /:1: \[0\]\.reason: Invalid input: expected string/,
  ],
  ['no end', '- title: A\n  authors: [B]\n  reason: on paper\n', /\[0\]\.expires: Invalid input: expected string/],
  [
    'title alone',
    '- title: A\n  reason: on paper\n  expires: 2030-01-01\n',
    /\[0\]\.authors: Invalid input: expected array/,
  ],
  ['no list', 'title: A\n', /Invalid input: expected array, received object/],
])('ignore file: %s is reported', (_name, text, message) => {
  expect(() => loadIgnoreList(file('veracite.ignore.yaml', text), '2026-01-01')).toThrow(message);
});

const KETTLES = '- title: Kettles\n  authors: [Li]\n  reason: on paper\n  expires: 2030-01-31\n';
const BOATS = '# boats\n- title: Boats\n  authors: []\n  reason: on paper\n  expires: 2030-01-31 # soon\n';

test.each([
  ['the first entry', `# ours\n${KETTLES}${BOATS}`, `# ours\n${BOATS}`],
  ['the last entry', `${BOATS}${KETTLES}`, BOATS],
  ['the only entry', `# ours\n${KETTLES}`, '# ours\n'],
  ['an entry that is there twice', `${KETTLES}${BOATS}${KETTLES}`, BOATS],
  ['an entry that is not there', BOATS, BOATS],
])('%s is removed from an ignore file, and the rest stays', async (_name, text, left) => {
  const ignoreFile = file('veracite.ignore.yaml', text);
  await removeIgnored(ignoreFile, { type: 'book', title: 'Kettles', author: [{ family: 'Li' }] });
  expect(readFileSync(ignoreFile, 'utf8')).toBe(left);
});

test.each([
  ['the reason and the last day', {}, 'Ignored until 2030-01-31: on paper'],
  [
    'who checked it, when, and the source',
    { by: 'Ada', checked: '2029-01-31', source: 'scan.pdf' },
    'Ignored until 2030-01-31: on paper (checked by Ada on 2029-01-31, scan.pdf)',
  ],
  ['a source only', { source: 'https://example.org/1' }, 'Ignored until 2030-01-31: on paper (https://example.org/1)'],
])('an ignored entry is shown with %s', (_name, details, text) => {
  expect(ignoredText({ reason: 'on paper', expires: '2030-01-31', ...details })).toBe(text);
});

test('an empty ignore file ignores nothing', () => {
  expect(loadIgnoreList(file('veracite.ignore.yaml', '# none\n'), '2026-01-01').warnings()).toEqual([]);
});

test('settings are found in a parent folder, and the last policy that includes a file applies to it', () => {
  const inner = mkdtempSync(path.join(folder, 'inner-'));
  const place = file(
    'veracite.config.json',
    JSON.stringify({ failOn: ['fake'], policies: [{ files: ['**/draft*.bib'], failOn: ['none'] }] }),
  );
  const [draft, final] = ['draft.bib', 'final.bib'].map((name) => path.join(inner, name));
  for (const name of [draft, final]) writeFileSync(name ?? '', '');
  expect(findSettings(inner)).toBe(place);
  const policyOf = policiesOf(readSettings(place));
  expect([policyOf(draft ?? '').failOn, policyOf(final ?? '').failOn]).toEqual([['none'], ['fake']]);
  expect(policiesOf(readSettings(place), ['unknown'])(draft ?? '').failOn).toEqual(['unknown']);
});
