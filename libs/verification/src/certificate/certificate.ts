import { plain, type Json } from '@veracite/certificate/canonical';
import type { SigningKey } from '@veracite/certificate/keys';
import { open, seal, type SealFault } from '@veracite/certificate/seal';
import { entryFault, sealedEntry, type EntryFault, type SealedEntry } from './entry';
import type { Transcript } from './transcript';

const FORMAT = 'veracite-certificate/1';

/** Who seals, by which program, when. */
export interface SealedBy {
  key: SigningKey;
  /** Address of the server that seals. */
  issuer: string;
  /** Of the program that judged. */
  version: string;
  now: Date;
}

/** What is signed of a single check. */
export interface Certificate extends SealedEntry {
  format: typeof FORMAT;
  issuer: string;
  version: string;
  sealedAt: string;
}

export type CertificateFault = SealFault | EntryFault | 'not-a-certificate';

export type Checked =
  { fault: CertificateFault; certificate?: Certificate } | { fault?: undefined; certificate: Certificate; kid: string };

/** Seals what was found about one reference. */
export function certify(transcript: Transcript, { key, issuer, version, now }: SealedBy): string {
  const certificate: Certificate = {
    format: FORMAT,
    issuer,
    version,
    sealedAt: now.toISOString(),
    ...sealedEntry(transcript),
  };
  return seal(plain(certificate), key);
}

/**
 * Checks a certificate with nothing but its bytes: the signature, every digest, and the verdict, which is judged anew.
 * @param trusted names of keys that may have signed it; any when absent
 */
export function checkCertificate(bytes: Uint8Array, trusted?: readonly string[]): Checked {
  const opened = open(bytes, trusted);
  if (opened.fault !== undefined) return { fault: opened.fault };
  if (!isOfFormat(opened.body, FORMAT)) return { fault: 'not-a-certificate' };
  const certificate = opened.body as unknown as Certificate;
  const fault = unlessMalformed(() => entryFault(certificate));
  if (fault === 'not-a-certificate') return { fault };
  return fault === undefined ? { certificate, kid: opened.kid } : { fault, certificate };
}

/** Whoever signed it wrote it in our form: beyond the format's name it is taken at its word. */
export const isOfFormat = (body: Json, format: string): boolean =>
  typeof body === 'object' && body !== null && !Array.isArray(body) && body['format'] === format;

/** Signed by somebody, and not of our form: nothing can be replayed. */
export function unlessMalformed<Fault>(check: () => Fault): Fault | 'not-a-certificate' {
  try {
    return check();
  } catch (fault) {
    if (fault instanceof TypeError || fault instanceof RangeError) return 'not-a-certificate';
    throw fault;
  }
}
