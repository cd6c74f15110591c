import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { User as WireUser } from '@veracite/contracts/account';
import type { Request, Response } from 'express';
import { Mailer } from '../../../platform/mail/mailer';
import { unavailable } from '../../../platform/problem/problem';
import { RateLimitGuard } from '../../../platform/security/rate-limit.guard';
import type { Session } from '../entities';
import { CurrentSession } from '../session.guard';
import { Public } from '../../../platform/security/open-routes';
import { Sessions } from '../sessions.service';
import { toWireUser } from '../users.service';
import { ChangePasswordDto, ForgotDto, ResetDto } from '../dto';
import { PasswordChange } from './password-change.service';
import { PasswordResets } from './password-resets.service';
import { Reauthentication } from './reauthentication.service';

@ApiTags('auth')
@Controller('api/auth')
export class PasswordsController {
  constructor(
    private readonly resets: PasswordResets,
    private readonly change: PasswordChange,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
    private readonly mailer: Mailer,
    private readonly limits: RateLimitGuard,
  ) {}

  @Public()
  @Post('forgot')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Mails a link to set a new password; the answer does not depend on whether the address has an account',
  })
  async forgot(@Body() { email }: ForgotDto, @Req() request: Request): Promise<{ message: string }> {
    if (!this.mailer.enabled)
      throw unavailable('This server cannot send mail. Please ask its operator for a new password.', 3_600);
    await this.limits.count('mail', request);
    this.resets.ask(email);
    return { message: 'If this address has an account, a link for a new password is on its way.' };
  }

  @Public()
  @Post('reset')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sets a new password with the token of a mail, ends every session and starts a new one' })
  async reset(
    @Body() { token, password }: ResetDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WireUser> {
    const user = await this.resets.redeem(token, password);
    await this.sessions.begin(user, request, response);
    return toWireUser(user);
  }

  @Post('password')
  @HttpCode(200)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Changes the password and ends all other sessions' })
  async changePassword(
    @CurrentSession() session: Session,
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @Req() { ip }: Request,
  ): Promise<{ success: true }> {
    await this.reauthentication.check(session, currentPassword, ip ?? '', '/currentPassword');
    await this.change.byOwner(session, newPassword);
    return { success: true };
  }
}
