import { Body, Controller, HttpCode, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AcceptedCheck, CheckOptions } from '@veracite/contracts/checks';
import type { BatchView, VerificationResult } from '@veracite/contracts/citations';
import { parseOne } from '@veracite/parsing/parse';
import type { Request, Response } from 'express';
import { abortedWith, prefersAsync } from '../../platform/http/request';
import { LoadShedding } from '../../platform/security/load-shedding';
import { Billable } from '../../platform/security/rate-limit.guard';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { AnswersAsync } from '../checks/check-view';
import { CheckLists } from '../checks/check-lists.service';
import { Checks } from '../checks/checks.service';
import { EntryRuns } from '../checks/entry-runs.service';
import type { StartedCheck } from '../checks/entities';
import { ListReader, type SentList } from '../checks/list-reader.service';
import { VerifyBatchDto, VerifyDto } from './dto';

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations')
export class CitationsController {
  constructor(
    private readonly checks: Checks,
    private readonly lists: CheckLists,
    private readonly runs: EntryRuns,
    private readonly reader: ListReader,
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
      return (await this.lists.accepted(check, request, response)) as never;
    }
    const [chosen] = text === undefined ? [] : await this.reader.chosen(list, { queueKey: user.id });
    const reference = chosen?.reference ?? parseOne(chosen?.text ?? citation ?? '');
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
  ): Promise<BatchView | AcceptedCheck | StreamableFile> {
    const texts = (citations ?? []).filter((citation) => citation !== '');
    const body = { path: 'verify-batch', texts, text, entries, format, ...(!keep && { keep }) };
    const list = { tool: 'citations' as const, citations: texts, text, entries };
    const check = await this.start(user, request, body, list, { style: format, keep });
    return (await this.lists.accepted(check, request, response)) ?? this.lists.batch(check);
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
}
