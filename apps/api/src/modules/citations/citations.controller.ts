import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CitationRecord, CitationsPage, VerificationResult } from '@veracite/contracts/citations';
import type { Request } from 'express';
import { Charging } from '../../platform/security/charging';
import { abortedWith } from '../../platform/http/aborted';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Idempotency } from '../billing/idempotency.service';
import { HistoryQuery, VerifyDto } from './dto';
import { History } from './history.service';
import { VerifyService } from './verify.service';

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations')
export class CitationsController {
  constructor(
    private readonly verifier: VerifyService,
    private readonly history: History,
    private readonly idempotency: Idempotency,
  ) {}

  @Post('verify')
  @OpenToKeys('verify')
  @HttpCode(200)
  @Charging()
  @ApiOperation({ summary: 'Checks one citation; 1 credit unless its status is unknown' })
  verify(
    @CurrentUser() user: User,
    @Body() { citation, format }: VerifyDto,
    @Req() request: Request,
  ): Promise<VerificationResult> {
    const asked = { path: 'verify', citation, format };
    return this.idempotency.once(user.id, request.get('Idempotency-Key'), asked, (keyed) =>
      this.verifier.verify(user, citation, keyed, abortedWith(request)),
    );
  }

  @Get()
  @OpenToKeys('read')
  @ApiOperation({ summary: 'The history, newest first' })
  page(@CurrentUser() user: User, @Query() { page, limit, status }: HistoryQuery): Promise<CitationsPage> {
    const wanted = status === 'all' ? undefined : status === 'invalid' ? 'fake' : status;
    return this.history.page(user.id, page, limit, wanted);
  }

  @Get('recent')
  @OpenToKeys('read')
  @ApiOperation({ summary: 'The ten newest records' })
  recent(@CurrentUser() user: User): Promise<CitationRecord[]> {
    return this.history.recent(user.id);
  }

  @Get(':id')
  @OpenToKeys('read')
  @ApiOperation({ summary: 'One record with its whole result' })
  one(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
  ): Promise<CitationRecord & { result: VerificationResult }> {
    return this.history.one(user.id, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes one record from the history' })
  remove(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<void> {
    return this.history.remove(user.id, id);
  }
}
