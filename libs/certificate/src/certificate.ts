import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { CompactSign } from 'jose';
import type { Status } from '@veracite/model/verdict';
import type { SigningKey } from './keys';

export const FORMAT = 'veracite-certificate/2';

/** The fields of a stored result that a verifier prints. A result is signed with all its other fields too. */
export interface CertifiedResult {
  originalText: string;
  status: Status;
  confidence: number;
  reason?: string;
  match?: { standing?: string };
}

/** The statement made about the results. */
export interface Statement {
  /** Kind of the checked input: one citation, a batch, a bibliography, files on the command line, or a collection of papers. */
  subject: { type: 'check' | 'batch' | 'analysis' | 'files' | 'collection'; ids: string[] };
  /** Address of the server that issues the certificate, or `command line`. */
  issuer: string;
  /** Version of the program that issues the certificate. */
  version: string;
  /** ISO 8601. */
  issuedAt: string;
  /** Of a collection of papers, whose results are those of `papers`, in order. */
  collection?: CertifiedCollection;
}

/** The policy and the papers of a collection. */
export interface CertifiedCollection {
  name: string;
  /** As YAML. */
  policy: string;
  policyVersion: number;
  papers: CertifiedPaper[];
}

/** A paper of a collection. A certificate signs its other fields too, such as its decisions. */
interface CertifiedPaper {
  /** Name of the file. */
  file: string;
  /** SHA-256 of the file, in hexadecimal. */
  digest: string;
  state: string;
  references: number;
  assessment?: { line: string };
  decisions: { position: number; kind: string }[];
  /** Positions of the references whose results the certificate has: those that were flagged or decided. */
  results: number[];
}

export interface Certificate<Result extends CertifiedResult = CertifiedResult> extends Statement {
  format: typeof FORMAT;
  product: 'Veracite';
  keyId: string;
  /** SHA-256 of the canonical form of each result, in the order of `results`. */
  digests: string[];
  results: Result[];
}

/** Issues a certificate: a compact JWS (RFC 7515) by Ed25519 over the canonical payload (RFC 8785). */
export function signCertificate(
  statement: Statement,
  results: CertifiedResult[],
  { kid, jwk, privateKey }: SigningKey,
): Promise<string> {
  const digests = results.map(digestOf);
  const certificate: Certificate = { format: FORMAT, product: 'Veracite', ...statement, keyId: kid, digests, results };
  return new CompactSign(new TextEncoder().encode(canonicalize(certificate)))
    .setProtectedHeader({ alg: 'EdDSA', kid, jwk: { ...jwk } })
    .sign(privateKey);
}

/** Computes the SHA-256 of a result's canonical form, in hexadecimal. */
export const digestOf = (result: unknown): string =>
  createHash('sha256')
    .update(canonicalize(result) ?? '')
    .digest('hex');
