import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import type { NextFunction, Request, Response } from 'express';

const stopping = new AbortController();

/** Aborted when this process is asked to stop. Ends everything that only waits. */
export const stopSignal = stopping.signal;

export function beginStopping(): void {
  stopping.abort();
}

/** Closes keep-alive connections after their next response while the process stops. */
export function lastOnConnection(_request: Request, response: Response, next: NextFunction): void {
  if (stopSignal.aborted) response.setHeader('Connection', 'close');
  next();
}

/** Milliseconds in which load balancers see in `/health/ready` that this process stops; connections are accepted. */
const LEAVING_MS = 1_000;
/** Milliseconds in which a new connection must send its request. */
const SILENCE_MS = 500;

/** Stops accepting connections after `LEAVING_MS`, and resolves when all requests in progress are answered. */
export async function drained(server: Server): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  await new Promise<void>((resolve) => {
    const closing = setInterval(() => server.closeIdleConnections(), SILENCE_MS);
    // `close` of an HTTP server also ends idle connections at once, even those whose first request is about to arrive.
    Listener.prototype.close.call(server, () => {
      clearInterval(closing);
      resolve();
    });
  });
}
