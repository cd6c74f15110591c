import { createClock } from './clock';
import { inProcessPace } from './pace-store';
import { createPermitQueue, type PermitRequest } from './permit-queue';

const far = () => Date.now() + 60_000;

/** A gate that lets one in at a time, every 100 ms and what is added to a window. */
function gate(requests = 1) {
  const store = inProcessPace();
  const limits = [{ key: 'all', requests, ms: 100 }];
  const queue = createPermitQueue('crossref', store, () => limits, () => 5, createClock()); // prettier-ignore
  const order: string[] = [];
  const enter = async (ticket: string, turn: Partial<PermitRequest> = {}): Promise<void> => {
    await queue.acquire({ ticket, signal: new AbortController().signal, deadline: far(), ...turn });
    order.push(ticket);
  };
  return { queue, enter, order, store };
}

describe('the queue before the gate of one database', () => {
  test('first come, first served; those who go ahead keep their order among themselves', async () => {
    const { enter, order } = gate();
    const all = [enter('a'), enter('b'), enter('c'), enter('x', { first: true }), enter('y', { first: true })];
    await Promise.all(all);
    expect(order).toEqual(['a', 'x', 'y', 'b', 'c']);
  });

  test("one who gives up leaves the queue at once and takes nobody's place", async () => {
    const { enter, order } = gate();
    const stop = new AbortController();
    const left = enter('b', { signal: stop.signal }).catch((fault: Error) => fault.name);
    const all = [enter('a'), left, enter('c')];
    stop.abort();
    expect(await left).toBe('AbortError');
    await Promise.all(all);
    expect(order).toEqual(['a', 'c']);
  });

  test('one whose signal is aborted already never queues', async () => {
    const { enter, queue } = gate();
    await expect(enter('a', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(queue.waitMs()).toBe(0);
  });

  test('a turn after the deadline is refused at once, and those behind are served', async () => {
    const { enter, order } = gate();
    await enter('a');
    await expect(enter('b', { deadline: Date.now() + 50 })).rejects.toMatchObject({ problem: 'rate-limited' });
    await enter('c');
    expect(order).toEqual(['a', 'c']);
  });

  test('who gives up while the store lets him in gives the place back', async () => {
    const { queue, enter, order, store } = gate();
    const stop = new AbortController();
    const plain = store.acquire.bind(store);
    store.acquire = async (...asked) => {
      stop.abort();
      return plain(...asked);
    };
    const left = enter('a', { signal: stop.signal }).catch((fault: Error) => fault.name);
    expect(await left).toBe('AbortError');
    store.acquire = plain;
    const started = Date.now();
    await enter('b');
    expect(Date.now() - started).toBeLessThan(80);
    expect(order).toEqual(['b']);
    await queue.release('b', true);
  });

  test('a store that fails lets nobody in, and is asked again by whoever comes next', async () => {
    const { enter, order, store } = gate();
    const plain = store.acquire.bind(store);
    store.acquire = () => Promise.reject(new Error('away'));
    await expect(Promise.all([enter('a'), enter('b')])).rejects.toThrow('away');
    store.acquire = plain;
    await enter('c');
    expect(order).toEqual(['c']);
  });
});
