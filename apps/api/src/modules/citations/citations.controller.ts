import { Body, Controller, Delete, Get, HttpCode, Inject, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AcceptedCheck, CheckOptions } from '@veracite/contracts/checks';
import type { BatchView, CitationRecord, CitationsPage, VerificationResult } from '@veracite/contracts/citations';
import { parseOne } from '@veracite/parsing/parse';
import type { Request, Response } from 'express';
import type { FairQueue } from '../../platform/fair-queue';
import { abortedWith, prefersAsync } from '../../platform/http/request';
import { LoadShedding } from '../../platform/security/load-shedding';
import { CpuBound, Billable } from '../../platform/security/rate-limit.guard';
import { DOWNLOADS } from '../../platform/http/streams';
import { sendAll, write } from '../../platform/http/download';
import { Id } from '../../platform/problem/uuid.pipe';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { acceptedCheck, AnswersAsync } from '../checks/check-view';
import { CheckLists } from '../checks/check-lists.service';
import { Checks } from '../checks/checks.service';
import { ListReader, type SentList } from '../checks/list-reader.service';
import { EntryRuns } from '../checks/entry-runs.service';
import type { StartedCheck } from '../checks/entities';
import { CorrectionsDto, VerifyBatchDto, VerifyDto, HistoryExportQuery, HistoryFilterQuery, HistoryQuery } from './dto';
import { csvOf, jsonOf, type WholeRecord } from './history-export';
import { History } from './history.service';

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations')
export class CitationsController {
  constructor(
    private readonly checks: Checks,
    private readonly lists: CheckLists,
    private readonly runs: EntryRuns,
    private readonly reader: ListReader,
    private readonly history: History,
    @Inject(DOWNLOADS) private readonly downloads: FairQueue,
  ) {}

  @Post('verify')
  @OpenToKeys('verify')
  @HttpCode(200)
  @Billable()
  @LoadShedding()
  // Without a schema, and not in the type, so that generated clients keep one type for the usual answer.
  @AnswersAsync({})
  @ApiOperation({
    summary: 'Checks one citation; 1 credit unless its status is unknown',
    description: 'With `Prefer: respond-async` the answer is 202 with the check, as of `POST /api/checks/{id}/run`.',
  })
  async verify(
    @CurrentUser() user: User,
    @Body() { citation, text, entries, format, keep }: VerifyDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<VerificationResult> {
    const list = { tool: 'citations' as const, citations: [citation ?? ''], text, entries };
    const body = { path: 'verify', citation, text, entries, format, ...(!keep && { keep }) };
    if (prefersAsync(request)) {
      const check = await this.start(user, request, body, list, { style: format, keep });
      return acceptedCheck(check, request, response) as never;
    }
    const [chosen] = await this.reader.chosen(list, { queueKey: user.id });
    const reference = chosen?.reference ?? parseOne(chosen?.text ?? '');
    const repeatable = { key: request.get('Idempotency-Key'), request: body, keep: keep && user.keepTexts };
    const signal = abortedWith(request);
    return this.runs.first(user, reference, format, { ...repeatable, signal });
  }

  @Post('verify-batch')
  @OpenToKeys('verify')
  @HttpCode(200)
  @Billable()
  @AnswersAsync()
  @ApiOperation({
    summary:
      'Checks up to 100 citations; 1 credit for each that could be checked. `Prefer: respond-async` answers 202 at once',
    description:
      'Either `citations`, or a `text` and the `entries` of it to check, with the offsets from `/api/citations/parse`. A reference is charged once, however many lines it has, and is parsed with the rest of the text (such as BibTeX strings).',
  })
  async verifyBatch(
    @CurrentUser() user: User,
    @Body() { citations, text, entries, format, keep }: VerifyBatchDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BatchView | AcceptedCheck> {
    const texts = (citations ?? []).filter((citation) => citation !== '');
    const body = { path: 'verify-batch', texts, text, entries, format, ...(!keep && { keep }) };
    const list = { tool: 'citations' as const, citations: texts, text, entries };
    const check = await this.start(user, request, body, list, { style: format, keep });
    return acceptedCheck(check, request, response) ?? this.lists.batch(check);
  }

  private start(
    user: User,
    request: Request,
    body: object,
    list: SentList,
    options: Partial<CheckOptions>,
  ): Promise<StartedCheck> {
    return this.checks.startOnce(user, request, body, async () => ({
      tool: list.tool,
      entries: await this.reader.readChosen(list, { queueKey: user.id }),
      options,
    }));
  }

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
        for await (const piece of csv ? csvOf(chunks) : jsonOf(chunks)) await write(response, piece);
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
