import { createClock } from './clock';
import { inProcessPace } from './pace-store';
import { createPermitQueue, type PermitRequest } from './permit-queue';

const far = () => Date.now() + 60_000;

/** Creates a queue that gives one permit every 100 ms plus the slack of a window. */
function setUp(requests = 1) {
  const store = inProcessPace();
  const limits = [{ key: 'all', requests, ms: 100 }];
  const queue = createPermitQueue('crossref', store, () => limits, () => 5, createClock()); // prettier-ignore
  const order: string[] = [];
  const enter = async (ticket: string, more: Partial<PermitRequest> = {}): Promise<void> => {
    await queue.acquire({ ticket, signal: new AbortController().signal, deadline: far(), ...more });
    order.push(ticket);
  };
  return { queue, enter, order, store };
}

describe('permit queue', () => {
  test('serves in order of arrival; those that go first keep their order', async () => {
    const { enter, order } = setUp();
    const all = [enter('a'), enter('b'), enter('c'), enter('x', { first: true }), enter('y', { first: true })];
    await Promise.all(all);
    expect(order).toEqual(['a', 'x', 'y', 'b', 'c']);
  });

  test('a canceled request leaves the queue at once and uses no permit', async () => {
    const { enter, order } = setUp();
    const stop = new AbortController();
    const left = enter('b', { signal: stop.signal }).catch((error: Error) => error.name);
    const all = [enter('a'), left, enter('c')];
    stop.abort();
    expect(await left).toBe('AbortError');
    await Promise.all(all);
    expect(order).toEqual(['a', 'c']);
  });

  test('a request with an aborted signal is not queued', async () => {
    const { enter, queue } = setUp();
    await expect(enter('a', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(queue.waitMs()).toBe(0);
  });

  test('a permit after the deadline is refused at once, and the next requests are served', async () => {
    const { enter, order } = setUp();
    await enter('a');
    await expect(enter('b', { deadline: Date.now() + 50 })).rejects.toMatchObject({ problem: 'rate-limited' });
    await enter('c');
    expect(order).toEqual(['a', 'c']);
  });

  test('a request canceled while the store is called releases its permit', async () => {
    const { queue, enter, order, store } = setUp();
    const stop = new AbortController();
    const acquire = store.acquire.bind(store);
    store.acquire = async (...args) => {
      stop.abort();
      return acquire(...args);
    };
    const left = enter('a', { signal: stop.signal }).catch((error: Error) => error.name);
    expect(await left).toBe('AbortError');
    store.acquire = acquire;
    const started = Date.now();
    await enter('b');
    expect(Date.now() - started).toBeLessThan(80);
    expect(order).toEqual(['b']);
    await queue.release('b', true);
  });

  test('a store that fails gives no permit, and is called again for the next request', async () => {
    const { enter, order, store } = setUp();
    const acquire = store.acquire.bind(store);
    store.acquire = () => Promise.reject(new Error('away'));
    await expect(Promise.all([enter('a'), enter('b')])).rejects.toThrow('away');
    store.acquire = acquire;
    await enter('c');
    expect(order).toEqual(['c']);
  });
});
