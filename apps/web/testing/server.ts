import { repliesOf } from '@veracite/testing/web-answers/replies';
import type { Answers, Call } from '@veracite/testing/web-answers/table';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

let replies = repliesOf({});
let calls: Call[] = [];

/** The API of the product: answers from the table of the open page and records the calls. */
export const server = setupServer(
  http.all('*/api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.clone().text();
    const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
    const body: unknown = isJson ? JSON.parse(text) : undefined;
    const call: Call = { method: request.method, path: pathname, query: search, body, answered: false };
    calls.push(call);
    const reply = await replies({
      url: () => request.url,
      method: () => request.method,
      headers: () => Object.fromEntries(request.headers),
      postDataJSON: () => body,
    });
    if (reply.delay) await delay(reply.delay);
    call.answered = true;
    const status = reply.status ?? 200;
    const content = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    return new HttpResponse(status === 204 ? null : content, {
      status,
      headers: { 'content-type': 'application/json' },
    });
  }),
);

/** Answers the calls from now on from a table of `METHOD /path`. @returns the calls, as they are made */
export function answerWith(answers: Answers): Call[] {
  replies = repliesOf(answers);
  calls = [];
  return calls;
}

/** The calls of a method and path. */
export const sent = (calls: Call[], path: string, method = 'POST') =>
  calls.filter((call) => call.path === path && call.method === method);
