import canonicalize from 'canonicalize';
import { signCertificate, type Certificate } from '@veracite/certificate/certificate';
import { newSigningKey, publishedKey } from '@veracite/certificate/keys';
import { verifyCertificate } from '@veracite/certificate/verify';
import { checkedEntry } from '@veracite/testing/checked-entry';
import { collectionReport, type ReportedPaper } from './report';

const COLLECTION = { id: 'c1', name: 'Track 1', policy: 'invented: counts\n', policyVersion: 3 };
const ISSUED = { issuer: 'https://veracite.example.org', version: '1.3.0', issuedAt: '2026-02-03T04:05:06.000Z' };

const entry = (position: number, status?: 'fake' | 'valid') =>
  checkedEntry({ position, raw: `Work ${position}` }, status && { status });
const paper = (name: string, more: Partial<ReportedPaper>): ReportedPaper => ({
  id: name,
  position: 0,
  name,
  digest: 'ab'.repeat(32),
  state: 'ready',
  identifiers: {},
  settled: 9,
  references: 9,
  undecided: 0,
  entries: [],
  decisions: [],
  signals: [],
  ...more,
});
const PAPERS: ReportedPaper[] = [
  paper('a.pdf', {
    title: 'On rain',
    entries: [entry(2, 'fake'), entry(4), entry(7, 'valid')],
    decisions: [
      {
        position: 2,
        kind: 'confirmed',
        reason: 'No trace',
        everywhere: false,
        user: 'Ada',
        decidedAt: ISSUED.issuedAt,
        version: 1,
      },
    ],
  }),
  paper('b.pdf', { state: 'unreadable', fault: 'Scanned.', digest: 'cd'.repeat(32) }),
  paper('c.pdf', { entries: [entry(0, 'fake')] }),
];

async function sealed() {
  const key = await newSigningKey();
  const { statement, results } = collectionReport(COLLECTION, PAPERS, ISSUED);
  return {
    jws: await signCertificate(statement, results, key),
    keys: { keys: [{ ...(await publishedKey(key.jwk)) }] },
  };
}

test('the report states the policy, the digests of the files, the decisions and the flagged results', async () => {
  const { jws, keys } = await sealed();
  const { certificate } = await verifyCertificate(jws, keys);
  expect(certificate).toMatchObject({
    ...ISSUED,
    subject: { type: 'collection', ids: ['c1'] },
    collection: { name: 'Track 1', policy: COLLECTION.policy, policyVersion: 3 },
  });
  expect(certificate?.collection?.papers).toMatchObject([
    {
      file: 'a.pdf',
      title: 'On rain',
      digest: 'ab'.repeat(32),
      references: 9,
      results: [2, 7],
      decisions: PAPERS[0]?.decisions,
    },
    { file: 'b.pdf', state: 'unreadable', fault: 'Scanned.', digest: 'cd'.repeat(32), results: [] },
    { file: 'c.pdf', results: [0] },
  ]);
  expect(certificate?.results.map(({ originalText }) => originalText)).toEqual(['Work 2', 'Work 7', 'Work 0']);
});

test.each<[string, (certificate: Certificate) => void]>([
  ['the digest of a file', ({ collection }) => Object.assign(collection?.papers[1] ?? {}, { digest: 'ab'.repeat(32) })],
  ['a decision', ({ collection }) => Object.assign(collection?.papers[0]?.decisions[0] ?? {}, { kind: 'dismissed' })],
  ['the policy', ({ collection }) => Object.assign(collection ?? {}, { policy: '' })],
  ['the order of papers', ({ collection }) => collection?.papers.reverse()],
])('a report with another value of %s is not valid', async (_name, change) => {
  const { jws, keys } = await sealed();
  const [header, payload = '', signature] = jws.split('.');
  const certificate = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Certificate;
  change(certificate);
  const changed = Buffer.from(canonicalize(certificate) ?? '').toString('base64url');
  expect(await verifyCertificate([header, changed, signature].join('.'), keys)).toEqual({ fault: 'invalid-signature' });
});
