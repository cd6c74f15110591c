import { once } from 'node:events';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { definitionOf } from '../definitions/find';
import { EXIT, UsageError } from '../exit';
import type { Answers } from '../mcp/answers';
import { answersByApi } from '../mcp/answers-by-api';
import { answersHere } from '../mcp/answers-here';
import { isLoopback, serveHttp } from '../mcp/http';
import { mcpServer } from '../mcp/server';
import { readOptions } from '../options';
import { openProduct } from '../product';

/** `mcp`: answers assistants, until it is ended. */
export async function mcp(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, definitionOf('mcp'));
  if (positionals.length > 0) throw new UsageError('mcp takes options only.');
  const { answers, close } = await answersFor(values.api);
  const onFault = (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  };
  try {
    if (values.http === undefined) await overStdio({ answers, onFault });
    else await overHttp({ answers, onFault, ...addressOf(values) });
    return EXIT.ok;
  } finally {
    await close();
  }
}

interface Serving {
  answers: Answers;
  onFault: (error: unknown) => void;
}

async function overStdio({ answers, onFault }: Serving): Promise<void> {
  const server = mcpServer({ answers, mayReadFiles: true, onFault });
  await server.connect(new StdioServerTransport());
  await Promise.race([once(process.stdin, 'end'), ended()]);
  await server.close();
}

async function overHttp({ answers, onFault, ...address }: Serving & ReturnType<typeof addressOf>): Promise<void> {
  const newServer = () => mcpServer({ answers, mayReadFiles: false, onFault });
  const server = await serveHttp({ ...address, newServer, onFault }).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${address.host}:${address.port} cannot be listened at (${error.code ?? error.message}).`);
  });
  const at = server.address();
  const port = at && typeof at === 'object' ? at.port : address.port;
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
    throw new UsageError(`Others can reach ${host}: set VERACITE_MCP_TOKEN to a secret that they must send.`);
  const origins = (values['allow-origin'] ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
  return { port, host, origins, ...(token && { token }) };
}

async function answersFor(api: string | undefined): Promise<{ answers: Answers; close(): Promise<void> }> {
  if (api === undefined) {
    const product = await openProduct();
    return { answers: answersHere(product), close: () => product.close() };
  }
  if (!URL.canParse(api)) throw new UsageError(`--api needs the address of a server, and has "${api}".`);
  const key = process.env['VERACITE_API_KEY'];
  if (!key) throw new UsageError('--api needs a key of that server in VERACITE_API_KEY.');
  return { answers: answersByApi(api, key), close: () => Promise.resolve() };
}
