import { generateKeyPairSync } from 'node:crypto';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { CompactSign, compactVerify, createLocalJWKSet, decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { digestOf, signCertificate, type Certificate, type CertifiedResult, type Statement } from './certificate';
import { newSigningKey, publishedKey, signingKeyFrom, type SigningKey } from './keys';
import { verifyCertificate } from './verify';

const STATEMENT: Statement = {
  subject: { type: 'batch', ids: ['2f6c8e04-5d5c-4a7e-9d5f-2a1f7c1f4b10'] },
  issuer: 'https://veracite.example.org',
  version: '1.0.0',
  issuedAt: '2026-11-23T12:00:00.000Z',
};
const result = (index: number, more: object = {}) => ({
  originalText: `On small things, part ${index}. Über 𝒳.`,
  status: 'valid' as const,
  confidence: 0.91,
  evidence: [{ field: 'title', cited: 'On small things', found: 'On small things', agreement: 'same' }],
  consulted: [{ source: 'Crossref', question: 'identifier', outcome: 'answered', ms: 12 }],
  ...more,
});
const RESULTS: CertifiedResult[] = [result(1), result(2), result(3, { status: 'fake' }), result(4)];

let key: SigningKey;
let keys: JSONWebKeySet;
let file: string;
beforeAll(async () => {
  key = await newSigningKey();
  keys = { keys: [{ ...(await publishedKey(key.jwk)) }] };
  file = await signCertificate(STATEMENT, RESULTS, key);
});

const payloadIn = (text: string) =>
  JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()) as Certificate;

/** The certificate with another payload, header and signature unchanged. */
function altered(change: (payload: Certificate) => object): string {
  const [header, , signature] = file.split('.');
  const payload = canonicalize(change(payloadIn(file))) ?? '';
  return [header, Buffer.from(payload).toString('base64url'), signature].join('.');
}

/** The certificate with another payload, signed again by the same key. */
async function resigned(change: (payload: Certificate) => Partial<Certificate>): Promise<string> {
  const payload = payloadIn(file);
  return new CompactSign(Buffer.from(JSON.stringify({ ...payload, ...change(payload) })))
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid, jwk: { ...key.jwk } })
    .sign(key.privateKey);
}

test('a certificate states who issued it, about what, and every result with its evidence and consultations', async () => {
  const { certificate, fault } = await verifyCertificate(file, keys);
  expect(fault).toBeUndefined();
  expect(certificate).toEqual({
    ...STATEMENT,
    format: 'veracite-certificate/2',
    product: 'Veracite',
    keyId: key.kid,
    digests: RESULTS.map(digestOf),
    results: RESULTS,
  });
});

test('it is a compact JWS that any library verifies, over the canonical form of its payload', async () => {
  const { payload, protectedHeader } = await compactVerify(file, createLocalJWKSet(keys));
  expect(protectedHeader).toMatchObject({ alg: 'EdDSA', kid: key.kid });
  expect(decodeProtectedHeader(file).kid).toBe(key.kid);
  const text = new TextDecoder().decode(payload);
  expect(canonicalize(JSON.parse(text))).toBe(text);
});

test('a line break at the end is no change, and the key in the header is enough to see that nothing was changed', async () => {
  expect((await verifyCertificate(`${file}\n`)).fault).toBeUndefined();
});

const exchange = <T>([first, second, ...more]: T[]) => [second, first, ...more] as T[];

