import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Watch, WatchDetail } from '@veracite/contracts/watches';
import { Id } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/rate-limit.guard';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { WatchChangeDto, WatchDto } from './dto';
import { WatchRepository } from './watch.repository';
import { Watches } from './watches.service';

@ApiTags('watches')
@ApiCookieAuth()
@Controller('api/watches')
export class WatchesController {
  constructor(
    private readonly watches: Watches,
    private readonly repository: WatchRepository,
  ) {}

  @Get()
  @OpenToKeys('watch')
  @ApiOperation({ summary: 'Your watched lists, the newest first' })
  list(@CurrentUser() user: User): Promise<Watch[]> {
    return this.watches.list(user);
  }

  @Post()
  @OpenToKeys('watch')
  @CpuBound()
  @ApiOperation({
    summary: 'Watches a list: a text, a file at an address, or the works found in a batch; costs no credits',
    description:
      'Databases are queried by identifier (DOI, arXiv, PubMed). Each retraction, correction, expression of concern and publication of a preprint is reported once.',
  })
  create(@CurrentUser() user: User, @Body() asked: WatchDto): Promise<WatchDetail> {
    return this.watches.create(user, asked);
  }

  @Get(':id')
  @OpenToKeys('watch')
  @ApiOperation({ summary: 'A watch with its works and their events' })
  get(@CurrentUser() user: User, @Id() id: string): Promise<WatchDetail> {
    return this.watches.get(user, id);
  }

  @Patch(':id')
  @OpenToKeys('watch')
  @ApiOperation({ summary: 'Changes the name or interval of a watch, or turns it or its mails on or off' })
  change(@CurrentUser() user: User, @Id() id: string, @Body() change: WatchChangeDto): Promise<WatchDetail> {
    return this.watches.change(user, id, change);
  }

  @Post(':id/ask')
  @OpenToKeys('watch')
  @CpuBound()
  @HttpCode(202)
  @ApiOperation({ summary: 'Checks a list now' })
  ask(@CurrentUser() user: User, @Id() id: string): Promise<WatchDetail> {
    return this.watches.checkNow(user, id);
  }

  @Delete(':id')
  @OpenToKeys('watch')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes a watch with its works' })
  remove(@CurrentUser() user: User, @Id() id: string): Promise<void> {
    return this.repository.remove(user.id, id);
  }
}
