import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';
import type { NextFunction, Request, Response } from 'express';

const stopping = new AbortController();

/** Aborted once this process was asked to stop: what only waits for something ends by it. */
export const stopSignal = stopping.signal;

export function beginStopping(): void {
  stopping.abort();
}

/** While a process stops, whoever comes on an open connection is told to take another one the next time. */
export function lastOnConnection(_request: Request, response: Response, next: NextFunction): void {
  if (stopSignal.aborted) response.setHeader('Connection', 'close');
  next();
}

/**
 * How long new connections are still taken, in milliseconds: whoever distributes them hears by `/health/ready` that this process
 * stops. What waits for its listener when that closes is reset by the system.
 */
const LEAVING_MS = 1_000;
/** How long a connection that was just taken may be silent before its request comes, in milliseconds. */
const SILENCE_MS = 500;

/** Takes no new connections after a while, and resolves when every request under way is answered. */
export async function drained(server: Server): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  await new Promise<void>((resolve) => {
    const closing = setInterval(() => server.closeIdleConnections(), SILENCE_MS);
    // The `close` of an HTTP server ends at once what is idle, and with it connections whose first request is on its way.
    Listener.prototype.close.call(server, () => {
      clearInterval(closing);
      resolve();
    });
  });
}
