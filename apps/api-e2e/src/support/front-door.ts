import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One address before several servers, as a reverse proxy is: in turns, and past those that are not ready or take no connection. */
export interface FrontDoor {
  origin: string;
  /** Answers by status, 502 where no server answered. */
  statuses: Map<number, number>;
  close(): Promise<void>;
}

/** Interval of the readiness checks in milliseconds. A server accepts requests for a second after it becomes unready. */
const EVERY_MS = 100;

export async function openFrontDoor(origins: readonly string[]): Promise<FrontDoor> {
  const statuses = new Map<number, number>();
  const unready = new Set<string>();
  let next = 0;
  const looking = setInterval(() => {
    for (const origin of origins)
      fetch(`${origin}/health/ready`).then(
        ({ ok }) => (ok ? unready.delete(origin) : unready.add(origin)),
        () => unready.add(origin),
      );
  }, EVERY_MS);
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

  /** What was not taken by one server has happened nowhere, and is given to the next. */
  function pass(asked: IncomingMessage, body: Buffer, answer: ServerResponse, [origin, ...others]: string[]): void {
    const url = new URL(asked.url ?? '/', origin);
    const onward = request(url, { method: asked.method, headers: { ...asked.headers, connection: 'close' } });
    onward.on('response', (response) => {
      count(response.statusCode ?? 0);
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && others.length > 0) return pass(asked, body, answer, others);
      count(502);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(String(error));
    });
    onward.end(body);
  }

  const server: Server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      next = (next + 1) % origins.length;
      const inTurn = [...origins.slice(next), ...origins.slice(0, next)];
      const [ready, others] = [true, false].map((is) => inTurn.filter((origin) => unready.has(origin) !== is));
      pass(asked, Buffer.concat(chunks), answer, [...(ready ?? []), ...(others ?? [])]);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    close: () =>
      new Promise((resolve) => {
        clearInterval(looking);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
