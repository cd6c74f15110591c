import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction, Socket } from 'node:net';
import { isPublicAddress } from './public-address';

/** Thrown when a connection to an address that is not public is refused. */
export class NotAllowed extends Error {}

/** Resolves a name to all its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const systemResolve: Resolve = (host) => systemLookup(host, { all: true });

/** Creates a `lookup` function that refuses a name if one of its addresses is not public. */
export function checkedLookup(resolve: Resolve = systemResolve): LookupFunction {
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
export function refuseInside(socket: Socket): void {
  if (!isPublicAddress(socket.remoteAddress ?? '')) socket.destroy(new NotAllowed('connected to an inner address'));
}

/** Returns the address to request for a URL: `<upstream>/HOST/PATH` if the operator's own origin replaces every host. */
export function standInFor(url: URL, upstream: string | undefined): URL {
  return upstream ? new URL(`${upstream}/${url.host}${url.pathname}${url.search}`) : url;
}
