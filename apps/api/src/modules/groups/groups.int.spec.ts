import { GROUPS_MAX, type GroupRole } from '@veracite/contracts/groups';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { AccountDeletion } from '../account/account-deletion.service';
import type { User } from '../auth/entities';
import { AuditLog } from './audit-log.service';
import { Groups } from './groups.service';

let scratch: ScratchDatabase;
let audit: AuditLog;
let groups: Groups;
const sent: Message[] = [];
beforeAll(async () => {
  scratch = await scratchDatabase();
  const config = { ...scratch.config, BILLING_PROVIDER: 'simulated' as const };
  audit = new AuditLog(scratch.database);
  const mailer = new Mailer(config);
  mailer.send = (message) => void sent.push(message);
  groups = new Groups(scratch.database, mailer, config);
});
afterAll(() => scratch.end());

const expert = () => scratch.newUser({ plan: 'expert' });

/** Invites a new user and accepts; returns the user. */
async function joined(owner: User, groupId: string, role: 'editor' | 'reader'): Promise<User> {
  const user = await scratch.newUser({ name: 'Grace' });
  await groups.accept(user, await invited(owner, groupId, user.email, role));
  return user;
}

/** Invites an address; returns the token of the mail. */
async function invited(owner: User, groupId: string, email: string, role: 'editor' | 'reader' = 'editor') {
  await groups.invite(owner, groupId, { email, role });
  return /#([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

test('an invited person becomes a member with the role of the invitation, and the invitation is gone', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = await joined(owner, id, 'editor');
  const group = await groups.get(grace.id, id);
  expect(group).toMatchObject({ name: 'Committee', role: 'editor', invitations: [] });
  expect(group.members.map(({ name, role }) => [name, role])).toEqual([
    ['Ada', 'owner'],
    ['Grace', 'editor'],
  ]);
  expect(await groups.list(grace.id)).toMatchObject([{ id, role: 'editor', members: 2 }]);
});

test.each<[string, GroupRole, GroupRole, number | undefined]>([
  ['a reader reads', 'reader', 'reader', undefined],
  ['a reader does not edit', 'reader', 'editor', 403],
  ['an editor edits', 'editor', 'editor', undefined],
  ['an editor does not own', 'editor', 'owner', 403],
])('%s', async (_name, role, required, status) => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const user = await joined(owner, id, role as 'editor' | 'reader');
  const attempt = groups.require(user.id, id, required);
  if (status) await expect(attempt).rejects.toMatchObject({ status });
  else await expect(attempt).resolves.toMatchObject({ id, role });
});

test('a group does not exist for other users', async () => {
  const { id } = await groups.create(await expert(), 'Committee');
  const stranger = await scratch.newUser();
  await expect(groups.require(stranger.id, id, 'reader')).rejects.toMatchObject({ status: 404 });
  expect(await groups.list(stranger.id)).toEqual([]);
});

test.each<[string, (token: string, owner: User, id: string) => Promise<unknown>]>([
  ['was used', async (token) => groups.accept(await scratch.newUser(), token)],
  ['was withdrawn', async (_token, owner, id) => withdrawAll(owner, id)],
  ['has expired', () => scratch.database.query(`UPDATE group_invitations SET expires_at = now()`)],
  ['was replaced', (_token, owner, id) => invited(owner, id, 'eve@example.org')],
])('an invitation that %s is refused', async (_name, spoil) => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const token = await invited(owner, id, 'eve@example.org');
  await spoil(token, owner, id);
  await expect(groups.accept(await scratch.newUser(), token)).rejects.toMatchObject({ status: 400 });
});

async function withdrawAll(owner: User, id: string): Promise<void> {
  for (const invitation of (await groups.get(owner.id, id)).invitations)
    await groups.withdraw(owner.id, id, invitation.id);
}

test('the token of an invitation is not in the database', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const token = await invited(owner, id, 'eve@example.org');
  const rows = await scratch.database.query('SELECT row_to_json(group_invitations)::text FROM group_invitations');
  expect(token).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('only owners with the Expert plan invite', async () => {
  const owner = await scratch.newUser({ plan: 'basic' });
  const { id } = await groups.create(owner, 'Committee');
  const invitation = { email: 'eve@example.org', role: 'reader' as const };
  await expect(groups.invite(owner, id, invitation)).rejects.toMatchObject({ status: 403 });
});

test('ownership is transferred, and the previous owner becomes an editor', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = await joined(owner, id, 'reader');
  await groups.setRole(owner, id, grace.id, 'owner');
  expect(await groups.require(grace.id, id, 'owner')).toMatchObject({ ownerId: grace.id });
  expect(await groups.require(owner.id, id, 'reader')).toMatchObject({ role: 'editor' });
});

test('two owners at once cannot both hand a group over', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const others = [await joined(owner, id, 'editor'), await joined(owner, id, 'editor')];
  const outcomes = await Promise.allSettled(others.map((other) => groups.setRole(owner, id, other.id, 'owner')));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const roles = (await groups.get(owner.id, id)).members.map(({ role }) => role);
  expect(roles.filter((role) => role === 'owner')).toHaveLength(1);
});

test('members leave, and the owner does not', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = await joined(owner, id, 'editor');
  await expect(groups.removeMember(grace, id, owner.id)).rejects.toMatchObject({ status: 403 });
  await expect(groups.removeMember(owner, id, owner.id)).rejects.toMatchObject({ status: 409 });
  await groups.removeMember(grace, id, grace.id);
  expect((await groups.get(owner.id, id)).members).toHaveLength(1);
});

test('the log names what was done and by whom, also after an account was deleted', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = await joined(owner, id, 'editor');
  const before = await audit.events(id);
  expect(before.map(({ action, user }) => [action, user])).toEqual([
    ['member.joined', 'Grace'],
    ['member.invited', 'Ada'],
    ['group.created', 'Ada'],
  ]);
  await new AccountDeletion(scratch.database, new Mailer(scratch.config), scratch.config).delete(grace);
  const after = await audit.events(id);
  expect(after.map(({ user }) => user)).toEqual([null, 'Ada', 'Ada']);
  expect(JSON.stringify(after)).not.toContain(grace.email);
  expect((await audit.csv(id)).split('\n').filter(Boolean)).toHaveLength(4);
});

test('the account of an owner is not deleted while the group has other members', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = await joined(owner, id, 'reader');
  const deletion = new AccountDeletion(scratch.database, new Mailer(scratch.config), scratch.config);
  await expect(deletion.delete(owner)).rejects.toMatchObject({ status: 409 });
  await groups.removeMember(owner, id, grace.id);
  await deletion.delete(owner);
  await expect(groups.require(owner.id, id, 'reader')).rejects.toMatchObject({ status: 404 });
});

test('the number of groups is limited', async () => {
  const owner = await scratch.newUser();
  const names = Array.from({ length: GROUPS_MAX + 1 }, (_, at) => `Group ${at}`);
  const outcomes = await Promise.allSettled(names.map((name) => groups.create(owner, name)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test('the first collection creates a group, the second uses it', async () => {
  const user = await scratch.newUser();
  const own = () => scratch.database.transaction((manager) => groups.ownOf(user, manager));
  const { id } = await own();
  expect(await own()).toMatchObject({ id, ownerId: user.id });
});
