import type { Page, Request, Route } from '@playwright/test';
import { repliesOf } from '@veracite/testing/web-answers/replies';
import type { Answers, Call } from '@veracite/testing/web-answers/table';

/** Answers the calls of a page from a table of `METHOD /path`, and records the calls. */
export async function mockApi(page: Page, answers: Answers): Promise<Call[]> {
  const calls: Call[] = [];
  const replies = repliesOf(answers);
  await page.route('**/api/**', async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    const call = {
      method: request.method(),
      path: url.pathname,
      query: url.search,
      body: bodyOf(request),
      answered: false,
    };
    calls.push(call);
    const { status = 200, body, delay } = await replies(request);
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    await route.fulfill({ status, contentType: 'application/json', body: text });
    call.answered = true;
  });
  return calls;
}

function bodyOf(request: Request): unknown {
  const text = request.postData();
  // An uploaded file is sent as a form and is not parsed.
  const isForm = request.headers()['content-type']?.startsWith('multipart/') ?? false;
  return text === null || isForm ? undefined : JSON.parse(text);
}
