import { Body, Controller, Delete, Get, HttpCode, Inject, Put, Query, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { CitationRecord, CitationsPage } from '@veracite/contracts/citations';
import type { Response } from 'express';
import type { FairQueue } from '../../platform/fair-queue';
import { CpuBound } from '../../platform/security/rate-limit.guard';
import { DOWNLOADS } from '../../platform/http/streams';
import { sendAll, write } from '../../platform/http/download';
import { Id } from '../../platform/problem/uuid.pipe';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { CheckedReferences } from '../checked/checked-references.service';
import { CorrectionsDto, HistoryExportQuery, HistoryFilterQuery, HistoryQuery } from './dto';
import { csvOf, jsonOf, type WholeRecord } from './history-export';
import { History } from './history.service';

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations')
export class HistoryController {
  constructor(
    private readonly history: History,
    private readonly references: CheckedReferences,
    @Inject(DOWNLOADS) private readonly downloads: FairQueue,
  ) {}

  @Get()
  @OpenToKeys('read')
  @ApiOperation({ summary: 'The history, newest first' })
  page(@CurrentUser() user: User, @Query() query: HistoryQuery): Promise<CitationsPage> {
    return this.history.page(user.id, query.page, query.limit, query);
  }

  @Delete()
  @ApiOperation({ summary: 'Deletes all matching records; without a filter, the whole history' })
  async removeAll(@CurrentUser() user: User, @Query() query: HistoryFilterQuery): Promise<{ deleted: number }> {
    return { deleted: await this.history.removeAll(user.id, query) };
  }

  @Get('export')
  @CpuBound()
  @OpenToKeys('read')
  @ApiOperation({ summary: 'The matching records of the history as a file: CSV, or JSON with full results' })
  async export(
    @CurrentUser() user: User,
    @Query() query: HistoryExportQuery,
    @Res() response: Response,
  ): Promise<void> {
    await this.downloads.run(user.id, () => {
      const chunks = this.history.chunks(user.id, query);
      const csv = query.format === 'csv';
      response.writeHead(200, {
        'Content-Type': csv ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="citations.${query.format}"`,
      });
      return sendAll(response, async () => {
        const marks = await this.references.list(user);
        for await (const piece of csv ? csvOf(chunks, marks) : jsonOf(chunks, marks)) await write(response, piece);
      });
    });
  }

  @Put('corrections')
  @HttpCode(204)
  @ApiOperation({ summary: 'Saves which corrections were accepted; null withdraws one' })
  saveCorrections(@CurrentUser() user: User, @Body() { corrections }: CorrectionsDto): Promise<void> {
    return this.history.saveCorrections(user.id, corrections);
  }

  @Get('recent')
  @OpenToKeys('read')
  @ApiOperation({ summary: 'The ten newest records' })
  recent(@CurrentUser() user: User): Promise<CitationRecord[]> {
    return this.history.recent(user.id);
  }

  @Get(':id')
  @OpenToKeys('read')
  @ApiOperation({ summary: 'One record with its full result' })
  one(@CurrentUser() user: User, @Id() id: string): Promise<WholeRecord> {
    return this.history.get(user.id, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Deletes one record of the history' })
  remove(@CurrentUser() user: User, @Id() id: string): Promise<void> {
    return this.history.remove(user.id, id);
  }
}
