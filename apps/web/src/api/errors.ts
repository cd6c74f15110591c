import type { ProblemBody } from '@veracite/contracts/problem';

/** A response that is not OK. `message` is the status, a colon and the body, or the status text when the body is empty. */
export class ApiError extends Error {
  readonly problem: Partial<ProblemBody> | undefined;

  constructor(
    readonly status: number,
    body: string,
    statusText: string,
  ) {
    super(`${status}: ${body || statusText}`);
    this.name = 'ApiError';
    this.problem = problemOf(body);
  }
}

function problemOf(body: string): Partial<ProblemBody> | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' ? value : undefined;
  } catch {
    // A proxy's HTML page or plain text: there is no problem body to show.
    return undefined;
  }
}

/** Returns the server's message for users, if the response has one. */
export function messageOf(error: unknown): string | undefined {
  const message = error instanceof ApiError ? error.problem?.message : undefined;
  return typeof message === 'string' && message.length > 0 ? message : undefined;
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined;
}
