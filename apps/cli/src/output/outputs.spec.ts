import { verifyAll } from '@veracite/testing/verified';
import { parse } from '@veracite/parsing/parse';
import { aWork } from '@veracite/testing/builders';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { WATSON_CRICK } from '@veracite/testing/famous-works';
import { SHORT_TIMEOUTS } from '@veracite/testing/timeouts';
import { useVirtualTime } from '@veracite/testing/virtual-time';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import { XMLParser } from 'fast-xml-parser';
import { outcomeOf, type CheckedEntry } from '../entries/checked-entry';
import { entriesOf } from '../entries/read-entries';
import { findingsOf } from '../policy/findings';
import { createIgnoreList } from '../policy/ignore-list';
import { OUTPUTS } from './outputs';
import type { Run } from './writer';
import { wholeReport } from './writers';

useVirtualTime();

const WORK = { ...aWork(WATSON_CRICK), standing: 'retracted' as const };
/** A file's name and a title made to break out of each form. */
const FILE = 'my refs, 100%: a|b.bib';
const BIB = `@article{watson,
  author = {Watson, J. D. and Crick, F. H. C.}, title = {Molecular structure of nucleic acids: A structure for deoxyribose nucleic acid},
  journal = {Nature}, volume = {171}, edition = {9}, pages = {737--738}, year = {1953}, doi = {${WATSON_CRICK.DOI ?? ''}}
}

@article{nasty, author = {Quillfeather, B.}, year = {2019},
  title = {Kettles ]]> <script>\u001b[31m "a" & 'b' | \`c\` ::error::%0A x}, journal = {Annals of Botany}, volume = {4}, pages = {1--9}
}
@article{passed, author = {Ostrander, Z.}, title = {Lost kettles of the northern workshops}, journal = {Annals of Botany}, year = {2018}, volume = {3}, pages = {4--9} }
`;

let run: Run;
beforeAll(async () => {
  const all = { works: [WORK] };
  const sources = fakeSources({ crossref: all, 'europe-pmc': all, openalex: all, dblp: {}, 'semantic-scholar': {} });
  const verifier = createVerifier({ library: fakeLibrary(), sources, timeouts: SHORT_TIMEOUTS });
  const { entries } = entriesOf(FILE, new Uint8Array(Buffer.from(BIB)), parse(BIB));
  const passed = createIgnoreList(
    [
      {
        title: 'Lost Kettles of the northern workshops',
        authors: ['Ostrander'],
        reason: 'Seen on paper',
        expires: '2099-01-01',
      },
    ],
    '2026-01-01',
  );
  const verifications = await verifyAll(
    verifier,
    entries.map(({ reference }) => reference),
  );
  const policy = { failOn: ['fake', 'incomplete', 'retracted'] as const, minConfidence: 0 };
  const checked = entries.map((entry, index): CheckedEntry => {
    const verification = verifications[index];
    if (!verification) throw new Error('Every entry is verified.');
    const outcome = outcomeOf(entry.reference, verification);
    return { ...entry, ...outcome, findings: findingsOf(outcome.result, policy, passed.find(entry.reference.csl)) };
  });
  run = { version: '1.2.3', files: [FILE], checked };
});

const written = (output: (typeof OUTPUTS)[number]) =>
  wholeReport(output, run, { style: 'apa', onlyFindings: false, isColored: false });

test('the sample has a retracted work, an invented one, and an ignored entry', () => {
  const rules = run.checked.map(({ findings }) => findings.map(({ rule, level }) => `${rule} ${level}`));
  expect(rules[0]).toContain('retracted error');
  expect(rules[1]).toEqual(['fake error']);
  expect(rules[2]).toEqual(['fake note']);
});

test.each(OUTPUTS)('%s: no control character gets through, and nothing is empty', (output) => {
  expect(written(output).length).toBeGreaterThan(100);
  // eslint-disable-next-line no-control-regex -- control characters are what is sought
  expect(written(output)).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
});

test('human: file, line and column before the verdict', () => {
  expect(written('human')).toMatch(
    /^my refs, 100%: a\|b\.bib:6:1 {2}✗ invalid \(about [^)]+\) {2}nasty: B\. Quillfeather \(2019\)\. Kettles/m,
  );
  expect(written('human')).toContain('Ignored until 2099-01-01: Seen on paper');
});

