import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { ThreadTask } from './thread';
import { Threads } from './threads';

const TASK: ThreadTask = { kind: 'pairs', range: 0, index: { table: 'library_postings', bits: 16, entries: 0 } };

/** A thread with scripted answers. */
class FakeWorker extends EventEmitter {
  given = 0;
  postMessage(): void {
    this.given += 1;
  }
  terminate(): Promise<number> {
    return Promise.resolve(0);
  }
}

function threads(count: number): { all: FakeWorker[]; pool: Threads } {
  const all: FakeWorker[] = [];
  const pool = new Threads(() => {
    const worker = new FakeWorker();
    all.push(worker);
    return worker as unknown as Worker;
  }, count);
  return { all, pool };
}

test('a thread has one task at a time, and the next one when it is done', async () => {
  const { all, pool } = threads(2);
  const runs = [1, 2, 3].map(() => pool.run(TASK));
  expect(all.map(({ given }) => given)).toEqual([1, 1]);
  expect(pool.isFree).toBe(false);
  all[1]?.emit('message', { entries: 7 });
  expect(all.map(({ given }) => given)).toEqual([1, 2]);
  all[0]?.emit('message', { entries: 5 });
  all[1]?.emit('message', { failed: 'no such table' });
  await expect(runs[0]).resolves.toEqual({ entries: 5 });
  await expect(runs[1]).resolves.toEqual({ entries: 7 });
  await expect(runs[2]).rejects.toThrow('no such table');
});

test('a thread that dies fails what runs, what waits and what comes', async () => {
  const { all, pool } = threads(1);
  const runs = [1, 2].map(() => pool.run(TASK));
  all[0]?.emit('error', new Error('out of memory'));
  for (const run of [...runs, pool.run(TASK)]) await expect(run).rejects.toThrow('out of memory');
});
