import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { canonical } from './canonical';

/** A public Ed25519 key as a JSON Web Key (RFC 8037). */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

/** The same in a set of keys that a server publishes (RFC 7517). */
export interface PublishedKey extends PublicJwk {
  kid: string;
  use: 'sig';
  alg: 'EdDSA';
}

export interface SigningKey {
  kid: string;
  jwk: PublicJwk;
  privateKey: KeyObject;
}

/** A fresh key pair; the private half in PKCS #8, to be kept. */
export function newKeyPair(): { jwk: PublicJwk; kid: string; pkcs8: Buffer } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const jwk = jwkOf(publicKey);
  return { jwk, kid: thumbprint(jwk), pkcs8: privateKey.export({ format: 'der', type: 'pkcs8' }) };
}

/** The pair of a private key that was kept. */
export function signingKeyOf(pkcs8: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
  const jwk = jwkOf(createPublicKey(privateKey));
  return { kid: thumbprint(jwk), jwk, privateKey };
}

export const publishedKey = (jwk: PublicJwk): PublishedKey => ({
  ...jwk,
  kid: thumbprint(jwk),
  use: 'sig',
  alg: 'EdDSA',
});

/** The name of a key that follows from the key itself (RFC 7638). */
export function thumbprint({ kty, crv, x }: PublicJwk): string {
  return createHash('sha256').update(canonical({ kty, crv, x })).digest('base64url');
}

/** @throws when it is no such key */
export function publicKeyOf({ kty, crv, x }: PublicJwk): KeyObject {
  return createPublicKey({ key: { kty, crv, x }, format: 'jwk' });
}

function jwkOf(key: KeyObject): PublicJwk {
  const { x = '' } = key.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x };
}
