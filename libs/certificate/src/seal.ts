import { isUtf8 } from 'node:buffer';
import { sign, verify } from 'node:crypto';
import { canonical, type Json } from './canonical';
import { publicKeyOf, thumbprint, type PublicJwk, type SigningKey } from './keys';

/** What is signed, and by whom. The file holds nothing but the canonical text of this. */
export interface Sealed<Body extends Json = Json> {
  body: Body;
  signature: { alg: 'EdDSA'; kid: string; jwk: PublicJwk; value: string };
}

/** Why a file is refused. */
export type SealFault =
  'not-utf8' | 'not-json' | 'not-canonical' | 'not-sealed' | 'other-key' | 'unknown-key' | 'signature-wrong';

export type Opened = { fault: SealFault } | { fault?: undefined; body: Json; kid: string };

/** Of an Ed25519 signature and key (RFC 8032). */
const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;

/** The text of a sealed file. */
export function seal(body: Json, { kid, jwk, privateKey }: SigningKey): string {
  const value = sign(null, Buffer.from(canonical(body)), privateKey).toString('base64url');
  return canonical({ body, signature: { alg: 'EdDSA', kid, jwk: { ...jwk }, value } });
}

/**
 * Opens a sealed file. A file has one form only: whatever is changed in it, white space and the spare bits of base64
 * included, is refused.
 * @param trusted names of keys that may have signed it; any key when absent, of which the signature then says only that
 *   whoever holds it wrote these bytes
 */
export function open(bytes: Uint8Array, trusted?: readonly string[]): Opened {
  if (!isUtf8(bytes)) return { fault: 'not-utf8' };
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const value = parsed(text);
  if (value === undefined) return { fault: 'not-json' };
  if (canonicalOrNone(value) !== text) return { fault: 'not-canonical' };
  if (!isSealed(value)) return { fault: 'not-sealed' };
  const { body, signature } = value;
  if (thumbprint(signature.jwk) !== signature.kid) return { fault: 'other-key' };
  if (trusted && !trusted.includes(signature.kid)) return { fault: 'unknown-key' };
  return isSignedBy(signature, canonical(body)) ? { body, kid: signature.kid } : { fault: 'signature-wrong' };
}

function isSignedBy({ jwk, value }: Sealed['signature'], text: string): boolean {
  const signature = bytesOf(value, SIGNATURE_BYTES);
  return bytesOf(jwk.x, KEY_BYTES) !== undefined && signature !== undefined
    ? verify(null, Buffer.from(text), publicKeyOf(jwk), signature)
    : false;
}

/** Bytes that are written in the one way of base64url, and are so many. */
function bytesOf(text: string, length: number): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === length && bytes.toString('base64url') === text ? bytes : undefined;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch (fault) {
    if (fault instanceof SyntaxError) return undefined;
    throw fault;
  }
}

function canonicalOrNone(value: Json): string | undefined {
  try {
    return canonical(value);
  } catch (fault) {
    if (fault instanceof TypeError || fault instanceof RangeError) return undefined;
    throw fault;
  }
}

const SIGNATURE = 'alg,jwk,kid,value';
const JWK = 'crv,kty,x';

function isSealed(value: Json): value is Json & Sealed {
  if (!isObject(value) || Object.keys(value).join() !== 'body,signature') return false;
  const { signature } = value;
  if (!isObject(signature) || Object.keys(signature).join() !== SIGNATURE || signature['alg'] !== 'EdDSA') return false;
  const { jwk, kid, value: signed } = signature;
  if (typeof kid !== 'string' || typeof signed !== 'string' || !isObject(jwk)) return false;
  const { kty, crv, x } = jwk;
  return Object.keys(jwk).join() === JWK && kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string';
}

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
