import type { VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import { scratchDatabase, type ScratchDatabase } from '../../testing/scratch-database';
import type { User } from '../auth/user.entity';
import { Credits } from '../billing/credits.service';
import { unchecked, type Batch } from './batch';
import { BatchLeases } from './batch-leases';
import { BatchStore } from './batch-store';
import { Forgetting } from './forgetting';
import { History } from './history.service';

let scratch: ScratchDatabase;
let credits: Credits;
let history: History;
let store: BatchStore;
let leases: BatchLeases;
beforeAll(async () => {
  scratch = await scratchDatabase();
  credits = new Credits(scratch.database, scratch.config);
  history = new History(scratch.database);
  store = new BatchStore(scratch.database, credits, history);
  leases = new BatchLeases(scratch.database);
});
beforeEach(() => scratch.database.query(`UPDATE batches SET state = 'cancelled'`));
afterAll(() => scratch.end());

const result = (status: Status, text: string): VerificationResult => ({ ...unchecked(text, 'because'), status });

async function newBatch(texts: string[], keep = true): Promise<{ user: User; batch: Batch }> {
  const user = await scratch.newUser({ plan: 'basic' });
  const reservationId = await credits.reserve(user, { amount: texts.length, purpose: 'batch' });
  const details = { userId: user.id, kind: 'batch' as const, options: { format: 'apa' as const }, reservationId, keep };
  await store.insert(
    { ...details, deadlineAt: new Date(Date.now() + 60_000) },
    texts.map((text) => ({ text })),
    scratch.database.manager,
  );
  const batch = await leases.claimNext();
  if (!batch) throw new Error('the batch was not to be had');
  return { user, batch };
}

const loseLease = (id: string) =>
  scratch.database.query(`UPDATE batches SET lease_until = now() - interval '1 minute' WHERE id = $1`, [id]);

test('only one worker has a batch, until it falls silent', async () => {
  const { batch } = await newBatch(['a']);
  expect(await leases.claimNext()).toBeUndefined();
  await loseLease(batch.id);
  expect((await leases.claimNext())?.fence).toBe(batch.fence + 1);
});

test('26: the worker that lost a batch can write, keep and end nothing', async () => {
  const { user, batch: old } = await newBatch(['a', 'b']);
  await loseLease(old.id);
  const fresh = await leases.claimNext();
  if (!fresh) throw new Error('not claimed');
  expect(await store.settle(old, 0, result('fake', 'late'))).toBe(false);
  expect(await leases.keep(old)).toBe(false);
  expect(await store.close(old.id, 'done', { fence: old.fence })).toBe(false);
  expect(await store.settle(fresh, 0, result('valid', 'a'))).toBe(true);
  expect(await store.settle(fresh, 0, result('fake', 'again'))).toBe(false);
  expect(await store.settle(fresh, 1, result('unknown', 'b'))).toBe(true);
  expect(await store.close(fresh.id, 'done', { fence: fresh.fence })).toBe(true);
  expect(await store.close(fresh.id, 'done', { fence: fresh.fence })).toBe(false);
  expect((await store.items(fresh.id)).map((item) => item.result?.status)).toEqual(['valid', 'unknown']);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
  expect((await history.page(user.id, 1, 10)).pagination.totalCount).toBe(2);
});

test('results keep the order of the asked, whatever the order of settling', async () => {
  const { batch } = await newBatch(['a', 'b', 'c']);
  for (const position of [2, 0, 1]) await store.settle(batch, position, result('valid', String(position)));
  expect((await store.items(batch.id)).map((item) => item.result?.originalText)).toEqual(['0', '1', '2']);
  expect((await store.newsAfter(batch.id, 1)).map((item) => item.position)).toEqual([0, 1]);
});

test('an item that is asked about again says where, until it is settled, and only by the newest worker', async () => {
  const { batch } = await newBatch(['a', 'b']);
  await store.noteAskingAgain(batch, 1, ['DBLP', 'arXiv']);
  await store.noteAskingAgain({ ...batch, fence: batch.fence - 1 }, 0, ['DBLP']);
  const again = async () => (await store.items(batch.id)).map((item) => item.askingAgain);
  expect(await again()).toEqual([null, ['DBLP', 'arXiv']]);
  expect((await store.newsAfter(batch.id, 0)).map((item) => item.position)).toEqual([1]);
  await store.settle(batch, 1, result('valid', 'b'));
  expect(await again()).toEqual([null, null]);
});

test('a cancelled batch charges what was settled and records nothing else', async () => {
  const { user, batch } = await newBatch(['a', 'b', 'c']);
  await store.settle(batch, 1, result('valid', 'b'));
  await store.close(batch.id, 'cancelled');
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
  expect((await history.page(user.id, 1, 10)).citations.map((record) => record.originalText)).toEqual(['b']);
});

test('27: an overdue batch ends, what nobody checked is unknown and free', async () => {
  const { user, batch } = await newBatch(['a', 'b']);
  await store.settle(batch, 0, result('incomplete', 'a'));
  await scratch.database.query(`UPDATE batches SET deadline_at = now() - interval '1 second' WHERE id = $1`, [
    batch.id,
  ]);
  expect(await leases.orphans()).toContainEqual({ id: batch.id, overdue: true });
  await store.close(batch.id, 'failed');
  expect((await store.items(batch.id)).map((item) => item.result?.status)).toEqual(['incomplete', 'unknown']);
  expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
});

test('what is deleted from the history is gone from its batch', async () => {
  const { user, batch } = await newBatch(['a', 'b']);
  for (const position of [0, 1]) await store.settle(batch, position, result('valid', String(position)));
  await store.close(batch.id, 'done', { fence: batch.fence });
  await history.remove(user.id, (await history.recent(user.id))[0]?.id ?? '');
  expect((await store.items(batch.id)).map((item) => item.result?.originalText)).toEqual(['0']);
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
    await store.settle(batch, 0, result('valid', 'a'));
    await store.close(batch.id, 'done', { fence: batch.fence });
    const ended = await store.find(batch.id);
    if (!ended) throw new Error('the batch is not to be found');
    return { user, ended };
  }

  test('is charged and recorded nowhere, and there for a day, or an hour from when it was first handed over', async () => {
    const { user, ended } = await endedBatch();
    expect(await credits.balance(user)).toMatchObject({ used: 1, reserved: 0 });
    expect(await history.recent(user.id)).toEqual([]);
    expect(await minutesLeft(ended.id)).toBe(24 * 60);
    await store.handedOver(ended);
    expect(await minutesLeft(ended.id)).toBe(60);
    await scratch.database.query(`UPDATE batches SET forget_at = now() + interval '9 minutes' WHERE id = $1`, [
      ended.id,
    ]);
    await store.handedOver(ended);
    expect(await minutesLeft(ended.id)).toBe(9);
  });

  test('is nobody’s once its time is over, and deleted with what a worker of the version before recorded of it', async () => {
    const [{ user, ended }, kept] = [await endedBatch(), await newBatch(['b'])];
    await scratch.database.transaction((manager) =>
      history.record([result('valid', 'a')], { userId: user.id, origin: 'batch', batchId: ended.id }, manager),
    );
    await store.forget(ended);
    expect(await store.find(ended.id)).toBeUndefined();
    await store.forget(kept.batch);
    await new Forgetting(scratch.database).forget();
    expect([await store.items(ended.id), await history.recent(user.id)]).toEqual([[], []]);
    expect(await store.items(kept.batch.id)).toHaveLength(1);
  });

  test('is not deleted before it has ended, however late', async () => {
    const { batch } = await newBatch(['a'], false);
    await scratch.database.query(`UPDATE batches SET forget_at = now() - interval '1 hour' WHERE id = $1`, [batch.id]);
    await new Forgetting(scratch.database).forget();
    expect(await store.find(batch.id)).toMatchObject({ state: 'running' });
  });
});

