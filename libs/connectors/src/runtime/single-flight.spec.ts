import { createSingleFlight } from './single-flight';

/** Requests that end when their signal aborts, or when `answer` is called. */
function setUp() {
  const share = createSingleFlight<string>();
  const signals: AbortSignal[] = [];
  const answers: ((answer: string) => void)[] = [];
  const send = (signal?: AbortSignal, deadline = 8_000) =>
    share(
      'request',
      { signal, deadline },
      (stop) => {
        signals.push(stop);
        return new Promise((resolve) => {
          answers.push(resolve);
          stop.addEventListener('abort', () => resolve('stopped'));
        });
      },
      () => 'aborted',
    );
  return { send, signals, answer: (text: string) => answers.forEach((resolve) => resolve(text)) };
}

describe('equal requests', () => {
  test('are sent once, and every caller gets the answer', async () => {
    const { send, signals, answer } = setUp();
    const all = [send(), send(), send()];
    answer('answer');
    expect(await Promise.all(all)).toEqual(['answer', 'answer', 'answer']);
    expect(signals).toHaveLength(1);
  });

  test('the request is canceled when the last caller aborts', async () => {
    const { send, signals } = setUp();
    const [first, last] = [new AbortController(), new AbortController()];
    const all = [send(first.signal), send(last.signal)];
    first.abort();
    expect(signals[0]?.aborted).toBe(false);
    last.abort();
    expect(await Promise.all(all)).toEqual(['aborted', 'aborted']);
    expect(signals[0]?.aborted).toBe(true);
  });

  test('a caller after the cancellation sends a new request', async () => {
    const { send, signals, answer } = setUp();
    const stop = new AbortController();
    const canceled = send(stop.signal);
    stop.abort();
    const next = send();
    answer('answer');
    expect([await canceled, await next]).toEqual(['aborted', 'answer']);
    expect(signals).toHaveLength(2);
  });

  test('a caller with a later deadline does not share a request with an early one', async () => {
    const { send, signals, answer } = setUp();
    const all = [send(undefined, 500), send(undefined, 25_000), send(undefined, 24_500)];
    expect(signals).toHaveLength(2);
    answer('answer');
    expect(await Promise.all(all)).toEqual(['answer', 'answer', 'answer']);
  });

  test('a caller with an aborted signal does not wait', async () => {
    const { send, signals } = setUp();
    expect(await send(AbortSignal.abort())).toBe('aborted');
    expect(signals.every((signal) => signal.aborted)).toBe(true);
  });
});
