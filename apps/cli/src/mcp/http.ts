import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

/** Bytes of a request: the largest text that a tool takes, in UTF-8 and escaped. */
const BODY_MAX = 2_000_000;
/** Requests under way at once. */
const BUSY_MAX = 20;
const PATH = '/mcp';

export interface HttpOptions {
  host: string;
  port: number;
  /** Origins of web pages that may ask: `https://app.example`. Programs send none. */
  origins: readonly string[];
  /** That `Authorization: Bearer` must carry. */
  token?: string;
  newServer: () => McpServer;
  onFault: (error: unknown) => void;
}

/**
 * Serves the protocol over streamable HTTP at /mcp, a server for each request, so that nothing is kept between two. The name that a
 * request is addressed to and the page that it comes from are looked at, since a web page may reach a server of this machine by a
 * name that it owns (DNS rebinding).
 */
export async function serveHttp(options: HttpOptions): Promise<Server> {
  let busy = 0;
  const server = createServer((request, response) => {
    const refusal =
      refusalOf(request, options) ??
      (busy >= BUSY_MAX ? { status: 503, said: 'Too many requests are under way.' } : undefined);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    busy += 1;
    response.once('close', () => (busy -= 1));
    answer(request, response, options).catch((error: unknown) => {
      options.onFault(error);
      refuse(response, { status: 500, said: 'This could not be answered, by a fault of the server.' });
    });
  });
  server.requestTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return server;
}

interface Refusal {
  status: number;
  said: string;
  headers?: Record<string, string>;
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Whether a host is this machine's own, which no other can reach. */
export const isLoopback = (host: string): boolean => LOCAL.test(host) || host === '::1';

function refusalOf(request: IncomingMessage, { host, origins, token }: HttpOptions): Refusal | undefined {
  const { origin, authorization, host: addressed = '' } = request.headers;
  if (isLoopback(host) && !LOCAL.test(addressed))
    return { status: 403, said: 'This server is addressed by another name.' };
  if (origin !== undefined && !origins.includes(origin))
    return { status: 403, said: 'Pages of this origin may not ask.' };
  if (token !== undefined && !isSame(authorization, `Bearer ${token}`))
    return { status: 401, said: 'A token is needed.', headers: { 'www-authenticate': 'Bearer' } };
  if (request.url?.split('?')[0] !== PATH) return { status: 404, said: `The protocol is spoken at ${PATH}.` };
  if (request.method !== 'POST') return { status: 405, said: 'Requests are sent by POST.', headers: { allow: 'POST' } };
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX) return TOO_LARGE;
  return undefined;
}

const TOO_LARGE: Refusal = {
  status: 413,
  said: `A request may have ${BODY_MAX} bytes.`,
  headers: { connection: 'close' },
};

function isSame(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { newServer, onFault }: HttpOptions,
): Promise<void> {
  const body = await bodyOf(request);
  if (body === undefined) return refuse(response, TOO_LARGE);
  let message: unknown;
  try {
    message = JSON.parse(body);
  } catch {
    // Whatever it is, it is no JSON.
    return refuse(response, { status: 400, said: 'The request is no JSON.' }, -32700);
  }
  const [server, transport] = [newServer(), new StreamableHTTPServerTransport({ sessionIdGenerator: undefined })];
  response.once('close', () => {
    transport
      .close()
      .then(() => server.close())
      .catch(onFault);
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, message);
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** As JSON-RPC says errors. */
function refuse(response: ServerResponse, { status, said, headers }: Refusal, code = -32000): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message: said }, id: null }));
}
