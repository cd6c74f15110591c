import { isDeepStrictEqual } from 'node:util';
import {
  calculateJwkThumbprint,
  compactVerify,
  createLocalJWKSet,
  EmbeddedJWK,
  errors,
  type JSONWebKeySet,
} from 'jose';
import { digestOf, FORMAT, type Certificate } from './certificate';

/** Why a certificate is refused. */
export type CertificateFault = 'not-a-certificate' | 'unknown-key' | 'invalid-signature' | 'digest-mismatch';

/** The first difference between the results of a certificate and its digests; `entry` counts from 1. */
export interface Difference {
  change: 'changed' | 'moved' | 'removed' | 'added';
  entry: number;
}

export type VerifiedCertificate =
  | { fault: CertificateFault; difference?: Difference; certificate?: undefined }
  | { fault?: undefined; certificate: Certificate };

/** Verifies signature, key and digests without network access; without `keys`, by the key that it names. */
export async function verifyCertificate(text: string, keys?: JSONWebKeySet): Promise<VerifiedCertificate> {
  const parts = text.trimEnd().split('.');
  const certificate = payloadOf(parts[1]);
  if (parts.length !== 3 || !certificate) return { fault: 'not-a-certificate' };
  const difference = differenceIn(certificate);
  if (difference === 'too-deep') return { fault: 'not-a-certificate' };
  const fault = parts.every(isStrictBase64Url) ? await signatureFault(parts.join('.'), keys) : 'invalid-signature';
  if (fault === 'invalid-signature') return { fault, ...(difference && { difference }) };
  if (fault) return { fault };
  return difference ? { fault: 'digest-mismatch', difference } : { certificate };
}

async function signatureFault(jws: string, keys?: JSONWebKeySet): Promise<CertificateFault | undefined> {
  try {
    const { protectedHeader } = keys
      ? await compactVerify(jws, createLocalJWKSet(keys), { algorithms: ['EdDSA'] })
      : await compactVerify(jws, EmbeddedJWK, { algorithms: ['EdDSA'] });
    const { kid, jwk } = protectedHeader;
    const isNamed = keys !== undefined || (jwk && (await calculateJwkThumbprint(jwk)) === kid);
    return isNamed ? undefined : 'invalid-signature';
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) return 'unknown-key';
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'invalid-signature';
    return 'not-a-certificate';
  }
}

/** Reads the payload, which is not verified yet. */
function payloadOf(part: string | undefined): Certificate | undefined {
  let payload: Partial<Certificate> | null;
  try {
    payload = JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Partial<Certificate> | null;
  } catch {
    return undefined;
  }
  if (payload?.format !== FORMAT || !Array.isArray(payload.digests) || !Array.isArray(payload.results))
    return undefined;
  const areResults = payload.results.every(
    (result) => typeof result?.originalText === 'string' && typeof result.status === 'string',
  );
  return areResults ? (payload as Certificate) : undefined;
}

function differenceIn({ digests, results }: Certificate): Difference | 'too-deep' | undefined {
  const computed = digestsOf(results);
  if (!computed) return 'too-deep';
  const index = Array.from({ length: Math.max(computed.length, digests.length) }).findIndex(
    (_, place) => computed[place] !== digests[place],
  );
  if (index === -1) return undefined;
  if (computed.length < digests.length) return { change: 'removed', entry: index + 1 };
  if (computed.length > digests.length) return { change: 'added', entry: index + 1 };
  const isMoved = isDeepStrictEqual([...computed].sort(), [...digests].sort());
  return { change: isMoved ? 'moved' : 'changed', entry: index + 1 };
}

/** @returns undefined for a result nested deeper than the call stack */
function digestsOf(results: Certificate['results']): string[] | undefined {
  try {
    return results.map(digestOf);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Base64url leaves spare bits in its last character, which a decoder ignores: only zeros are accepted. */
const isStrictBase64Url = (part: string): boolean => Buffer.from(part, 'base64url').toString('base64url') === part;
