import { setTimeout as sleep } from 'node:timers/promises';
import { FairQueue, type FairQueueOptions } from './fair-queue';

const OPTIONS: FairQueueOptions = { slots: 1, maxWaiting: 10, maxWaitMs: 1_000, busyMessage: 'Full.' };

/** Runs tasks that finish one by one by `finishOne`, and records the order in which they started. */
function tasksOf(queue: FairQueue) {
  const started: string[] = [];
  const finishers: (() => void)[] = [];
  const run = (key: string, name: string, signal?: AbortSignal) =>
    queue.run(
      key,
      () => {
        started.push(name);
        return new Promise<void>((resolve) => finishers.push(resolve));
      },
      signal,
    );
  const finishOne = async () => {
    finishers.shift()?.();
    await sleep(0);
  };
  return { started, run, finishOne };
}

test('one of each key before the second of any', async () => {
  const { started, run, finishOne } = tasksOf(new FairQueue(OPTIONS));
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name)),
    run('b', 'b1'),
    run('c', 'c1'),
    run('b', 'b2'),
  ];
  for (const _ of all) await finishOne();
  await Promise.all(all);
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('a key with a limit of its own leaves slots to others', async () => {
  const { started, run, finishOne } = tasksOf(new FairQueue({ ...OPTIONS, slots: 2, slotsPerKey: 1 }));
  const all = [run('a', 'a1'), run('a', 'a2'), run('b', 'b1')];
  expect(started).toEqual(['a1', 'b1']);
  for (const _ of all) await finishOne();
  await Promise.all(all);
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

test('a task that arrives when the queue is full is refused at once, with the time to come back', async () => {
  const queue = new FairQueue({ ...OPTIONS, maxWaiting: 1, retryAfter: 7 });
  const { run, finishOne } = tasksOf(queue);
  const accepted = [run('a', '1'), run('a', '2')];
  await expect(run('b', '3')).rejects.toMatchObject({ status: 503, extra: { retryAfter: 7 } });
  for (const _ of accepted) await finishOne();
  await Promise.all(accepted);
  const later = run('b', '4');
  await finishOne();
  await later;
});

test('a key has few waiting tasks, so that it does not fill the queue', async () => {
  const { run, finishOne } = tasksOf(new FairQueue({ ...OPTIONS, maxWaitingPerKey: 1 }));
  const accepted = [run('a', '1'), run('a', '2')];
  await expect(run('a', '3')).rejects.toMatchObject({ status: 503 });
  accepted.push(run('b', '4'));
  for (const _ of accepted) await finishOne();
  await Promise.all(accepted);
});

test('a task that is expected to wait too long is refused at once', async () => {
  const queue = new FairQueue({ ...OPTIONS, maxWaitMs: 600_000 });
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  for (let index = 0; index < 5; index += 1) await queue.run('a', async () => void (now += 1_000_000));
  const { run, finishOne } = tasksOf(queue);
  const first = run('a', '1');
  await expect(run('b', '2')).rejects.toMatchObject({ status: 503 });
  await finishOne();
  await first;
  clock.mockRestore();
});

test('a key that uses all its slots is refused with its own message, other keys are not', async () => {
  const { run, finishOne } = tasksOf(
    new FairQueue({ ...OPTIONS, slots: 3, slotsPerKey: 1, maxWaiting: 0, keyLimitMessage: 'Enough.' }),
  );
  const accepted = [run('a', '1'), run('b', '2')];
  await expect(run('a', '3')).rejects.toMatchObject({ status: 429, message: 'Enough.' });
  const third = run('c', '4');
  await expect(run('d', '5')).rejects.toMatchObject({ status: 503 });
  for (let index = 0; index < 3; index += 1) await finishOne();
  await Promise.all([...accepted, third]);
});

test('a task that waits too long is refused and never started', async () => {
  const { started, run, finishOne } = tasksOf(new FairQueue({ ...OPTIONS, maxWaitMs: 20 }));
  const first = run('a', '1');
  await expect(run('b', '2')).rejects.toMatchObject({ status: 503 });
  await finishOne();
  await first;
  expect(started).toEqual(['1']);
});

test('a task whose caller disconnects is dropped, whether before or while waiting', async () => {
  const { started, run, finishOne } = tasksOf(new FairQueue(OPTIONS));
  const first = run('a', '1');
  const caller = new AbortController();
  const dropped = run('b', '2', caller.signal);
  caller.abort();
  await expect(dropped).rejects.toMatchObject({ status: 499 });
  await expect(run('b', '3', caller.signal)).rejects.toMatchObject({ status: 499 });
  const last = run('c', '4');
  await finishOne();
  await finishOne();
  await Promise.all([first, last]);
  expect(started).toEqual(['1', '4']);
});

test('a task that throws releases its slot', async () => {
  const queue = new FairQueue(OPTIONS);
  await expect(queue.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(queue.run('a', () => Promise.resolve(1))).resolves.toBe(1);
});
