import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Mailer } from '../../platform/mail/mailer';
import { Problem } from '../../platform/problem/problem';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/entities';
import { Credits } from '../billing/credits.service';
import { AccountDeletion } from './account-deletion.service';
import { AccountExport } from './account-export.service';

let scratch: ScratchDatabase;
beforeAll(async () => {
  scratch = await scratchDatabase();
});
afterAll(() => scratch?.end());

interface Column {
  name: string;
  type: string;
}

const deletion = () =>
  new AccountDeletion(scratch.database, new Mailer({ ...scratch.config, production: true }), scratch.config);

async function exported(user: User): Promise<Record<string, Record<string, unknown>[]>> {
  const out = new PassThrough();
  const [document] = await Promise.all([
    text(out),
    new AccountExport(scratch.database).write(user.id, out).then(() => out.end()),
  ]);
  return (JSON.parse(document) as { tables: Record<string, Record<string, unknown>[]> }).tables;
}

/** Returns the tables with a column `user_id`, from PostgreSQL's catalog, so that new tables are included. */
async function tablesOfUsers(): Promise<string[]> {
  const rows: { name: string }[] = await scratch.database.query(
    `SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables
       USING (table_catalog, table_schema, table_name)
     WHERE table_schema = current_schema() AND column_name = 'user_id' AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** Inserts a row with a value for every column without a default. */
async function fill(table: string, user: User, fixed: Record<string, unknown> = {}): Promise<string | undefined> {
  const columns: Column[] = await scratch.database.query(
    `SELECT column_name AS name, data_type AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_nullable = 'NO' AND column_default IS NULL`,
    [table],
  );
  const values: Record<string, unknown> = {
    ...Object.fromEntries(columns.map(({ name, type }) => [name, sample(type)])),
  };
  if (values['user_id']) values['user_id'] = user.id;
  Object.assign(values, fixed);
  const names = Object.keys(values);
  const rows: { id?: string }[] = await scratch.database.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, i) => `$${i + 1}`).join(', ')}) RETURNING *`,
    Object.values(values),
  );
  return rows[0]?.id;
}

let count = 0;
function sample(type: string): unknown {
  count += 1;
  if (type === 'uuid') return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  if (type === 'integer') return 1;
  if (type === 'boolean') return true;
  if (type.startsWith('timestamp')) return new Date();
  if (type === 'jsonb') return '{}';
  if (type === 'bytea') return Buffer.from(`bytes ${count}`);
  if (type === 'ARRAY') return ['00000000-0000-4000-8000-000000000000'];
  return `text ${count}`;
}

/** Creates a user with a row in every table that refers to users, directly or through other tables. */
async function userWithEverything(): Promise<User> {
  const user = await scratch.newUser({ passwordHash: 'a hash that is never exported' });
  const citation = await fill('citations', user);
  const period = await fill('credit_periods', user);
  const reservation = await fill('credit_reservations', user, { period_id: period });
  await fill('credit_ledger', user, { period_id: period, kind: 'grant' });
  const check = await fill('checks', user, { user_id: user.id, reservation_id: reservation });
  await fill('check_entries', user, { check_id: check });
  await fill('subscriptions', user, { id: `sub_${user.id}`, status: 'canceled' });
  await fill('shares', user, { citation_id: citation });
  const work = await fill('watched_works', user, { watch_id: await fill('watches', user) });
  await fill('watch_news', user, { work_id: work });
  await fill('webhook_deliveries', user, { webhook_id: await fill('webhooks', user) });
  const group = await fill('groups', user, { owner_id: user.id });
  await fill('group_members', user, { group_id: group, role: 'owner' });
  await fill('group_invitations', user, { group_id: group, role: 'editor' });
  await fill('audit_events', user, { group_id: group, user_id: user.id });
  const collection = await fill('collections', user, { group_id: group });
  const paper = await fill('papers', user, { collection_id: collection, check_id: check });
  await fill('paper_references', user, { collection_id: collection, paper_id: paper });
  await fill('letter_answers', user, { paper_id: paper });
  await fill('decisions', user, { collection_id: collection, paper_id: paper, user_id: user.id, kind: 'asked' });
  const done = [
    'audit_events',
    'decisions',
    'group_members',
    'citations',
    'credit_periods',
    'checks',
    'subscriptions',
    'shares',
    'watches',
    'webhooks',
  ];
  for (const table of await tablesOfUsers()) if (!done.includes(table)) await fill(table, user);
  const data = {
    id: `sub_${user.id}`,
    status: 'canceled',
    customer_id: 'ctm_1',
    custom_data: { userId: user.id },
    address: { city: 'London' },
  };
  await fill('payment_events', user, {
    payload: { event_id: 'e', event_type: 'subscription.canceled', occurred_at: '2026-01-01', data },
  });
  return user;
}

