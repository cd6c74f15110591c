import type { BalanceLine } from '@veracite/model/balance';
import { lineAgainst, lineFor, neutralLine, type Origin } from '../report/balance-lines';
import { WEIGHTS } from '../weights';
import { unencrypted, type WebsiteDossier } from './dossier';

/** Descriptions of certificate error codes of OpenSSL and Node.js. */
const FAULTS: Record<string, string> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the site signed it itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'its chain ends with an unknown certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it belongs to another name',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its issuer is not known',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its issuer is not known',
};

/** Returns lines about the certificate, encryption and redirects, or about the failure. */
export function transportLines({ page, today }: WebsiteDossier): BalanceLine[] {
  const origin: Origin = { origin: 'The website', date: today, url: page.chain.at(-1) };
  const lines: BalanceLine[] = [];
  if (page.problem === 'certificate')
    lines.push(
      lineAgainst(
        WEIGHTS.certificateBad,
        'certificate',
        'authenticity',
        `Its certificate is not valid: ${FAULTS[page.fault ?? ''] ?? 'it could not be verified'}.`,
        origin,
      ),
    );
  if (page.certificate?.valid)
    lines.push(
      lineFor(
        WEIGHTS.certificateGood,
        'certificate',
        'authenticity',
        `Has a valid certificate${page.certificate.issuer ? ` from ${page.certificate.issuer}` : ''}; that is no evidence about its content.`,
        origin,
      ),
    );
  if (unencrypted(page))
    lines.push(
      lineAgainst(WEIGHTS.unencrypted, 'unencrypted', 'authenticity', 'Is served without encryption.', origin),
    );
  if (page.problem === 'unknown-host')
    lines.push(lineAgainst(WEIGHTS.deadSite, 'reached', 'existence', 'There is no website of this name.', origin));
  if (page.status === 404 || page.status === 410)
    lines.push(
      lineAgainst(
        WEIGHTS.deadSite,
        'reached',
        'existence',
        `The website reports that the page does not exist (${page.status}).`,
        origin,
      ),
    );
  else if (page.body !== undefined && (page.status ?? 0) < 400)
    lines.push(neutralLine('reached', 'existence', reachedBy(page.chain), origin));
  else if (page.status !== undefined)
    lines.push(
      neutralLine(
        'reached',
        'existence',
        `The website answered with ${page.problem ?? 'status'} ${page.status}; many websites refuse automated requests.`,
        origin,
      ),
    );
  return lines;
}

function reachedBy(chain: string[]): string {
  return chain.length > 1
    ? `The page was reached by ${chain.join(' → ')}.`
    : 'The page was reached without a redirect.';
}
