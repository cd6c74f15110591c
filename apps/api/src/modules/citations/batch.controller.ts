import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCookieAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BatchResult, OpenWork } from '@veracite/contracts/citations';
import type { Request, Response } from 'express';
import { EVENT_STREAMS } from '../../platform/http/streams';
import type { FairQueue } from '../../platform/fair-queue';
import { notFound } from '../../platform/problem/problem';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { Billable } from '../../platform/security/billable';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Idempotency } from '../billing/idempotency.service';
import { isOpen, type EndState, type OpenState } from '../checks/stored-check';
import { CheckEvents, pendingRetries } from '../checks/check-events';
import { CheckRepository } from '../checks/check.repository';
import { Checks } from '../checks/checks.service';
import { ListReader } from '../checks/list-reader.service';
import { VerifyBatchDto } from './dto';
import type { StartedCheck } from '../checks/entities/check.entity';
import { EntryRepository } from '../checks/entry.repository';

/** A batch in its current state: `results` has the results so far, in the order of the request. */
export interface BatchView extends BatchResult {
  batchId: string;
  state: OpenState | EndState;
  totalCount: number;
  processedCount: number;
  /** All texts in order, while the batch is open: for a page that resumes it. */
  texts?: string[];
  /** While the batch is open: the items whose databases failed and are queried again. */
  askingAgain?: { position: number; sources: string[] }[];
}

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations')
export class BatchController {
  constructor(
    private readonly checks: Checks,
    private readonly repository: CheckRepository,
    private readonly entries: EntryRepository,
    private readonly checkEvents: CheckEvents,
    private readonly reader: ListReader,
    private readonly idempotency: Idempotency,
    @Inject(EVENT_STREAMS) private readonly streams: FairQueue,
  ) {}

  @Post('verify-batch')
  @OpenToKeys('verify')
  @HttpCode(200)
  @Billable()
  @ApiAcceptedResponse({ description: 'The batch in its current state; its URL is in Location' })
  @ApiOperation({
    summary:
      'Checks up to 100 citations; 1 credit for each that could be checked. `Prefer: respond-async` answers 202 at once',
    description:
      'Either `citations`, or a `text` and the `entries` of it to check, with the offsets from `/api/citations/parse`. A reference is charged once, however many lines it has, and is parsed with the rest of the text (such as BibTeX strings).',
  })
  async verify(
    @CurrentUser() user: User,
    @Body() { citations, text, entries, format, keep }: VerifyBatchDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BatchView> {
    const texts = (citations ?? []).filter((citation) => citation !== '');
    const body = { path: 'verify-batch', texts, text, entries, format, ...(!keep && { keep }) };
    const list = { tool: 'citations' as const, citations: texts, text, entries };
    const check = await this.checks.startOnce(user, request, body, async () => ({
      tool: list.tool,
      entries: await this.reader.readChosen(list, { queueKey: user.id }),
      options: { style: format, keep },
    }));
    if (isOpen(check.state)) response.status(202).location(`/api/citations/batches/${check.id}`);
    return this.view(check);
  }

  @Get('batches/begun-with/:key')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({
    summary: 'The id of the batch or analysis that a request with this Idempotency-Key started; 409 while it starts',
  })
  async begunWith(@CurrentUser() user: User, @Param('key') key: string): Promise<{ batchId: string }> {
    const answer = await this.idempotency.answerTo(user.id, key);
    const { batchId } = answer as { batchId?: string };
    if (batchId === undefined) throw notFound('The batch');
    return { batchId };
  }

  @Get('batches/open')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({ summary: 'Your open batches and analyses, wherever they were started' })
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'kind', 'total', 'settled', 'begunAt'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          kind: { type: 'string', enum: ['batch', 'analysis'] },
          total: { type: 'integer' },
          settled: { type: 'integer' },
          begunAt: { type: 'string', format: 'date-time' },
        },
      },
    },
  })
  open(@CurrentUser() user: User): Promise<OpenWork[]> {
    return this.repository.openWork(user.id);
  }

  @Get('batches/:id')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({ summary: 'A batch in its current state' })
  async get(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<BatchView> {
    const batch = await this.checks.get(user, id);
    const view = await this.view(batch);
    if (!isOpen(batch.state)) return view;
    const entries = await this.entries.all(id);
    return { ...view, texts: entries.map(({ text }) => text), askingAgain: pendingRetries(entries) };
  }

  @Get('batches/:id/events')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({ summary: 'Results as server-sent events; resumed by Last-Event-ID' })
  async events(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.checks.get(user, id);
    await this.streams.run(user.id, () => this.checkEvents.streamBatch(id, request, response));
  }

  @Delete('batches/:id')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({
    summary: 'Cancels a batch; results so far are charged. One that has ended and is not kept is deleted',
  })
  async cancel(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<BatchView> {
    return this.view(await this.checks.cancel(user, id));
  }

  private async view(batch: StartedCheck): Promise<BatchView> {
    const results = await this.entries.results(batch.id);
    await this.repository.markDelivered(batch);
    return { batchId: batch.id, state: batch.state, totalCount: batch.total, processedCount: results.length, results };
  }
}
