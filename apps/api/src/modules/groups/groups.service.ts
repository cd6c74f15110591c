import { Injectable } from '@nestjs/common';
import {
  GROUP_ROLES,
  GROUPS_MAX,
  type Group,
  type GroupRole,
  type GroupSummary,
  type InvitedRole,
} from '@veracite/contracts/groups';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { isoTime, queryRows } from '../../platform/database/checked-query';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { User } from '../auth/entities';
import { lockUser } from '../auth/users.service';
import { StoredAuditEvent, StoredGroup, StoredGroupMember, StoredInvitation } from './entities';

const ROLE = z.enum(GROUP_ROLES);
const MEMBER = z.object({ userId: z.string(), name: z.string(), email: z.string(), role: ROLE, joinedAt: isoTime });
const SUMMARY = z.object({ id: z.string(), name: z.string(), role: ROLE, members: z.int(), createdAt: isoTime });
const RUNNING = z.object({ papers: z.int() });

/** What the audit log records of a change. */
type GroupEvent = Pick<StoredAuditEvent, 'action' | 'detail'>;

/** Groups of people who work on the same collections, and their members. */
@Injectable()
export class Groups {
  constructor(private readonly database: DataSource) {}

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
    const [group] = await manager.getRepository(StoredGroup).find({ where, order: { createdAt: 'ASC' }, take: 1 });
    return group ?? this.insert(user, user.name, manager);
  }

  private async insert(user: User, name: string, manager: EntityManager): Promise<StoredGroup> {
    await this.requireRoom(user, manager);
    const groups = manager.getRepository(StoredGroup);
    const group = await groups.save(groups.create({ ownerId: user.id, name }));
    const by = { groupId: group.id, userId: user.id };
    await manager.insert(StoredGroupMember, { ...by, role: 'owner' });
    await manager.insert(StoredAuditEvent, { ...by, action: 'group.created', detail: { name } });
    return group;
  }

  /** @throws Problem 409 for a user who owns the maximum number of groups */
  async requireRoom(user: User, manager: EntityManager): Promise<void> {
    await lockUser(manager, user.id);
    if ((await manager.countBy(StoredGroup, { ownerId: user.id })) >= GROUPS_MAX)
      throw new Problem(409, `You own ${GROUPS_MAX} groups. Please delete one first.`);
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
      invitations: invitations.map(({ expiresAt, ...rest }) => ({ ...rest, expiresAt: expiresAt.toISOString() })),
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

  /** Changes the role of a member to one that needs no acceptance. */
  async setRole(user: User, groupId: string, userId: string, role: InvitedRole): Promise<void> {
    await this.change(user.id, groupId, 'owner', async (manager) => {
      const member = await manager.getRepository(StoredGroupMember).findOneBy({ groupId, userId });
      if (!member) throw notFound('The member');
      if (userId === user.id) throw badRequest('To give up ownership, make another member the owner', '/role');
      await manager.update(StoredGroupMember, { groupId, userId }, { role });
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
  change(
    userId: string,
    groupId: string,
    role: GroupRole,
    work: (manager: EntityManager, group: StoredGroup) => Promise<GroupEvent>,
  ): Promise<StoredGroup> {
    return this.database.transaction(async (manager) => {
      await lockGroup(manager, groupId);
      const group = await this.require(userId, groupId, role, manager);
      await manager.insert(StoredAuditEvent, { groupId, userId, ...(await work(manager, group)) });
      return group;
    });
  }
}

/** Makes parallel changes of a group wait for the end of the transaction. */
export async function lockGroup(manager: EntityManager, id: string): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  await manager.getRepository(StoredGroup).findOne({ select: { id: true }, where: { id }, lock });
}
