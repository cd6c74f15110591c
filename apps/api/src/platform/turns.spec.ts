import { setTimeout as sleep } from 'node:timers/promises';
import { Turns, type TurnRules } from './turns';

const RULES: TurnRules = { slots: 1, waiting: 10, patienceMs: 1_000, refusal: 'Full.' };

/** Works that end when told, and the order in which they began. */
function works(turns: Turns) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (key: string, name: string, signal?: AbortSignal) =>
    turns.run(
      key,
      () => {
        began.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      signal,
    );
  const endOne = async () => {
    ends.shift()?.();
    await sleep(0);
  };
  return { began, ask, endOne };
}

test('one of each key before the second of any', async () => {
  const { began, ask, endOne } = works(new Turns(RULES));
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name)),
    ask('b', 'b1'),
    ask('c', 'c1'),
    ask('b', 'b2'),
  ];
  for (const _ of all) await endOne();
  await Promise.all(all);
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('a key with a limit of its own leaves slots to others', async () => {
  const { began, ask, endOne } = works(new Turns({ ...RULES, slots: 2, slotsOfOne: 1 }));
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1')];
  expect(began).toEqual(['a1', 'b1']);
  for (const _ of all) await endOne();
  await Promise.all(all);
  expect(began).toEqual(['a1', 'b1', 'a2']);
});

test('who comes beyond the queue is refused at once, with the time to come back', async () => {
  const turns = new Turns({ ...RULES, waiting: 1, retryAfter: 7 });
  const { ask, endOne } = works(turns);
  const taken = [ask('a', '1'), ask('a', '2')];
  await expect(ask('b', '3')).rejects.toMatchObject({ status: 503, extra: { retryAfter: 7 } });
  for (const _ of taken) await endOne();
  await Promise.all(taken);
  expect(turns.inFlight).toBe(0);
});

test('a key that has enough is told so, and others are not', async () => {
  const { ask, endOne } = works(new Turns({ ...RULES, slots: 3, slotsOfOne: 1, waiting: 0, refusalOfOne: 'Enough.' }));
  const taken = [ask('a', '1'), ask('b', '2')];
  await expect(ask('a', '3')).rejects.toMatchObject({ status: 429, message: 'Enough.' });
  const third = ask('c', '4');
  await expect(ask('d', '5')).rejects.toMatchObject({ status: 503 });
  for (let at = 0; at < 3; at += 1) await endOne();
  await Promise.all([...taken, third]);
});

test('who waited too long is refused and never begun', async () => {
  const { began, ask, endOne } = works(new Turns({ ...RULES, patienceMs: 20 }));
  const first = ask('a', '1');
  await expect(ask('b', '2')).rejects.toMatchObject({ status: 503 });
  await endOne();
  await first;
  expect(began).toEqual(['1']);
});

test('who went away is forgotten, whether before or while waiting', async () => {
  const { began, ask, endOne } = works(new Turns(RULES));
  const first = ask('a', '1');
  const leaving = new AbortController();
  const waiting = ask('b', '2', leaving.signal);
  leaving.abort();
  await expect(waiting).rejects.toMatchObject({ status: 499 });
  await expect(ask('b', '3', leaving.signal)).rejects.toMatchObject({ status: 499 });
  const last = ask('c', '4');
  await endOne();
  await endOne();
  await Promise.all([first, last]);
  expect(began).toEqual(['1', '4']);
});

test('a work that throws frees its place', async () => {
  const turns = new Turns(RULES);
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(turns.run('a', () => Promise.resolve(1))).resolves.toBe(1);
});
