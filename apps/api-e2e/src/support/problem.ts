import type { Answer } from './client';
import { SECRET, SHARED_SETTINGS } from './environment';

/** Words of stack traces, of SQL and of files; no error body may hold one. */
const INSIDE = /node_modules|\.[cm]?[jt]s:\d|SELECT |INSERT |UPDATE |constraint|violates|stack|\/home\/|\/srv\//;

/** Secrets of the server under test, and where its files are. */
const SECRETS = [SECRET, SHARED_SETTINGS.OPENALEX_API_KEY, process.cwd()];

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
  const text = JSON.stringify(body);
  expect(text).not.toMatch(INSIDE);
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
}
