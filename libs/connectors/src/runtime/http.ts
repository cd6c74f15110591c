import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, request } from 'undici';
import { SourceError } from './source-error';
import { channel } from 'node:diagnostics_channel';

let current: (() => void) | undefined;
const callbacks = new WeakMap<object, () => void>();

const requestOf = (message: unknown): object | undefined => (message as { request?: object }).request;

// The channels of undici: undici.nodejs.org, Diagnostics Channel Support.
channel('undici:request:create').subscribe((message) => {
  const request = requestOf(message);
  if (request && current) callbacks.set(request, current);
});
channel('undici:client:sendHeaders').subscribe((message) => {
  const request = requestOf(message);
  if (request) callbacks.get(request)?.();
});

/** Calls `callback` when the request of `start` is written; works because undici creates requests synchronously. */
function onHeadersSent<T>(callback: (() => void) | undefined, start: () => T): T {
  current = callback;
  try {
    return start();
  } finally {
    current = undefined;
  }
}

/** The largest body in bytes, after decompression. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const CONNECT_MS = 3_000;
/** The signal of the caller usually ends a request sooner. */
const HEADERS_MS = 40_000;
const REDIRECTS = 4;

export interface HttpRequest {
  url: string;
  body?: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Called when the request is written to its connection. */
  onSent?: () => void;
  /** The hosts that a redirect may lead to. */
  hosts: string[];
}

export interface HttpReply {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

export interface Http {
  send(request: HttpRequest): Promise<HttpReply>;
  close(): Promise<void>;
}

/** Creates an HTTP client with timeouts and a limit on bodies; `upstream` replaces hosts as `<upstream>/HOST/PATH`. */
export function createHttp(upstream?: string): Http {
  const agent = new Agent({ connect: { timeout: CONNECT_MS }, headersTimeout: HEADERS_MS, bodyTimeout: HEADERS_MS });
  const origin = upstream?.replace(/\/$/, '');

  function route(url: URL): string {
    return origin ? `${origin}/${url.host}${url.pathname}${url.search}` : url.href;
  }

  async function send(options: HttpRequest): Promise<HttpReply> {
    let url = new URL(options.url);
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const sending = onHeadersSent(options.onSent, () =>
        request(route(url), {
          dispatcher: agent,
          method: options.body === undefined ? 'GET' : 'POST',
          headers: { 'accept-encoding': 'gzip, deflate, br', ...options.headers },
          body: options.body,
          signal: options.signal,
        }),
      );
      const reply = await sending;
      const headers = flat(reply.headers);
      const target = reply.statusCode >= 300 && reply.statusCode < 400 ? headers['location'] : undefined;
      if (target === undefined) {
        const bytes = await collect(reply.body, headers['content-encoding']);
        return { status: reply.statusCode, headers, text: decode(bytes, headers['content-type']) };
      }
      reply.body.on('error', () => undefined).destroy();
      url = follow(url, target, origin);
      if (!options.hosts.includes(url.host))
        throw new SourceError('bad-reply', 'It redirected to another site.', { fault: 'redirect' });
    }
    throw new SourceError('bad-reply', 'It redirected in circles.');
  }

  return { send, close: () => agent.destroy() };
}

function follow(from: URL, target: string, origin: string | undefined): URL {
  const publicUrl = origin && target.startsWith(`${origin}/`) ? `https://${target.slice(origin.length + 1)}` : target;
  const url = new URL(publicUrl, from);
  url.protocol = 'https:';
  return url;
}

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

async function collect(body: Readable, encoding = 'identity'): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const tooLarge = () => new SourceError('bad-reply', 'Its reply was too large.');
  const keep = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(chunk);
    }
  };
  const decompressor = decompressorFor(encoding);
  try {
    if (decompressor) await pipeline(body, decompressor, keep);
    else await pipeline(body, keep);
  } catch (error) {
    // The decompressor reports the end of the stream first.
    throw size > MAX_BODY_BYTES ? tooLarge() : error;
  }
  return Buffer.concat(chunks);
}

function decompressorFor(encoding: string) {
  switch (encoding.toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    default:
      return undefined;
  }
}

function decode(bytes: Buffer, type = ''): string {
  const charset =
    /charset="?([\w-]{2,20})/i.exec(type)?.[1] ??
    /encoding="([\w-]{2,20})"/.exec(bytes.toString('latin1', 0, 100))?.[1];
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(bytes);
  } catch (error) {
    // The label is not a character set: nearly all services send UTF-8.
    if (error instanceof RangeError) return new TextDecoder().decode(bytes);
    throw error;
  }
}
