import type { User } from '@veracite/contracts/account';
import { CHECKED_FILE_MAX, type CheckedReference } from '@veracite/contracts/checked-references';
import type { Group } from '@veracite/contracts/groups';
import { Client as Postgres } from 'pg';
import { Client, newAccount } from './support/client';
import { runningForTests } from './support/running';

const running = runningForTests();
const PLACE = '/api/checked-references';
const LIGHTS = { title: 'The harbor lights of Nordby', authors: ['Okafor'], reason: 'In the archive of the newspaper' };

const put = (client: Client, body: object, headers: Record<string, string> = {}) =>
  client.send(PLACE, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const listed = async (client: Client) => (await client.get(PLACE)).body as CheckedReference[];

async function join(member: Client, groupId: string): Promise<void> {
  const { id } = (await member.get('/api/auth/me')).body as User;
  const database = new Postgres({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`INSERT INTO group_members (group_id, user_id, role) VALUES ($1, $2, 'reader')`, [groupId, id]);
  await database.end();
}

test('a member of the group sees who has checked a reference, and cannot take it back; a stranger sees nothing', async () => {
  const [ana, member, stranger] = await Promise.all([1, 2, 3].map(() => newAccount(running.origin)));
  const { id: groupId } = (await ana?.post('/api/groups', { name: 'Committee' }))?.body as Group;
  if (!ana || !member || !stranger) throw new Error('no accounts');
  await join(member, groupId);
  const saved = await put(ana, { ...LIGHTS, source: ' https://example.org/scan.pdf ' });
  expect(saved.status).toBe(200);
  const { id } = saved.body as CheckedReference;
  expect(saved.body).toMatchObject({ ...LIGHTS, source: 'https://example.org/scan.pdf', isOwn: true });

  expect(await listed(member)).toMatchObject([{ id, by: 'Ada Lovelace', isOwn: false }]);
  expect(await listed(stranger)).toEqual([]);
  for (const other of [member, stranger])
    expect((await other.send(`${PLACE}/${id}`, { method: 'DELETE' })).status).toBe(404);

  expect((await ana.send(`${PLACE}/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await listed(member)).toEqual([]);
});

test('it is exported as CSV and as the list of ignored entries of the command line', async () => {
  const ana = await newAccount(running.origin);
  await put(ana, LIGHTS);
  const yaml = await ana.get(`${PLACE}?format=yaml`);
  expect(yaml.headers.get('Content-Disposition')).toBe('attachment; filename="veracite.ignore.yaml"');
  expect(yaml.body).toMatch(
    /^- title: The harbor lights of Nordby\n {2}authors:\n {4}- Okafor\n {2}reason: In the archive/,
  );
  expect((await ana.get(`${PLACE}?format=csv`)).body).toContain('The harbor lights of Nordby,Okafor,');
  expect((await ana.get(`${PLACE}?format=xml`)).status).toBe(400);
});

test('the list of ignored entries is imported, and an error names its line', async () => {
  const ana = await newAccount(running.origin);
  await put(ana, LIGHTS);
  const text = (await ana.get(`${PLACE}?format=yaml`)).body as string;
  const ben = await newAccount(running.origin);
  expect((await ben.post(`${PLACE}/import`, { text })).body).toEqual({ imported: 1, expired: 0 });
  expect(await listed(ben)).toMatchObject([{ ...LIGHTS, isOwn: true }]);
  const wrong = await ben.post(`${PLACE}/import`, { text: text.replace(LIGHTS.reason, 'ok') });
  expect(wrong.status).toBe(400);
  expect(wrong.body).toMatchObject({
    detail: expect.stringMatching(/^Line 4: \[0\]\.reason: /) as string,
    errors: [{ pointer: '/text' }],
  });
  expect((await ben.post(`${PLACE}/import`, { text: 'x'.repeat(CHECKED_FILE_MAX + 1) })).status).toBe(400);
});

test.each<[string, object, string]>([
  ['no title', { title: ' ' }, '/title'],
  ['a title without a visible character', { title: '\u200B' }, '/title'],
  ['a text for the authors', { authors: 'Okafor' }, '/authors'],
  ['an author that is no text', { authors: [1] }, '/authors'],
  ['a reason that says nothing', { reason: 'ok' }, '/reason'],
  ['a reason that turns the direction of text', { reason: 'In the \u202Earchive' }, '/reason'],
  ['a source in several lines', { source: 'a\u2028b' }, '/source'],
])('%s is refused', async (_name, wrong, pointer) => {
  const answer = await put(await newAccount(running.origin), { ...LIGHTS, ...wrong });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ errors: [{ pointer }] });
});

test('an empty source is none', async () => {
  const { body } = await put(await newAccount(running.origin), { ...LIGHTS, source: ' ' });
  expect(body).not.toHaveProperty('source');
});

test('a key needs the scope of checks to mark a reference', async () => {
  const owner = await newAccount(running.origin);
  const withScopes = async (...scopes: string[]) => {
    const { key } = (await owner.post('/api/auth/keys', { name: 'Key', scopes })).body as { key: string };
    return { Authorization: `Bearer ${key}` };
  };
  const [verify, read] = [await withScopes('verify'), await withScopes('read')];
  const program = new Client(running.origin);
  expect((await put(program, LIGHTS, read)).status).toBe(403);
  expect((await put(program, LIGHTS, verify)).status).toBe(200);
  expect((await program.get(PLACE, read)).body).toHaveLength(1);
});