/** Returns the tables that contain one of the texts in any column. */
async function tracesOf(...needles: string[]): Promise<string[]> {
  const tables: { name: string }[] = await scratch.database.query(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
  );
  const traces: string[] = [];
  for (const { name } of tables) {
    const rows: unknown[] = await scratch.database.query(
      `SELECT 1 FROM ${name} found WHERE EXISTS (SELECT FROM unnest($1::text[]) needle WHERE found::text LIKE '%' || needle || '%') LIMIT 1`,
      [needles],
    );
    if (rows.length > 0) traces.push(name);
  }
  return traces;
}

test('P57: the export has every table that refers to the user, directly or through other tables', async () => {
  const tables = await exported(await userWithEverything());
  const expected = [
    ...(await tablesOfUsers()),
    'users',
    'check_entries',
    'credit_ledger',
    'credit_reservations',
    'payment_events',
    'groups',
    'group_invitations',
    'collections',
    'papers',
    'paper_references',
    'letter_answers',
    'watched_works',
    'watch_news',
    'webhook_deliveries',
  ];
  expect(Object.keys(tables).sort()).toEqual(expected.sort());
  for (const [table, rows] of Object.entries(tables)) expect([table, rows.length]).toEqual([table, 1]);
  expect(Object.keys(tables['webhooks']?.[0] ?? {})).not.toContain('secret');
  for (const table of ['papers', 'letter_answers']) expect(Object.keys(tables[table]?.[0] ?? {})).not.toContain('file');
});

test('P57: the export has no rows of other users and no secret', async () => {
  const [user, other] = [await userWithEverything(), await userWithEverything()];
  const document = JSON.stringify(await exported(user));
  expect(document).toContain(user.email);
  for (const text of [other.id, other.email, 'hash that is never', '"token_hash"', '"hash"', '"password_hash"'])
    expect(document).not.toContain(text);
});

test('a history of a thousand records is exported whole', async () => {
  const user = await scratch.newUser();
  await scratch.database.query(
    `INSERT INTO citations (user_id, origin, original_text, status, source_links, result)
     SELECT $1, 'single', 'citation ' || n, 'valid', '[]', '{}' FROM generate_series(1, 1001) n`,
    [user.id],
  );
  expect((await exported(user))['citations']).toHaveLength(1_001);
});

test('P57: a deleted account leaves only payment events without personal data', async () => {
  const [user, other] = [await userWithEverything(), await userWithEverything()];
  await deletion().delete(user);
  expect(await tracesOf(user.id, user.email)).toEqual(['payment_events']);
  const kept: { data: object }[] = await scratch.database.query(
    `SELECT payload -> 'data' AS data FROM payment_events WHERE payload #>> '{data,id}' = $1`,
    [`sub_${user.id}`],
  );
  expect(kept).toEqual([{ data: { id: `sub_${user.id}`, status: 'canceled' } }]);
  expect((await exported(other))['citations']).toHaveLength(1);
});

test.each([
  ['active', null, 409],
  ['past_due', null, 409],
  ['active', new Date(Date.now() + 86_400_000), undefined],
  ['canceled', null, undefined],
])('with a subscription that is %s, ending %p, deletion gives %p', async (status, cancelAt, refusal) => {
  const user = await scratch.newUser();
  await fill('subscriptions', user, { status, cancel_at: cancelAt });
  const outcome = await deletion()
    .delete(user)
    .catch((error: unknown) => error);
  expect(outcome instanceof Problem ? outcome.getStatus() : outcome).toBe(refusal);
  expect(await tracesOf(user.email)).toEqual(refusal ? ['users'] : []);
});

test('F12: a new account with the address of a deleted one has the remaining credits, also in the ledger', async () => {
  const credits = new Credits(scratch.database, scratch.config);
  const [user, other] = [await scratch.newUser(), await scratch.newUser()];
  for (const each of [user, other])
    for (let turn = 0; turn < 2; turn += 1) {
      const reservation = await credits.reserve(each, { amount: 1, purpose: 'verify' });
      await scratch.database.transaction((manager) => credits.settle(reservation, 1, manager));
    }
  await deletion().delete(user);
  const recreated = await scratch.newUser({ email: user.email });
  expect(await credits.balance(recreated)).toMatchObject({ granted: 3, used: 2, reserved: 0 });
  await credits.reserve(recreated, { amount: 1, purpose: 'verify' });
  await expect(credits.reserve(recreated, { amount: 1, purpose: 'verify' })).rejects.toMatchObject({ status: 402 });
  const { id } = await credits.balance(recreated);
  const entries = await scratch.database.query(
    'SELECT kind, amount FROM credit_ledger WHERE period_id = $1 ORDER BY id',
    [id],
  );
  expect(entries).toEqual([
    { kind: 'limit', amount: 3 },
    { kind: 'reserve', amount: 2 },
    { kind: 'capture', amount: 2 },
    { kind: 'reserve', amount: 1 },
  ]);
  expect(await credits.balance(await scratch.newUser())).toMatchObject({ granted: 3, used: 0 });
});
