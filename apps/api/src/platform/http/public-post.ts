import http from 'node:http';
import https from 'node:https';
import { checkedLookup, NotAllowed, refuseInside, standInFor, type Resolve } from '@veracite/reputation/web/dialer';
import { pageAddress } from '@veracite/reputation/web/page-address';

const PATIENCE_MS = 10_000;

/** Returns the URL of a server on this machine, at which webhooks are tried in development. */
export function localAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return isLocal && !url.username && !url.password ? url : undefined;
}

/** The response to a POST, or the reason why there is none. */
export interface PostReply {
  status?: number;
  fault?: 'address-not-allowed' | 'timeout' | 'certificate' | 'unreachable';
}

export interface PostOptions {
  headers: Record<string, string>;
  /** An origin that receives all requests in place of their hosts, for tests. */
  upstream?: string;
  /** Whether this machine may be the receiver. */
  isLocalAllowed?: boolean;
  resolve?: Resolve;
}

/** Returns a URL that a webhook may have: https, the default port, a public host. */
export function postAddress(text: string): URL | undefined {
  const url = pageAddress(text);
  return url?.protocol === 'https:' ? url : undefined;
}

/**
 * Posts to a URL given by a user, with the same protection as `guardedGet`: connects to public unicast addresses only,
 * which is checked when the connection is made. Does not follow redirects or read the body of the response.
 */
export function publicPost(address: string, body: string, options: PostOptions): Promise<PostReply> {
  const { headers, upstream, resolve, isLocalAllowed } = options;
  const local = isLocalAllowed ? localAddress(address) : undefined;
  const url = local ?? postAddress(address);
  if (!url) return Promise.resolve({ fault: 'address-not-allowed' });
  const isTrusted = upstream !== undefined || local !== undefined;
  const target = local ?? standInFor(url, upstream);
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((done) => {
    const client = target.protocol === 'https:' ? https : http;
    const outgoing = client.request(
      target,
      {
        method: 'POST',
        ...(isTrusted ? {} : { lookup: checkedLookup(resolve) }),
        signal,
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'Veracite webhooks' },
      },
      (incoming) => {
        incoming.destroy();
        done({ status: incoming.statusCode });
      },
    );
    if (!isTrusted) outgoing.on('socket', (socket) => socket.once('connect', () => refuseInside(socket)));
    outgoing.on('error', (fault) => done({ fault: faultOf(fault, signal) }));
    outgoing.end(body);
  });
}

function faultOf(fault: NodeJS.ErrnoException, signal: AbortSignal): NonNullable<PostReply['fault']> {
  if (fault instanceof NotAllowed) return 'address-not-allowed';
  if (signal.aborted) return 'timeout';
  return /^(?:CERT_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/.test(fault.code ?? '') ? 'certificate' : 'unreachable';
}
