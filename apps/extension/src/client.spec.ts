import type { CheckEvent } from '@veracite/contracts/checks';
import { checkOf, readCheck } from '@veracite/testing/web-answers/checks';
import { Client, eventsIn } from './client';

const client = new Client({ server: 'https://cite.example.org', key: 'vk_1', style: 'mla' });
const { signal } = new AbortController();
const asked: CheckEvent = { type: 'asked', position: 1, sources: ['Crossref'] };
const finished: CheckEvent = { type: 'finished', state: 'finished' };
const line = (event: CheckEvent) => `${JSON.stringify(event)}\n`;

/** Answers requests in turn. @returns the requests */
function answerWith(...answers: Response[]): Request[] {
  const requests: Request[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    requests.push(new Request(...request));
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  });
  return requests;
}
afterEach(() => jest.restoreAllMocks());

function streamOf(pieces: string[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

test.each<[string, string[], CheckEvent[]]>([
  ['one in a piece', [line(finished)], [finished]],
  ['one in two pieces', [line(finished).slice(0, 9), line(finished).slice(9)], [finished]],
  ['heartbeats between them', [`${line(asked)}\n`, '\n', line(finished)], [asked, finished]],
  ['the last one cut off', [line(asked) + line(finished).slice(0, 9)], [asked]],
])('reads events: %s', async (_name, pieces, expected) => {
  expect(await all(eventsIn(streamOf(pieces)))).toEqual(expected);
});

test('a text is sent as JSON with the key, a page as a file, and no cookies are', async () => {
  const requests = answerWith(Response.json(readCheck(['One.'])), Response.json(readCheck([])));
  await client.read({ text: 'One.' }, signal);
  await client.read({ html: '<p>One.</p>' }, signal);
  const [text, page] = requests;
  expect([text?.url, text?.method, text?.credentials, text?.headers.get('authorization')]).toEqual([
    'https://cite.example.org/api/checks',
    'POST',
    'omit',
    'Bearer vk_1',
  ]);
  expect(await text?.json()).toEqual({ text: 'One.', style: 'mla' });
  const form = await page?.formData();
  expect([form?.get('style'), await (form?.get('file') as File).text()]).toEqual(['mla', '<p>One.</p>']);
});

test('entries of a long list that the first answer lacks are loaded', async () => {
  const [first, rest] = [readCheck(['One.', 'Two.', 'Three.']), checkOf(['Three.'])];
  const requests = answerWith(
    Response.json({ ...first, entries: first.entries.slice(0, 2) }),
    Response.json({ ...rest, entries: rest.entries.map((entry) => ({ ...entry, position: 2 })) }),
  );
  const { entries } = await client.read({ text: 'One.\nTwo.\nThree.' }, signal);
  expect(entries.map(({ raw, position }) => [raw, position])).toEqual([
    ['One.', 0],
    ['Two.', 1],
    ['Three.', 2],
  ]);
  expect(requests[1]?.url).toBe('https://cite.example.org/api/checks/k1?entries=2-2');
});

test('a stream that ends early is opened again after its last result', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const judged = { type: 'judged', position: 0, settled: 7, result: {} } as unknown as CheckEvent;
  const requests = answerWith(new Response(streamOf([line(judged)])), new Response(streamOf([line(finished)])));
  const events = all(client.events('k1', signal));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await events).toEqual([judged, finished]);
  expect(requests.map(({ headers }) => headers.get('last-event-id'))).toEqual(['0', '7']);
  jest.useRealTimers();
});

test.each<[string, Response[], string]>([
  [
    'a problem',
    [Response.json({ message: 'This API key is not valid.' }, { status: 401 })],
    'This API key is not valid.',
  ],
  [
    'a limit',
    [Response.json({ message: 'Too many requests.' }, { status: 429, headers: { 'retry-after': '30' } })],
    'Too many requests. Try again in 30 s.',
  ],
  [
    'the page of a proxy',
    [new Response('<h1>Bad gateway</h1>', { status: 502 })],
    'The server answered with status 502.',
  ],
  [
    'a body that was cut off',
    [new Response('{"message": "Too m', { status: 500 })],
    'The server answered with status 500.',
  ],
  ['no answer', [], 'https://cite.example.org cannot be reached. Is the address right, and is the server running?'],
])('a fault is one sentence: %s', async (_name, answers, sentence) => {
  answerWith(...answers);
  await expect(client.run('k1', signal)).rejects.toMatchObject({ message: sentence });
});

test.each<[string, Response, unknown]>([
  ['what people say about references', Response.json([]), []],
  ['a server of an earlier version knows none', Response.json({ message: 'Not found' }, { status: 404 }), []],
])('%s', async (_name, answer, expected) => {
  const requests = answerWith(answer);
  expect(await client.marks(signal)).toEqual(expected);
  expect(requests[0]?.url).toBe('https://cite.example.org/api/checked-references');
});

test('what the user says is sent, and taken back', async () => {
  const requests = answerWith(Response.json({}), new Response(null, { status: 204 }));
  const reference = { title: 'The lights', authors: ['Okafor'], reason: 'In the archive' };
  await client.mark(reference, signal);
  await client.unmark('m1', signal);
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'PUT /api/checked-references',
    'DELETE /api/checked-references/m1',
  ]);
  expect(await requests[0]?.json()).toEqual(reference);
});
