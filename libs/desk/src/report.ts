import type { CertifiedCollection, CertifiedResult, Statement } from '@veracite/certificate/certificate';
import type { Collection, Paper } from '@veracite/contracts/collections';

/** A paper with the SHA-256 of its file in hexadecimal. */
export type ReportedPaper = Paper & { digest: string };

/**
 * Builds what the sealed report of a collection states, for `signCertificate`: its policy, each paper with the digest of its
 * file, its assessment and decisions, and the results of its flagged and decided references.
 */
export function collectionReport(
  { id, name, policy, policyVersion }: Pick<Collection, 'id' | 'name' | 'policy' | 'policyVersion'>,
  papers: readonly ReportedPaper[],
  { issuer, version, issuedAt }: Pick<Statement, 'issuer' | 'version' | 'issuedAt'>,
): { statement: Statement; results: CertifiedResult[] } {
  const collection: CertifiedCollection = {
    name,
    policy,
    policyVersion,
    papers: papers.map(({ name: file, title, state, fault, digest, references, assessment, decisions, entries }) => ({
      file,
      digest,
      ...(title !== undefined && { title }),
      state,
      ...(fault !== undefined && { fault }),
      references,
      ...(assessment && { assessment }),
      decisions,
      results: entries.flatMap(({ position, result }) => (result ? [position] : [])),
    })),
  };
  return {
    statement: { subject: { type: 'collection', ids: [id] }, issuer, version, issuedAt, collection },
    results: papers.flatMap(({ entries }) => entries.flatMap(({ result }) => result ?? [])),
  };
}
