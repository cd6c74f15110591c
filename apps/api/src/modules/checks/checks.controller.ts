import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Query,
  Req,
  Res,
  StreamableFile,
  UploadedFile,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiConflictResponse, ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Check, CheckEntry, CheckSummary, CreatedCheck } from '@veracite/contracts/checks';
import { DOCUMENT_LIMITS } from '@veracite/contracts/documents';
import type { KeyScope } from '@veracite/contracts/keys';
import type { Request, Response } from 'express';
import type { FairQueue } from '../../platform/fair-queue';
import { EVENT_STREAMS } from '../../platform/http/streams';
import { Upload, type SentFile } from '../../platform/http/upload';
import { badRequest, Problem } from '../../platform/problem/problem';
import { PositionParam, Id } from '../../platform/problem/uuid.pipe';
import { LoadShedding } from '../../platform/security/load-shedding';
import { OpenToVisitors } from '../../platform/security/open-routes';
import { RateLimited, RateLimitGuard, Billable } from '../../platform/security/rate-limit.guard';
import { CurrentScopes, CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { CheckEvents } from './check-events';
import { CheckLists, reachOf } from './check-lists.service';
import { AnswersWhole, summaryOf } from './check-view';
import { CheckRepository } from './check.repository';
import { Checks } from './checks.service';
import {
  CheckOptionsDto,
  CreateCheckDto,
  EntriesQuery,
  EntryOperationsDto,
  OpenQuery,
  rangeOf,
  RunCheckDto,
} from './dto';
import { EntryChanges } from './entry-changes.service';
import { ListReader, refuseTooMany, requesterOf } from './list-reader.service';
import { EntryRepository } from './entry.repository';
import { EntryRuns } from './entry-runs.service';

/** Lists of references: read, checked, and stored under one id. */
@ApiTags('checks')
@OpenToKeys('verify', 'bibliography')
@Controller('api/checks')
export class ChecksController {
  constructor(
    private readonly lists: CheckLists,
    private readonly checks: Checks,
    private readonly changes: EntryChanges,
    private readonly runs: EntryRuns,
    private readonly entries: EntryRepository,
    private readonly reader: ListReader,
    private readonly repository: CheckRepository,
    private readonly checkEvents: CheckEvents,
    private readonly limits: RateLimitGuard,
    @Inject(EVENT_STREAMS) private readonly streams: FairQueue,
  ) {}

  @Post()
  @OpenToVisitors()
  @RateLimited('parses')
  @Upload(DOCUMENT_LIMITS.bytes, { fields: 4, json: true })
  @ApiOperation({
    summary: 'Reads a list of up to 5,000 references; free, and open without signing in',
    description:
      'A `text` in any format, the chosen `entries` of a text, `citations`, or a document as the field `file` of a form: PDF, Word, OpenDocument, LaTeX, Markdown, HTML, JATS, TEI or plain text, at most 30 MB. Nothing is checked before the check is started; one that is not started is deleted after an hour. The answer has the first 500 entries. A list of a visitor belongs to the first user who opens it: keep its id secret.',
  })
  async create(
    @CurrentUser() user: User | undefined,
    @Body() { tool = 'citations', style, depth, keep, manuscript, manuscriptAuthors, ...list }: CreateCheckDto,
    @UploadedFile() file: SentFile | undefined,
    @Req() request: Request,
  ): Promise<CreatedCheck | StreamableFile> {
    const requester = requesterOf(user, request);
    if (file) {
      await this.limits.count('computing', request);
      const { answer, ...read } = await this.reader.readFile(file, requester);
      refuseTooMany(read.entries, '/file');
      const created = await this.lists.create(user, { ...read, tool: 'documents', options: { style, depth, keep } });
      return this.lists.view(created, rangeOf(), { document: answer });
    }
    if (list.text === undefined && list.citations === undefined)
      throw badRequest('Please send a text, citations, or a file', '/text');
    const { parsed, ...entries } = await this.reader.read({ tool, ...list }, requester);
    const further = await this.reader.readManuscript({ manuscript, manuscriptAuthors }, requester);
    const check = await this.lists.create(user, { tool, entries, options: { style, depth, keep }, further });
    return this.lists.view(check, rangeOf(), parsed && { parsed: JSON.stringify(parsed) });
  }

  @Get()
  @ApiCookieAuth()
  @ApiOperation({
    summary: 'Your checks that were not started or are running, the newest first',
    description: 'Here `cost` includes references that were charged in the last 30 days.',
  })
  async open(@CurrentUser() user: User, @Query() _query: OpenQuery): Promise<CheckSummary[]> {
    return (await this.repository.unfinishedOf(user.id)).map((check) => summaryOf(check));
  }

  @Get(':id')
  @OpenToVisitors()
  @OpenToKeys('verify', 'bibliography', 'desk')
  @ApiOperation({
    summary: 'A check in its current state, with its first 500 entries or those of `entries`',
    description: 'Members of a group may read the checks of its papers, with a key of the scope desk only those.',
  })
  async get(
    @CurrentUser() user: User | undefined,
    @CurrentScopes() scopes: KeyScope[] | undefined,
    @Id() id: string,
    @Query() { entries }: EntriesQuery,
  ): Promise<Check | StreamableFile> {
    const check = await this.lists.get(user, id, reachOf(scopes));
    const view = await this.lists.view(check, rangeOf(entries));
    await this.repository.markDelivered(check);
    return view;
  }

  @Patch(':id')
  @OpenToVisitors()
  @RateLimited('parses')
  @ApiOperation({ summary: 'Changes the options of a check that was not started' })
  @ApiConflictResponse({ description: 'The check has been started' })
  async setOptions(
    @CurrentUser() user: User | undefined,
    @Id() id: string,
    @Body() { manuscript, manuscriptAuthors, ...options }: CheckOptionsDto,
    @Req() request: Request,
  ): Promise<CheckSummary | StreamableFile> {
    await this.lists.get(user, id);
    const further = await this.reader.readManuscript({ manuscript, manuscriptAuthors }, requesterOf(user, request));
    return this.lists.view(await this.lists.setOptions(id, options, further));
  }

  @Patch(':id/entries')
  @OpenToVisitors()
  @ApiOperation({ summary: 'Joins, cuts, edits, or leaves out entries of a check that was not started' })
  @ApiConflictResponse({ description: 'The check has been started' })
  async change(
    @CurrentUser() user: User | undefined,
    @Id() id: string,
    @Query() { entries }: EntriesQuery,
    @Body() { operations }: EntryOperationsDto,
  ): Promise<Check | StreamableFile> {
    const range = rangeOf(entries);
    await this.lists.get(user, id);
    await this.changes.apply(id, operations);
    return this.lists.view(await this.lists.get(user, id), range);
  }

  @Post(':id/run')
  @ApiCookieAuth()
  @HttpCode(202)
  @Billable()
  @AnswersWhole()
  @ApiAcceptedResponse({ description: 'The check, now running. One that was started before is not changed' })
  @ApiOperation({
    summary: 'Starts a check; its cost is reserved, and charged for the references that can be checked',
    description:
      'A reference that was charged in another check within the last 30 days is not charged again, as long as its text is the same.',
  })
  async run(
    @CurrentUser() user: User,
    @Id() id: string,
    @Body() { partly, manuscript, manuscriptAuthors, ...options }: RunCheckDto = new RunCheckDto(),
    @Req() request: Request,
  ): Promise<CheckSummary | StreamableFile> {
    await this.lists.get(user, id);
    const further = await this.reader.readManuscript({ manuscript, manuscriptAuthors }, requesterOf(user, request));
    return this.lists.summary(await this.checks.run(user, id, { partly, options, further }), request);
  }

  @Post(':id/entries/:position/run')
  @ApiCookieAuth()
  @HttpCode(200)
  @Billable()
  @LoadShedding()
  @ApiOperation({
    summary: 'Checks an entry of an ended check again; 1 credit unless it is unknown or was charged within 30 days',
    description: 'The result replaces the last one.',
  })
  @ApiConflictResponse({ description: 'The check has not ended, or the entry was checked again meanwhile' })
  async runEntry(
    @CurrentUser() user: User,
    @Id() id: string,
    @Param('position', PositionParam) position: number,
    @Req() request: Request,
  ): Promise<CheckEntry> {
    const check = await this.lists.ended(user, id);
    const repeatable = { key: request.get('Idempotency-Key'), request: { id, position }, keep: true };
    await this.runs.again(user, check, position, repeatable);
    const [entry] = JSON.parse(await this.entries.page(id, [position, position])) as [CheckEntry];
    return entry;
  }

  @Get(':id/events')
  @ApiCookieAuth()
  @ApiOperation({
    summary: 'Events of a check as server-sent events, resumed by Last-Event-ID',
    description:
      '`asked`, `answered`, `failed` and `retried` {position, sources}, `judged` {position, result, settled}, `finished` {state}. With `Accept: application/x-ndjson` one JSON object a line.',
  })
  @ApiConflictResponse({ description: 'The check was not started' })
  async events(
    @CurrentUser() user: User,
    @Id() id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { state } = await this.lists.get(user, id);
    if (state === 'read') throw new Problem(409, 'The check was not started.');
    await this.streams.run(user.id, () => this.checkEvents.stream(id, request, response));
  }

  @Delete(':id')
  @OpenToVisitors()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Cancels a running check, whose results so far are charged; deletes any other',
    description: 'A check that was canceled in the last minute stays, so that a repeated request deletes no results.',
  })
  async remove(@CurrentUser() user: User | undefined, @Id() id: string): Promise<void> {
    await this.lists.remove(user, id);
  }
}
