import { CHECKED_MAX } from '@veracite/contracts/checked-references';
import { parse, stringify } from 'yaml';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import type { User } from '../auth/entities';
import { AccountDeletion } from '../account/account-deletion.service';
import { Groups } from '../groups/groups.service';
import { StoredGroupMember } from '../groups/entities';
import { Mailer } from '../../platform/mail/mailer';
import * as tasks from '../../tasks/tasks';
import { AuditLog } from '../groups/audit-log.service';
import { checkedFile } from './checked-file';
import { CheckedImports } from './checked-imports.service';
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

test('the logs of the groups of a user say which references were checked', async () => {
  const [ana, ben] = [await scratch.newUser({ name: 'Ana' }), await scratch.newUser()];
  const groups = [await grouped(ana, ben), await grouped(ben, ana), await grouped(ben)];
  const { id } = await references.save(ana, LIGHTS);
  await references.remove(ana, id);
  await importing(ana, entry());
  const logs = await Promise.all(groups.map((group) => new AuditLog(scratch.database).events(group)));
  const { title } = LIGHTS;
  const expected = [
    { user: 'Ana', action: 'references.imported', detail: { references: 1 } },
    { user: 'Ana', action: 'reference.unchecked', detail: { title } },
    { user: 'Ana', action: 'reference.checked', detail: { title } },
  ];
  expect(logs.map((log) => log.filter(({ action }) => action.startsWith('reference')))).toMatchObject([
    expected,
    expected,
    [],
  ]);
});

/** Runs the tasks of threads here. */
const here = { run: (name: 'readIgnoreList', [text]: [string]) => Promise.resolve(tasks[name](text)) };
const importing = (user: User, text: string) => new CheckedImports(references, here as never).import(user, text);
const entry = (over: object = {}) => stringify([{ ...LIGHTS, expires: '2099-01-01', ...over }]);

test.each<[string, object, object]>([
  ['as a mark of today', {}, { ...LIGHTS, checked: new Date().toISOString().slice(0, 10) }],
  [
    'with the day of the check and its source',
    { checked: '2026-03-03', source: 'scan.pdf' },
    { checked: '2026-03-03' },
  ],
  ['with the name of another person', { by: 'Ben' }, { by: 'Ana', reason: 'In the archive (checked by Ben)' }],
  ['without the name of the user', { by: 'Ana' }, { by: 'Ana', reason: 'In the archive' }],
  ['of a day to come as one of today', { checked: '2098-01-01' }, { checked: new Date().toISOString().slice(0, 10) }],
])('an entry of the command line is imported %s', async (_name, over, mark) => {
  const user = await scratch.newUser({ name: 'Ana' });
  expect(await importing(user, entry(over))).toEqual({ imported: 1, expired: 0 });
  expect(await references.list(user)).toMatchObject([{ ...mark, isOwn: true }]);
});

test('an entry whose last day is over is left out, and of two of one reference the last counts', async () => {
  const user = await scratch.newUser();
  const texts = [entry(), entry({ reason: 'Seen again' }), entry({ title: 'Another', expires: '2020-01-01' })];
  expect(await importing(user, texts.join(''))).toEqual({ imported: 1, expired: 1 });
  expect(await references.list(user)).toMatchObject([{ reason: 'Seen again' }]);
  expect(await importing(user, '[]')).toEqual({ imported: 0, expired: 0 });
});

test('what is exported is imported as it was', async () => {
  const [ana, again] = [await scratch.newUser({ name: 'Ana' }), await scratch.newUser({ name: 'Ana' })];
  await references.save(ana, { ...LIGHTS, source: 'a: b' });
  const exported = await references.list(ana);
  await importing(again, checkedFile(exported, 'yaml'));
  expect(await references.list(again)).toEqual(exported.map((mark) => ({ ...mark, id: expect.any(String) as string })));
});

test.each<[string, string, string]>([
  ['a short reason', entry({ reason: 'ok' }), 'Line 5: [0].reason: must have at least 5 characters.'],
  ['no last day', entry({ expires: undefined }), 'Line 1: [0].expires: '],
  ['a field that the format has not', entry() + entry({ doi: '10.5555/a' }), 'Line 7: [1]: '],
  ['a reason that turns the direction of text', entry({ reason: 'In the \u202Earchive' }), 'Line 5: [0].reason: '],
  ['a title without letters', entry({ title: '…' }), 'Line 1: [0].title: '],
  ['text that is no YAML', 'a: [', 'Line 1: '],
  ['more errors than are shown', entry({ reason: 'ok' }).repeat(7), 'There are 2 more errors.'],
])('a file with %s is refused, with the line, and nothing is recorded', async (_name, text, message) => {
  const user = await scratch.newUser();
  await expect(importing(user, entry() + text)).rejects.toMatchObject({ status: 400 });
  await expect(importing(user, text)).rejects.toThrow(message);
  expect(await references.list(user)).toEqual([]);
});

test('a file cannot mark more references than an account may', async () => {
  const user = await scratch.newUser();
  await references.save(user, LIGHTS);
  const many = Array.from({ length: CHECKED_MAX }, (_, index) => ({
    ...LIGHTS,
    authors: ['Okafor'],
    title: `Title ${index}`,
    expires: '2099-01-01',
  }));
  await expect(importing(user, stringify(many))).rejects.toMatchObject({ status: 409 });
  await expect(importing(user, stringify(many) + stringify(many))).rejects.toMatchObject({ status: 400 });
  await expect(importing(user, stringify(many.slice(1)))).resolves.toEqual({ imported: CHECKED_MAX - 1, expired: 0 });
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
