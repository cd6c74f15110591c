import { plain } from '@veracite/certificate/canonical';
import { newKeyPair, signingKeyOf } from '@veracite/certificate/keys';
import { open, seal } from '@veracite/certificate/seal';
import type { Work } from '@veracite/model/work';
import { parseOne } from '@veracite/parsing/parse';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { createVerifier } from '../verifier';
import { certify } from './certificate';
import { checkReport, type CheckedReport } from './check-report';
import { digestOfLine, reportHead, reportLine, totalsOf, type ReportHead } from './report';
import type { Transcript } from './transcript';

const key = signingKeyOf(newKeyPair().pkcs8);
const by = { key, issuer: 'https://veracite.example.org', version: '0.1.0', now: new Date('2026-11-23T12:00:00Z') };

const work = (at: number, standing: Work['standing'] = 'current'): Work => ({
  key: `crossref:10.1000/${at}`,
  csl: { type: 'article-journal', title: `On small things, part ${at}`, DOI: `10.1000/${at}` },
  identifiers: { doi: `10.1000/${at}` },
  standing,
});
const cited = (at: number) => `On small things, part ${at}. https://doi.org/10.1000/${at}`;
/** The second and the fourth are one citation, which is asked about once. */
const ASKED = [cited(1), cited(2), cited(3), cited(2), 'Nobody, N. (2015). A study never made. Nature, 1(1), 1–2.'];

let transcripts: Transcript[];
let report: Buffer;
let single: Buffer;
beforeAll(async () => {
  const crossref = { works: [work(1), work(2, 'retracted'), work(3)] };
  const verifier = createVerifier({ library: fakeLibrary(), sources: fakeSources({ crossref }) });
  transcripts = [];
  await verifier.verifyMany(
    ASKED.map((raw) => parseOne(raw)),
    {
      onTranscript: (one, at) => {
        transcripts[at] = one;
      },
    },
  );
  report = sealed(transcripts);
  single = Buffer.from(certify(transcripts[0] as Transcript, by));
});

function sealed(of: readonly Transcript[]): Buffer {
  const lines = of.map(reportLine);
  const head = reportHead(
    lines.map(({ listed }) => listed),
    by,
  );
  return Buffer.from(head + lines.map(({ line }) => `${line}\n`).join(''));
}

const linesOf = (bytes: Buffer) => bytes.toString().split('\n').slice(0, -1);
const joined = (lines: readonly string[]) => Buffer.from(lines.map((line) => `${line}\n`).join(''));
const headOf = (line: string) => (open(Buffer.from(line)) as { body: unknown }).body as ReportHead;

test('a report holds: what was asked, in order, each with its verdict, and the totals', () => {
  const checked = checkReport(report, [key.kid]);
  expect(checked).toMatchObject({ kid: key.kid, head: { sealedAt: '2026-11-23T12:00:00.000Z', version: '0.1.0' } });
  const { entries, head } = checked as CheckedReport & { fault?: undefined };
  expect(entries.map(({ text }) => text)).toEqual(ASKED);
  expect(entries.map(({ standing }) => standing)).toEqual([undefined, 'retracted', undefined, 'retracted', undefined]);
  const found = entries.filter(({ status }) => status !== 'fake' && status !== 'unknown').length;
  expect(found).toBe(4);
  expect(head.totals).toMatchObject({ entries: 5, standings: { retracted: 2 } });
  expect(Object.values(head.totals.statuses).reduce((sum, count) => sum + count)).toBe(5);
});

test('a changed byte is refused, wherever it is', () => {
  // Every thirteenth, for the time it takes: every single one of the signed head's is in `seal.spec.ts`.
  for (let at = 0; at < report.length; at += 13) {
    const changed = Buffer.from(report);
    changed.writeUInt8(changed.readUInt8(at) ^ (1 << (at % 8)), at);
    expect([at, checkReport(changed).fault !== undefined]).toEqual([at, true]);
  }
});

const without = <T>(all: readonly T[], at: number) => all.filter((_, place) => place !== at);

