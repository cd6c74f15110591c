import { Inject, Injectable, Logger } from '@nestjs/common';
import { GROUP_MEMBERS_MAX, GROUP_ROLES, INVITATION_DAYS, type ReceivedInvitation } from '@veracite/contracts/groups';
import { DataSource, LessThan, MoreThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { z } from 'zod';
import { type Config, CONFIG } from '../../platform/config/schema';
import { isoTime, queryAffected, queryRows } from '../../platform/database/checked-query';
import { Mailer } from '../../platform/mail/mailer';
import { badRequest, notFound, Problem, unavailable } from '../../platform/problem/problem';
import { hashOf, newToken } from '../../platform/security/tokens';
import { User } from '../auth/entities';
import { normalizeEmail } from '../auth/users.service';
import type { InvitationDto } from './dto';
import { StoredAuditEvent, StoredGroup, StoredGroupMember, StoredInvitation } from './entities';
import { Groups, lockGroup } from './groups.service';
import { invitationMail } from './invitation-mail';

const NO_INVITATION = 'This invitation has expired, was withdrawn, or was used already. Please ask for a new one.';
const EXPIRES = () => `now() + interval '${INVITATION_DAYS} days'`;
const RECEIVED = z.object({
  id: z.string(),
  group: z.string().nullable(),
  role: z.enum(GROUP_ROLES),
  expiresAt: isoTime,
});

/** Invitations of people by mail, and offers of a group to a member. A person joins or owns a group only by accepting. */
@Injectable()
export class Invitations {
  private readonly log = new Logger('Invitations');

  constructor(
    private readonly database: DataSource,
    private readonly groups: Groups,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Invites a person by mail. A second invitation of an address replaces the first.
   * @throws Problem 403 unless the user owns the group and the plan allows members, 409 for a member, or too many
   */
  async invite(user: User, groupId: string, { email, role }: InvitationDto): Promise<void> {
    if (!this.mailer.enabled) throw new Problem(501, 'Invitations need mail, which is not configured on this server.');
    const address = normalizeEmail(email);
    const token = newToken();
    const group = await this.groups.change(user.id, groupId, 'owner', async (manager, { ownerId }) => {
      const owner = await manager.getRepository(User).findOneByOrFail({ id: ownerId });
      if (this.config.BILLING_PROVIDER !== 'off' && !owner.unlimited && owner.plan !== 'expert')
        throw new Problem(403, 'Working in a group is part of the Expert plan of its owner.');
      const invited = await manager.getRepository(User).findOneBy({ email: address });
      if (invited && (await manager.existsBy(StoredGroupMember, { groupId, userId: invited.id })))
        throw new Problem(409, 'This person is a member already.');
      await this.replace(manager, { groupId, email: address, role, tokenHash: hashOf(token) });
      return { action: 'member.invited', detail: { email: address, role } };
    });
    await this.mail(user, group, { email: address, role }, token);
  }

  /** Offers a group to a member, who becomes its owner by accepting. @throws Problem 404 for another user */
  async offer(user: User, groupId: string, userId: string): Promise<void> {
    const token = newToken();
    let email = '';
    const group = await this.groups.change(user.id, groupId, 'owner', async (manager) => {
      if (userId === user.id) throw badRequest('You own this group already', '/role');
      if (!(await manager.existsBy(StoredGroupMember, { groupId, userId }))) throw notFound('The member');
      ({ email } = await manager.getRepository(User).findOneByOrFail({ id: userId }));
      await this.replace(manager, { groupId, email, role: 'owner', tokenHash: hashOf(token) });
      return { action: 'ownership.offered', detail: { member: userId } };
    });
    await this.mail(user, group, { email, role: 'owner' }, token);
  }

  async withdraw(userId: string, groupId: string, id: string): Promise<void> {
    await this.groups.change(userId, groupId, 'owner', async (manager) => {
      const invitation = await manager.getRepository(StoredInvitation).findOneBy({ id, groupId });
      if (!invitation) throw notFound('The invitation');
      await manager.delete(StoredInvitation, { id });
      return { action: 'invitation.withdrawn', detail: { email: invitation.email } };
    });
  }

  /**
   * Returns the open invitations of a user's address. Anybody can sign up under an address, so that only a confirmed one,
   * or being a member, says who the user is: without it the name of the group is left out, and the mail is needed.
   */
  received(user: User): Promise<ReceivedInvitation[]> {
    return queryRows(
      this.database,
      RECEIVED,
      `SELECT invitations.id, CASE WHEN role = 'owner' OR $3 THEN groups.name END AS group, role, expires_at AS "expiresAt"
       FROM group_invitations invitations JOIN groups ON groups.id = invitations.group_id
       WHERE email = $1 AND expires_at > now() AND (role <> 'owner'
         OR EXISTS (SELECT FROM group_members WHERE group_id = groups.id AND user_id = $2))
       ORDER BY expires_at, invitations.id`,
      [user.email, user.id, user.emailVerifiedAt !== null],
    );
  }

  /** Accepts an invitation by the token of its mail. @returns the id of the group. @throws Problem 400, 403 */
  acceptMailed(user: User, token: string): Promise<string> {
    return this.accept(user, { tokenHash: hashOf(token) });
  }

  /** Accepts an invitation of `received`. @returns the id of the group. @throws Problem 404 */
  async acceptReceived(user: User, id: string): Promise<string> {
    const received = await this.received(user);
    if (!received.some((invitation) => invitation.id === id && invitation.group !== null))
      throw notFound('The invitation');
    return this.accept(user, { id });
  }

  private accept(user: User, where: FindOptionsWhere<StoredInvitation>): Promise<string> {
    return this.database.transaction(async (manager) => {
      const invitations = manager.getRepository(StoredInvitation);
      const open = { ...where, expiresAt: MoreThan(new Date()) };
      const found = await invitations.findOneBy(open);
      // As changes of the group do: first its lock, then its rows.
      if (found) await lockGroup(manager, found.groupId);
      const invitation = found && (await invitations.findOneBy(open));
      if (!invitation) throw badRequest(NO_INVITATION, '/token');
      if (invitation.email !== user.email)
        throw new Problem(
          403,
          `This invitation is for another address than yours, ${user.email}. Sign in with the invited address, or ask for an invitation of yours.`,
        );
      const { id, groupId, role } = invitation;
      await manager.delete(StoredInvitation, { id });
      if (role === 'owner') await this.handOver(user, groupId, manager);
      else if (!(await manager.existsBy(StoredGroupMember, { groupId, userId: user.id }))) {
        await manager.insert(StoredGroupMember, { groupId, userId: user.id, role });
        await manager.insert(StoredAuditEvent, { groupId, userId: user.id, action: 'member.joined', detail: { role } });
      }
      return groupId;
    });
  }

  /** Makes a member the owner, and the previous owner an editor. */
  private async handOver(user: User, groupId: string, manager: EntityManager): Promise<void> {
    const by = { groupId, userId: user.id };
    const member = await manager.getRepository(StoredGroupMember).findOneBy(by);
    if (!member) throw badRequest(NO_INVITATION, '/token');
    await this.groups.requireRoom(user, manager);
    await manager.delete(StoredInvitation, { groupId, role: 'owner' });
    await manager.update(StoredGroupMember, { groupId, role: 'owner' }, { role: 'editor' });
    await manager.update(StoredGroupMember, by, { role: 'owner' });
    await manager.update(StoredGroup, { id: groupId }, { ownerId: user.id });
    // Checks of papers are deleted with the account of their owner.
    await queryAffected(
      manager,
      `UPDATE checks SET user_id = $2 FROM papers JOIN collections ON collections.id = papers.collection_id
       WHERE checks.id = papers.check_id AND collections.group_id = $1`,
      [groupId, user.id],
    );
    const detail = { member: user.id, from: member.role, to: 'owner' };
    await manager.insert(StoredAuditEvent, { ...by, action: 'member.role-changed', detail });
  }

  /** Stores an invitation in place of an earlier one of its address. @throws Problem 409 with too many */
  private async replace(
    manager: EntityManager,
    invitation: Pick<StoredInvitation, 'groupId' | 'email' | 'role' | 'tokenHash'>,
  ): Promise<void> {
    const { groupId, email, role } = invitation;
    const invitations = manager.getRepository(StoredInvitation);
    await invitations.delete({ groupId, expiresAt: LessThan(new Date()) });
    await invitations.delete({ groupId, email });
    const count = (await invitations.countBy({ groupId })) + (await manager.countBy(StoredGroupMember, { groupId }));
    if (role !== 'owner' && count >= GROUP_MEMBERS_MAX)
      throw new Problem(409, `A group may have at most ${GROUP_MEMBERS_MAX} members and open invitations.`);
    await invitations.insert({ ...invitation, expiresAt: EXPIRES });
  }

  /** @throws Problem 503 when the mail server does not take it; the invitation stays */
  private async mail(
    { name }: User,
    group: StoredGroup,
    { email, role }: Pick<StoredInvitation, 'email' | 'role'>,
    token: string,
  ): Promise<void> {
    // After the # the token reaches no server log and no Referer header.
    const link = `${this.config.PUBLIC_URL}/invitations#${token}`;
    const message = invitationMail({ to: email, from: name, group: group.name, role, link });
    await this.mailer.deliver(message).catch((error: unknown) => {
      this.log.error({ err: error }, 'the mail of an invitation was not sent');
      throw unavailable(
        `The mail to ${email} could not be sent. A person with an account finds the invitation under Groups; otherwise invite again.`,
      );
    });
  }
}
