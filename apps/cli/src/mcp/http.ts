import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

/** Most bytes of a request: the longest text that a tool accepts, in UTF-8 and escaped. */
const BODY_MAX = 2_000_000;
/** Most concurrent requests. */
const MAX_CONCURRENT = 20;
const PATH = '/mcp';

interface HttpOptions {
  host: string;
  port: number;
  /** Origins of web pages that may connect, as `https://app.example`. Programs send no origin. */
  origins: readonly string[];
  /** Required bearer token. */
  token?: string;
  newServer: () => McpServer;
  onFault: (error: unknown) => void;
}

/**
 * Serves the protocol over streamable HTTP at /mcp, stateless, with a server for each request. Checks the Host and Origin headers,
 * since a web page can reach a local server through a host name of its own (DNS rebinding).
 */
export async function serveHttp(options: HttpOptions): Promise<Server> {
  let busy = 0;
  const server = createServer((request, response) => {
    const refusal =
      refusalOf(request, options) ??
      (busy >= MAX_CONCURRENT ? { status: 503, message: 'Too many concurrent requests.' } : undefined);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    busy += 1;
    response.once('close', () => (busy -= 1));
    answer(request, response, options).catch((error: unknown) => {
      options.onFault(error);
      refuse(response, { status: 500, message: 'Internal server error.' });
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
  message: string;
  headers?: Record<string, string>;
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/** Tests for a loopback host, which other machines cannot reach. */
export const isLoopback = (host: string): boolean => LOCAL.test(host) || host === '::1';

function refusalOf(request: IncomingMessage, { host, origins, token }: HttpOptions): Refusal | undefined {
  const { origin, authorization, host: requestedHost = '' } = request.headers;
  if (isLoopback(host) && !LOCAL.test(requestedHost))
    return { status: 403, message: 'The Host header must be a loopback address.' };
  if (origin !== undefined && !origins.includes(origin))
    return { status: 403, message: 'Pages of this origin may not connect.' };
  if (token !== undefined && !isSame(authorization, `Bearer ${token}`))
    return { status: 401, message: 'A bearer token is required.', headers: { 'www-authenticate': 'Bearer' } };
  if (request.url?.split('?')[0] !== PATH) return { status: 404, message: `The endpoint is ${PATH}.` };
  if (request.method !== 'POST') return { status: 405, message: 'Only POST is allowed.', headers: { allow: 'POST' } };
  if (Number(request.headers['content-length'] ?? 0) > BODY_MAX) return TOO_LARGE;
  return undefined;
}

const TOO_LARGE: Refusal = {
  status: 413,
  message: `A request may have at most ${BODY_MAX} bytes.`,
  headers: { connection: 'close' },
};

function isSame(given: string | undefined, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { newServer, onFault }: HttpOptions,
): Promise<void> {
  const body = await bodyOf(request);
  if (body === undefined) return refuse(response, TOO_LARGE);
  let call: unknown;
  try {
    call = JSON.parse(body);
  } catch {
    return refuse(response, { status: 400, message: 'The request is not JSON.' }, -32700);
  }
  const [server, transport] = [newServer(), new StreamableHTTPServerTransport({ sessionIdGenerator: undefined })];
  response.once('close', () => {
    transport
      .close()
      .then(() => server.close())
      .catch(onFault);
  });
  await server.connect(transport);
  await transport.handleRequest(request, response, call);
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

/** Responds with a JSON-RPC error. */
function refuse(response: ServerResponse, { status, message, headers }: Refusal, code = -32000): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}
