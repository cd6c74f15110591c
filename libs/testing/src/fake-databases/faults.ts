import { gzipSync } from 'node:zlib';
import type { ServerResponse } from 'node:http';
import type { Alteration } from './control-works';

/** A fault of a database. `times` limits it to the next requests. */
export interface Fault {
  kind:
    | 'hang'
    | 'slow'
    | 'too-many'
    | 'server-error'
    | 'out-of-order'
    | 'refused'
    | 'reset'
    | 'unreachable'
    | 'garbage'
    | 'wrong-shape'
    | 'html'
    | 'drip'
    | 'bomb'
    | 'endless'
    | 'no-access'
    | 'truncated'
    | 'blank'
    | 'wrong-type'
    | Alteration;
  /** `slow`: the delay before the correct answer, in milliseconds. */
  ms?: number;
  /** `too-many`, `out-of-order`: the Retry-After header, in seconds. */
  retryAfter?: number;
  times?: number;
}

/** A reply that is not JSON. */
export const GARBAGE = '{"message": {"items": [ \u0000 nonsense';

const BOMB_BYTES = 64 * 1024 * 1024;
let bomb: Buffer | undefined;

/** Sends a faulty reply. Returns false if the correct answer must still be sent. */
export async function misbehave(fault: Fault, response: ServerResponse): Promise<boolean> {
  const retry: Record<string, string> =
    fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) };
  switch (fault.kind) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.ms ?? 1_000).unref());
      return false;
    case 'hang':
      return true;
    case 'too-many':
      send(response, 429, 'text/plain', 'Rate exceeded.', retry);
      return true;
    case 'no-access':
      send(response, 401, 'text/plain', 'Unauthorized');
      return true;
    // Sent by the database itself, with other contents, cut off, or under another type.
    case 'truncated':
    case 'wrong-type':
    case 'empty':
    case 'other-works':
    case 'titles-only':
      return false;
    case 'server-error':
      send(response, 500, 'text/plain', 'Internal Server Error');
      return true;
    case 'out-of-order':
      send(response, 503, 'text/plain', 'Service Unavailable', retry);
      return true;
    case 'refused':
      send(response, 400, 'text/plain', 'Bad Request');
      return true;
    case 'unreachable':
    case 'reset':
      response.destroy();
      return true;
    case 'garbage':
      send(response, 200, 'application/json', GARBAGE);
      return true;
    case 'wrong-shape':
      send(response, 200, 'application/json', '{"surprise": true}');
      return true;
    case 'blank':
      send(response, 200, 'application/json', '');
      return true;
    case 'html':
      send(response, 200, 'text/html', '<!DOCTYPE html><html><body>Checking your browser…</body></html>');
      return true;
    case 'drip':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      drip(response, 1, 200);
      return true;
    case 'endless':
      response.writeHead(200, { 'Content-Type': 'application/json' });
      drip(response, 256 * 1024, 1);
      return true;
    case 'bomb':
      bomb ??= gzipSync(Buffer.alloc(BOMB_BYTES, ' '));
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
      response.end(bomb);
      return true;
  }
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': type, ...headers });
  response.end(body);
}

function drip(response: ServerResponse, bytes: number, everyMs: number): void {
  const timer = setInterval(() => response.write(' '.repeat(bytes)), everyMs);
  response.on('close', () => clearInterval(timer));
}
