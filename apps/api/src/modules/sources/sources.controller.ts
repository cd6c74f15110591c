import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Sources } from '@veracite/connectors/port';
import type { DatabaseState } from '@veracite/contracts/databases';
import { Public } from '../auth/session.guard';
import { SOURCES } from '../library/tokens';

@ApiTags('sources')
@Controller('api/sources')
export class SourcesController {
  constructor(@Inject(SOURCES) private readonly sources: Sources) {}

  @Public()
  @Get()
  @ApiOperation({ summary: 'The connected databases and how they are now' })
  list(): DatabaseState[] {
    return this.sources.list().map(({ source: { id, name, homepage, coverage, group }, state, reason }) => ({
      id,
      name,
      homepage,
      coverage,
      group,
      state,
      reason,
    }));
  }
}
