import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { dial, problemOf, standInFor, type DialProblem, type Resolve } from './dialer';
import { pageAddress } from './page-address';

export const PAGE_LIMITS = { ms: 5_000, bytes: 1_000_000, redirects: 3 };

export type PageProblem = DialProblem | 'too-many-redirects' | 'too-large' | 'wrong-type';

/** The response of an address, or the reason for its failure. */
export interface PageReply {
  problem?: PageProblem;
  status?: number;
  body?: string;
  /** All requested addresses, including the first. */
  chain: string[];
  certificate?: { valid: boolean; issuer?: string };
  /** Error code of OpenSSL or Node.js for the problem `certificate`. */
  fault?: string;
}

export interface Guard {
  /** Default: the system's resolver. */
  resolve?: Resolve;
  limits?: typeof PAGE_LIMITS;
  /** The operator's own origin that replaces every host: `https://HOST/PATH` is requested as `<upstream>/HOST/PATH`. */
  upstream?: string;
}

/**
 * Requests an address from untrusted input, on ports 80 and 443 of public hosts. The address is checked again for every redirect.
 * @param types allowed media types of the response
 */
export async function guardedGet(text: string, accept: string, types: RegExp, guard: Guard = {}): Promise<PageReply> {
  const { limits = PAGE_LIMITS } = guard;
  const chain: string[] = [];
  const asking: Asking = { accept, types, bytes: limits.bytes, signal: AbortSignal.timeout(limits.ms), guard };
  let url = pageAddress(text);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    if (!url) return { problem: 'address-not-allowed', chain };
    chain.push(url.href);
    const reply = await request(url, asking);
    if (!('location' in reply)) return { ...reply, chain };
    url = pageAddress(original(reply.location, guard.upstream), url);
  }
  return { problem: 'too-many-redirects', chain };
}

interface Asking {
  accept: string;
  types: RegExp;
  bytes: number;
  signal: AbortSignal;
  guard: Guard;
}

/** Converts a redirect to the upstream origin back to the host that it replaces. */
function original(location: string, upstream: string | undefined): string {
  return upstream && location.startsWith(`${upstream}/`) ? `https://${location.slice(upstream.length + 1)}` : location;
}

type Reply = { location: string } | Omit<PageReply, 'chain'>;

async function request(url: URL, { accept, types, bytes, signal, guard }: Asking): Promise<Reply> {
  const { upstream, resolve } = guard;
  const headers = { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Veracite source check' };
  let status: number | undefined;
  try {
    const options = { headers, signal, resolve, isTrusted: Boolean(upstream) };
    const incoming = await dial(standInFor(url, upstream), options);
    const location = incoming.headers.location;
    status = incoming.statusCode ?? 0;
    if (status >= 300 && status < 400 && location !== undefined) {
      incoming.destroy();
      return { location };
    }
    const certificate = certificateOf(incoming.socket);
    if (!types.test(incoming.headers['content-type'] ?? '')) {
      incoming.destroy();
      return { problem: 'wrong-type', status, certificate };
    }
    const body = await bodyOf(incoming, bytes);
    return body === undefined ? { problem: 'too-large', status } : { status, body, certificate };
  } catch (fault) {
    return { ...problemOf(fault, signal), ...(status !== undefined && { status }) };
  }
}

async function bodyOf(incoming: IncomingMessage, maxBytes: number): Promise<string | undefined> {
  const inflate = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress }[
    incoming.headers['content-encoding'] ?? ''
  ];
  const stream = inflate ? incoming.pipe(inflate()) : incoming;
  if (stream !== incoming) incoming.on('error', (fault) => stream.destroy(fault));
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) {
      incoming.destroy();
      return undefined;
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function certificateOf(socket: Socket): PageReply['certificate'] {
  const tls = socket as Partial<TLSSocket>;
  if (!tls.getPeerCertificate) return undefined;
  const certificate = tls.getPeerCertificate();
  const issuer = certificate.issuer?.O;
  return {
    valid: tls.authorized === true,
    issuer: Array.isArray(issuer) ? issuer[0] : issuer,
  };
}
