import { newKeyPair, signingKeyOf } from '@veracite/certificate/keys';
import { seal } from '@veracite/certificate/seal';
import { plain } from '@veracite/certificate/canonical';
import { createSources } from '@veracite/connectors/runtime/create-sources';
import type { Work } from '@veracite/model/work';
import { parseOne } from '@veracite/parsing/parse';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { fakeSources } from '@veracite/testing/fake-sources';
import { DEEP_LEARNING, deepLearning, WATSON_CRICK, WATSON_CRICK_APA } from '@veracite/testing/famous-works';
import { startFakeDatabases, type Faults, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { createVerifier } from '../verifier';
import { certify, checkCertificate, type Certificate } from './certificate';
import type { Transcript } from './transcript';

const key = signingKeyOf(newKeyPair().pkcs8);
const by = { key, issuer: 'https://veracite.example.org', version: '0.1.0', now: new Date('2026-11-23T12:00:00Z') };

let standIn: FakeDatabases;
beforeAll(async () => {
  standIn = await startFakeDatabases({
    works: [deepLearning, WATSON_CRICK],
    updates: [
      {
        of: WATSON_CRICK.DOI ?? '',
        type: 'retraction',
        notice: '10.1038/notice',
        year: 1960,
        reportedBy: ['crossref notice'],
      },
    ],
  });
});
afterAll(() => standIn.close());

async function transcribed(raw: string, faults: Faults = {}) {
  standIn.setFaults(faults);
  const env = { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'ops@veracite.test' };
  const sources = createSources({ env });
  try {
    const transcripts: Transcript[] = [];
    const verifier = createVerifier({ library: fakeLibrary(), sources });
    const { verdict } = await verifier.verify(parseOne(raw), { onTranscript: (one) => transcripts.push(one) });
    const [transcript] = transcripts;
    if (!transcript) throw new Error('nothing was written down');
    return { transcript, verdict };
  } finally {
    await sources.close();
  }
}

const DOWN = { kind: 'server-error' } as const;

describe('what was sealed says what was answered, and follows from the answers alone', () => {
  test.each<[string, string, Faults, string]>([
    ['valid', DEEP_LEARNING, {}, 'valid'],
    ['valid, and retracted', WATSON_CRICK_APA, {}, 'valid'],
    ['described wrongly', DEEP_LEARNING.replace('436', '536').replace('521', '512'), {}, 'incomplete'],
    [
      'found nowhere',
      'Nobody, N. (2015). A study that was never made of things that are not. Nature, 1(1), 1–2.',
      {},
      'fake',
    ],
    [
      'nobody could be asked',
      'Nobody, N. (2015). A study that was never made of things that are not. Nature, 1(1), 1–2.',
      { crossref: DOWN, openalex: DOWN, 'semantic-scholar': DOWN },
      'unknown',
    ],
  ])(
    '%s',
    async (_name, raw, faults, status) => {
      const { transcript, verdict } = await transcribed(raw, faults);
      const file = Buffer.from(certify(transcript, by));
      const checked = checkCertificate(file, [key.kid]);
      expect(checked.fault).toBeUndefined();
      const { certificate } = checked as { certificate: Certificate };
      expect([verdict.status, certificate.verdict.status, certificate.input.text]).toEqual([status, status, raw]);
      expect(certificate.verdict.reasons).toEqual(verdict.reasons.map(({ code, sentence }) => ({ code, sentence })));
      const outcomes = new Set(certificate.digests.map(({ outcome }) => outcome));
      expect([outcomes.has('answered'), outcomes.has('failed')]).toEqual([true, Object.keys(faults).length > 0]);
    },
    30_000,
  );
});

describe('a small certificate', () => {
  const WORK: Work = {
    key: 'crossref:10.1/a',
    csl: { type: 'article-journal', title: 'On small things' },
    identifiers: { doi: '10.1/a' },
    standing: 'current',
  };
  async function small(): Promise<Transcript> {
    const transcripts: Transcript[] = [];
    const verifier = createVerifier({ library: fakeLibrary(), sources: fakeSources({ crossref: { works: [WORK] } }) });
    await verifier.verify(parseOne('On small things. https://doi.org/10.1000/a'), {
      onTranscript: (one) => transcripts.push(one),
    });
    const [transcript] = transcripts;
    if (!transcript) throw new Error('nothing was written down');
    return transcript;
  }

  test('any changed byte is refused', async () => {
    const file = Buffer.from(certify(await small(), by));
    expect(checkCertificate(file).fault).toBeUndefined();
    for (let at = 0; at < file.length; at += 1) {
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << (at % 8)), at);
      expect([at, checkCertificate(changed).fault !== undefined]).toEqual([at, true]);
    }
  });

  /** What the holder of the key could do, and is found out by replaying. */
  test.each<[string, (certificate: Certificate) => Certificate, string]>([
    ['another verdict', (one) => ({ ...one, verdict: { ...one.verdict, status: 'valid' } }), 'verdict-differs'],
    ['another confidence', (one) => ({ ...one, verdict: { ...one.verdict, confidence: 1 } }), 'verdict-differs'],
    ['another input', (one) => ({ ...one, input: { ...one.input, text: 'x' } }), 'digest-differs'],
    ['an answer left out', (one) => ({ ...one, transcript: { ...one.transcript, told: [] } }), 'digest-differs'],
    ['no transcript', (one) => ({ ...one, transcript: {} as Transcript }), 'not-a-certificate'],
    ['another format', (one) => ({ ...one, format: 'x' as Certificate['format'] }), 'not-a-certificate'],
  ])('signed by the server itself with %s it is refused', async (_name, change, fault) => {
    const checked = checkCertificate(Buffer.from(certify(await small(), by)));
    const forged = seal(plain(change((checked as { certificate: Certificate }).certificate)), key);
    expect(checkCertificate(Buffer.from(forged)).fault).toBe(fault);
  });
});
