import type { VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/entities';
import { unchecked } from '../checks/stored-check';
import { csvOf, jsonOf } from './history-export';
import { HistoryFilterQuery } from './dto';
import { History, type HistoryFilter } from './history.service';

let scratch: ScratchDatabase;
let history: History;
let user: User;
beforeAll(async () => {
  scratch = await scratchDatabase();
  history = new History(scratch.database);
  user = await scratch.newUser();
  await write(user, [
    ['valid', 'Müller, A. (2020). 100% of_growth. Nature.', '2026-01-10T23:59:59.999Z'],
    ['fake', 'Quell, T. Teapots "of" Kettle\\Studies', '2026-01-11T00:00:00Z'],
    ['unknown', 'Ostrowitz, P. Growth of teapots', '2026-01-12T12:00:00Z'],
  ]);
});
afterAll(() => scratch.end());

async function write(owner: User, records: [Status, string, string?][]): Promise<VerificationResult[]> {
  const results = records.map(([status, text]): VerificationResult => ({ ...unchecked(text, 'because'), status }));
  const origin = { userId: owner.id, origin: 'single' as const };
  const written = await history.record(results, origin, scratch.database.manager);
  for (const [index, [, , position]] of records.entries())
    if (position)
      await scratch.database.query('UPDATE citations SET created_at = $2 WHERE id = $1', [
        written[index]?.id,
        position,
      ]);
  return written;
}

const query = (over: Partial<HistoryFilterQuery>) => Object.assign(new HistoryFilterQuery(), over);

test.each<[string, Partial<HistoryFilterQuery>, number[]]>([
  ['no filter', {}, [2, 1, 0]],
  ['invalid is fake', { status: 'invalid' }, [1]],
  ['unknown', { status: 'unknown' }, [2]],
  ['a word in another case', { q: 'TEAPOTS' }, [2, 1]],
  ['non-ASCII letters in another case', { q: 'MÜLLER' }, [0]],
  ['all words, in any order', { q: 'teapots growth' }, [2]],
  ['a part of a word', { q: 'trowi' }, [2]],
  ['a percent sign is no wildcard', { q: '1%f' }, []],
  ['an underscore is no wildcard', { q: 'of_growth' }, [0]],
  ['a quotation mark and a backslash', { q: '"of" Kettle\\Studies' }, [1]],
  ['a NUL', { q: '\0Quell' }, [1]],
  ['the tool', { tool: 'citations' }, [2, 1, 0]],
  ['another tool', { tool: 'bibliography' }, []],
  ['no document was checked', { tool: 'documents' }, []],
  ['blanks', { q: '   ' }, [2, 1, 0]],
  ['from is inclusive', { from: new Date('2026-01-11') }, [2, 1]],
  ['to is exclusive', { to: new Date('2026-01-11') }, [0]],
  ['all together', { status: 'fake', q: 'quell', from: new Date('2026-01-01'), to: new Date('2026-02-01') }, [1]],
])('search: %s', async (_name, over, expected) => {
  const all = (await history.page(user.id, 1, 10)).citations.map(({ originalText }) => originalText).reverse();
  const { citations, pagination } = await history.page(user.id, 1, 10, query(over));
  expect(citations.map(({ originalText }) => all.indexOf(originalText))).toEqual(expected);
  expect(pagination.totalCount).toBe(expected.length);
});

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

const parts = (owner: User, filter: HistoryFilter = {}) => history.chunks(owner.id, filter);

test('a history longer than a chunk is exported completely and in order', async () => {
  const owner = await scratch.newUser();
  const texts = Array.from({ length: 450 }, (_, n) => `Citation ${n}`);
  await write(
    owner,
    texts.map((text) => ['valid', text]),
  );
  const exported = JSON.parse(await joined(jsonOf(parts(owner)))) as { originalText: string; result: unknown }[];
  expect(exported.map(({ originalText }) => originalText)).toEqual(texts.toReversed());
  expect(exported[0]?.result).toMatchObject({ status: 'valid' });
});

test.each([
  ['an empty history is an empty list', jsonOf, /^\[\]\n$/],
  ['an empty history is a header', csvOf, /^\uFEFFchecked,status,[^\r]*\r\n$/],
])('%s', async (_name, write, expected) => {
  expect(await joined(write(parts(await scratch.newUser())))).toMatch(expected);
});

test('a citation that begins like a formula is escaped, and quotes are doubled', async () => {
  const owner = await scratch.newUser();
  await write(owner, [['fake', '=HYPERLINK("x")']]);
  expect(await joined(csvOf(parts(owner)))).toContain(`,invalid,,"'=HYPERLINK(""x"")",because,`);
});

test('deleting removes the matching records of this user only', async () => {
  const [owner, other] = [await scratch.newUser(), await scratch.newUser()];
  for (const item of [owner, other])
    await write(item, [
      ['fake', 'a'],
      ['valid', 'b'],
      ['fake', 'c'],
    ]);
  expect(await history.removeAll(owner.id, { status: 'fake' })).toBe(2);
  expect((await history.page(owner.id, 1, 10)).citations.map(({ originalText }) => originalText)).toEqual(['b']);
  expect(await history.removeAll(owner.id, {})).toBe(1);
  expect((await history.page(other.id, 1, 10)).pagination.totalCount).toBe(3);
});

test('a deleted record is also deleted from its batch and from the stored answer of its request', async () => {
  const owner = await scratch.newUser();
  const [entry] = await write(owner, [['valid', 'Quillfeather, single']]);
  const { manager } = scratch.database;
  const [period]: { id: string }[] = await manager.query(
    `INSERT INTO credit_periods (user_id, period_start, period_end, granted) VALUES ($1, now(), now(), 3) RETURNING id`,
    [owner.id],
  );
  const [batch]: { id: string }[] = await manager.query(
    `WITH reservation AS (INSERT INTO credit_reservations (period_id, amount, purpose, expires_at) VALUES ($2, 2, 'batch', now()) RETURNING id)
     INSERT INTO checks (user_id, kind, options, state, total, reservation_id, deadline_at)
     SELECT $1, 'batch', '{"authors":["Quillfeather"]}', 'cancelled', 2, id, now() FROM reservation RETURNING id`,
    [owner.id, period?.id],
  );
  const origin = { userId: owner.id, origin: 'batch' as const, batchId: batch?.id };
  const [item] = await history.record([unchecked('Quillfeather, of a batch', '')], origin, manager);
  await manager.query(
    `INSERT INTO check_entries (check_id, position, text, result)
     VALUES ($1, 0, 'Quillfeather, of a batch', $2), ($1, 1, 'Quillfeather, never checked', NULL)`,
    [batch?.id, item],
  );
  await manager.query(
    `INSERT INTO idempotency_keys (user_id, key, request_hash, answer, locked_until) VALUES ($1, 'k', 'h', $2, now())`,
    [owner.id, entry],
  );
  expect(await history.removeAll(owner.id, {})).toBe(2);
  const left: { in: string }[] = await manager.query(
    `SELECT 'citations' AS in FROM citations WHERE original_text LIKE 'Quillfeather%'
     UNION ALL SELECT 'entries' FROM check_entries WHERE text LIKE 'Quillfeather%'
     UNION ALL SELECT 'checks' FROM checks WHERE options::text LIKE '%Quillfeather%'
     UNION ALL SELECT 'answers' FROM idempotency_keys WHERE answer::text LIKE '%Quillfeather%'`,
  );
  expect(left).toEqual([]);
});
