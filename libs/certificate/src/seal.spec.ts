import fc from 'fast-check';
import { canonical, digestOf, plain, type Json } from './canonical';
import { newKeyPair, publishedKey, signingKeyOf, thumbprint } from './keys';
import { open, seal } from './seal';

const key = signingKeyOf(newKeyPair().pkcs8);
const BODY = plain({ status: 'valid', title: 'Über 𝒳', confidence: 0.91, nested: [{ b: 1, a: null }] });
const file = Buffer.from(seal(BODY, key));

test('what was sealed opens, and is what it was', () => {
  expect(open(file)).toEqual({ body: BODY, kid: key.kid });
  expect(open(file, [key.kid])).toMatchObject({ kid: key.kid });
});

test('any changed byte is refused: every bit of every byte', () => {
  for (let at = 0; at < file.length; at += 1)
    for (let bit = 0; bit < 8; bit += 1) {
      const changed = Buffer.from(file);
      changed.writeUInt8(changed.readUInt8(at) ^ (1 << bit), at);
      expect([at, bit, open(changed).fault !== undefined]).toEqual([at, bit, true]);
    }
});

test('every byte value at every place of the key and the signature is refused but the right one', () => {
  const start = file.indexOf('"signature"');
  for (let at = start; at < file.length; at += 1)
    for (const sign of 'ABCDabcd0189-_+/= "{}') {
      const changed = Buffer.from(file);
      changed.write(sign, at);
      if (!changed.equals(file)) expect([at, sign, open(changed).fault !== undefined]).toEqual([at, sign, true]);
    }
});

test.each<[string, (text: string) => string | Buffer]>([
  ['white space at the end', (text) => `${text}\n`],
  ['white space inside', (text) => text.replace(':', ': ')],
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['a member twice', (text) => text.replace('{"body"', '{"body":1,"body"')],
  ['a member more', (text) => text.replace(',"signature"', ',"more":1,"signature"')],
  [
    'members in another order',
    (text) => JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse())),
  ],
  ['another way to write a sign', (text) => text.replace('valid', '\\u0076alid')],
  ['another way to write a number', (text) => text.replace('0.91', '9.1e-1')],
  ['cut short', (text) => text.slice(0, -1)],
  ['nothing', () => ''],
  ['no object', () => '[]'],
  ['no UTF-8', () => Buffer.from([0xff, 0xfe])],
  ['deep', () => '['.repeat(100_000)],
])('refused: %s', (_name, spoil) => {
  expect(open(Buffer.from(spoil(file.toString()))).fault).toBeDefined();
});

test('signed anew by somebody else it opens, but not for one who trusts the first key alone', () => {
  const forged = Buffer.from(seal(plain({ status: 'valid' }), signingKeyOf(newKeyPair().pkcs8)));
  expect(open(forged).fault).toBeUndefined();
  expect(open(forged, [key.kid])).toEqual({ fault: 'unknown-key' });
});

test('a key is named by what it is', () => {
  // The example of RFC 8037, appendix A.3.
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' } as const;
  expect(thumbprint(jwk)).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
  expect(publishedKey(jwk)).toMatchObject({ kid: thumbprint(jwk), alg: 'EdDSA' });
});

test.each<[string, Json, string]>([
  // Examples of RFC 8785, 3.2.2 and 3.2.3.
  ['numbers', [333333333.33333329, 1e30, 4.5, 2e-3, 1e-27], '[333333333.3333333,1e+30,4.5,0.002,1e-27]'],
  [
    'order',
    { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\ud83d\ude00': 5, '\u0080': 6, '\u00f6': 7 },
    '{"\\r":2,"1":4,"\u0080":6,"\u00f6":7,"\u20ac":1,"\ud83d\ude00":5,"\ufb33":3}',
  ],
])('canonical: %s', (_name, value, text) => {
  expect(canonical(value)).toBe(text);
});

test('canonical text is read as the value, and the order of members makes no difference', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = plain(value);
      const again = JSON.parse(canonical(json)) as Json;
      expect(canonical(again)).toBe(canonical(json));
      expect(digestOf(again)).toBe(digestOf(json));
    }),
    { numRuns: 200 },
  );
});
