import type { Certificate, CertifiedResult } from '@veracite/certificate/certificate';
import { formatVerification } from './format-verification';

const result = (originalText: string): CertifiedResult => ({ originalText, status: 'fake', confidence: 0.97 });

test('the report of a collection lists its papers with digests, flagged references and decisions', () => {
  const certificate: Certificate = {
    format: 'veracite-certificate/2',
    product: 'Veracite',
    subject: { type: 'collection', ids: ['c1'] },
    issuer: 'https://veracite.example.org',
    version: '1.3.0',
    issuedAt: '2026-02-03T04:05:06.000Z',
    keyId: 'k1',
    digests: ['', '', ''],
    results: [result('Li, On rivers'), result('Wu, On lakes'), { ...result('Ma, On seas'), status: 'unknown' }],
    collection: {
      name: 'Track\n1',
      policy: '',
      policyVersion: 3,
      papers: [
        {
          file: 'a.pdf',
          digest: 'ab12',
          state: 'ready',
          references: 9,
          assessment: { line: 'One invented.' },
          decisions: [{ position: 6, kind: 'confirmed' }],
          results: [6],
        },
        { file: 'b.pdf', digest: 'cd34', state: 'ready', references: 9, decisions: [], results: [0, 1] },
      ],
    },
  };
  expect(formatVerification({ certificate }, true).text.split('\n')).toEqual([
    'VALID  3 entries: 2 invalid, 1 unknown',
    '       2 papers of "Track 1", version 3 of its policy',
    '       a.pdf: One invented.',
    '       SHA-256 ab12',
    '    7  invalid (about 1 of 30 such verdicts is wrong)  Li, On rivers (confirmed)',
    '       b.pdf',
    '       SHA-256 cd34',
    '    1  invalid (about 1 of 30 such verdicts is wrong)  Wu, On lakes',
    '    2  unknown  Ma, On seas',
    '       Issued 2026-02-03T04:05:06.000Z by https://veracite.example.org, version 1.3.0.',
    '       Signed with a key of --keys: k1',
  ]);
});

test('the certificate of a list has the digest of each result, which the report of the reference has', () => {
  const certificate: Certificate = {
    format: 'veracite-certificate/2',
    product: 'Veracite',
    subject: { type: 'files', ids: ['a.bib'] },
    issuer: 'command line',
    version: '1.3.0',
    issuedAt: '2026-02-03T04:05:06.000Z',
    keyId: 'k1',
    digests: ['ab12', 'cd34'],
    results: [result('Li, On rivers'), { ...result('Ma, On seas'), status: 'unknown' }],
  };
  expect(formatVerification({ certificate }, true).text.split('\n').slice(0, 5)).toEqual([
    'VALID  2 entries: 1 invalid, 1 unknown',
    '    1  invalid (about 1 of 30 such verdicts is wrong)  Li, On rivers',
    '       SHA-256 ab12',
    '    2  unknown  Ma, On seas',
    '       SHA-256 cd34',
  ]);
});
