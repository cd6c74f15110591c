import type { VerificationResult } from '@veracite/contracts/citations';
import type { CheckSummary } from '@veracite/contracts/checks';
import { getQueueToken } from '@nestjs/bullmq';
import type { TestingModule } from '@nestjs/testing';
import { parseOne } from '@veracite/parsing/parse';
import type { Queue } from 'bullmq';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { createTestModule } from '../../../testing/test-module';
import { CHECK_QUEUE } from '../../platform/queue/queues';
import { ExpiredRows } from '../../platform/database/expired-rows';
import { entriesJson } from '../../tasks/read-list';
import { AuthModule } from '../auth/auth.module';
import type { User } from '../auth/entities';
import { Credits } from '../billing/credits.service';
import { History } from '../citations/history.service';
import { CHECKER, type Checker } from '../library/checker';
import { CheckChanges } from './check-changes';
import { CheckLeases } from './check-leases';
import { CheckLists } from './check-lists.service';
import { CheckRunner } from './check-runner';
import { CheckRepository } from './check.repository';
import { ChecksModule } from './checks.module';
import { Checks } from './checks.service';
import type { StartedCheck } from './entities';
import { EntryRepository } from './entry.repository';
import { EntryRuns } from './entry-runs.service';
import { unchecked } from './stored-check';

/** Judges every reference at once; those with "lost" in their text are unknown. */
const checker: Checker = {
  async *check(asked) {
    yield* asked.map((each, position) => ({ type: 'judged' as const, position, result: resultOf(each) }));
  },
};
function resultOf(asked: Parameters<Checker['check']>[0][number]): VerificationResult {
  const text = typeof asked === 'string' ? asked : asked.raw;
  return { ...unchecked(text, ''), status: text.includes('lost') ? 'unknown' : 'valid' };
}

let scratch: ScratchDatabase;
let built: TestingModule;
let queue: Queue;
let runs: EntryRuns;
let [lists, checks, leases, runner, repository, entries, credits, history] = [] as unknown as [
  CheckLists,
  Checks,
  CheckLeases,
  CheckRunner,
  CheckRepository,
  EntryRepository,
  Credits,
  History,
];
beforeAll(async () => {
  scratch = await scratchDatabase();
  built = await createTestModule(scratch, [AuthModule, ChecksModule], {
    override: (builder) => builder.overrideProvider(CHECKER).useValue(checker),
  });
  const get = <T>(token: abstract new (...args: never[]) => T): T => built.get(token, { strict: false });
  queue = built.get(getQueueToken(CHECK_QUEUE), { strict: false });
  [lists, checks, leases, runner] = [get(CheckLists), get(Checks), get(CheckLeases), get(CheckRunner)];
  runs = get(EntryRuns);
  [repository, entries, credits, history] = [get(CheckRepository), get(EntryRepository), get(Credits), get(History)];
});
beforeEach(() => scratch.database.query(`UPDATE checks SET state = 'cancelled' WHERE state IN ('queued', 'running')`));
afterAll(async () => {
  await built?.close();
  await scratch?.end();
});
async function read(user: User | undefined, texts: string[], options = {}): Promise<string> {
  const { id } = await lists.create(user, {
    tool: 'citations',
    entries: entriesJson(texts.map((text) => ({ text }))),
    options,
  });
  return id;
}
const numbered = (count: number, word = 'Kettle') => Array.from({ length: count }, (_, index) => `${word} ${index}`);
const subscriber = () => scratch.newUser({ plan: 'expert' });

