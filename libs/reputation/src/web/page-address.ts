import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

const PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** Names of internal networks: RFC 6761, RFC 8375, cloud metadata hosts. */
const INSIDE = /(?:^|\.)(?:localhost|local|internal|intranet|home\.arpa|lan|corp|test|invalid|example|onion)$/;

/**
 * Parses an address from a user.
 * @returns undefined for other schemes, credentials, ports other than the scheme's default, names without a dot, names of
 *   internal networks, and IP addresses that are not public. The resolved address is checked again when connecting.
 */
export function pageAddress(text: string, base?: URL): URL | undefined {
  if (/[\s\\\p{Cc}]/u.test(text.trim()) || !URL.canParse(text.trim(), base?.href)) return undefined;
  const url = new URL(text.trim(), base?.href);
  const port = PORTS[url.protocol];
  if (port === undefined || (url.port !== '' && url.port !== port)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : undefined;
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => label !== '') && !INSIDE.test(host) ? url : undefined;
}
