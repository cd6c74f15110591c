import { Inject, Injectable } from '@nestjs/common';
import { GROUP_ROLES, GROUPS_MAX, type Group, type GroupRole, type GroupSummary } from '@veracite/contracts/groups';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { notFound, Problem } from '../../platform/problem/problem';
import { lockUser } from '../auth/lock-user';
import { User } from '../auth/user.entity';
import { AuditLog } from './audit-log.service';
import { StoredInvitation } from './entities/group-invitation.entity';
import { StoredGroupMember } from './entities/group-member.entity';
import { StoredGroup } from './entities/group.entity';

const MEMBER = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(GROUP_ROLES),
  joinedAt: z.date(),
});
const SUMMARY = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(GROUP_ROLES),
  members: z.int(),
  createdAt: z.date(),
});

/** Groups of people who work on the same collections. */
@Injectable()
export class Groups {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
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
    await manager.insert(StoredGroupMember, { groupId: group.id, userId: user.id, role: 'owner' });
    await this.audit.record(manager, { groupId: group.id, userId: user.id, action: 'group.created', detail: { name } });
    return group;
  }

  /** Returns the groups of a user, the newest first. */
  async list(userId: string): Promise<GroupSummary[]> {
    const rows = await queryRows(
      this.database,
      SUMMARY,
      `SELECT groups.id, groups.name, mine.role, groups.created_at AS "createdAt",
         (SELECT count(*)::integer FROM group_members WHERE group_id = groups.id) AS members
       FROM groups JOIN group_members mine ON mine.group_id = groups.id
       WHERE mine.user_id = $1 ORDER BY groups.created_at DESC, groups.id`,
      [userId],
    );
    return rows.map(({ createdAt, ...group }) => ({ ...group, createdAt: createdAt.toISOString() }));
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
    const where = { groupId: id, expiresAt: MoreThan(new Date()) };
    const invitations =
      role === 'reader'
        ? []
        : await this.database.getRepository(StoredInvitation).find({ where, order: { createdAt: 'ASC' } });
    return {
      id,
      name,
      role,
      createdAt: createdAt.toISOString(),
      members: members.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() })),
      invitations: invitations.map(({ id: invitation, email, role: invited, expiresAt }) => ({
        id: invitation,
        email,
        role: invited,
        expiresAt: expiresAt.toISOString(),
      })),
    };
  }

  async rename(userId: string, id: string, name: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.require(userId, id, 'owner', manager);
      await manager.update(StoredGroup, { id }, { name });
      await this.audit.record(manager, { groupId: id, userId, action: 'group.renamed', detail: { name } });
    });
  }

  /** Deletes a group with its collections and their papers. */
  async remove(userId: string, id: string): Promise<void> {
    await this.require(userId, id, 'owner');
    await this.database.getRepository(StoredGroup).delete({ id });
  }

  /** @throws Problem 403 when the owner's plan is for one person */
  async requireTeamPlan({ ownerId }: StoredGroup): Promise<void> {
    const owner = await this.database.getRepository(User).findOneByOrFail({ id: ownerId });
    if (this.config.BILLING_PROVIDER !== 'off' && !owner.unlimited && owner.plan !== 'expert')
      throw new Problem(403, 'Working in a group is part of the Expert plan of its owner.');
  }
}
