import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';

/** A public Ed25519 key as a JSON Web Key (RFC 8037). */
export interface PublicJwk {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
}

/** A public key as a server publishes it in its JSON Web Key Set (RFC 7517). */
export interface PublishedKey extends PublicJwk {
  kid: string;
  use: 'sig';
  alg: 'EdDSA';
}

export interface SigningKey {
  /** RFC 7638 thumbprint of the public key. */
  kid: string;
  jwk: PublicJwk;
  privateKey: KeyObject;
}

export function newSigningKey(): Promise<SigningKey> {
  return signingKeyOf(generateKeyPairSync('ed25519').privateKey);
}

/** Derives the public key and its id from a private Ed25519 key. */
export async function signingKeyOf(privateKey: KeyObject): Promise<SigningKey> {
  const jwk = publicJwkOf(createPublicKey(privateKey));
  return { kid: await calculateJwkThumbprint(jwk), jwk, privateKey };
}

/** Reads a private key from PKCS #8 in DER encoding. */
export function signingKeyFrom(pkcs8: Buffer): Promise<SigningKey> {
  return signingKeyOf(createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }));
}

/** Builds the entry of a JSON Web Key Set. */
export async function publishedKey({ kty, crv, x }: PublicJwk): Promise<PublishedKey> {
  return { kty, crv, x, kid: await calculateJwkThumbprint({ kty, crv, x }), use: 'sig', alg: 'EdDSA' };
}

/** Exports a public Ed25519 key as a JSON Web Key. */
export function publicJwkOf(key: KeyObject): PublicJwk {
  const { x = '' } = key.export({ format: 'jwk' });
  return { kty: 'OKP', crv: 'Ed25519', x };
}
