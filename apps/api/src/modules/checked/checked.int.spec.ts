import { CHECKED_MAX } from '@veracite/contracts/checked-references';
import { parse } from 'yaml';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/entities';
import { AccountDeletion } from '../account/account-deletion.service';
import { Groups } from '../groups/groups.service';
import { StoredGroupMember } from '../groups/entities';
import { Mailer } from '../../platform/mail/mailer';
import { checkedFile } from './checked-file';
import { CheckedReferences } from './checked-references.service';

let scratch: ScratchDatabase;
let references: CheckedReferences;
beforeAll(async () => {
  scratch = await scratchDatabase();
  references = new CheckedReferences(scratch.database);
});
afterAll(() => scratch.end());

const LIGHTS = { title: 'The harbor lights of Nordby', authors: ['Okafor', 'Nygård'], reason: 'In the archive' };

/** Makes a group of users; the first owns it. */
async function grouped(owner: User, ...others: User[]): Promise<string> {
  const { id: groupId } = await new Groups(scratch.database).create(owner, 'Committee');
  for (const { id: userId } of others)
    await scratch.database.manager.insert(StoredGroupMember, { groupId, userId, role: 'reader' });
  return groupId;
}

test('what a user has checked is listed with who, when, why and the source', async () => {
  const user = await scratch.newUser({ name: 'Ana' });
  const saved = await references.save(user, { ...LIGHTS, source: 'scan.pdf' });
  const today = new Date().toISOString().slice(0, 10);
  expect(saved).toEqual({ id: saved.id, ...LIGHTS, source: 'scan.pdf', by: 'Ana', checked: today, isOwn: true });
  expect(await references.list(user)).toEqual([saved]);
});

test.each<[string, Partial<typeof LIGHTS>, number]>([
  ['the same reference', {}, 1],
  [
    'the same with another case, accents and punctuation',
    { title: 'The Harbor-Lights of “Nordby”', authors: ['OKAFOR', 'Nygard'] },
    1,
  ],
  ['another title', { title: 'The harbor lights of Sørby' }, 2],
  ['one author fewer', { authors: ['Okafor'] }, 2],
])('%s: what was said last counts', async (_name, other, count) => {
  const user = await scratch.newUser();
  await references.save(user, { ...LIGHTS, source: 'scan.pdf' });
  await references.save(user, { ...LIGHTS, ...other, reason: 'Seen again' });
  const listed = await references.list(user);
  expect(listed).toHaveLength(count);
  expect(listed[0]).toMatchObject({ reason: 'Seen again', ...other });
  expect(listed[0]).not.toHaveProperty('source');
});

test('members of a group see those of each other, and others do not', async () => {
  const [ana, ben, eve] = [await scratch.newUser({ name: 'Ana' }), await scratch.newUser(), await scratch.newUser()];
  const groupId = await grouped(ana, ben);
  const { id } = await references.save(ana, LIGHTS);
  expect(await references.list(ben)).toMatchObject([{ id, by: 'Ana', isOwn: false }]);
  expect(await references.list(eve)).toEqual([]);
  await new Groups(scratch.database).removeMember(ben, groupId, ben.id);
  expect(await references.list(ben)).toEqual([]);
});

test('only who has checked a reference takes it back', async () => {
  const [ana, ben] = [await scratch.newUser(), await scratch.newUser()];
  await grouped(ana, ben);
  const { id } = await references.save(ana, LIGHTS);
  await expect(references.remove(ben, id)).rejects.toMatchObject({ status: 404 });
  await references.remove(ana, id);
  expect(await references.list(ben)).toEqual([]);
  await expect(references.remove(ana, id)).rejects.toMatchObject({ status: 404 });
});

test('the number is limited, and what was said can still be changed', async () => {
  const user = await scratch.newUser();
  await references.save(user, LIGHTS);
  await scratch.database.query(
    `INSERT INTO checked_references (user_id, key, title, authors, reason)
     SELECT $1, decode(md5(n::text), 'hex'), 'Title', '{}', 'Seen it' FROM generate_series(2, $2) n`,
    [user.id, CHECKED_MAX],
  );
  await expect(references.save(user, { ...LIGHTS, title: 'Another' })).rejects.toMatchObject({ status: 409 });
  await expect(references.save(user, { ...LIGHTS, reason: 'Seen again' })).resolves.toMatchObject({ isOwn: true });
  expect(await references.list(user)).toHaveLength(CHECKED_MAX);
});

test('they go with the account', async () => {
  const [ana, ben] = [await scratch.newUser(), await scratch.newUser()];
  await grouped(ana, ben);
  await references.save(ben, LIGHTS);
  await new AccountDeletion(scratch.database, new Mailer(scratch.config), scratch.config).delete(ben);
  expect(await references.list(ana)).toEqual([]);
});

const CHECKED = { ...LIGHTS, id: 'a', by: 'Ana', checked: '2028-02-29', isOwn: true };

test('as YAML they are entries of the list of ignored entries, each for a year', () => {
  const { title, authors, reason } = LIGHTS;
  const entry = { title, authors, reason, expires: '2029-03-01', by: 'Ana', checked: '2028-02-29' };
  expect(parse(checkedFile([CHECKED, { ...CHECKED, source: 'a: b' }], 'yaml'))).toEqual([
    entry,
    { ...entry, source: 'a: b' },
  ]);
  expect(checkedFile([], 'yaml')).toBe('[]\n');
});

test('as CSV they are a table without formulas', () => {
  const [head, row] = checkedFile([{ ...CHECKED, reason: '=1+1' }], 'csv').split('\r\n');
  expect(head).toBe('\uFEFFtitle,authors,reason,source,by,checked');
  expect(row).toBe(`The harbor lights of Nordby,Okafor; Nygård,'=1+1,,Ana,2028-02-29`);
});
