import { dial, problemOf, standInFor, type DialProblem, type Resolve } from '@veracite/reputation/web/dialer';
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
  fault?: Exclude<DialProblem, 'unknown-host'>;
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

/** Posts to a URL given by a user, with the same protection as `guardedGet`. Does not follow redirects or read the body of the response. */
export async function publicPost(address: string, body: string, options: PostOptions): Promise<PostReply> {
  const { upstream, resolve, isLocalAllowed } = options;
  const local = isLocalAllowed ? localAddress(address) : undefined;
  const url = local ?? postAddress(address);
  if (!url) return { fault: 'address-not-allowed' };
  const isTrusted = upstream !== undefined || local !== undefined;
  const headers = {
    ...options.headers,
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Veracite webhooks',
  };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const target = local ?? standInFor(url, upstream);
    const incoming = await dial(target, { method: 'POST', headers, body, signal, isTrusted, resolve });
    incoming.destroy();
    return { status: incoming.statusCode };
  } catch (error) {
    const { problem } = problemOf(error, signal);
    return { fault: problem === 'unknown-host' ? 'unreachable' : problem };
  }
}
