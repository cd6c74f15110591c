import { Body, Controller, Get, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Sources } from '@veracite/connectors/sources';
import type { DatabaseState } from '@veracite/contracts/databases';
import type { SourceCheckResponse } from '@veracite/contracts/source-check';
import type { Request } from 'express';
import { abortedWith } from '../../platform/http/request';
import { LoadShedding } from '../../platform/security/load-shedding';
import { Billable } from '../../platform/security/rate-limit.guard';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { Public } from '../../platform/security/open-routes';
import { User } from '../auth/entities';
import { Charged } from '../billing/charged.service';
import { SOURCES } from '../connectors/tokens';
import { SourceCheckDto } from './dto';
import { SourceChecks } from './source-check.service';

@ApiTags('sources')
@Controller('api/sources')
export class SourcesController {
  constructor(
    @Inject(SOURCES) private readonly sources: Sources,
    private readonly charged: Charged,
    private readonly checks: SourceChecks,
  ) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'The connected databases and how they are now' })
  list(): DatabaseState[] {
    return this.sources.list().map((it) => {
      const { id, name, homepage, coverage, group } = it.source;
      const { state, reason, control, key, pace, searchPace } = it;
      const needs = key && { needed: key.needed, from: key.from };
      return {
        id,
        name,
        homepage,
        coverage,
        group,
        state,
        reason,
        control,
        key: needs,
        limit: { ...pace, searches: searchPace },
      };
    });
  }

  @Post('verify')
  @OpenToKeys('sources')
  @HttpCode(200)
  @Billable()
  @LoadShedding()
  @ApiCookieAuth()
  @ApiOperation({
    summary: 'Weighs the evidence about a journal, DOI, author or website; 1 credit, none without enough evidence',
  })
  async verify(
    @CurrentUser() user: User,
    @Body() asked: SourceCheckDto,
    @Req() request: Request,
  ): Promise<SourceCheckResponse> {
    const charge = { user, cost: 1, purpose: 'source', key: request.get('Idempotency-Key'), request: asked };
    return this.charged.run(charge, async () => {
      const data = await this.checks.check(asked, abortedWith(request));
      return { answer: { success: true, data }, credits: data.insufficientEvidence ? 0 : 1 };
    });
  }
}