/** Waits until a check that runs in this process has ended. */
async function ended(id: string): Promise<void> {
  for (;;) {
    const check = await repository.find(id);
    if (check?.finishedAt) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('1,000 references are checked in ten turns, recorded in order, and charged once', async () => {
  const user = await subscriber();
  await credits.add(user, 500, 'test');
  const id = await read(user, [...numbered(999), 'lost']);
  await checks.run(user, id);
  const settled: number[] = [];
  for (let check = await leases.claimNext(); check; check = await leases.claimNext()) {
    const before = check.deadlineAt;
    await runner.run(check);
    const after = await repository.find(id);
    settled.push(after?.settled ?? 0);
    if (after?.state === 'queued') expect(after.deadlineAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
  }
  expect(settled).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000]);
  expect(await repository.find(id)).toMatchObject({ state: 'done', settled: 1_000 });
  expect(await credits.balance(user)).toMatchObject({ used: 999, reserved: 0 });
  const page = await history.page(user.id, 1, 3);
  expect(page.pagination.totalCount).toBe(1_000);
  expect(page.citations.map(({ originalText }) => originalText)).toEqual(['lost', 'Kettle 998', 'Kettle 997']);
  const stored = await entries.all(id);
  expect(stored.every(({ position, result }) => result?.originalText === [...numbered(999), 'lost'][position])).toBe(
    true,
  );
  expect(new Set(stored.map(({ result }) => result?.id)).size).toBe(1_000);
});

test('a list of another user has its turn between two turns of a long one', async () => {
  const [ada, bob] = [await subscriber(), await subscriber()];
  const [long, short] = [await read(ada, numbered(250)), await read(bob, numbered(2))];
  for (const [user, id] of [
    [ada, long],
    [bob, short],
  ] as const)
    await checks.run(user, id);
  const turns: string[] = [];
  for (let check = await leases.claimNext(); check; check = await leases.claimNext()) {
    turns.push(check.id === long ? 'long' : 'short');
    await runner.run(check);
  }
  expect(turns).toEqual(['long', 'short', 'long', 'long']);
});

test('a process that dies in the middle of a long list loses nothing', async () => {
  const user = await subscriber();
  const id = await read(user, numbered(150));
  await checks.run(user, id);
  const first = await leases.claimNext();
  if (first) await runner.run(first);
  // The next process dies in its turn, after one result.
  const dead = await leases.claimNext();
  if (dead) await entries.settle(dead, 120, resultOf('Kettle 120'));
  await scratch.database.query(`UPDATE checks SET lease_until = now() - interval '1 minute' WHERE id = $1`, [id]);
  const next = await leases.claimNext();
  if (next) await runner.run(next);
  expect(await repository.find(id)).toMatchObject({ state: 'done', settled: 150 });
  expect(await credits.balance(user)).toMatchObject({ used: 150, reserved: 0 });
});

test('a canceled long list records and charges the results of its turns', async () => {
  const user = await subscriber();
  const id = await read(user, numbered(150));
  await checks.run(user, id);
  const first = await leases.claimNext();
  if (first) await runner.run(first);
  await lists.remove(user, id);
  expect(await repository.find(id)).toMatchObject({ state: 'cancelled', settled: 100 });
  expect(await credits.balance(user)).toMatchObject({ used: 100, reserved: 0 });
  expect((await history.page(user.id, 1, 1)).pagination.totalCount).toBe(100);
});

test('a single reference is checked in the process that receives the request', async () => {
  const user = await scratch.newUser();
  const id = await read(user, ['a']);
  const { state, fence } = await checks.run(user, id);
  // It may end before its state is read.
  expect(['running', 'done']).toContain(state);
  expect(fence).toBe(1);
  await ended(id);
  expect(JSON.parse(await entries.page(id, [0, 9]))).toMatchObject([{ raw: 'a', result: { status: 'valid' } }]);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
});

test.each([
  ['kept: an entry of a check, and in the history', true, 1],
  ['not kept: stored nowhere', false, 0],
])('a reference that is checked while its request waits, %s', async (_name, keep, stored) => {
  const user = await scratch.newUser();
  const run = () => runs.first(user, parseOne('Kettle'), 'mla', { key: 'once', request: {}, keep });
  const [result, repeated] = [await run(), await run()];
  expect([result.status, repeated.status]).toEqual(['valid', 'valid']);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
  const records = await history.recent(user.id);
  expect(records.map(({ id }) => id)).toEqual(keep ? [result.id] : []);
  const count = 'SELECT count(*)::integer AS checks FROM checks WHERE user_id = $1';
  expect(await scratch.database.query(count, [user.id])).toEqual([{ checks: stored }]);
  for (const record of records) {
    const batchId = record.batchId ?? '';
    const check = await lists.get(user, batchId);
    expect(check).toMatchObject({ state: 'done', settled: 1, total: 1, expiresAt: null, options: { format: 'mla' } });
    expect(JSON.parse(await entries.page(batchId, [0, 9]))).toMatchObject([
      { raw: 'Kettle', result: { id: result.id } },
    ]);
    await runs.again(user, check as StartedCheck, 0, { key: undefined, request: {} });
    const [again] = await history.recent(user.id);
    expect(await entries.results(batchId)).toMatchObject([{ id: again?.id }]);
    expect(again?.id).not.toBe(result.id);
    await history.removeAll(user.id, {});
    expect(await scratch.database.query(count, [user.id])).toEqual([{ checks: 0 }]);
  }
});

test('who waits for a check learns of its end at once, in every process, and after the connection was lost', async () => {
  const user = await subscriber();
  const other = new CheckChanges(scratch.config);
  for (const lost of [false, true]) {
    const id = await read(user, numbered(2));
    await checks.run(user, id);
    if (lost)
      await scratch.database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN checks'`,
      );
    const looks: string[] = [];
    const signal = AbortSignal.timeout(20_000);
    const waits = other.until(id, signal, async () => {
      const { state } = (await repository.find(id)) ?? {};
      looks.push(state ?? '');
      return state === 'done' ? Date.now() : undefined;
    });
    while (looks.length === 0) await pause(10);
    const claimed = await leases.claimNext();
    if (claimed) await runner.run(claimed);
    const ended = Date.now();
    expect((await waits) ?? Infinity).toBeLessThan(ended + 2_000);
    // The first look, and one for each time that something changed.
    expect(looks.length).toBeLessThan(5);
  }
  await other.onModuleDestroy();
});

