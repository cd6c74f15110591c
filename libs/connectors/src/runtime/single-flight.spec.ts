import { createSingleFlight } from './single-flight';

/** Flights that end when their signal aborts, or when told to land. */
function hangar() {
  const share = createSingleFlight<string>();
  const flown: AbortSignal[] = [];
  const landings: ((answer: string) => void)[] = [];
  const ask = (signal?: AbortSignal, deadline = 8_000) =>
    share(
      'question',
      { signal, deadline },
      (stop) => {
        flown.push(stop);
        return new Promise((resolve) => {
          landings.push(resolve);
          stop.addEventListener('abort', () => resolve('stopped'));
        });
      },
      () => 'gave up',
    );
  return { ask, flown, land: (answer: string) => landings.forEach((resolve) => resolve(answer)) };
}

describe('equal questions', () => {
  test('are asked once, and all get the answer', async () => {
    const { ask, flown, land } = hangar();
    const all = [ask(), ask(), ask()];
    land('answer');
    expect(await Promise.all(all)).toEqual(['answer', 'answer', 'answer']);
    expect(flown).toHaveLength(1);
  });

  test('the last one who gives up cancels the request, the first one does not', async () => {
    const { ask, flown } = hangar();
    const [first, last] = [new AbortController(), new AbortController()];
    const all = [ask(first.signal), ask(last.signal)];
    first.abort();
    expect(flown[0]?.aborted).toBe(false);
    last.abort();
    expect(await Promise.all(all)).toEqual(['gave up', 'gave up']);
    expect(flown[0]?.aborted).toBe(true);
  });

  test('whoever comes after the cancelling asks anew', async () => {
    const { ask, flown, land } = hangar();
    const stop = new AbortController();
    const left = ask(stop.signal);
    stop.abort();
    const fresh = ask();
    land('answer');
    expect([await left, await fresh]).toEqual(['gave up', 'answer']);
    expect(flown).toHaveLength(2);
  });

  test('one with more patience does not share the short time of another', async () => {
    const { ask, flown, land } = hangar();
    const all = [ask(undefined, 500), ask(undefined, 25_000), ask(undefined, 24_500)];
    expect(flown).toHaveLength(2);
    land('answer');
    expect(await Promise.all(all)).toEqual(['answer', 'answer', 'answer']);
  });

  test('an aborted signal asks nobody to wait', async () => {
    const { ask, flown } = hangar();
    expect(await ask(AbortSignal.abort())).toBe('gave up');
    expect(flown.every((signal) => signal.aborted)).toBe(true);
  });
});
