import path from 'node:path';
import { Threads } from './threads';

const LIMITS = { ms: 600, msPerThousand: 100, maxMs: 1_000, slowdown: 10, megabytes: 32 };
const started: Threads[] = [];
function start(fixture = 'tasks.mjs'): Threads {
  const threads = new Threads(path.join(__dirname, '../../../testing/threads', fixture), LIMITS, 2);
  started.push(threads);
  return threads;
}
afterAll(() => Promise.all(started.map((each) => each.close())));

const threads = start();
const run = (text: string, userId = 'ada', signal?: AbortSignal) => threads.run('parseText', [text], userId, signal);
const readDocument = (text: string, userId: string) =>
  threads.run('readFile', [{ bytes: new TextEncoder().encode(text), name: 'a.txt' }], userId);

test.each<[string, string, unknown]>([
  ['one that never ends', 'spins', { status: 422 }],
  ['one that takes all memory', 'fills', { status: 422 }],
  ['one with a fault of ours', 'throws', { message: 'a fault of ours' }],
  ['one that takes much longer than its processor time', 'hangs', { status: 503, extra: { retryAfter: 5 } }],
])('%s fails with an error for the caller, and the next task runs', async (_name, text, fault) => {
  await expect(run(text)).rejects.toMatchObject(fault as object);
  await expect(run('answers')).resolves.toBe('answered');
});

test('the time to start a thread and load its bundle does not count', async () => {
  const task = start('slow-to-load.mjs').run('parseText', ['answers'], 'ada');
  await expect(task).resolves.toBe('answered');
});

test('time without the processor does not count', async () => {
  await expect(run('waits')).resolves.toBe('answered');
});

test('a long text has more time than a short one, up to a limit', async () => {
  const timeOf = async (text: string) => {
    const start = Date.now();
    await expect(run(text)).rejects.toMatchObject({ status: 422 });
    return Date.now() - start;
  };
  expect(await timeOf(`spins ${'x'.repeat(3_000)}`)).toBeGreaterThan(850);
  expect(await timeOf(`spins ${'x'.repeat(90_000)}`)).toBeGreaterThan(950);
});

test.each<[string, () => Promise<unknown>[]]>([
  ['short texts do not wait for those of one other user', () => [run('spins', 'a'), run('spins', 'a')]],
  [
    'texts do not wait for documents',
    () => ['a', 'b'].flatMap((user) => [readDocument('spins', user), readDocument('spins', user)]),
  ],
  ['short texts do not wait for long ones', () => ['a', 'b'].map((user) => run(`spins ${'x'.repeat(30_000)}`, user))],
])('%s', async (_name, startOthers) => {
  const ended: string[] = [];
  const others = Promise.all(startOthers().map((task) => task.catch(() => ended.push('another'))));
  await expect(run('answers', 'c')).resolves.toBe('answered');
  expect(ended).toEqual([]);
  await others;
});

test('a caller who disconnects ends the task', async () => {
  const caller = new AbortController();
  const task = run('spins', 'ada', caller.signal);
  setTimeout(() => caller.abort(), 100);
  await expect(task).rejects.toMatchObject({ status: 499 });
  await expect(run('answers')).resolves.toBe('answered');
});
