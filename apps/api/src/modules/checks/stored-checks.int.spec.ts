import type { VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { ExpiredRows } from '../../platform/database/expired-rows';
import { entriesJson } from '../../tasks/read-list';
import type { User } from '../auth/entities';
import { Credits } from '../billing/credits.service';
import { unchecked } from './stored-check';
import { CheckClosing } from './check-closing.service';
import { CheckLeases } from './check-leases';
import { CheckRepository } from './check.repository';
import { StoredCheck, type StartedCheck } from './entities';
import { EntryRepository } from './entry.repository';
import { History } from '../citations/history.service';

let scratch: ScratchDatabase;
let credits: Credits;
let history: History;
let checks: CheckRepository;
let closing: CheckClosing;
let entries: EntryRepository;
let leases: CheckLeases;
beforeAll(async () => {
  scratch = await scratchDatabase();
  credits = new Credits(scratch.database, scratch.config);
  history = new History(scratch.database);
  checks = new CheckRepository(scratch.database);
  entries = new EntryRepository(scratch.database);
  closing = new CheckClosing(scratch.database, checks, entries, credits, history);
  leases = new CheckLeases(scratch.database);
});
beforeEach(() => scratch.database.query(`UPDATE checks SET state = 'cancelled'`));
afterAll(() => scratch.end());

const result = (status: Status, text: string): VerificationResult => ({ ...unchecked(text, 'because'), status });

async function insert(asked: { userId: string; reservationId: string; texts: string[]; keep?: boolean }) {
  const { userId, reservationId, texts, keep = true } = asked;
  const deadlineAt = new Date(Date.now() + 60_000);
  const check = {
    userId,
    reservationId,
    kind: 'batch',
    options: { format: 'apa' },
    total: texts.length,
    deadlineAt,
    expiresAt: keep ? null : deadlineAt,
  } as StoredCheck;
  const { manager } = scratch.database;
  await manager.insert(StoredCheck, check);
  await entries.insert(check.id, entriesJson(texts.map((text) => ({ text }))), manager);
  return check.id;
}

async function newCheck(texts: string[], keep = true): Promise<{ user: User; check: StartedCheck }> {
  const user = await scratch.newUser({ plan: 'basic' });
  const reservationId = await credits.reserve(user, { amount: texts.length, purpose: 'batch' });
  await insert({ userId: user.id, reservationId, texts, keep });
  const check = await leases.claimNext();
  if (!check) throw new Error('no check was claimed');
  return { user, check };
}

const loseLease = (id: string) =>
  scratch.database.query(`UPDATE checks SET lease_until = now() - interval '1 minute' WHERE id = $1`, [id]);

test('only one worker has a check until its lease expires', async () => {
  const { check } = await newCheck(['a']);
  expect(await leases.claimNext()).toBeNull();
  await loseLease(check.id);
  expect((await leases.claimNext())?.fence).toBe(check.fence + 1);
});

test('P26: a worker that lost a check can neither write to it nor extend or end it', async () => {
  const { user, check: old } = await newCheck(['a', 'b']);
  await loseLease(old.id);
  const newer = await leases.claimNext();
  if (!newer) throw new Error('not claimed');
  expect(await entries.settle(old, 0, result('fake', 'late'))).toBe(false);
  expect(await leases.extend(old)).toBe(false);
  expect(await closing.close(old.id, 'done', { fence: old.fence })).toBe(false);
  expect(await entries.settle(newer, 0, result('valid', 'a'))).toBe(true);
  expect(await entries.settle(newer, 0, result('fake', 'again'))).toBe(false);
  expect(await entries.settle(newer, 1, result('unknown', 'b'))).toBe(true);
  expect(await closing.close(newer.id, 'done', { fence: newer.fence })).toBe(true);
  expect(await closing.close(newer.id, 'done', { fence: newer.fence })).toBe(false);
  expect((await entries.all(newer.id)).map((item) => item.result?.status)).toEqual(['valid', 'unknown']);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
  expect((await history.page(user.id, 1, 10)).pagination.totalCount).toBe(2);
});

test('results keep the order of the request, whatever the order in which they are written', async () => {
  const { check } = await newCheck(['a', 'b', 'c']);
  for (const position of [2, 0, 1]) await entries.settle(check, position, result('valid', String(position)));
  expect((await entries.all(check.id)).map((item) => item.result?.originalText)).toEqual(['0', '1', '2']);
  expect((await entries.changesAfter(check.id, 1)).map((item) => item.position)).toEqual([0, 1]);
});

test('an item lists the databases that are queried again until it has a result, written by the newest worker only', async () => {
  const { check } = await newCheck(['a', 'b']);
  await entries.saveProgress(check, 1, { retried: ['DBLP', 'arXiv'] });
  await entries.saveProgress({ ...check, fence: check.fence - 1 }, 0, { retried: ['DBLP'] });
  const again = async () => (await entries.all(check.id)).map((item) => item.retried);
  expect(await again()).toEqual([null, ['DBLP', 'arXiv']]);
  expect((await entries.changesAfter(check.id, 0)).map((item) => item.position)).toEqual([1]);
  await entries.settle(check, 1, result('valid', 'b'));
  expect(await again()).toEqual([null, null]);
});

test('a canceled check charges and records its results and nothing else', async () => {
  const { user, check } = await newCheck(['a', 'b', 'c']);
  await entries.settle(check, 1, result('valid', 'b'));
  await closing.close(check.id, 'cancelled');
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
  expect((await history.page(user.id, 1, 10)).citations.map((record) => record.originalText)).toEqual(['b']);
});

test('P27: an overdue check ends, and texts that were not checked are unknown and free', async () => {
  const { user, check } = await newCheck(['a', 'b']);
  await entries.settle(check, 0, result('incomplete', 'a'));
  await scratch.database.query(`UPDATE checks SET deadline_at = now() - interval '1 second' WHERE id = $1`, [check.id]);
  expect(await leases.orphans()).toContainEqual({ id: check.id, overdue: true });
  await closing.close(check.id, 'failed');
  expect((await entries.all(check.id)).map((item) => item.result?.status)).toEqual(['incomplete', 'unknown']);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
});

test('a record deleted from the history is deleted from its check', async () => {
  const { user, check } = await newCheck(['a', 'b']);
  for (const position of [0, 1]) await entries.settle(check, position, result('valid', String(position)));
  await closing.close(check.id, 'done', { fence: check.fence });
  await history.remove(user.id, (await history.recent(user.id))[0]?.id ?? '');
  expect((await entries.all(check.id)).map((item) => item.result?.originalText)).toEqual(['0']);
});

describe('a check that is not kept', () => {
  const minutesLeft = async (id: string): Promise<number> => {
    const rows: { minutes: number }[] = await scratch.database.query(
      'SELECT round(extract(epoch FROM expires_at - now()) / 60)::integer AS minutes FROM checks WHERE id = $1',
      [id],
    );
    return rows[0]?.minutes ?? -1;
  };
  async function endedCheck() {
    const { user, check } = await newCheck(['a'], false);
    await entries.settle(check, 0, result('valid', 'a'));
    await closing.close(check.id, 'done', { fence: check.fence });
    const ended = await checks.find(check.id);
    if (!ended) throw new Error('the check was not found');
    return { user, ended };
  }

  test('is charged, not recorded, and available for a day, or for an hour after its first delivery', async () => {
    const { user, ended } = await endedCheck();
    expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
    expect(await history.recent(user.id)).toEqual([]);
    expect(await minutesLeft(ended.id)).toBe(24 * 60);
    await checks.markDelivered(ended);
    expect(await minutesLeft(ended.id)).toBe(60);
    await scratch.database.query(`UPDATE checks SET expires_at = now() + interval '9 minutes' WHERE id = $1`, [
      ended.id,
    ]);
    await checks.markDelivered(ended);
    expect(await minutesLeft(ended.id)).toBe(9);
  });

  test('is not found once it has expired, and is deleted', async () => {
    const [{ ended }, kept] = [await endedCheck(), await newCheck(['b'])];
    const isOver = 'UPDATE checks SET expires_at = now() WHERE expires_at IS NOT NULL AND id IN ($1, $2)';
    await scratch.database.query(isOver, [ended.id, kept.check.id]);
    expect(await checks.find(ended.id)).toBeNull();
    await new ExpiredRows(scratch.database).deleteTexts();
    expect(await entries.all(ended.id)).toEqual([]);
    expect(await entries.all(kept.check.id)).toHaveLength(1);
  });

  test('is not deleted before it has ended', async () => {
    const { check } = await newCheck(['a'], false);
    await scratch.database.query(`UPDATE checks SET expires_at = now() - interval '1 hour' WHERE id = $1`, [check.id]);
    await new ExpiredRows(scratch.database).deleteTexts();
    expect(await checks.find(check.id)).toMatchObject({ state: 'running' });
  });
});

test('only the first result of an item is written', async () => {
  const { check } = await newCheck(['a', 'b']);
  await entries.settle(check, 0, result('valid', 'a'));
  await entries.settle(check, 0, result('fake', 'a'));
  await entries.settle({ ...check, fence: check.fence - 1 }, 1, result('valid', 'b'));
  expect((await entries.results(check.id)).map(({ status }) => status)).toEqual(['valid']);
});

test('characters that PostgreSQL refuses are left out', async () => {
  const { user, check } = await newCheck(['a']);
  await entries.settle(check, 0, { ...result('valid', 'a'), reason: 'from\u0000a database \ud83d' });
  await closing.close(check.id, 'done', { fence: check.fence });
  expect((await history.recent(user.id))[0]?.reason).toBe('froma database \ufffd');
});

describe('the order in which checks are claimed', () => {
  async function queue(user: User, count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const reservationId = await credits.reserve(user, { amount: 1, purpose: 'batch' });
      ids.push(await insert({ userId: user.id, reservationId, texts: ['a'] }));
    }
    return ids;
  }

  test('F5: the check of another user comes before the third of a user with twenty', async () => {
    const many = await scratch.newUser({ plan: 'expert' });
    const other = await scratch.newUser({ plan: 'basic' });
    const twenty = await queue(many, 20);
    const [queued] = await queue(other, 1);
    const turns = [
      await leases.claimNext(),
      await leases.claimNext(),
      await leases.claimNext(),
      await leases.claimNext(),
    ];
    expect(turns.map((check) => check?.id)).toEqual([twenty[0], queued, twenty[1], undefined]);
    const [first] = turns;
    if (!first) throw new Error('no check');
    await closing.close(first.id, 'done', { fence: first.fence });
    expect((await leases.claimNext())?.id).toBe(twenty[2]);
  });

  test('F5: thirty parallel workers claim each check once, and at most two of a user', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => scratch.newUser({ plan: 'expert' })));
    for (const user of users) await queue(user, 5);
    const taken = (await Promise.all(Array.from({ length: 30 }, () => leases.claimNext()))).filter(
      (check) => check !== null,
    );
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    for (const { id } of users) expect(taken.filter(({ userId }) => userId === id)).toHaveLength(2);
  });

  test('after a crash, checks that were queued just now are found at once, and the others when the leases end', async () => {
    const user = await scratch.newUser({ plan: 'expert' });
    const [first = '', second = '', third = ''] = await queue(user, 3);
    const found = async () => (await leases.orphans()).map(({ id }) => id).sort();
    expect(await found()).toEqual([first, second, third].sort());
    await leases.claimNext();
    await leases.claimNext();
    // A worker that starts again finds the third, which waits while the leases of the dead worker last.
    expect([await found(), await leases.claimNext()]).toEqual([[third], null]);
    for (const id of [first, second]) await loseLease(id);
    expect(await found()).toEqual([first, second, third].sort());
    const claimed = [await leases.claimNext(), await leases.claimNext()];
    expect(claimed.map((check) => check?.id).sort()).toEqual([first, second].sort());
  });

  test('a check is claimed again when the lease of its worker has expired', async () => {
    const [id] = await queue(await scratch.newUser({ plan: 'basic' }), 1);
    const lost = await leases.claimNext();
    expect(lost?.id).toBe(id);
    await loseLease(id ?? '');
    expect((await leases.claimNext())?.fence).toBe((lost?.fence ?? 0) + 1);
  });
});
