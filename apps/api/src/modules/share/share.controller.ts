import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { NewShare, Share, SharedResults } from '@veracite/contracts/share';
import { badRequest } from '../../platform/problem/problem';
import { Id } from '../../platform/problem/uuid.pipe';
import { CurrentUser } from '../auth/session.guard';
import { Public } from '../../platform/security/open-routes';
import { User } from '../auth/entities';
import { ShareDto } from './dto';
import { Shares } from './shares.service';

@ApiTags('shares')
@Controller('api')
export class ShareController {
  constructor(private readonly shares: Shares) {}

  @Post('shares')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Creates a read-only link to a result or a batch; its token is returned only here' })
  create(@CurrentUser() user: User, @Body() asked: ShareDto): Promise<NewShare> {
    if (Boolean(asked.citationId) === Boolean(asked.batchId))
      throw badRequest('Please name either a citation or a batch', '/citationId');
    return this.shares.create(user, asked);
  }

  @Get('shares')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Your valid links, newest first' })
  list(@CurrentUser() user: User): Promise<Share[]> {
    return this.shares.list(user);
  }

  @Delete('shares/:id')
  @HttpCode(204)
  @ApiCookieAuth()
  @ApiOperation({ summary: 'Withdraws a link' })
  revoke(@CurrentUser() user: User, @Id() id: string): Promise<void> {
    return this.shares.revoke(user, id);
  }

  @Public()
  @Get('shared/:token')
  @Header('X-Robots-Tag', 'noindex')
  @ApiOperation({ summary: 'The results that a link shows, for anyone' })
  read(@Param('token') token: string): Promise<SharedResults> {
    return this.shares.read(token);
  }
}