describe('refused', () => {
  test.each<[string, () => string | Promise<string>, object]>([
    [
      'a verdict changed',
      () => altered((item) => ({ ...item, results: item.results.map((each) => ({ ...each, status: 'valid' })) })),
      { fault: 'invalid-signature', difference: { change: 'changed', entry: 3 } },
    ],
    [
      'an entry removed',
      () => altered((item) => ({ ...item, results: item.results.filter((_, index) => index !== 1) })),
      { fault: 'invalid-signature', difference: { change: 'removed', entry: 2 } },
    ],
    [
      'the last entry removed',
      () => altered((item) => ({ ...item, results: item.results.slice(0, -1) })),
      { fault: 'invalid-signature', difference: { change: 'removed', entry: 4 } },
    ],
    [
      'all entries removed',
      () => altered((item) => ({ ...item, results: [] })),
      { fault: 'invalid-signature', difference: { change: 'removed', entry: 1 } },
    ],
    [
      'an entry added',
      () => altered((item) => ({ ...item, results: [...item.results, result(5)] })),
      { fault: 'invalid-signature', difference: { change: 'added', entry: 5 } },
    ],
    [
      'an entry twice',
      () => altered((item) => ({ ...item, results: [...item.results.slice(0, 1), ...item.results] })),
      { fault: 'invalid-signature', difference: { change: 'added', entry: 2 } },
    ],
    [
      'two entries exchanged',
      () => altered((item) => ({ ...item, results: exchange(item.results) })),
      { fault: 'invalid-signature', difference: { change: 'moved', entry: 1 } },
    ],
    [
      'an entry in the place of another',
      () => altered((item) => ({ ...item, results: [item.results[0], item.results[0], ...item.results.slice(2)] })),
      { fault: 'invalid-signature', difference: { change: 'changed', entry: 2 } },
    ],
    [
      'entries exchanged together with their digests',
      () => altered((item) => ({ ...item, results: exchange(item.results), digests: exchange(item.digests) })),
      { fault: 'invalid-signature' },
    ],
    [
      'another date',
      () => altered((item) => ({ ...item, issuedAt: '2020-01-01T00:00:00.000Z' })),
      { fault: 'invalid-signature' },
    ],
    [
      'another signature',
      () => file.replace(/\.[^.]*$/, `.${Buffer.alloc(64, 7).toString('base64url')}`),
      { fault: 'invalid-signature' },
    ],
    ['a short signature', () => file.slice(0, -8), { fault: 'invalid-signature' }],
    [
      'another algorithm',
      () => file.replace(/^[^.]*/, Buffer.from('{"alg":"none"}').toString('base64url')),
      { fault: 'not-a-certificate' },
    ],
    [
      'signed by the same key with a digest of another result',
      () => resigned((item) => ({ digests: exchange(item.digests) })),
      { fault: 'digest-mismatch', difference: { change: 'moved', entry: 1 } },
    ],
    [
      'signed by the same key without digests',
      () => resigned(() => ({ digests: undefined })),
      { fault: 'not-a-certificate' },
    ],
    [
      'signed by the same key with entries of another kind',
      () => resigned(() => ({ results: [null as unknown as CertifiedResult] })),
      { fault: 'not-a-certificate' },
    ],
    [
      'signed by the same key in another format',
      () => resigned(() => ({ format: 'x' as Certificate['format'] })),
      { fault: 'not-a-certificate' },
    ],
    ['an empty file', () => '', { fault: 'not-a-certificate' }],
    ['any JSON', () => '{"body":1}', { fault: 'not-a-certificate' }],
    ['a sentence with dots', () => 'Not. A. Certificate', { fault: 'not-a-certificate' }],
    ['binary data', () => Buffer.from([0xff, 0xfe, 0x2e, 0, 0x2e]).toString('latin1'), { fault: 'not-a-certificate' }],
    [
      'results nested without end',
      () => {
        const nested = `{"format":"veracite-certificate/2","digests":[],"results":[{"originalText":"","status":"","x":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`;
        return `e30.${Buffer.from(nested).toString('base64url')}.e30`;
      },
      { fault: 'not-a-certificate' },
    ],
    ['a payload of null', () => `e30.${Buffer.from('null').toString('base64url')}.e30`, { fault: 'not-a-certificate' }],
    [
      'a deep payload',
      () => `e30.${Buffer.from('['.repeat(100_000)).toString('base64url')}.e30`,
      { fault: 'not-a-certificate' },
    ],
  ])('%s', async (_name, text, expected) => {
    expect(await verifyCertificate(await text(), keys)).toEqual(expected);
  });

  test('a key that is not among those given', async () => {
    const other = await newSigningKey();
    const others = { keys: [{ ...(await publishedKey(other.jwk)) }] };
    expect(await verifyCertificate(file, others)).toEqual({ fault: 'unknown-key' });
  });

  test('a signature by another key under the name of a given one', async () => {
    const other = await newSigningKey();
    const forged = await signCertificate(STATEMENT, RESULTS, { ...other, kid: key.kid });
    expect(await verifyCertificate(forged, keys)).toEqual({ fault: 'invalid-signature' });
    expect(await verifyCertificate(forged)).toEqual({ fault: 'invalid-signature' });
  });

  test('any changed bit', async () => {
    const short = await signCertificate(STATEMENT, RESULTS.slice(0, 1), key);
    for (let index = 0; index < short.length; index += 1) {
      const changed = Buffer.from(short);
      changed.writeUInt8(changed.readUInt8(index) ^ (1 << (index % 7)), index);
      const { fault } = await verifyCertificate(changed.toString('latin1'), keys);
      expect([index, fault !== undefined]).toEqual([index, true]);
    }
  });

  test('every other character at the end of the signature, whose last bits mean nothing', async () => {
    for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_') {
      const changed = file.slice(0, -1) + character;
      if (changed !== file)
        expect([character, (await verifyCertificate(changed, keys)).fault]).toEqual([character, 'invalid-signature']);
    }
  });
});

test('a key is named by its thumbprint', async () => {
  // The example of RFC 8037, appendix A.3.
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' } as const;
  expect(await publishedKey(jwk)).toEqual({
    ...jwk,
    kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    use: 'sig',
    alg: 'EdDSA',
  });
  const pkcs8 = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
  expect((await signingKeyFrom(pkcs8)).kid).toBe((await signingKeyFrom(pkcs8)).kid);
});

test.each<[string, unknown, string]>([
  // The examples of RFC 8785, 3.2.2 and 3.2.3.
  ['numbers', [333333333.33333329, 1e30, 4.5, 2e-3, 1e-27], '[333333333.3333333,1e+30,4.5,0.002,1e-27]'],
  [
    'order of members',
    { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  ],
])('the canonical form follows RFC 8785: %s', (_name, value, text) => {
  expect(canonicalize(value)).toBe(text);
});

test('the digest of a result stays the same when the result was stored as JSON and read again', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(digestOf(JSON.parse(JSON.stringify(value)))).toBe(digestOf(value));
    }),
    { numRuns: 200 },
  );
});