test.each<[string, (lines: string[]) => Buffer, string]>([
  ['its first entry gone', (lines) => joined(without(lines, 1)), 'entry-missing'],
  ['an entry in the middle gone', (lines) => joined(without(lines, 3)), 'entry-missing'],
  ['its last entry gone', (lines) => joined(lines.slice(0, -1)), 'entry-missing'],
  ['all entries gone', (lines) => joined(lines.slice(0, 1)), 'entry-missing'],
  ['an entry twice', (lines) => joined([...lines, lines[1] ?? '']), 'entry-added'],
  ['an empty line more', (lines) => joined([...lines, '']), 'entry-added'],
  ['something behind its last line', (lines) => Buffer.from(`${joined(lines).toString()} `), 'entry-added'],
  ['a flood of lines', (lines) => Buffer.from(`${joined(lines).toString()}${'\n'.repeat(1e6)}`), 'entry-added'],
  ['its last line break gone', (lines) => joined(lines).subarray(0, -1), 'entry-missing'],
  ['two entries exchanged', ([head = '', a = '', b = '', ...more]) => joined([head, b, a, ...more]), 'order-differs 1'],
  [
    'one entry put in place of another',
    ([head = '', a = '', _b, ...more]) => joined([head, a, a, ...more]),
    'entry-differs 2',
  ],
  [
    'line breaks of another system',
    (lines) => Buffer.from(joined(lines).toString().replaceAll('\n', '\r\n')),
    'not-canonical',
  ],
  [
    'white space in an entry',
    (lines) => joined([...lines.slice(0, 2), ` ${lines[2]}`, ...lines.slice(3)]),
    'entry-differs 2',
  ],
  [
    'a verdict changed',
    (lines) => joined(lines.map((line) => line.replace('"status":"fake"', '"status":"valid"'))),
    'signature-wrong',
  ],
  ['no list', (lines) => joined(lines.slice(1)), 'not-sealed'],
  ['nothing', () => Buffer.from(''), 'not-json'],
])('a report with %s is refused', (_name, spoil, expected) => {
  const { fault, at } = { at: '', ...checkReport(spoil(linesOf(report))) };
  expect(`${fault} ${at}`.trim()).toBe(expected);
});

test('the list of one report does not hold the entries of another', () => {
  const [head = ''] = linesOf(report);
  const [, ...other] = linesOf(sealed(transcripts.map((one) => ({ ...one, now: '2026-11-24T12:00:00.000Z' }))));
  expect(checkReport(joined([head, ...other]))).toMatchObject({ fault: 'entry-differs', at: 1 });
});

test('a single certificate is no report, with a line break or without', () => {
  expect(checkReport(single).fault).toBe('not-a-certificate');
  expect(checkReport(Buffer.from(`${single.toString()}\n`)).fault).toBe('not-a-certificate');
});

test('a key that is not trusted is told', () => {
  expect(checkReport(report, [signingKeyOf(newKeyPair().pkcs8).kid])).toEqual({ fault: 'unknown-key' });
});

/** What the holder of the key could do, and is found out by replaying. */
describe('signed anew by the server itself', () => {
  const reSealed = (change: (head: ReportHead) => object, lines: readonly string[]) =>
    joined([seal(plain(change(headOf(linesOf(report)[0] ?? ''))), key), ...lines]);
  /** The report with one line changed, its digest put right in the list. */
  function withLine(at: number, change: (line: string) => string): Buffer {
    const lines = linesOf(report).slice(1);
    lines[at] = change(lines[at] ?? '');
    const sha256 = digestOfLine(Buffer.from(lines[at]));
    const listed = (head: ReportHead) =>
      head.entries.map((entry, place) => (place === at ? { ...entry, sha256 } : entry));
    return reSealed((head) => ({ ...head, entries: listed(head) }), lines);
  }
  const entries = () => linesOf(report).slice(1);

  test.each<[string, () => Buffer, string]>([
    [
      'another verdict',
      () => withLine(4, (line) => line.replace('"status":"fake"}', '"status":"valid"}')),
      'verdict-differs 5',
    ],
    [
      'another confidence',
      () => withLine(0, (line) => line.replace(/"confidence":[\d.]+/, '"confidence":1')),
      'verdict-differs 1',
    ],
    ['another text', () => withLine(1, (line) => line.replaceAll('part 2', 'part 9')), 'digest-differs 2'],
    ['no answers', () => withLine(2, (line) => line.replace(/"told":\[.*\]/, '"told":[]')), 'digest-differs 3'],
    ['no entry', () => withLine(2, () => '{}'), 'not-a-certificate 3'],
    ['an entry that is no JSON', () => withLine(2, () => '{'), 'not-a-certificate 3'],
    [
      'another status in its list',
      () =>
        reSealed((head) => ({ ...head, entries: head.entries.map((one) => ({ ...one, status: 'valid' })) }), entries()),
      'list-differs 5',
    ],
    [
      'other totals',
      () => reSealed((head) => ({ ...head, totals: { ...head.totals, standings: {} } }), entries()),
      'list-differs',
    ],
    [
      'an empty list',
      () => reSealed((head) => ({ ...head, entries: [], totals: totalsOf([]) }), []),
      'not-a-certificate',
    ],
    ['no list', () => reSealed(({ entries: _entries, ...head }) => head, entries()), 'not-a-certificate'],
    [
      'entries of no form',
      () => reSealed((head) => ({ ...head, entries: [null] }), entries().slice(0, 1)),
      'not-a-certificate',
    ],
    ['another format', () => reSealed((head) => ({ ...head, format: 'x' }), entries()), 'not-a-certificate'],
  ])('with %s it is refused', (_name, forged, expected) => {
    const { fault, at } = { at: '', ...checkReport(forged()) };
    expect(`${fault} ${at}`.trim()).toBe(expected);
  });
});
