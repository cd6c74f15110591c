import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { EXPORT_FORMATS } from '@veracite/formatting/export/formats';
import { Id } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/rate-limit.guard';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { CheckLists } from '../checks/check-lists.service';
import { Analyses } from './analyses.service';
import { CheckExportQuery, ANALYSIS_RESPONSE } from './dto';

/** Reports and exports of ended checks. */
@ApiTags('checks')
@ApiCookieAuth()
@OpenToKeys('verify', 'bibliography')
@ApiConflictResponse({ description: 'The check has not ended' })
@Controller('api/checks/:id')
export class CheckReportController {
  constructor(
    private readonly lists: CheckLists,
    private readonly analyses: Analyses,
  ) {}

  @Get('report')
  @CpuBound()
  @ApiOperation({ summary: 'The list analyzed as a bibliography' })
  @ApiOkResponse(ANALYSIS_RESPONSE)
  async report(@CurrentUser() user: User, @Id() id: string): Promise<AnalyzeResult> {
    return this.analyses.result(await this.lists.ended(user, id));
  }

  @Get('report.txt')
  @CpuBound()
  @ApiOperation({ summary: 'The same report as plain text, for download' })
  @ApiProduces('text/plain')
  async reportText(@CurrentUser() user: User, @Id() id: string): Promise<StreamableFile> {
    return this.analyses.report(await this.lists.ended(user, id));
  }

  @Get('report.docx')
  @CpuBound()
  @ApiOperation({ summary: 'The same report as a Word document' })
  @ApiProduces(EXPORT_FORMATS.docx.mediaType)
  async reportDocument(@CurrentUser() user: User, @Id() id: string): Promise<StreamableFile> {
    return this.analyses.report(await this.lists.ended(user, id), 'docx');
  }

  @Get('export')
  @CpuBound()
  @ApiOperation({
    summary: 'The corrected list for download: each work once, from its record, or as written where there is none',
  })
  @ApiProduces('application/octet-stream')
  async export(
    @CurrentUser() user: User,
    @Id() id: string,
    @Query() options: CheckExportQuery,
  ): Promise<StreamableFile> {
    return this.analyses.export(await this.lists.ended(user, id), options);
  }
}
