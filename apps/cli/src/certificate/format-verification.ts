import { shownConfidence } from '@veracite/report/confidence';
import { nameOfState } from '@veracite/contracts/states';
import type { Certificate, CertifiedCollection, CertifiedResult } from '@veracite/certificate/certificate';
import type { CertificateFault, Difference, VerifiedCertificate } from '@veracite/certificate/verify';
import { STATUSES } from '@veracite/model/verdict';
import { plainLine } from '../output/plain-text';
import { COMMAND_LINE } from './issue-certificate';

const FAULTS: Record<CertificateFault, string> = {
  'not-a-certificate': 'This is not a certificate of Veracite, or it is damaged.',
  'unknown-key': 'It was signed with a key that is not among those of --keys.',
  'invalid-signature': 'The signature does not match: the certificate was changed after it was signed.',
  'digest-mismatch': 'The signature matches, but the results do not match their digests.',
};

/** Formats the outcome of a verification; `hasKeys`: the trusted keys were given. */
export function formatVerification(verified: VerifiedCertificate, hasKeys: boolean): { text: string; json: object } {
  const { fault, certificate } = verified;
  if (fault !== undefined) {
    const { difference } = verified;
    const detail = difference ? ` ${describe(difference)}` : '';
    return { text: `NOT VALID  ${FAULTS[fault]}${detail}`, json: { valid: false, trusted: false, fault, difference } };
  }
  const { results, issuer, issuedAt, version, collection } = certificate;
  const lines = [
    `VALID  ${summaryOf(results)}`,
    ...(collection
      ? linesOfCollection(collection, results)
      : results.flatMap((result, index) => [
          `${String(index + 1).padStart(5)}  ${lineOf(result)}`,
          // The report of the reference has it too.
          `       SHA-256 ${certificate.digests[index]}`,
        ])),
    ...(results.length === 1 && results[0]?.reason ? [`       ${plainLine(results[0].reason)}`] : []),
    `       Issued ${plainLine(issuedAt)} by ${plainLine(issuer)}, version ${plainLine(version)}.`,
    `       ${signerOf(certificate, hasKeys)}`,
  ];
  return { text: lines.join('\n'), json: { valid: true, trusted: hasKeys, ...certificate } };
}

const describe = ({ change, entry }: Difference): string =>
  change === 'removed'
    ? `Entry ${entry} or a later one was removed.`
    : `Entry ${entry} was ${change === 'added' ? 'added, or one before it' : change}.`;

function summaryOf(results: CertifiedResult[]): string {
  const counts = STATUSES.map((status) => ({
    status,
    count: results.filter((result) => result.status === status).length,
  }));
  const named = counts
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${nameOfState(status).toLowerCase()}`);
  return `${results.length} ${results.length === 1 ? 'entry' : 'entries'}: ${named.join(', ')}`;
}

/** Formats each paper with the digest of its file and, by number, its flagged and decided references. */
function linesOfCollection({ name, policyVersion, papers }: CertifiedCollection, results: CertifiedResult[]): string[] {
  let next = 0;
  const head = `       ${papers.length} papers of "${plainLine(name)}", version ${policyVersion} of its policy`;
  const lines = papers.flatMap(({ file, digest, assessment, decisions, results: positions }) => [
    `       ${plainLine(file)}${assessment ? `: ${plainLine(assessment.line)}` : ''}`,
    `       SHA-256 ${plainLine(digest)}`,
    ...positions.flatMap((position) => {
      const result = results[next++];
      const decision = decisions.find((decision) => decision.position === position)?.kind;
      const decided = decision ? ` (${plainLine(decision)})` : '';
      return result ? [`${String(position + 1).padStart(5)}  ${lineOf(result)}${decided}`] : [];
    }),
  ]);
  return [head, ...lines];
}

function lineOf({ status, confidence, match, originalText }: CertifiedResult): string {
  const standing = match?.standing === 'current' ? undefined : match?.standing;
  const more = [shownConfidence(confidence, status), standing].filter(Boolean).join(', ');
  return plainLine(`${nameOfState(status).toLowerCase()}${more && ` (${more})`}`) + `  ${plainLine(originalText)}`;
}

function signerOf({ keyId, issuer }: Certificate, hasKeys: boolean): string {
  if (hasKeys) return `Signed with a key of --keys: ${plainLine(keyId)}`;
  const source = issuer === COMMAND_LINE ? '--keys' : `--keys ${plainLine(issuer)}`;
  return `Signed with ${plainLine(keyId)}. Pass ${source} to verify who signed it.`;
}
