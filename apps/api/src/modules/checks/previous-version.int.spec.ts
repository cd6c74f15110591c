import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { CheckRepository } from './check.repository';
import { EntryRepository } from './entry.repository';

/*
 * Servers of version 1.0 run next to this one during an upgrade. They use the tables `batches` and `batch_items`, which
 * are views now.
 */

let scratch: ScratchDatabase;
let userId: string;
beforeAll(async () => {
  scratch = await scratchDatabase();
  userId = (await scratch.newUser()).id;
});
afterAll(() => scratch.end());

const run = (sql: string, parameters: unknown[] = []) =>
  scratch.database.query<Record<string, unknown>[]>(sql, parameters);

/** Creates a batch with two items, with the statements of version 1.0. */
async function newBatch(): Promise<string> {
  const [batch] = await run(
    `INSERT INTO "batches" ("id", "user_id", "kind", "options", "state", "total", "settled", "reservation_id", "fence",
       "lease_until", "deadline_at", "created_at", "finished_at", "findings", "forget_at")
     VALUES (DEFAULT, $1, 'batch', '{"format": "apa"}', DEFAULT, 2, DEFAULT, DEFAULT, DEFAULT, DEFAULT,
       now() + interval '1 minute', DEFAULT, DEFAULT, DEFAULT, NULL)
     RETURNING "id", "state", "settled", "fence", "lease_until", "created_at"`,
    [userId],
  );
  expect(batch).toMatchObject({ state: 'queued', settled: 0, fence: 0, lease_until: expect.any(Date) });
  await run(
    `INSERT INTO batch_items (batch_id, position, text, reference)
     SELECT $1, place - 1, text, reference FROM unnest($2::text[], $3::jsonb[]) WITH ORDINALITY AS list (text, reference, place)`,
    [batch?.['id'], ['a', 'b'], [null, null]],
  );
  return String(batch?.['id']);
}

test('a batch that version 1.0 creates is a check', async () => {
  const id = await newBatch();
  expect(await new CheckRepository(scratch.database).find(id, userId)).toMatchObject({ state: 'queued', tool: null });
  const entries = await new EntryRepository(scratch.database).all(id);
  expect(entries.map(({ text, included }) => [text, included])).toEqual([
    ['a', true],
    ['b', true],
  ]);
});

test('a worker of version 1.0 claims, locks, settles and ends a batch', async () => {
  const id = await newBatch();
  await run(
    `UPDATE batches SET state = 'running', fence = fence + 1, lease_until = now() + interval '15 seconds'
     WHERE id = (SELECT id FROM batches WHERE state = 'queued' AND id = $1 LIMIT 1) RETURNING *`,
    [id],
  );
  await run(`UPDATE batch_items SET asking_again = '{arXiv}' WHERE batch_id = $1 AND position = 1`, [id]);
  await run(
    `WITH owned AS (
       UPDATE batches SET settled = settled + 1 WHERE id = $1 AND fence = 1 AND state = 'running' AND EXISTS (
         SELECT 1 FROM batch_items WHERE batch_id = $1 AND position = 0 AND result IS NULL) RETURNING id, settled)
     UPDATE batch_items SET result = '{"status": "valid"}', sequence = owned.settled, asking_again = NULL FROM owned
     WHERE batch_id = owned.id AND position = 0 AND result IS NULL RETURNING position`,
    [id],
  );
  await scratch.database.transaction(async (manager) => {
    await manager.query('SELECT * FROM batches WHERE id = $1 FOR UPDATE', [id]);
    await manager.query(`UPDATE batches SET state = 'done', finished_at = now(), forget_at = now() WHERE id = $1`, [
      id,
    ]);
  });
  const entries = await new EntryRepository(scratch.database).all(id);
  expect(entries).toMatchObject([
    { position: 0, sequence: 1, retried: null, result: { status: 'valid' } },
    { position: 1, retried: ['arXiv'], result: null },
  ]);
  await run(`DELETE FROM batches WHERE forget_at <= now() AND state NOT IN ('queued', 'running')`);
  expect(await run('SELECT FROM checks WHERE id = $1', [id])).toEqual([]);
});

test('version 1.0 does not see lists of this version', async () => {
  const checks = new CheckRepository(scratch.database);
  const list = { kind: 'batch', options: { format: 'apa' }, total: 1, deadlineAt: new Date() } as const;
  await checks.insert({ ...list, userId: null, state: 'read', tool: 'citations' });
  await checks.insert({ ...list, userId, state: 'queued', tool: 'documents' });
  expect(await run(`SELECT FROM batches WHERE deadline_at = $1`, [list.deadlineAt])).toEqual([]);
});
