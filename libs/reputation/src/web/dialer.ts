import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction, Socket } from 'node:net';
import { isPublicAddress } from './public-address';

/** A connection to an address that is not public was refused. */
export class NotAllowed extends Error {}

/** Resolves a name to all its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const systemResolve: Resolve = (host) => systemLookup(host, { all: true });

/** For `lookup` of a request: one address of the name that is not public refuses the name. */
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

/** Ends a connection that was opened to an address that is not public, whatever resolved it. */
export function refuseInside(socket: Socket): void {
  if (!isPublicAddress(socket.remoteAddress ?? '')) socket.destroy(new NotAllowed('connected to an inner address'));
}

/** Where `https://HOST/PATH` is really asked for: at the operator's own origin where one stands in for every host. */
export function standInFor(url: URL, upstream: string | undefined): URL {
  return upstream ? new URL(`${upstream}/${url.host}${url.pathname}${url.search}`) : url;
}
