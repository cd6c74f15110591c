import type { Request, Response } from 'express';

/** JSON values, one a line (github.com/ndjson/ndjson-spec). */
export const NDJSON = 'application/x-ndjson';

/** Returns the headers of a response that is sent in pieces, which no proxy may collect. */
export const streamHeaders = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
});

/** The return type of a handler that has sent its response itself. The OpenAPI document takes the response body from `Body`. */
export type Sent<Body> = { readonly body?: Body };

/**
 * Runs a long call and sends its response. Clients that accept NDJSON receive progress events, one a line, and a last
 * line `{result}` or, after an error, `{problem}`. Other clients receive the result alone as JSON. An error before
 * the first line becomes a response with its own status.
 * @param work may call `emit` any number of times
 */
export async function respondNdjson<Event, Result>(
  request: Request,
  response: Response,
  work: (emit?: (event: Event) => void) => Promise<Result>,
): Promise<Sent<Result>> {
  if (!(request.get('Accept') ?? '').includes(NDJSON)) {
    response.json(await work());
    return {};
  }
  const writeLine = (line: unknown): void => {
    if (!response.headersSent) response.set(streamHeaders(NDJSON));
    if (!response.writableEnded) response.write(`${JSON.stringify(line)}\n`);
  };
  const result = await work(writeLine);
  writeLine({ result });
  response.end();
  return {};
}
