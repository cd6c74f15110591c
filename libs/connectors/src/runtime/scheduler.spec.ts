import type { Reply } from './reply';
import { createReplyFactory } from './reply';
import { createClock } from './clock';
import { inProcessPace } from './pace-store';
import { RateLimits } from './rate-limits';
import { Reachability } from './reachability';
import { Scheduler } from './scheduler';
import type { SendContext } from './send-request';

/** A scheduler of a service that answers when `answer` is called. */
function setUp() {
  const signals: AbortSignal[] = [];
  const answers: ((title: string) => void)[] = [];
  const send: SendContext['http']['send'] = ({ signal }) =>
    new Promise((resolve, reject) => {
      signals.push(signal);
      answers.push((title) => resolve({ status: 200, headers: {}, text: JSON.stringify([title]) }));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const pace = { requests: 50, seconds: 1, concurrent: 8 };
  const clock = createClock();
  const context: SendContext = {
    id: 'db',
    service: { version: 1, documentation: '', pace },
    settings: { maySearch: true, pace },
    agent: 'test',
    http: { send, close: () => Promise.resolve() },
    store: inProcessPace(),
    rates: new RateLimits(pace, true),
    retries: { left: 0 },
    reachability: new Reachability(),
    clock,
  };
  const scheduler = new Scheduler(context, createReplyFactory('db', clock.now), 20);
  const onAnswer = jest.fn();
  const ask = (signal?: AbortSignal, timeoutMs = 8_000): Promise<Reply<unknown>> =>
    scheduler.enqueue({
      kind: 'search',
      key: 'request',
      request: { url: 'https://db.example/', format: 'json', read: (body) => body as unknown[] },
      queuedAt: clock.now(),
      deadline: clock.now() + timeoutMs,
      options: { signal },
      onAnswer,
    });
  const sent = async (count: number): Promise<void> => {
    while (answers.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { ask, signals, onAnswer, sent, answer: (title: string) => answers.forEach((resolve) => resolve(title)) };
}

const recordsOf = ({ records, consultation }: Reply<unknown>) => records[0] ?? consultation.detail;

describe('equal requests', () => {
  test('are sent once, and every caller gets the answer', async () => {
    const { ask, signals, answer, sent, onAnswer } = setUp();
    const all = [ask(), ask(), ask()];
    await sent(1);
    answer('answer');
    expect((await Promise.all(all)).map(recordsOf)).toEqual(['answer', 'answer', 'answer']);
    expect(signals).toHaveLength(1);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  test('the request is canceled when the last caller aborts', async () => {
    const { ask, signals, sent } = setUp();
    const [first, last] = [new AbortController(), new AbortController()];
    const all = [ask(first.signal), ask(last.signal)];
    await sent(1);
    first.abort();
    expect(signals[0]?.aborted).toBe(false);
    last.abort();
    expect((await Promise.all(all)).map(recordsOf)).toEqual(Array(2).fill('The caller stopped waiting.'));
    expect(signals[0]?.aborted).toBe(true);
  });

  test('a caller after the cancellation sends a new request', async () => {
    const { ask, signals, answer, sent } = setUp();
    const stop = new AbortController();
    const canceled = ask(stop.signal);
    await sent(1);
    stop.abort();
    const next = ask();
    await sent(2);
    answer('answer');
    expect((await Promise.all([canceled, next])).map(recordsOf)).toEqual(['The caller stopped waiting.', 'answer']);
    expect(signals).toHaveLength(2);
  });

  test('a caller with a later deadline does not share a request with an early one', async () => {
    const { ask, signals, answer, sent } = setUp();
    const all = [ask(undefined, 500), ask(undefined, 25_000), ask(undefined, 24_500)];
    await sent(2);
    answer('answer');
    expect((await Promise.all(all)).map(recordsOf)).toEqual(['answer', 'answer', 'answer']);
    expect(signals).toHaveLength(2);
  });

  test('a caller with an aborted signal does not wait', async () => {
    const { ask, signals } = setUp();
    expect(recordsOf(await ask(AbortSignal.abort()))).toBe('The caller stopped waiting.');
    expect(signals).toHaveLength(0);
  });
});
