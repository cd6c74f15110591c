import type { VerificationResult } from '@veracite/contracts/citations';
import { SHARES_MAX } from '@veracite/contracts/share';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/entities';
import { unchecked } from '../checks/stored-check';
import { History } from '../citations/history.service';
import { newToken } from '../../platform/security/tokens';
import { Shares } from './shares.service';

let scratch: ScratchDatabase;
let history: History;
let shares: Shares;
beforeAll(async () => {
  scratch = await scratchDatabase();
  history = new History(scratch.database);
  shares = new Shares(scratch.database);
});
afterAll(() => scratch.end());

const BATCH = '11111111-2222-4333-8444-555555555555';

async function recorded(texts: string[], batchId?: string): Promise<{ user: User; ids: string[] }> {
  const user = await scratch.newUser();
  const results: VerificationResult[] = texts.map((text) => unchecked(text, 'because'));
  const origin = { userId: user.id, origin: 'batch' as const, batchId };
  const written = await history.record(results, origin, scratch.database.manager);
  return { user, ids: written.map(({ id }) => id ?? '') };
}

const expire = (id: string) =>
  scratch.database.query(`UPDATE shares SET expires_at = now() - interval '1 second' WHERE id = $1`, [id]);

test('a link shows the one result and nothing about its owner', async () => {
  const { user, ids } = await recorded(['a', 'b']);
  const share = await shares.create(user, { citationId: ids[1], days: 7 });
  expect(share).toMatchObject({ kind: 'citation', title: 'b', count: 1 });
  const shown = await shares.read(share.token);
  expect(shown.results.map(({ originalText }) => originalText)).toEqual(['b']);
  const wire = JSON.stringify(shown);
  for (const secret of [user.id, user.email, user.name, ids[1] ?? '', share.id]) expect(wire).not.toContain(secret);
});

test('a batch keeps its order, and records deleted from the history are not shown', async () => {
  const { user, ids } = await recorded(['a', 'b', 'c'], BATCH);
  const { token } = await shares.create(user, { batchId: BATCH, days: 30 });
  await history.remove(user.id, ids[1] ?? '');
  expect((await shares.read(token)).results.map(({ originalText }) => originalText)).toEqual(['a', 'c']);
  await history.remove(user.id, ids[0] ?? '');
  await history.remove(user.id, ids[2] ?? '');
  await expect(shares.read(token)).rejects.toMatchObject({ status: 404 });
  expect(await shares.list(user)).toEqual([]);
});

test.each<[string, (token: string, id: string, user: User) => Promise<string> | string]>([
  ['that does not exist', () => newToken()],
  ['cut short', (token) => token.slice(0, -1)],
  ['in another case', (token) => (token === token.toLowerCase() ? token.toUpperCase() : token.toLowerCase())],
  ['that has expired', async (token, id) => (await expire(id), token)],
  ['that was withdrawn', async (token, id, user) => (await shares.revoke(user, id), token)],
  ['with a NUL', () => '\0'.repeat(43)],
])('a link %s shows nothing', async (_name, spoil) => {
  const { user, ids } = await recorded(['a']);
  const { token, id } = await shares.create(user, { citationId: ids[0], days: 7 });
  await expect(shares.read(await spoil(token, id, user))).rejects.toMatchObject({ status: 404 });
});

test('the token is not in the database', async () => {
  const { user, ids } = await recorded(['a']);
  const { token, id } = await shares.create(user, { citationId: ids[0], days: 7 });
  const rows = await scratch.database.query('SELECT row_to_json(shares)::text AS row FROM shares WHERE id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('users can share their own records and withdraw their own links only', async () => {
  const { user, ids } = await recorded(['a']);
  const { id } = await shares.create(user, { citationId: ids[0], days: 7 });
  const { user: other } = await recorded(['x']);
  await expect(shares.create(other, { citationId: ids[0], days: 7 })).rejects.toMatchObject({ status: 404 });
  await expect(shares.revoke(other, id)).rejects.toMatchObject({ status: 404 });
  expect(await shares.list(other)).toEqual([]);
  expect(await shares.list(user)).toHaveLength(1);
});

test(`more than ${SHARES_MAX} links are refused; expired ones do not count`, async () => {
  const { user, ids } = await recorded(['a']);
  for (let n = 0; n < SHARES_MAX; n += 1) await shares.create(user, { citationId: ids[0], days: 7 });
  await expect(shares.create(user, { citationId: ids[0], days: 7 })).rejects.toMatchObject({ status: 409 });
  await expire((await shares.list(user))[0]?.id ?? '');
  expect((await shares.create(user, { citationId: ids[0], days: 7 })).count).toBe(1);
});
