import type { LookupAddress } from 'node:dns';
import { lookup as systemLookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction, Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { pageAddress } from './page-address';
import { isPublicAddress } from './public-address';

export const PAGE_LIMITS = { ms: 5_000, bytes: 1_000_000, redirects: 3 };

export type PageProblem =
  'address-not-allowed' | 'too-many-redirects' | 'timeout' | 'too-large' | 'not-html' | 'unreachable' | 'certificate';

/** A page as it was met, or why it was not. */
export interface Page {
  problem?: PageProblem;
  status?: number;
  html?: string;
  /** Every address asked, the first one included. */
  chain: string[];
  certificate?: { valid: boolean; issuer?: string; validTo?: string };
}

export interface PageReader {
  /** Resolves a name to all its addresses; the system's resolver unless given. */
  resolve?: (host: string) => Promise<LookupAddress[]>;
  limits?: typeof PAGE_LIMITS;
}

/**
 * Reads a page that a user named. No connection is opened to anything but a public unicast address on port 80 or 443:
 * the address is checked inside the dialer, after resolving and for every redirect anew, so that a name that changes
 * between check and connect gains nothing. One private address among a name's addresses refuses the name.
 */
export async function readPage(text: string, { resolve, limits = PAGE_LIMITS }: PageReader = {}): Promise<Page> {
  const chain: string[] = [];
  const signal = AbortSignal.timeout(limits.ms);
  let url = pageAddress(/^[a-z][a-z\d+.-]*:/i.test(text.trim()) ? text : `https://${text.trim()}`);
  for (let hop = 0; hop <= limits.redirects; hop += 1) {
    if (!url) return { problem: 'address-not-allowed', chain };
    chain.push(url.href);
    const reply = await request(url, checkedLookup(resolve ?? systemResolve), signal, limits.bytes);
    if (!('location' in reply)) return { ...reply, chain };
    url = pageAddress(reply.location, url);
  }
  return { problem: 'too-many-redirects', chain };
}

const systemResolve = (host: string) => systemLookup(host, { all: true });

class NotAllowed extends Error {}

function checkedLookup(resolve: (host: string) => Promise<LookupAddress[]>): LookupFunction {
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

type Reply = { location: string } | Omit<Page, 'chain'>;

function request(url: URL, lookup: LookupFunction, signal: AbortSignal, maxBytes: number): Promise<Reply> {
  return new Promise((done) => {
    const client = url.protocol === 'https:' ? https : http;
    const outgoing = client.request(
      url,
      {
        lookup,
        signal,
        agent: false,
        headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Veracite source check' },
      },
      (incoming) => {
        const location = incoming.headers.location;
        const status = incoming.statusCode ?? 0;
        if (status >= 300 && status < 400 && location !== undefined) {
          incoming.destroy();
          done({ location });
          return;
        }
        if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(incoming.headers['content-type'] ?? '')) {
          incoming.destroy();
          done({ problem: 'not-html', status });
          return;
        }
        const certificate = certificateOf(incoming.socket);
        bodyOf(incoming, maxBytes).then(
          (html) => done(html === undefined ? { problem: 'too-large', status } : { status, html, certificate }),
          (fault: unknown) => done({ problem: problemOf(fault), status }),
        );
      },
    );
    // The address really connected to, last of all: whatever resolved it.
    outgoing.on('socket', (socket) => socket.once('connect', () => refuseInside(socket)));
    outgoing.on('error', (fault) => done({ problem: problemOf(fault) }));
    outgoing.end();
  });
}

function refuseInside(socket: Socket): void {
  if (!isPublicAddress(socket.remoteAddress ?? '')) socket.destroy(new NotAllowed('connected to an inner address'));
}

async function bodyOf(incoming: http.IncomingMessage, maxBytes: number): Promise<string | undefined> {
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

function certificateOf(socket: Socket): Page['certificate'] {
  const tls = socket as Partial<TLSSocket>;
  if (!tls.getPeerCertificate) return undefined;
  const certificate = tls.getPeerCertificate();
  const issuer = certificate.issuer?.O;
  return {
    valid: tls.authorized === true,
    issuer: Array.isArray(issuer) ? issuer[0] : issuer,
    validTo: certificate.valid_to,
  };
}

function problemOf(fault: unknown): PageProblem {
  if (fault instanceof NotAllowed) return 'address-not-allowed';
  const code = fault instanceof Error ? ((fault as NodeJS.ErrnoException).code ?? fault.name) : '';
  if (code === 'ABORT_ERR' || code === 'AbortError' || code === 'TimeoutError') return 'timeout';
  if (/^(?:CERT_|ERR_TLS_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/.test(code)) return 'certificate';
  return 'unreachable';
}
