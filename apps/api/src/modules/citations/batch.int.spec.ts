import type { VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/user.entity';
import { Credits } from '../billing/credits.service';
import { unchecked } from './batch';
import { BatchClosing } from './batch-closing.service';
import { BatchLeases } from './batch-leases';
import { BatchRetention } from './batch-retention.service';
import { BatchRepository } from './batch.repository';
import type { Batch } from './entities/batch.entity';
import { ExpiredData } from './expired-data';
import { History } from './history.service';

let scratch: ScratchDatabase;
let credits: Credits;
let history: History;
let batches: BatchRepository;
let closing: BatchClosing;
let retention: BatchRetention;
let leases: BatchLeases;
beforeAll(async () => {
  scratch = await scratchDatabase();
  credits = new Credits(scratch.database, scratch.config);
  history = new History(scratch.database);
  batches = new BatchRepository(scratch.database);
  closing = new BatchClosing(scratch.database, batches, credits, history);
  retention = new BatchRetention(batches);
  leases = new BatchLeases(scratch.database);
});
beforeEach(() => scratch.database.query(`UPDATE batches SET state = 'cancelled'`));
afterAll(() => scratch.end());

const result = (status: Status, text: string): VerificationResult => ({ ...unchecked(text, 'because'), status });

async function newBatch(texts: string[], keep = true): Promise<{ user: User; batch: Batch }> {
  const user = await scratch.newUser({ plan: 'basic' });
  const reservationId = await credits.reserve(user, { amount: texts.length, purpose: 'batch' });
  const details = { userId: user.id, kind: 'batch' as const, options: { format: 'apa' as const }, reservationId, keep };
  await batches.insert(
    { ...details, deadlineAt: new Date(Date.now() + 60_000) },
    texts.map((text) => ({ text })),
    scratch.database.manager,
  );
  const batch = await leases.claimNext();
  if (!batch) throw new Error('no batch was claimed');
  return { user, batch };
}

const loseLease = (id: string) =>
  scratch.database.query(`UPDATE batches SET lease_until = now() - interval '1 minute' WHERE id = $1`, [id]);

test('only one worker has a batch until its lease expires', async () => {
  const { batch } = await newBatch(['a']);
  expect(await leases.claimNext()).toBeNull();
  await loseLease(batch.id);
  expect((await leases.claimNext())?.fence).toBe(batch.fence + 1);
});

test('26: a worker that lost a batch can neither write to it nor extend or end it', async () => {
  const { user, batch: old } = await newBatch(['a', 'b']);
  await loseLease(old.id);
  const newer = await leases.claimNext();
  if (!newer) throw new Error('not claimed');
  expect(await batches.settle(old, 0, result('fake', 'late'))).toBe(false);
  expect(await leases.extend(old)).toBe(false);
  expect(await closing.close(old.id, 'done', { fence: old.fence })).toBe(false);
  expect(await batches.settle(newer, 0, result('valid', 'a'))).toBe(true);
  expect(await batches.settle(newer, 0, result('fake', 'again'))).toBe(false);
  expect(await batches.settle(newer, 1, result('unknown', 'b'))).toBe(true);
  expect(await closing.close(newer.id, 'done', { fence: newer.fence })).toBe(true);
  expect(await closing.close(newer.id, 'done', { fence: newer.fence })).toBe(false);
  expect((await batches.items(newer.id)).map((item) => item.result?.status)).toEqual(['valid', 'unknown']);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
  expect((await history.page(user.id, 1, 10)).pagination.totalCount).toBe(2);
});

test('results keep the order of the request, whatever the order in which they are written', async () => {
  const { batch } = await newBatch(['a', 'b', 'c']);
  for (const position of [2, 0, 1]) await batches.settle(batch, position, result('valid', String(position)));
  expect((await batches.items(batch.id)).map((item) => item.result?.originalText)).toEqual(['0', '1', '2']);
  expect((await batches.changesAfter(batch.id, 1)).map((item) => item.position)).toEqual([0, 1]);
});

test('an item lists the databases that are queried again until it has a result, written by the newest worker only', async () => {
  const { batch } = await newBatch(['a', 'b']);
  await batches.saveAskingAgain(batch, 1, ['DBLP', 'arXiv']);
  await batches.saveAskingAgain({ ...batch, fence: batch.fence - 1 }, 0, ['DBLP']);
  const again = async () => (await batches.items(batch.id)).map((item) => item.askingAgain);
  expect(await again()).toEqual([null, ['DBLP', 'arXiv']]);
  expect((await batches.changesAfter(batch.id, 0)).map((item) => item.position)).toEqual([1]);
  await batches.settle(batch, 1, result('valid', 'b'));
  expect(await again()).toEqual([null, null]);
});

test('a canceled batch charges and records its results and nothing else', async () => {
  const { user, batch } = await newBatch(['a', 'b', 'c']);
  await batches.settle(batch, 1, result('valid', 'b'));
  await closing.close(batch.id, 'cancelled');
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
  expect((await history.page(user.id, 1, 10)).citations.map((record) => record.originalText)).toEqual(['b']);
});

test('27: an overdue batch ends, and texts that were not checked are unknown and free', async () => {
  const { user, batch } = await newBatch(['a', 'b']);
  await batches.settle(batch, 0, result('incomplete', 'a'));
  await scratch.database.query(`UPDATE batches SET deadline_at = now() - interval '1 second' WHERE id = $1`, [
    batch.id,
  ]);
  expect(await leases.orphans()).toContainEqual({ id: batch.id, overdue: true });
  await closing.close(batch.id, 'failed');
  expect((await batches.items(batch.id)).map((item) => item.result?.status)).toEqual(['incomplete', 'unknown']);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
});

test('a record deleted from the history is deleted from its batch', async () => {
  const { user, batch } = await newBatch(['a', 'b']);
  for (const position of [0, 1]) await batches.settle(batch, position, result('valid', String(position)));
  await closing.close(batch.id, 'done', { fence: batch.fence });
  await history.remove(user.id, (await history.recent(user.id))[0]?.id ?? '');
  expect((await batches.items(batch.id)).map((item) => item.result?.originalText)).toEqual(['0']);
});

describe('a batch that is not kept', () => {
  const minutesLeft = async (id: string): Promise<number> => {
    const rows: { minutes: number }[] = await scratch.database.query(
      'SELECT round(extract(epoch FROM forget_at - now()) / 60)::integer AS minutes FROM batches WHERE id = $1',
      [id],
    );
    return rows[0]?.minutes ?? -1;
  };
  async function endedBatch() {
    const { user, batch } = await newBatch(['a'], false);
    await batches.settle(batch, 0, result('valid', 'a'));
    await closing.close(batch.id, 'done', { fence: batch.fence });
    const ended = await batches.find(batch.id);
    if (!ended) throw new Error('the batch was not found');
    return { user, ended };
  }

  test('is charged, not recorded, and available for a day, or for an hour after its first delivery', async () => {
    const { user, ended } = await endedBatch();
    expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
    expect(await history.recent(user.id)).toEqual([]);
    expect(await minutesLeft(ended.id)).toBe(24 * 60);
    await retention.markDelivered(ended);
    expect(await minutesLeft(ended.id)).toBe(60);
    await scratch.database.query(`UPDATE batches SET forget_at = now() + interval '9 minutes' WHERE id = $1`, [
      ended.id,
    ]);
    await retention.markDelivered(ended);
    expect(await minutesLeft(ended.id)).toBe(9);
  });

  test('is not found once it has expired, and is deleted with records that a worker of the previous version made', async () => {
    const [{ user, ended }, kept] = [await endedBatch(), await newBatch(['b'])];
    await scratch.database.transaction((manager) =>
      history.record([result('valid', 'a')], { userId: user.id, origin: 'batch', batchId: ended.id }, manager),
    );
    await retention.expire(ended);
    expect(await batches.find(ended.id)).toBeNull();
    await retention.expire(kept.batch);
    await new ExpiredData(scratch.database).delete();
    expect([await batches.items(ended.id), await history.recent(user.id)]).toEqual([[], []]);
    expect(await batches.items(kept.batch.id)).toHaveLength(1);
  });

  test('is not deleted before it has ended', async () => {
    const { batch } = await newBatch(['a'], false);
    await scratch.database.query(`UPDATE batches SET forget_at = now() - interval '1 hour' WHERE id = $1`, [batch.id]);
    await new ExpiredData(scratch.database).delete();
    expect(await batches.find(batch.id)).toMatchObject({ state: 'running' });
  });
});

test('a batch that version 0.1 made for a certificate is left to the workers of that version', async () => {
  const { user, batch } = await newBatch(['a']);
  await closing.close(batch.id, 'done', { fence: batch.fence });
  await scratch.database.query(
    `INSERT INTO batches (user_id, kind, options, total, deadline_at) VALUES ($1, 'seal', '{"format": "apa"}', 1, now())`,
    [user.id],
  );
  expect(await leases.claimNext()).toBeNull();
  expect(await leases.orphans()).toEqual([]);
});

test('only the first result of an item is written', async () => {
  const { batch } = await newBatch(['a', 'b']);
  await batches.settle(batch, 0, result('valid', 'a'));
  await batches.settle(batch, 0, result('fake', 'a'));
  await batches.settle({ ...batch, fence: batch.fence - 1 }, 1, result('valid', 'b'));
  expect((await batches.results(batch.id)).map(({ status }) => status)).toEqual(['valid']);
});

test('characters that PostgreSQL refuses are left out', async () => {
  const { user, batch } = await newBatch(['a']);
  await batches.settle(batch, 0, { ...result('valid', 'a'), reason: 'from\u0000a database \ud83d' });
  await closing.close(batch.id, 'done', { fence: batch.fence });
  expect((await history.recent(user.id))[0]?.reason).toBe('froma database \ufffd');
});

describe('the order in which batches are claimed', () => {
  async function queue(user: User, count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const reservationId = await credits.reserve(user, { amount: 1, purpose: 'batch' });
      const details = {
        userId: user.id,
        kind: 'batch' as const,
        options: { format: 'apa' as const },
        reservationId,
        keep: true,
      };
      const deadlineAt = new Date(Date.now() + 60_000);
      ids.push(await batches.insert({ ...details, deadlineAt, keep: true }, [{ text: 'a' }], scratch.database.manager));
    }
    return ids;
  }

  test('F5: the batch of another user comes before the third of a user with twenty', async () => {
    const many = await scratch.newUser({ plan: 'expert' });
    const other = await scratch.newUser({ plan: 'basic' });
    const twenty = await queue(many, 20);
    const [own] = await queue(other, 1);
    const turns = [
      await leases.claimNext(),
      await leases.claimNext(),
      await leases.claimNext(),
      await leases.claimNext(),
    ];
    expect(turns.map((batch) => batch?.id)).toEqual([twenty[0], own, twenty[1], undefined]);
    const [first] = turns;
    if (!first) throw new Error('no batch');
    await closing.close(first.id, 'done', { fence: first.fence });
    expect((await leases.claimNext())?.id).toBe(twenty[2]);
  });

  test('F5: thirty parallel workers claim each batch once, and at most two of a user', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => scratch.newUser({ plan: 'expert' })));
    for (const user of users) await queue(user, 5);
    const taken = (await Promise.all(Array.from({ length: 30 }, () => leases.claimNext()))).filter(
      (batch) => batch !== null,
    );
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    for (const { id } of users) expect(taken.filter(({ userId }) => userId === id)).toHaveLength(2);
  });

  test('a batch is claimed again when the lease of its worker has expired', async () => {
    const [id] = await queue(await scratch.newUser({ plan: 'basic' }), 1);
    const lost = await leases.claimNext();
    expect(lost?.id).toBe(id);
    await loseLease(id ?? '');
    expect((await leases.claimNext())?.fence).toBe((lost?.fence ?? 0) + 1);
  });
});