test('a list that the queue does not take is checked in the process that receives the request', async () => {
  const user = await scratch.newUser();
  const id = await read(user, numbered(3));
  jest.spyOn(queue, 'add').mockRejectedValueOnce(new Error('Redis is away'));
  expect(await checks.run(user, id)).toMatchObject({ fence: 1 });
  await ended(id);
  expect(await credits.balance(user)).toMatchObject({ used: 3, reserved: 0 });
});

test('of 20 parallel checks on three credits, three are started', async () => {
  const user = await scratch.newUser();
  const ids = await Promise.all(numbered(20).map((text) => read(user, [text])));
  const runs = await Promise.allSettled(ids.map((id) => checks.run(user, id)));
  const started = runs.flatMap((run, index) => (run.status === 'fulfilled' ? [ids[index] ?? ''] : []));
  expect(started).toHaveLength(3);
  // Checks for which this process had no capacity wait for a worker.
  for (let waiting = await leases.claimNext(); waiting; waiting = await leases.claimNext()) await runner.run(waiting);
  await Promise.all(started.map(ended));
  expect(await credits.balance(user)).toMatchObject({ used: 3, reserved: 0 });
});

/** Starts a check and runs it to its end. @returns the credits that the user has used */
async function runToEnd(user: User, id: string, partly = false): Promise<number> {
  await checks.run(user, id, { partly });
  for (let check = await leases.claimNext(); check; check = await leases.claimNext()) await runner.run(check);
  await ended(id);
  return (await credits.balance(user)).used;
}

test('the first references are checked that the credits cover, and the next ones when there are more', async () => {
  const user = await scratch.newUser();
  const paper = numbered(5, 'Fountain');
  const first = await read(user, paper);
  await expect(checks.run(user, first)).rejects.toMatchObject({ status: 402, extra: { required: 5, remaining: 3 } });
  expect(await runToEnd(user, first, true)).toBe(3);
  expect(await repository.find(first)).toMatchObject({ total: 3, excluded: 2, settled: 3 });
  const again = await read(user, paper);
  expect(await runToEnd(user, again, true)).toBe(3);
  await credits.add(user, 1, 'test');
  const more = await read(user, paper);
  expect(await runToEnd(user, more, true)).toBe(4);
  expect(await repository.find(more)).toMatchObject({ total: 4, excluded: 1 });
  await expect(checks.run(user, await read(user, ['Another one']), { partly: true })).rejects.toMatchObject({
    status: 402,
  });
});

test.each<[string, { text?: string; days?: number; options?: object; tool?: null; used: number }]>([
  ['the same text is not charged again', { used: 2 }],
  ['another text is', { text: 'Kettle 2, 2nd ed.', used: 3 }],
  ['and so is a text after 30 days', { days: 31, used: 4 }],
  ['a text of a batch over the API is not', { tool: null, used: 2 }],
  ['a quick check does not pay for a whole one', { options: { depth: 'quick' }, used: 3 }],
])('of a list that is checked again, %s', async (_name, { text, days = 1, options, tool = 'citations', used }) => {
  const user = await subscriber();
  const earlier = await read(user, ['Kettle 1', 'Kettle 2', 'lost'], options);
  const charged = await runToEnd(user, earlier);
  const past = `UPDATE checks SET finished_at = now() - make_interval(days => $2), tool = $3 WHERE id = $1`;
  await scratch.database.query(past, [earlier, days, tool]);
  const later = await read(user, ['Kettle 1', text ?? 'Kettle 2', 'lost']);
  const cost = async () => {
    const response = await lists.view(await lists.get(user, later));
    return ((await json(response.getStream())) as CheckSummary).cost;
  };
  // The text that cannot be checked is free too, but only afterwards.
  const expected = used - charged + 1;
  expect(await cost()).toBe(expected);
  expect(await runToEnd(user, later)).toBe(used);
  expect(await cost()).toBe(expected);
  // What was free pays for nothing later.
  await scratch.database.query(past, [earlier, 31, tool]);
  expect(await runToEnd(user, await read(user, ['Kettle 1']))).toBe(used + (days > 30 || options ? 0 : 1));
});

