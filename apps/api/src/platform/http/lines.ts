import type { Request, Response } from 'express';

/** JSON values, one a line (github.com/ndjson/ndjson-spec). */
export const LINES = 'application/x-ndjson';

/** Of a controller that has sent its answer itself: what its body is, which the API's document tells by this type. */
export type Sent<Body> = { readonly body?: Body };

/**
 * Answers a call that takes a while. Who accepts lines is told what goes on until the last line, `{result}`; a fault on the
 * way is the last line, `{problem}`. Everybody else gets the result alone, as JSON. What is thrown before the first line is
 * an answer with its own status.
 * @param work what is done; it may tell any number of times, or never
 */
export async function answerInLines<News, Result>(
  request: Request,
  response: Response,
  work: (tell?: (news: News) => void) => Promise<Result>,
): Promise<Sent<Result>> {
  if (!(request.get('Accept') ?? '').includes(LINES)) {
    response.json(await work());
    return {};
  }
  const say = (line: unknown): void => {
    if (!response.headersSent)
      response.set({
        'Content-Type': `${LINES}; charset=utf-8`,
        'Cache-Control': 'no-store',
        'X-Accel-Buffering': 'no',
      });
    if (!response.writableEnded) response.write(`${JSON.stringify(line)}\n`);
  };
  const result = await work(say);
  say({ result });
  response.end();
  return {};
}
