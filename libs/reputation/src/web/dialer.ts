import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import { isPublicAddress } from './public-address';

/** Thrown when a connection to an address that is not public is refused. */
class NotAllowed extends Error {}

/** Resolves a name to all its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const systemResolve: Resolve = (host) => systemLookup(host, { all: true });

/** Creates a `lookup` function that refuses a name if one of its addresses is not public. */
function checkedLookup(resolve: Resolve = systemResolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
          callback(new NotAllowed(`${host} does not resolve to public addresses only`), '', 4);
        } else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (fault: NodeJS.ErrnoException) => callback(fault, '', 4),
    );
  };
}

/** Longest time in milliseconds that a name is resolved for `resolvesInside`. */
const RESOLVE_MS = 1_000;

/** Returns true if a name resolves to an address that is not public; not if it does not resolve in time. */
export async function resolvesInside(host: string, resolve: Resolve = systemResolve): Promise<boolean> {
  const timeout = new Promise<LookupAddress[]>((done) => setTimeout(done, RESOLVE_MS, []).unref());
  const addresses = await Promise.race([resolve(host).catch(() => []), timeout]);
  return addresses.some(({ address }) => !isPublicAddress(address));
}

/** Closes a connection to an address that is not public, regardless of how it was resolved. */
function refuseInside(socket: Socket): void {
  if (!isPublicAddress(socket.remoteAddress ?? '')) socket.destroy(new NotAllowed('connected to an inner address'));
}

/** Returns the address to request for a URL: `<upstream>/HOST/PATH` if the operator's own origin replaces every host. */
export function standInFor(url: URL, upstream: string | undefined): URL {
  return upstream ? new URL(`${upstream}/${url.host}${url.pathname}${url.search}`) : url;
}

interface Dialing {
  method?: 'POST';
  headers: http.OutgoingHttpHeaders;
  body?: string;
  signal: AbortSignal;
  /** Whether the address is the operator's own and may be any. */
  isTrusted: boolean;
  /** Default: the system's resolver. */
  resolve?: Resolve;
}

/**
 * Sends a request to an address from untrusted input. It connects only to public unicast addresses, which is checked after resolving
 * and when connecting, which prevents DNS rebinding. Redirects are not followed. Rejects with a fault for `problemOf`.
 */
export function dial(target: URL, { body, isTrusted, resolve, ...options }: Dialing): Promise<http.IncomingMessage> {
  return new Promise((respond, reject) => {
    const client = target.protocol === 'https:' ? https : http;
    const lookup = isTrusted ? {} : { lookup: checkedLookup(resolve) };
    const outgoing = client.request(target, { ...options, ...lookup, agent: false }, respond);
    if (!isTrusted) outgoing.on('socket', (socket) => socket.once('connect', () => refuseInside(socket)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export type DialProblem = 'address-not-allowed' | 'timeout' | 'unreachable' | 'unknown-host' | 'certificate';

/** Returns why a request failed. `fault` is the error code of OpenSSL or Node.js for the problem `certificate`. */
export function problemOf(fault: unknown, signal: AbortSignal): { problem: DialProblem; fault?: string } {
  if (fault instanceof NotAllowed) return { problem: 'address-not-allowed' };
  if (signal.aborted) return { problem: 'timeout' };
  const code = (fault as Partial<NodeJS.ErrnoException>).code ?? '';
  if (code === 'ENOTFOUND') return { problem: 'unknown-host' };
  if (/^(?:CERT_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/.test(code))
    return { problem: 'certificate', fault: code };
  return { problem: 'unreachable' };
}
