import type { Answer } from './client';

/** Words of stack traces, of SQL and of files; no error body may hold one. */
const INSIDE = /node_modules|\.[cm]?[jt]s:\d|SELECT |INSERT |UPDATE |constraint|violates|stack|\/home\/|\/srv\//;

/** 336, 340: an error is a problem body for people, without internal details. */
export function expectProblem(how: string, { status, headers, body }: Answer): void {
  if (status < 400) return;
  expect([how, headers.get('Content-Type')?.split(';')[0]]).toEqual([how, 'application/problem+json']);
  expect(body).toMatchObject({
    status,
    title: expect.any(String) as string,
    message: expect.stringMatching(/\S/) as string,
    requestId: expect.stringMatching(/\S/) as string,
  });
  expect(JSON.stringify(body)).not.toMatch(INSIDE);
}
