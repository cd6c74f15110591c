import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AuditEvent, Group, GroupSummary, ReceivedInvitation } from '@veracite/contracts/groups';
import { download } from '../../platform/http/file-response';
import { Id } from '../../platform/problem/uuid.pipe';
import { RateLimited } from '../../platform/security/rate-limit.guard';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/entities';
import { AuditLog } from './audit-log.service';
import { InvitationTokenDto, AuditQuery, GroupDto, InvitationDto, RoleDto } from './dto';
import { Groups } from './groups.service';
import { Invitations } from './invitations.service';

@ApiTags('groups')
@ApiCookieAuth()
@Controller('api')
export class GroupsController {
  constructor(
    private readonly groups: Groups,
    private readonly invitations: Invitations,
    private readonly audit: AuditLog,
  ) {}

  @Get('groups')
  @ApiOperation({ summary: 'Your groups, the newest first' })
  list(@CurrentUser() user: User): Promise<GroupSummary[]> {
    return this.groups.list(user.id);
  }

  @Post('groups')
  @ApiOperation({ summary: 'Creates a group of which you are the owner. Its checks cost your credits' })
  async create(@CurrentUser() user: User, @Body() { name }: GroupDto): Promise<Group> {
    const { id } = await this.groups.create(user, name);
    return this.groups.get(user.id, id);
  }

  @Get('groups/:id')
  @ApiOperation({ summary: 'A group with its members and open invitations' })
  get(@CurrentUser() user: User, @Id() id: string): Promise<Group> {
    return this.groups.get(user.id, id);
  }

  @Patch('groups/:id')
  @ApiOperation({ summary: 'Renames a group; for its owner' })
  async rename(@CurrentUser() user: User, @Id() id: string, @Body() { name }: GroupDto): Promise<Group> {
    await this.groups.rename(user.id, id, name);
    return this.groups.get(user.id, id);
  }

  @Delete('groups/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a group with its collections, papers and audit log; for its owner' })
  @ApiConflictResponse({ description: 'Papers of the group are being checked' })
  remove(@CurrentUser() user: User, @Id() id: string): Promise<void> {
    return this.groups.remove(user.id, id);
  }

  @Post('groups/:id/invitations')
  @RateLimited('mail')
  @ApiOperation({ summary: 'Invites a person by mail; for the owner, whose plan must be Expert' })
  async invite(@CurrentUser() user: User, @Id() id: string, @Body() invitation: InvitationDto): Promise<Group> {
    await this.invitations.invite(user, id, invitation);
    return this.groups.get(user.id, id);
  }

  @Delete('groups/:id/invitations/:invitation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Withdraws an invitation; for the owner' })
  withdraw(@CurrentUser() user: User, @Id() id: string, @Id('invitation') invitation: string): Promise<void> {
    return this.invitations.withdraw(user.id, id, invitation);
  }

  @Get('invitations')
  @ApiOperation({
    summary: 'Your open invitations, and offers of groups of which you are a member',
    description:
      'Without a confirmed address, `group` is null, and the invitation is accepted by the link of its mail only.',
  })
  invited(@CurrentUser() user: User): Promise<ReceivedInvitation[]> {
    return this.invitations.received(user);
  }

  @Post('invitations/accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accepts an invitation of your address by its mail; the answer is the group' })
  async accept(@CurrentUser() user: User, @Body() { token }: InvitationTokenDto): Promise<Group> {
    return this.groups.get(user.id, await this.invitations.acceptMailed(user, token));
  }

  @Post('invitations/:id/accept')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accepts one of your invitations; the answer is the group' })
  async acceptReceived(@CurrentUser() user: User, @Id() id: string): Promise<Group> {
    return this.groups.get(user.id, await this.invitations.acceptReceived(user, id));
  }

  @Patch('groups/:id/members/:user')
  @ApiOperation({ summary: 'Changes the role of a member, or offers the group to one with `owner`; for the owner' })
  async setRole(
    @CurrentUser() user: User,
    @Id() id: string,
    @Id('user') member: string,
    @Body() { role }: RoleDto,
  ): Promise<Group> {
    if (role === 'owner') await this.invitations.offer(user, id, member);
    else await this.groups.setRole(user, id, member, role);
    return this.groups.get(user.id, id);
  }

  @Delete('groups/:id/members/:user')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes a member; for the owner, and for members who leave' })
  removeMember(@CurrentUser() user: User, @Id() id: string, @Id('user') member: string): Promise<void> {
    return this.groups.removeMember(user, id, member);
  }

  @Get('groups/:id/audit')
  @ApiOperation({ summary: 'What members did: the newest 200 events, or all as CSV; for editors' })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async auditLog(
    @CurrentUser() user: User,
    @Id() id: string,
    @Query() { format }: AuditQuery,
  ): Promise<AuditEvent[] | StreamableFile> {
    await this.groups.require(user.id, id, 'editor');
    if (format === 'json') return this.audit.events(id);
    return download('audit.csv', 'text/csv', await this.audit.csv(id));
  }
}
