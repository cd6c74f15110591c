import { GROUPS_MAX, type GroupRole } from '@veracite/contracts/groups';
import { scratchDatabase, type ScratchDatabase } from '../../../testing/scratch-database';
import { Mailer, type Message } from '../../platform/mail/mailer';
import { Problem } from '../../platform/problem/problem';
import { AccountDeletion } from '../account/account-deletion.service';
import type { User } from '../auth/entities';
import { AuditLog } from './audit-log.service';
import { Groups } from './groups.service';
import { Invitations } from './invitations.service';

let scratch: ScratchDatabase;
let audit: AuditLog;
let groups: Groups;
let invitations: Invitations;
const sent: Message[] = [];
let isMailAway = false;
beforeAll(async () => {
  scratch = await scratchDatabase();
  const config = { ...scratch.config, BILLING_PROVIDER: 'simulated' as const };
  audit = new AuditLog(scratch.database);
  const mailer = new Mailer(config);
  const deliver = async (message: Message) => {
    if (isMailAway) throw new Error('550 no such mailbox');
    sent.push(message);
  };
  Object.assign(mailer, { deliver });
  groups = new Groups(scratch.database);
  invitations = new Invitations(scratch.database, groups, mailer, config);
});
afterAll(() => scratch.end());

const expert = () => scratch.newUser({ plan: 'expert' });

/** Invites a new user and accepts; returns the user. */
async function joined(owner: User, groupId: string, role: 'editor' | 'reader'): Promise<User> {
  const user = await scratch.newUser({ name: 'Grace' });
  await invitations.acceptMailed(user, await invited(owner, groupId, user.email, role));
  return user;
}

/** Invites an address; returns the token of the mail. */
async function invited(owner: User, groupId: string, email: string, role: 'editor' | 'reader' = 'editor') {
  await invitations.invite(owner, groupId, { email, role });
  return lastToken();
}

function lastToken(): string {
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

test.each<[string, (token: string, owner: User, id: string, eve: User) => Promise<unknown>]>([
  ['was used', async (token, _owner, _id, eve) => invitations.acceptMailed(eve, token)],
  ['was withdrawn', async (_token, owner, id) => withdrawAll(owner, id)],
  [
    'has expired',
    () => scratch.database.query(`UPDATE group_invitations SET expires_at = now() - interval '1 second'`),
  ],
  ['was replaced', (_token, owner, id, eve) => invited(owner, id, eve.email)],
])('an invitation that %s is refused', async (_name, spoil) => {
  const [owner, eve] = [await expert(), await scratch.newUser()];
  const { id } = await groups.create(owner, 'Committee');
  const token = await invited(owner, id, eve.email);
  await spoil(token, owner, id, eve);
  await expect(invitations.acceptMailed(eve, token)).rejects.toMatchObject({ status: 400 });
});

test('an invitation is accepted by the invited address only, and stays open for it', async () => {
  const [owner, eve, mallory] = [await expert(), await scratch.newUser(), await scratch.newUser()];
  const { id } = await groups.create(owner, 'Committee');
  const token = await invited(owner, id, eve.email);
  await expect(invitations.acceptMailed(mallory, token)).rejects.toMatchObject({ status: 403 });
  await expect(groups.get(mallory.id, id)).rejects.toMatchObject({ status: 404 });
  await expect(invitations.acceptMailed(eve, token)).resolves.toBe(id);
});

test.each<[string, 'editor' | 'owner', Partial<User>, string | null]>([
  ['an invitation of a confirmed address', 'editor', { emailVerifiedAt: new Date() }, 'Committee'],
  ['an invitation to an unconfirmed address', 'editor', {}, null],
  ['the offer of a group to a member', 'owner', {}, 'Committee'],
])('%s is seen in the product, and accepted there when it is known whose it is', async (_name, role, about, name) => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = role === 'owner' ? await joined(owner, id, 'reader') : await scratch.newUser(about);
  if (role === 'owner') await invitations.offer(owner, id, grace.id);
  else await invited(owner, id, grace.email);
  const received = await invitations.received(grace);
  expect(received.map((invitation) => [invitation.group, invitation.role])).toEqual([[name, role]]);
  const [open] = (await groups.get(owner.id, id)).invitations;
  const accepted = invitations.acceptReceived(grace, open?.id ?? '');
  if (name === null) return expect(accepted).rejects.toMatchObject({ status: 404 });
  await accepted;
  return expect((await groups.get(grace.id, id)).role).toBe(role);
});

