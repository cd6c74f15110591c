import { ApiError } from './errors';

/** JSON values, one a line, as they come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line) yield JSON.parse(line);
    if (done) return;
  }
}

/**
 * The last line's `result` of an answer in lines.
 * @param onNews given each line before it
 * @throws ApiError of the last line's `problem`, TypeError when the answer breaks off
 */
export async function resultIn<News, Result>(
  body: ReadableStream<Uint8Array>,
  onNews: (news: News) => void,
): Promise<Result> {
  for await (const line of linesOf(body)) {
    const { result, problem } = line as { result?: Result; problem?: { status: number } };
    if (problem) throw new ApiError(problem.status, JSON.stringify(problem), '');
    if (result !== undefined) return result;
    onNews(line as News);
  }
  throw new TypeError('The answer broke off.');
}
