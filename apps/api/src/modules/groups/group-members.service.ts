import { Inject, Injectable } from '@nestjs/common';
import { GROUP_MEMBERS_MAX, INVITATION_DAYS, type GroupRole } from '@veracite/contracts/groups';
import { DataSource, LessThan, type EntityManager } from 'typeorm';
import { queryAffected } from '../../platform/database/checked-query';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { Mailer } from '../../platform/mail/mailer';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { hashOf, newToken } from '../../platform/security/tokens';
import { User } from '../auth/user.entity';
import { normalizeEmail } from '../auth/users.service';
import { AuditLog } from './audit-log.service';
import type { InvitationDto } from './dto';
import { StoredInvitation } from './entities/group-invitation.entity';
import { StoredGroupMember } from './entities/group-member.entity';
import { StoredGroup } from './entities/group.entity';
import { Groups } from './groups.service';
import { invitationMail } from './mails';

const NO_INVITATION = 'This invitation has expired, was withdrawn, or was used already. Please ask for a new one.';

/** Members of groups, and invitations by mail. */
@Injectable()
export class GroupMembers {
  constructor(
    private readonly database: DataSource,
    private readonly groups: Groups,
    private readonly audit: AuditLog,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Invites a person by mail. A second invitation of an address replaces the first.
   * @throws Problem 403 unless the user owns the group and the plan allows members, 409 for a member, or too many
   */
  async invite(user: User, groupId: string, { email, role }: InvitationDto): Promise<void> {
    if (!this.mailer.enabled) throw new Problem(501, 'Invitations need mail, which is not configured on this server.');
    const group = await this.groups.require(user.id, groupId, 'owner');
    await this.groups.requireTeamPlan(group);
    const address = normalizeEmail(email);
    const token = newToken();
    await this.database.transaction(async (manager) => {
      await lockGroup(manager, groupId);
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
      const detail = { email: address, role };
      await this.audit.record(manager, { groupId, userId: user.id, action: 'member.invited', detail });
    });
    // After the # the token reaches no server log and no Referer header.
    const link = `${this.config.PUBLIC_URL}/invitations#${token}`;
    this.mailer.send(invitationMail({ to: address, from: user.name, group: group.name, link }));
  }

  async withdraw(userId: string, groupId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.groups.require(userId, groupId, 'owner', manager);
      const invitation = await manager.getRepository(StoredInvitation).findOneBy({ id, groupId });
      if (!invitation) throw notFound('The invitation');
      await manager.delete(StoredInvitation, { id });
      const detail = { email: invitation.email };
      await this.audit.record(manager, { groupId, userId, action: 'invitation.withdrawn', detail });
    });
  }

  /** Makes the user a member. @returns the id of the group. @throws Problem 400 for an invalid invitation */
  accept(user: User, token: string): Promise<string> {
    return this.database.transaction(async (manager) => {
      const invitation = await manager.getRepository(StoredInvitation).findOne({
        where: { tokenHash: hashOf(token) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!invitation || invitation.expiresAt < new Date()) throw badRequest(NO_INVITATION, '/token');
      const { id, groupId, role } = invitation;
      await manager.delete(StoredInvitation, { id });
      if (!(await manager.existsBy(StoredGroupMember, { groupId, userId: user.id }))) {
        await manager.insert(StoredGroupMember, { groupId, userId: user.id, role });
        await this.audit.record(manager, { groupId, userId: user.id, action: 'member.joined', detail: { role } });
      }
      return groupId;
    });
  }

  /** Changes the role of a member. `owner` hands the group over, and the previous owner becomes an editor. */
  async setRole(user: User, groupId: string, userId: string, role: GroupRole): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockGroup(manager, groupId);
      await this.groups.require(user.id, groupId, 'owner', manager);
      const members = manager.getRepository(StoredGroupMember);
      const member = await members.findOneBy({ groupId, userId });
      if (!member) throw notFound('The member');
      if (userId === user.id) throw badRequest('To give up ownership, make another member the owner', '/role');
      await members.update({ groupId, userId }, { role });
      if (role === 'owner') {
        await members.update({ groupId, userId: user.id }, { role: 'editor' });
        await manager.update(StoredGroup, { id: groupId }, { ownerId: userId });
        // Checks of papers are deleted with the account of their owner.
        await queryAffected(
          manager,
          `UPDATE checks SET user_id = $2 FROM papers JOIN collections ON collections.id = papers.collection_id
           WHERE checks.id = papers.check_id AND collections.group_id = $1`,
          [groupId, userId],
        );
      }
      const detail = { member: userId, from: member.role, to: role };
      await this.audit.record(manager, { groupId, userId: user.id, action: 'member.role-changed', detail });
    });
  }

  /** Removes a member. Everyone but the owner may leave. */
  async remove(user: User, groupId: string, userId: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockGroup(manager, groupId);
      await this.groups.require(user.id, groupId, userId === user.id ? 'reader' : 'owner', manager);
      const member = await manager.getRepository(StoredGroupMember).findOneBy({ groupId, userId });
      if (!member) throw notFound('The member');
      if (member.role === 'owner')
        throw new Problem(409, 'The owner cannot leave. Make another member the owner, or delete the group.');
      await manager.delete(StoredGroupMember, { groupId, userId });
      const action = userId === user.id ? 'member.left' : 'member.removed';
      await this.audit.record(manager, { groupId, userId: user.id, action, detail: { member: userId } });
    });
  }
}

/** Locks a group until the transaction ends, so that parallel requests see each other's changes of its members. */
async function lockGroup(manager: EntityManager, id: string): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  await manager.getRepository(StoredGroup).findOne({ select: { id: true }, where: { id }, lock });
}
