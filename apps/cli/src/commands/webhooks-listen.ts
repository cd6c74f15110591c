import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { EXIT, UsageError } from '../exit';
import { readOptions } from '../options';
import { faultOf } from '../webhooks/verify-delivery';

const DEFAULT_PORT = 4100;
const BODY_MAX = 1_000_000;

/** `webhooks listen`: receives deliveries of webhooks on this machine, verifies their signatures and prints them. */
export async function listen(args: string[]): Promise<number> {
  const { values } = readOptions(args, 'webhooks listen');
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`--port: "${values.port}" is no port.`);
  const secret = values.secret ?? process.env['VERACITE_WEBHOOK_SECRET'] ?? '';
  if (!secret.startsWith('whsec_'))
    throw new UsageError(
      'webhooks listen needs the secret of the webhook (whsec_…) as --secret or VERACITE_WEBHOOK_SECRET.',
    );
  const server = createServer((request, response) => {
    receive(request, response, secret, values.json ?? false).catch((error: unknown) => {
      process.stderr.write(`A delivery broke off: ${String(error)}\n`);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const actual = typeof address === 'object' ? address?.port : port;
  process.stderr.write(`Listening at http://localhost:${actual}. Stop with Ctrl-C.\n`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  server.close();
  server.closeAllConnections();
  return EXIT.ok;
}

/** Prints a delivery, and answers 204, or 401 to one that is not signed by the secret. */
async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
  isJson: boolean,
): Promise<void> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= BODY_MAX) chunks.push(chunk);
  }
  const body = Buffer.concat(chunks).toString();
  const fault = bytes > BODY_MAX ? 'the body is too large' : faultOf(request.headers, body, secret, new Date());
  response.writeHead(fault === undefined ? 204 : 401).end();
  const id = String(request.headers['webhook-id'] ?? '');
  process.stdout.write(
    isJson
      ? `${JSON.stringify({ id, verified: fault === undefined, ...(fault && { fault }), body })}\n`
      : `${new Date().toISOString()} ${id} ${fault === undefined ? 'verified' : `refused: ${fault}`}\n${body}\n`,
  );
}
