import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Sources } from '@veracite/connectors/port';
import type { DatabaseState } from '@veracite/contracts/databases';
import { Problem } from '../../platform/problem/problem';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { Public } from '../auth/session.guard';
import { SOURCES } from '../library/tokens';
import { SourceCheckDto } from './dto';

@ApiTags('sources')
@Controller('api/sources')
export class SourcesController {
  constructor(@Inject(SOURCES) private readonly sources: Sources) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'The connected databases and how they are now' })
  list(): DatabaseState[] {
    return this.sources.list().map((it) => {
      const { id, name, homepage, coverage, group } = it.source;
      const { state, reason, key, pace, searchPace } = it;
      const needs = key && { needed: key.needed, from: key.from };
      return {
        id,
        name,
        homepage,
        coverage,
        group,
        state,
        reason,
        key: needs,
        limit: { ...pace, searches: searchPace },
      };
    });
  }

  @Post('verify')
  @OpenToKeys('sources')
  @ApiCookieAuth()
  @ApiOperation({
    summary: 'Assesses a journal, DOI, author or website; answers 501 until that is built, and charges nothing',
  })
  verify(@Body() { inputType }: SourceCheckDto): never {
    throw new Problem(
      501,
      `Checking a source (${inputType}) is not available on this server yet. Nothing was charged.`,
    );
  }
}
