import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SessionInfo } from '@veracite/contracts/account';
import { UuidParam } from '../../../platform/problem/uuid.pipe';
import { CurrentSession } from '../session.guard';
import { Session } from '../session.entity';
import { Sessions } from '../sessions.service';
import { deviceOf } from './device';

@ApiTags('account')
@ApiCookieAuth()
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @ApiOperation({ summary: "Lists the user's sessions, the last used first" })
  async list(@CurrentSession() current: Session): Promise<SessionInfo[]> {
    const live = await this.sessions.ofUser(current.userId);
    return live.map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      device: deviceOf(userAgent),
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: id === current.id,
    }));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends one session' })
  end(@CurrentSession() { userId }: Session, @Param('id', UuidParam) id: string): Promise<void> {
    return this.sessions.end(userId, id);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends all other sessions of the user' })
  endOthers(@CurrentSession() { userId, id }: Session): Promise<void> {
    return this.sessions.endAll(userId, { but: id });
  }
}
