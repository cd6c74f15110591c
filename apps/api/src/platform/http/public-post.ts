import http from 'node:http';
import https from 'node:https';
import { checkedLookup, NotAllowed, refuseInside, standInFor, type Resolve } from '@veracite/reputation/web/dialer';
import { pageAddress } from '@veracite/reputation/web/page-address';

const PATIENCE_MS = 10_000;

/** What an address answered to a POST, or why it did not. */
export interface PostReply {
  status?: number;
  fault?: 'address-not-allowed' | 'timeout' | 'certificate' | 'unreachable';
}

export interface PostOptions {
  headers: Record<string, string>;
  /** The operator's own origin that stands in for every host. */
  upstream?: string;
  resolve?: Resolve;
  patienceMs?: number;
}

/** An address that a user may have us post to: https, its own port, a public host. */
export function postAddress(text: string): URL | undefined {
  const url = pageAddress(text);
  return url?.protocol === 'https:' ? url : undefined;
}

/**
 * Posts to an address that comes from outside, behind the same walls as pages are read (`guardedGet`): no connection to
 * anything but a public unicast address, checked inside the dialer. A redirect is an answer and is not followed; the
 * body of an answer is not read.
 */
export function publicPost(address: string, body: string, options: PostOptions): Promise<PostReply> {
  const { headers, upstream, resolve, patienceMs = PATIENCE_MS } = options;
  const url = postAddress(address);
  if (!url) return Promise.resolve({ fault: 'address-not-allowed' });
  const target = standInFor(url, upstream);
  const signal = AbortSignal.timeout(patienceMs);
  return new Promise((done) => {
    const client = target.protocol === 'https:' ? https : http;
    const outgoing = client.request(
      target,
      {
        method: 'POST',
        ...(upstream ? {} : { lookup: checkedLookup(resolve) }),
        signal,
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Veracite webhooks' },
      },
      (incoming) => {
        incoming.destroy();
        done({ status: incoming.statusCode });
      },
    );
    if (!upstream) outgoing.on('socket', (socket) => socket.once('connect', () => refuseInside(socket)));
    outgoing.on('error', (fault) => done({ fault: faultOf(fault, signal) }));
    outgoing.end(body);
  });
}

function faultOf(fault: NodeJS.ErrnoException, signal: AbortSignal): NonNullable<PostReply['fault']> {
  if (fault instanceof NotAllowed) return 'address-not-allowed';
  if (signal.aborted) return 'timeout';
  return /^(?:CERT_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/.test(fault.code ?? '') ? 'certificate' : 'unreachable';
}