test('an entry is checked again for free while its check is recent', async () => {
  const user = await subscriber();
  const id = await read(user, ['Kettle 1', 'lost']);
  await runToEnd(user, id);
  const run = { key: undefined, request: {}, keep: true };
  for (const position of [0, 1]) await runs.again(user, (await repository.find(id)) as StartedCheck, position, run);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
  expect(await runToEnd(user, await read(user, ['Kettle 1']))).toBe(1);
  await scratch.database.query(`UPDATE checks SET finished_at = now() - interval '31 days' WHERE id = $1`, [id]);
  await runs.again(user, (await repository.find(id)) as StartedCheck, 0, run);
  expect(await credits.balance(user)).toMatchObject({ used: 2, reserved: 0 });
});

test('an entry that parallel requests check again is charged once', async () => {
  const user = await subscriber();
  const id = await read(user, ['lost', 'Kettle 1']);
  await runToEnd(user, id);
  await scratch.database.query(`UPDATE check_entries SET text = 'Kettle 2', reference = NULL WHERE check_id = $1`, [
    id,
  ]);
  const check = (await repository.find(id)) as StartedCheck;
  const run = { key: undefined, request: {}, keep: true };
  const twice = await Promise.allSettled([0, 0].map((position) => runs.again(user, check, position, run)));
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await credits.balance(user)).toMatchObject({ used: 2, reserved: 0 });
});

test('a check that is started by parallel requests is charged once', async () => {
  const user = await scratch.newUser();
  const id = await read(user, ['a']);
  await Promise.all(numbered(5).map(() => checks.run(user, id)));
  await ended(id);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
});

test('a visitor’s list that two users open at once belongs to one of them', async () => {
  const id = await read(undefined, ['a']);
  const [ada, bob] = [await scratch.newUser(), await scratch.newUser()];
  const opened = await Promise.allSettled([lists.get(ada, id), lists.get(bob, id)]);
  expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a repeated request that cancels a check deletes no results; a later one deletes them', async () => {
  const user = await subscriber();
  const id = await read(user, numbered(150));
  await checks.run(user, id);
  const claimed = await leases.claimNext();
  if (claimed) await runner.run(claimed);
  await Promise.all([lists.remove(user, id), lists.remove(user, id)]);
  await lists.remove(user, id);
  expect(await lists.get(user, id)).toMatchObject({ state: 'cancelled', settled: 100 });
  expect(await entries.results(id)).toHaveLength(100);
  await scratch.database.query(`UPDATE checks SET finished_at = now() - interval '61 seconds' WHERE id = $1`, [id]);
  await lists.remove(user, id);
  await expect(lists.get(user, id)).rejects.toMatchObject({ status: 404 });
});

test('a list that is not started is not found after an hour, and is deleted', async () => {
  const user = await scratch.newUser();
  const id = await read(user, ['a']);
  const age = (minutes: number) =>
    scratch.database.query(`UPDATE checks SET expires_at = expires_at - make_interval(mins => $2) WHERE id = $1`, [
      id,
      minutes,
    ]);
  const expired = new ExpiredRows(scratch.database);
  await age(59);
  await expired.deleteTexts();
  expect(await lists.get(user, id)).toMatchObject({ state: 'read' });
  await age(1);
  await expect(lists.get(user, id)).rejects.toMatchObject({ status: 404 });
  await expired.deleteTexts();
  expect(await entries.all(id)).toEqual([]);
});

test('of the lists of a user that are not started, the newest 20 are stored', async () => {
  const user = await scratch.newUser();
  const ids: string[] = [];
  for (let index = 0; index < 22; index += 1) ids.push(await read(user, ['a']));
  const unfinished = await repository.unfinishedOf(user.id);
  expect(unfinished.map(({ id }) => id)).toEqual(ids.slice(2).reverse());
});

test('a list that is not kept is not recorded, and expires an hour after it was fetched', async () => {
  const user = await scratch.newUser();
  const id = await read(user, ['a'], { keep: false });
  await checks.run(user, id);
  await ended(id);
  expect(await history.recent(user.id)).toEqual([]);
  const check = await lists.get(user, id);
  await repository.markDelivered(check);
  const { expiresAt } = await lists.get(user, id);
  expect(Math.round(((expiresAt?.getTime() ?? 0) - Date.now()) / 60_000)).toBe(60);
});
