import path from 'node:path';
import { Threads } from './threads';

const threads = new Threads(path.join(__dirname, 'fixture/tasks.mjs'), { ms: 600, megabytes: 32 }, 2);
afterAll(() => threads.close());

const ask = (text: string, whose = 'somebody', signal?: AbortSignal) =>
  threads.run('parseText', { text }, whose, signal);

test.each<[string, string, unknown]>([
  ['one that never ends', 'spins', { status: 422 }],
  ['one that takes all memory', 'fills', { status: 422 }],
  ['one with a fault of ours', 'throws', { message: 'a fault of ours' }],
])('%s is a value the caller can be told, and the next task is served', async (_name, text, fault) => {
  await expect(ask(text)).rejects.toMatchObject(fault as object);
  await expect(ask('answers')).resolves.toBe('answered');
});

test('long tasks of one user leave a thread to others', async () => {
  const long = [ask('spins', 'a'), ask('spins', 'a')].map((task) => task.catch(() => 'ended'));
  const start = Date.now();
  await expect(ask('answers', 'b')).resolves.toBe('answered');
  expect(Date.now() - start).toBeLessThan(550);
  await Promise.all(long);
});

test('a caller who goes away ends the task', async () => {
  const leaving = new AbortController();
  const task = ask('spins', 'somebody', leaving.signal);
  setTimeout(() => leaving.abort(), 100);
  await expect(task).rejects.toMatchObject({ status: 499 });
  await expect(ask('answers')).resolves.toBe('answered');
});
