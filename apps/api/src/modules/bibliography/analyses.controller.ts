import { Controller, Delete, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { AnalysisView } from '@veracite/contracts/bibliography';
import { Problem } from '../../platform/problem/problem';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/cpu-bound';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { isOpen } from '../checks/stored-check';
import { Checks } from '../checks/checks.service';
import type { StartedCheck } from '../checks/entities/check.entity';
import { Analyses } from './analyses.service';
import { ANALYSIS_VIEW } from './documentation';
import { ExportQuery } from './dto';

/** Started analyses: their state, their report and the corrected bibliography. */
@ApiTags('bibliography')
@ApiCookieAuth()
@Controller('api/bibliography/analyses/:id')
export class AnalysesController {
  constructor(
    private readonly checks: Checks,
    private readonly analyses: Analyses,
  ) {}

  @Get()
  @OpenToKeys('bibliography')
  @ApiOperation({ summary: 'An analysis in its current state' })
  @ApiOkResponse(ANALYSIS_VIEW)
  async get(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<AnalysisView> {
    return this.analyses.view(await this.analyses.get(user, id));
  }

  @Delete()
  @OpenToKeys('bibliography')
  @ApiOperation({
    summary: 'Cancels an analysis; results so far are charged. One that has ended and is not kept is deleted',
  })
  @ApiOkResponse(ANALYSIS_VIEW)
  async cancel(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<AnalysisView> {
    await this.analyses.get(user, id);
    return this.analyses.view(await this.checks.cancel(user, id));
  }

  @Get('report')
  @CpuBound()
  @OpenToKeys('bibliography')
  @ApiOperation({ summary: 'The report as plain text, for download' })
  @ApiProduces('text/plain')
  async report(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<StreamableFile> {
    return this.analyses.report(await this.ended(user, id));
  }

  @Get('export')
  @CpuBound()
  @OpenToKeys('bibliography')
  @ApiOperation({
    summary:
      'The corrected bibliography for download: each work once, from its record, or as written where there is none',
  })
  @ApiProduces('application/octet-stream')
  async export(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Query() { as, style, entries }: ExportQuery,
  ): Promise<StreamableFile> {
    return this.analyses.export(await this.ended(user, id), { format: as, style, entries });
  }

  /** @throws Problem 409 while the analysis runs */
  private async ended(user: User, id: string): Promise<StartedCheck> {
    const check = await this.analyses.get(user, id);
    if (isOpen(check.state)) throw new Problem(409, 'The analysis is still running.', { retryAfter: 5 });
    return check;
  }
}
