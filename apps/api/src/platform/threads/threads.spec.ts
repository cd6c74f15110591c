import path from 'node:path';
import { Threads } from './threads';

const threads = new Threads(path.join(__dirname, 'fixture/tasks.mjs'), { ms: 600, megabytes: 32 }, 2);
afterAll(() => threads.close());

const run = (text: string, userId = 'ada', signal?: AbortSignal) => threads.run('parseText', { text }, userId, signal);

test.each<[string, string, unknown]>([
  ['one that never ends', 'spins', { status: 422 }],
  ['one that takes all memory', 'fills', { status: 422 }],
  ['one with a fault of ours', 'throws', { message: 'a fault of ours' }],
])('%s fails with an error for the caller, and the next task runs', async (_name, text, fault) => {
  await expect(run(text)).rejects.toMatchObject(fault as object);
  await expect(run('answers')).resolves.toBe('answered');
});

test('long tasks of one user leave a thread to others', async () => {
  const long = [run('spins', 'a'), run('spins', 'a')].map((task) => task.catch(() => 'ended'));
  const start = Date.now();
  await expect(run('answers', 'b')).resolves.toBe('answered');
  expect(Date.now() - start).toBeLessThan(550);
  await Promise.all(long);
});

test('a caller who disconnects ends the task', async () => {
  const caller = new AbortController();
  const task = run('spins', 'ada', caller.signal);
  setTimeout(() => caller.abort(), 100);
  await expect(task).rejects.toMatchObject({ status: 499 });
  await expect(run('answers')).resolves.toBe('answered');
});
