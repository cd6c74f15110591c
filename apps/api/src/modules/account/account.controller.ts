import { Body, Controller, Get, HttpCode, Inject, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AccountSettings } from '@veracite/contracts/account';
import type { Request, Response } from 'express';
import { DOWNLOADS } from '../../platform/http/streams';
import { sendAll } from '../../platform/http/download';
import { CpuBound } from '../../platform/security/rate-limit.guard';
import type { FairQueue } from '../../platform/fair-queue';
import { Reauthentication } from '../auth/passwords/reauthentication.service';
import { CurrentSession, CurrentUser } from '../auth/session.guard';
import { Sessions } from '../auth/sessions.service';
import { User, Session } from '../auth/entities';
import { Users } from '../auth/users.service';
import { AccountDeletion } from './account-deletion.service';
import { AccountExport } from './account-export.service';
import { DeleteAccountDto, SettingsDto } from './dto';

@ApiTags('account')
@ApiCookieAuth()
@Controller('api/account')
export class AccountController {
  constructor(
    private readonly exports: AccountExport,
    private readonly deletion: AccountDeletion,
    private readonly reauthentication: Reauthentication,
    private readonly sessions: Sessions,
    private readonly users: Users,
    @Inject(DOWNLOADS) private readonly downloads: FairQueue,
  ) {}

  @Get('settings')
  @ApiOperation({ summary: 'Settings of the account' })
  settings(@CurrentUser() { keepTexts }: User): AccountSettings {
    return { keepTexts };
  }

  @Patch('settings')
  @ApiOperation({ summary: 'Changes the settings of the account, from the next request on' })
  async change(@CurrentUser() user: User, @Body() { keepTexts }: SettingsDto): Promise<AccountSettings> {
    await this.users.setKeepTexts(user.id, keepTexts);
    return { keepTexts };
  }

  @Get('export')
  @CpuBound()
  @ApiOperation({ summary: 'All data of the user as a JSON file' })
  async export(@CurrentUser() user: User, @Res() response: Response): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    await this.downloads.run(user.id, () => {
      response.type('application/json').attachment(`veracite-account-${day}.json`);
      return sendAll(response, () => this.exports.write(user.id, response));
    });
  }

  @Post('delete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Deletes the account and all its data permanently' })
  async delete(
    @CurrentSession() session: Session,
    @Body() { password }: DeleteAccountDto,
    @Req() { ip }: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    await this.reauthentication.check(session, password, ip ?? '', '/password');
    await this.deletion.delete(session.user);
    this.sessions.forget(response);
    return { success: true };
  }
}
