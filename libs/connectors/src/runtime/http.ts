import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, request } from 'undici';
import { SourceError } from './source-error';
import { onHeadersSent } from './on-headers-sent';

/** A whole body is at most this many bytes after decompression. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;
const CONNECT_MS = 3_000;
/** The caller's signal ends sooner; this only bounds what nobody ends. */
const HEADERS_MS = 40_000;
const REDIRECTS = 4;

export interface HttpRequest {
  url: string;
  body?: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Called when the request is written to its connection, which may be long after it was asked for. */
  onSent?: () => void;
  /** Hosts a redirect may lead to. */
  hosts: string[];
}

export interface HttpReply {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

export interface Http {
  send(asked: HttpRequest): Promise<HttpReply>;
  close(): Promise<void>;
}

/**
 * Sends requests with connect and header timeouts and a cap on the body; the total time is the caller's signal.
 * @param upstream origin that stands in for all hosts: `https://HOST/PATH` becomes `<upstream>/HOST/PATH`
 */
export function createHttp(upstream?: string): Http {
  const agent = new Agent({ connect: { timeout: CONNECT_MS }, headersTimeout: HEADERS_MS, bodyTimeout: HEADERS_MS });
  const origin = upstream?.replace(/\/$/, '');

  function route(url: URL): string {
    return origin ? `${origin}/${url.host}${url.pathname}${url.search}` : url.href;
  }

  async function send(asked: HttpRequest): Promise<HttpReply> {
    let url = new URL(asked.url);
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const sending = onHeadersSent(asked.onSent, () =>
        request(route(url), {
          dispatcher: agent,
          method: asked.body === undefined ? 'GET' : 'POST',
          headers: { 'accept-encoding': 'gzip, deflate, br', ...asked.headers },
          body: asked.body,
          signal: asked.signal,
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
      if (!asked.hosts.includes(url.host)) throw new SourceError('bad-reply', 'It redirected to another site.');
    }
    throw new SourceError('bad-reply', 'It redirected in circles.');
  }

  return { send, close: () => agent.destroy() };
}

function follow(from: URL, target: string, origin: string | undefined): URL {
  const own = origin && target.startsWith(`${origin}/`) ? `https://${target.slice(origin.length + 1)}` : target;
  const url = new URL(own, from);
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
  const tooLarge = new SourceError('bad-reply', 'Its reply was too large.');
  const keep = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) throw tooLarge;
      chunks.push(chunk);
    }
  };
  const unpacker = unpackerFor(encoding);
  try {
    if (unpacker) await pipeline(body, unpacker, keep);
    else await pipeline(body, keep);
  } catch (thrown) {
    // Cutting a stream short has the unpacker complain of it first.
    throw size > MAX_BODY_BYTES ? tooLarge : thrown;
  }
  return Buffer.concat(chunks);
}

function unpackerFor(encoding: string) {
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
  } catch (thrown) {
    // A label that names no character set: nearly all of these services send UTF-8 whatever they say.
    if (thrown instanceof RangeError) return new TextDecoder().decode(bytes);
    throw thrown;
  }
}