test('a batch that version 0.1 made for a certificate is left to its own workers', async () => {
  const { user, batch } = await newBatch(['a']);
  await store.close(batch.id, 'done', { fence: batch.fence });
  await scratch.database.query(
    `INSERT INTO batches (user_id, kind, options, total, deadline_at) VALUES ($1, 'seal', '{"format": "apa"}', 1, now())`,
    [user.id],
  );
  expect(await leases.claimNext()).toBeUndefined();
  expect(await leases.orphans()).toEqual([]);
});

test('two workers that settle one item at once write one result', async () => {
  const { batch } = await newBatch(['a', 'b']);
  await store.settle(batch, 0, result('valid', 'a'));
  await store.settle(batch, 0, result('fake', 'a'));
  await store.settle({ ...batch, fence: batch.fence - 1 }, 1, result('valid', 'b'));
  expect((await store.results(batch.id)).map(({ status }) => status)).toEqual(['valid']);
});

test('text that PostgreSQL would refuse is stored without what it refuses', async () => {
  const { user, batch } = await newBatch(['a']);
  await store.settle(batch, 0, { ...result('valid', 'a'), reason: 'from\u0000a database \ud83d' });
  await store.close(batch.id, 'done', { fence: batch.fence });
  expect((await history.recent(user.id))[0]?.reason).toBe('froma database \ufffd');
});

describe('whose turn it is', () => {
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
      ids.push(await store.insert({ ...details, deadlineAt, keep: true }, [{ text: 'a' }], scratch.database.manager));
    }
    return ids;
  }

  test('F5: a stranger’s batch comes before the third of one who has twenty', async () => {
    const many = await scratch.newUser({ plan: 'expert' });
    const stranger = await scratch.newUser({ plan: 'basic' });
    const twenty = await queue(many, 20);
    const [own] = await queue(stranger, 1);
    const turns = [
      await leases.claimNext(),
      await leases.claimNext(),
      await leases.claimNext(),
      await leases.claimNext(),
    ];
    expect(turns.map((batch) => batch?.id)).toEqual([twenty[0], own, twenty[1], undefined]);
    const [first] = turns;
    if (!first) throw new Error('no batch');
    await store.close(first.id, 'done', { fence: first.fence });
    expect((await leases.claimNext())?.id).toBe(twenty[2]);
  });

  test('F5: thirty workers at once take each batch once, and two of a user at most', async () => {
    const users = await Promise.all(Array.from({ length: 4 }, () => scratch.newUser({ plan: 'expert' })));
    for (const user of users) await queue(user, 5);
    const taken = (await Promise.all(Array.from({ length: 30 }, () => leases.claimNext()))).filter(
      (batch): batch is Batch => batch !== undefined,
    );
    expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
    for (const { id } of users) expect(taken.filter(({ userId }) => userId === id)).toHaveLength(2);
  });

  test('a batch whose worker fell silent is taken up again', async () => {
    const [id] = await queue(await scratch.newUser({ plan: 'basic' }), 1);
    const lost = await leases.claimNext();
    expect(lost?.id).toBe(id);
    await loseLease(id ?? '');
    expect((await leases.claimNext())?.fence).toBe((lost?.fence ?? 0) + 1);
  });
});