async function withdrawAll(owner: User, id: string): Promise<void> {
  for (const invitation of (await groups.get(owner.id, id)).invitations)
    await invitations.withdraw(owner.id, id, invitation.id);
}

test('an invitation whose mail is not taken says so, and stays for a person with an account', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = await scratch.newUser({ emailVerifiedAt: new Date() });
  isMailAway = true;
  const invite = invitations.invite(owner, id, { email: grace.email, role: 'reader' });
  await expect(invite).rejects.toMatchObject({ status: 503 });
  isMailAway = false;
  expect(await invitations.received(grace)).toMatchObject([{ role: 'reader' }]);
});

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
  await expect(invitations.invite(owner, id, invitation)).rejects.toMatchObject({ status: 403 });
});

test('ownership changes when the member accepts, and the previous owner becomes an editor', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = await joined(owner, id, 'reader');
  await invitations.offer(owner, id, grace.id);
  expect(await groups.require(owner.id, id, 'owner')).toMatchObject({ ownerId: owner.id });
  expect(await groups.require(grace.id, id, 'reader')).toMatchObject({ role: 'reader' });
  expect(sent.at(-1)).toMatchObject({ to: grace.email, text: expect.stringContaining('cost your credits') });
  await invitations.acceptMailed(grace, lastToken());
  expect(await groups.require(grace.id, id, 'owner')).toMatchObject({ ownerId: grace.id });
  expect(await groups.require(owner.id, id, 'reader')).toMatchObject({ role: 'editor' });
});

test.each<[string, (owner: User, id: string, grace: User) => Promise<unknown>]>([
  ['the member left', (_owner, id, grace) => groups.removeMember(grace, id, grace.id)],
  ['the offer was withdrawn', (owner, id) => withdrawAll(owner, id)],
  [
    'the member owns the maximum of groups',
    async (_owner, _id, grace) => {
      for (let index = 0; index < GROUPS_MAX; index += 1) await groups.create(grace, `Group ${index}`);
    },
  ],
])('an offer is not accepted once %s', async (_name, spoil) => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const grace = await joined(owner, id, 'reader');
  await invitations.offer(owner, id, grace.id);
  const token = lastToken();
  await spoil(owner, id, grace);
  await expect(invitations.acceptMailed(grace, token)).rejects.toBeInstanceOf(Problem);
  expect(await groups.require(owner.id, id, 'owner')).toMatchObject({ ownerId: owner.id });
});

test('a group is not offered to strangers', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const stranger = await scratch.newUser();
  await expect(invitations.offer(owner, id, stranger.id)).rejects.toMatchObject({ status: 404 });
});

test('two members who accept a group at once do not both own it', async () => {
  const owner = await expert();
  const { id } = await groups.create(owner, 'Committee');
  const others = [await joined(owner, id, 'editor'), await joined(owner, id, 'editor')];
  const tokens: string[] = [];
  for (const other of others) {
    await invitations.offer(owner, id, other.id);
    tokens.push(lastToken());
  }
  const outcomes = await Promise.allSettled(
    others.map((other, index) => invitations.acceptMailed(other, tokens[index] ?? '')),
  );
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
  const names = Array.from({ length: GROUPS_MAX + 1 }, (_, index) => `Group ${index}`);
  const outcomes = await Promise.allSettled(names.map((name) => groups.create(owner, name)));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test('the first collection creates a group, the second uses it', async () => {
  const user = await scratch.newUser();
  const own = () => scratch.database.transaction((manager) => groups.ownOf(user, manager));
  const { id } = await own();
  expect(await own()).toMatchObject({ id, ownerId: user.id });
});
