import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { EXIT, UsageError } from '../exit';
import type { Backend } from '../mcp/backend';
import { openServer } from '../mcp/api-backend';
import { localBackend } from '../mcp/local-backend';
import { isLoopback, serveHttp } from '../mcp/http';
import { mcpServer } from '../mcp/server';
import { readOptions } from '../options';
import { openProduct } from '../product';

/** `mcp`: serves the Model Context Protocol until it is stopped. */
export async function mcp(args: string[]): Promise<number> {
  const { values } = readOptions(args, 'mcp');
  const { answers, close } = await openBackend(values.api);
  const onFault = (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  };
  try {
    if (values.http === undefined) await overStdio({ backend: answers, onFault });
    else await overHttp({ backend: answers, onFault, ...addressOf(values) });
    return EXIT.ok;
  } finally {
    await close();
  }
}

interface Serving {
  backend: Backend;
  onFault: (error: unknown) => void;
}

async function overStdio({ backend: answers, onFault }: Serving): Promise<void> {
  const server = mcpServer({ backend: answers, mayReadFiles: true, onFault });
  await server.connect(new StdioServerTransport());
  await Promise.race([once(process.stdin, 'end'), ended()]);
  await server.close();
}

async function overHttp({
  backend: answers,
  onFault,
  ...address
}: Serving & ReturnType<typeof addressOf>): Promise<void> {
  const newServer = () => mcpServer({ backend: answers, mayReadFiles: false, onFault });
  const server = await serveHttp({ ...address, newServer, onFault }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${address.host}:${address.port} is not available (${error.code ?? error.message}).`);
  });
  const listening = server.address();
  const port = listening && typeof listening === 'object' ? listening.port : address.port;
  process.stderr.write(`http://${address.host}:${port}/mcp\n`);
  await ended();
  server.close();
  server.closeAllConnections();
}

const ended = (): Promise<unknown> => Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);

function addressOf(values: { http?: string; host?: string; 'allow-origin'?: string }) {
  const port = Number(values.http);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError('--http needs a port from 0 to 65535.');
  const host = values.host ?? '127.0.0.1';
  const token = process.env['VERACITE_MCP_TOKEN'] || undefined;
  if (!isLoopback(host) && !token)
    throw new UsageError(
      `Other machines can reach ${host}: set VERACITE_MCP_TOKEN to a secret that clients must send.`,
    );
  const origins = (values['allow-origin'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  return { port, host, origins, ...(token && { token }) };
}

async function openBackend(api: string | undefined): Promise<{ answers: Backend; close(): Promise<void> }> {
  if (api === undefined) {
    const product = await openProduct();
    return { answers: localBackend(product), close: () => product.close() };
  }
  return { answers: openServer(api), close: () => Promise.resolve() };
}
