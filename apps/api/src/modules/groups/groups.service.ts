import { Inject, Injectable } from '@nestjs/common';
import {
  GROUP_MEMBERS_MAX,
  GROUP_ROLES,
  GROUPS_MAX,
  INVITATION_DAYS,
  type Group,
  type GroupRole,
  type GroupSummary,
} from '@veracite/contracts/groups';
import { DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { isoTime, queryAffected, queryRows } from '../../platform/database/checked-query';
import { type Config, CONFIG } from '../../platform/config/schema';
import { Mailer } from '../../platform/mail/mailer';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { hashOf, newToken } from '../../platform/security/tokens';
import { User } from '../auth/entities';
import { normalizeEmail, lockUser } from '../auth/users.service';

import type { InvitationDto } from './dto';
import { StoredAuditEvent, StoredGroup, StoredGroupMember, StoredInvitation } from './entities';
import { invitationMail } from './invitation-mail';

const NO_INVITATION = 'This invitation has expired, was withdrawn, or was used already. Please ask for a new one.';
const ROLE = z.enum(GROUP_ROLES);
const MEMBER = z.object({ userId: z.string(), name: z.string(), email: z.string(), role: ROLE, joinedAt: isoTime });
const SUMMARY = z.object({ id: z.string(), name: z.string(), role: ROLE, members: z.int(), createdAt: isoTime });
const RUNNING = z.object({ papers: z.int() });

type GroupEvent = Pick<StoredAuditEvent, 'action' | 'detail'>;

/** Groups of people who work on the same collections, their members, and invitations by mail. */
@Injectable()
export class Groups {
  constructor(
    private readonly database: DataSource,

    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns a group of a user. @throws Problem 404 for a user who is no member, 403 with a role below the given one */
  async require(
    userId: string,
    groupId: string,
    role: GroupRole,
    manager: EntityManager = this.database.manager,
  ): Promise<StoredGroup & { role: GroupRole }> {
    const member = await manager.getRepository(StoredGroupMember).findOneBy({ groupId, userId });
    const group = member && (await manager.getRepository(StoredGroup).findOneBy({ id: groupId }));
    if (!group) throw notFound('The group');
    if (GROUP_ROLES.indexOf(member.role) > GROUP_ROLES.indexOf(role))
      throw new Problem(403, `Only ${role === 'owner' ? 'the owner' : 'editors'} of the group may do this.`);
    return Object.assign(group, { role: member.role });
  }

  /** Creates a group. @throws Problem 409 with too many groups */
  create(user: User, name: string): Promise<StoredGroup> {
    return this.database.transaction((manager) => this.insert(user, name, manager));
  }

  /** Returns the oldest group that a user owns. Creates one for the first collection. */
  async ownOf(user: User, manager: EntityManager): Promise<StoredGroup> {
    await lockUser(manager, user.id);
    const where = { ownerId: user.id };
    const [own] = await manager.getRepository(StoredGroup).find({ where, order: { createdAt: 'ASC' }, take: 1 });
    return own ?? this.insert(user, user.name, manager);
  }

  private async insert(user: User, name: string, manager: EntityManager): Promise<StoredGroup> {
    await lockUser(manager, user.id);
    const groups = manager.getRepository(StoredGroup);
    if ((await groups.countBy({ ownerId: user.id })) >= GROUPS_MAX)
      throw new Problem(409, `You own ${GROUPS_MAX} groups. Please delete one before you create another.`);
    const group = await groups.save(groups.create({ ownerId: user.id, name }));
    const by = { groupId: group.id, userId: user.id };
    await manager.insert(StoredGroupMember, { ...by, role: 'owner' });
    await manager.insert(StoredAuditEvent, { ...by, action: 'group.created', detail: { name } });
    return group;
  }

  /** Returns the groups of a user, the newest first. */
  list(userId: string): Promise<GroupSummary[]> {
    return queryRows(
      this.database,
      SUMMARY,
      `SELECT groups.id, groups.name, mine.role, groups.created_at AS "createdAt",
         (SELECT count(*)::integer FROM group_members WHERE group_id = groups.id) AS members
       FROM groups JOIN group_members mine ON mine.group_id = groups.id
       WHERE mine.user_id = $1 ORDER BY groups.created_at DESC, groups.id`,
      [userId],
    );
  }

  async get(userId: string, id: string): Promise<Group> {
    const { name, role, createdAt } = await this.require(userId, id, 'reader');
    const members = await queryRows(
      this.database,
      MEMBER,
      `SELECT users.id AS "userId", users.name, users.email, group_members.role, joined_at AS "joinedAt"
       FROM group_members JOIN users ON users.id = user_id WHERE group_id = $1 ORDER BY joined_at, users.id`,
      [id],
    );
    const select = { id: true, email: true, role: true, expiresAt: true } as const;
    const where = { groupId: id, expiresAt: MoreThan(new Date()) };
    const open = { select, where, order: { createdAt: 'ASC' } } as const;
    const invitations = role === 'reader' ? [] : await this.database.getRepository(StoredInvitation).find(open);
    return {
      id,
      name,
      role,
      createdAt: createdAt.toISOString(),
      members,
      invitations: invitations.map(({ expiresAt, ...one }) => ({ ...one, expiresAt: expiresAt.toISOString() })),
    };
  }

  async rename(userId: string, id: string, name: string): Promise<void> {
    await this.change(userId, id, 'owner', async (manager) => {
      await manager.update(StoredGroup, { id }, { name });
      return { action: 'group.renamed', detail: { name } };
    });
  }

  /** Deletes a group with its collections and their papers. @throws Problem 409 while papers are being checked */
  async remove(userId: string, id: string): Promise<void> {
    await this.require(userId, id, 'owner');
    const running = `SELECT count(*)::integer AS papers FROM checks JOIN papers ON papers.check_id = checks.id
      JOIN collections ON collections.id = papers.collection_id
      WHERE group_id = $1 AND checks.state IN ('queued', 'running') AND reservation_id IS NOT NULL`;
    const [count] = await queryRows(this.database, RUNNING, running, [id]);
    if (count?.papers)
      throw new Problem(409, 'Papers of this group are being checked. Please delete its collections first.');
    await this.database.getRepository(StoredGroup).delete({ id });
  }

  /**
   * Invites a person by mail. A second invitation of an address replaces the first.
   * @throws Problem 403 unless the user owns the group and the plan allows members, 409 for a member, or too many
   */
  async invite(user: User, groupId: string, { email, role }: InvitationDto): Promise<void> {
    if (!this.mailer.enabled) throw new Problem(501, 'Invitations need mail, which is not configured on this server.');
    const address = normalizeEmail(email);
    const token = newToken();
    const group = await this.change(user.id, groupId, 'owner', async (manager, { ownerId }) => {
      const owner = await manager.getRepository(User).findOneByOrFail({ id: ownerId });
      if (this.config.BILLING_PROVIDER !== 'off' && !owner.unlimited && owner.plan !== 'expert')
        throw new Problem(403, 'Working in a group is part of the Expert plan of its owner.');
      const invitations = manager.getRepository(StoredInvitation);
      await invitations.delete({ groupId, expiresAt: LessThan(new Date()) });
      await invitations.delete({ groupId, email: address });
      const invited = await manager.getRepository(User).findOneBy({ email: address });
      if (invited && (await manager.existsBy(StoredGroupMember, { groupId, userId: invited.id })))
        throw new Problem(409, 'This person is a member already.');
      const count = (await invitations.countBy({ groupId })) + (await manager.countBy(StoredGroupMember, { groupId }));
      if (count >= GROUP_MEMBERS_MAX)
        throw new Problem(409, `A group may have at most ${GROUP_MEMBERS_MAX} members and open invitations.`);
      const expiresAt = () => `now() + interval '${INVITATION_DAYS} days'`;
      await invitations.insert({ groupId, email: address, role, tokenHash: hashOf(token), expiresAt });
      return { action: 'member.invited', detail: { email: address, role } };
    });
    // After the # the token reaches no server log and no Referer header.
    const link = `${this.config.PUBLIC_URL}/invitations#${token}`;
    this.mailer.send(invitationMail(address, user.name, group.name, link));
  }

  async withdraw(userId: string, groupId: string, id: string): Promise<void> {
    await this.change(userId, groupId, 'owner', async (manager) => {
      const invitation = await manager.getRepository(StoredInvitation).findOneBy({ id, groupId });
      if (!invitation) throw notFound('The invitation');
      await manager.delete(StoredInvitation, { id });
      return { action: 'invitation.withdrawn', detail: { email: invitation.email } };
    });
  }

  /** Makes the user a member. @returns the id of the group. @throws Problem 400 for an invalid invitation */
  accept(user: User, token: string): Promise<string> {
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { tokenHash: hashOf(token), expiresAt: MoreThan(new Date()) };
      const invitation = await manager.getRepository(StoredInvitation).findOne({ where, lock });
      if (!invitation) throw badRequest(NO_INVITATION, '/token');
      const { id, groupId, role } = invitation;
      await manager.delete(StoredInvitation, { id });
      if (!(await manager.existsBy(StoredGroupMember, { groupId, userId: user.id }))) {
        await manager.insert(StoredGroupMember, { groupId, userId: user.id, role });
        await manager.insert(StoredAuditEvent, { groupId, userId: user.id, action: 'member.joined', detail: { role } });
      }
      return groupId;
    });
  }

  /** Changes the role of a member. `owner` hands the group over, and the previous owner becomes an editor. */
  async setRole(user: User, groupId: string, userId: string, role: GroupRole): Promise<void> {
    await this.change(user.id, groupId, 'owner', async (manager) => {
      const member = await manager.getRepository(StoredGroupMember).findOneBy({ groupId, userId });
      if (!member) throw notFound('The member');
      if (userId === user.id) throw badRequest('To give up ownership, make another member the owner', '/role');
      await manager.update(StoredGroupMember, { groupId, userId }, { role });
      if (role === 'owner') {
        await manager.update(StoredGroupMember, { groupId, userId: user.id }, { role: 'editor' });
        await manager.update(StoredGroup, { id: groupId }, { ownerId: userId });
        // Checks of papers are deleted with the account of their owner.
        await queryAffected(
          manager,
          `UPDATE checks SET user_id = $2 FROM papers JOIN collections ON collections.id = papers.collection_id
           WHERE checks.id = papers.check_id AND collections.group_id = $1`,
          [groupId, userId],
        );
      }
      return { action: 'member.role-changed', detail: { member: userId, from: member.role, to: role } };
    });
  }

  /** Removes a member. Everyone but the owner may leave. */
  async removeMember(user: User, groupId: string, userId: string): Promise<void> {
    await this.change(user.id, groupId, userId === user.id ? 'reader' : 'owner', async (manager) => {
      const member = await manager.getRepository(StoredGroupMember).findOneBy({ groupId, userId });
      if (!member) throw notFound('The member');
      if (member.role === 'owner')
        throw new Problem(409, 'The owner cannot leave. Make another member the owner, or delete the group.');
      await manager.delete(StoredGroupMember, { groupId, userId });
      return { action: userId === user.id ? 'member.left' : 'member.removed', detail: { member: userId } };
    });
  }

  /** Changes a group and records the change, in one transaction. Parallel changes wait for each other. */
  private change(
    userId: string,
    groupId: string,
    role: GroupRole,
    work: (manager: EntityManager, group: StoredGroup) => Promise<GroupEvent>,
  ): Promise<StoredGroup> {
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      await manager.getRepository(StoredGroup).findOne({ select: { id: true }, where: { id: groupId }, lock });
      const group = await this.require(userId, groupId, role, manager);
      await manager.insert(StoredAuditEvent, { groupId, userId, ...(await work(manager, group)) });
      return group;
    });
  }
}