test('human: what no record confirms of a valid reference', () => {
  expect(written('human')).toMatch(/^\S.*✓ valid.*\n {4}Confirmed by .*No record confirms edition 9\./m);
});

test('json: an object a line, with the place', () => {
  const lines = written('json')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ key, line, column, endLine }) => [key, line, column, endLine])).toEqual([
    ['watson', 1, 1, 4],
    ['nasty', 6, 1, 8],
    ['passed', 9, 1, 9],
  ]);
});

test('human: a corrected citation has no asterisks', () => {
  const [first] = run.checked;
  if (!first) throw new Error('The sample has entries.');
  const correctedCitation = { apa: 'Li. (2020). *Cell*, *100*(1).', mla: '', chicago: '' };
  const checked = [{ ...first, result: { ...first.result, status: 'incomplete' as const, correctedCitation } }];
  const text = wholeReport('human', { ...run, checked }, { style: 'apa', onlyFindings: false, isColored: false });
  expect(text).toContain('    Li. (2020). Cell, 100(1).');
});

test('markdown: verdicts have the names of the pages', () => {
  expect(written('markdown')).toMatch(/^\| my refs[^|]*\|b[^|]*\| \*\*retracted\*\* \|/m);
  expect(written('markdown')).toMatch(/\| \*\*invalid\*\* \|/);
  expect(written('markdown')).not.toMatch(/\| (?:\*\*)?fake/);
});

test('sarif: rules, levels, regions, and ignored entries as suppressed', () => {
  const log = JSON.parse(written('sarif')) as {
    version: string;
    runs: { tool: { driver: { rules: { id: string }[] } }; results: SarifResult[] }[];
  };
  const [only] = log.runs;
  expect(log.version).toBe('2.1.0');
  for (const { ruleId, ruleIndex, locations } of only?.results ?? []) {
    expect(only?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
    expect(locations[0]?.physicalLocation.artifactLocation).toEqual({
      uri: 'my%20refs%2C%20100%25%3A%20a%7Cb.bib',
      uriBaseId: 'SRCROOT',
    });
  }
  const invented = only?.results.find(({ locations }) => locations[0]?.physicalLocation.region.startLine === 6);
  expect([invented?.ruleId, invented?.level, invented?.locations[0]?.physicalLocation.region]).toEqual([
    'fake',
    'error',
    { startLine: 6, startColumn: 1, endLine: 8, endColumn: 2 },
  ]);
  expect(only?.results.at(-1)?.suppressions).toEqual([
    { kind: 'external', status: 'accepted', justification: 'Ignored until 2099-01-01: Seen on paper' },
  ]);
});

interface SarifResult {
  ruleId: string;
  ruleIndex: number;
  level: string;
  locations: { physicalLocation: { artifactLocation: object; region: { startLine: number } } }[];
  suppressions?: object[];
}

test('junit: well-formed, a case for each entry, failures counted', () => {
  const xml = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(written('junit')) as {
    testsuites: {
      testsuite: { tests: string; failures: string; skipped: string; testcase: Record<string, unknown>[] };
    };
  };
  const { tests, failures, skipped, testcase } = xml.testsuites.testsuite;
  expect([tests, failures, skipped]).toEqual(['3', '2', '1']);
  expect(testcase.map(({ line }) => line)).toEqual(['1', '6', '9']);
});

test('github: a command a line, whose data cannot begin another', () => {
  const lines = written('github').trim().split('\n');
  expect(
    lines.every((line) =>
      /^::(?:error|warning|notice) file=my refs%2C 100%25%3A a\|b\.bib,line=\d+,endLine=\d+,title=Veracite%3A [\w-]+::/.test(
        line,
      ),
    ),
  ).toBe(true);
  expect(lines.find((line) => line.includes('nasty'))).toContain('::error::%250A x');
});

test('markdown: a row for each finding entry, in which nothing is markup', () => {
  const rows = written('markdown')
    .split('\n')
    .filter((line) => /^\| my refs/.test(line));
  expect(rows).toHaveLength(3);
  expect(written('markdown')).not.toContain('<script>');
});
