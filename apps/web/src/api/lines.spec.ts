import { ApiError } from './errors';
import { resultIn } from './lines';

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

const ways: [trap: string, pieces: string[], news: unknown[]][] = [
  ['line by line', ['{"n":1}\n', '{"n":2}\n', '{"result":"é"}\n'], [{ n: 1 }, { n: 2 }]],
  ['a line in two pieces', ['{"n"', ':1}\n{"result', '":"é"}\n'], [{ n: 1 }]],
  ['no news', ['{"result":"é"}\n'], []],
];

test.each(ways)('news and the result: %s', async (_trap, pieces, expected) => {
  const news: unknown[] = [];
  expect(await resultIn(streamOf(...pieces), (line) => news.push(line))).toBe('é');
  expect(news).toEqual(expected);
});

test('a letter that is cut between two pieces is one letter', async () => {
  const bytes = new TextEncoder().encode('{"result":"é"}\n');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 12));
      controller.enqueue(bytes.slice(12));
      controller.close();
    },
  });
  expect(await resultIn(body, () => undefined)).toBe('é');
});

test('a problem on the way has its status and its sentence', async () => {
  const problem = { status: 503, message: 'The databases cannot be asked.' };
  const answer = resultIn(streamOf('{"n":1}\n', `${JSON.stringify({ problem })}\n`), () => undefined);
  await expect(answer).rejects.toBeInstanceOf(ApiError);
  await expect(answer).rejects.toMatchObject({ status: 503, problem });
});

test('an answer that breaks off is no result', async () => {
  await expect(resultIn(streamOf('{"n":1}\n'), () => undefined)).rejects.toBeInstanceOf(TypeError);
});
