import type { BalanceLine } from '@veracite/model/balance';
import type { PageReply } from '../web/guarded-get';
import { applying, signal, type Origin, type SignalName } from '../report/signals';
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
  const reached = reachedSignal(page);
  return applying(
    page.problem === 'certificate' &&
      signal('certificate-bad', origin, { fault: FAULTS[page.fault ?? ''] ?? 'it could not be verified' }),
    page.certificate?.valid && signal('certificate', origin, { issuer: page.certificate.issuer }),
    unencrypted(page) && signal('unencrypted', origin),
    page.problem === 'unknown-host' && signal('no-website', origin),
    reached &&
      signal(reached, origin, {
        status: String(page.status),
        problem: page.problem ?? 'status',
        way: page.chain.join(' → '),
      }),
  );
}

/** Checks whether the server says that it has no such page. */
export const isMissing = ({ status }: PageReply): boolean => status === 404 || status === 410;

function reachedSignal(page: PageReply): SignalName | undefined {
  const { status, body, chain } = page;
  if (isMissing(page)) return 'no-page';
  if (body !== undefined && (status ?? 0) < 400) return chain.length > 1 ? 'redirected' : 'reached';
  return status === undefined ? undefined : 'refused';
}
