import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCookieAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BatchResult, OpenWork } from '@veracite/contracts/citations';
import type { Request, Response } from 'express';
import { abortedWith } from '../../platform/http/aborted';
import { EVENT_STREAMS } from '../../platform/http/streams';
import type { FairQueue } from '../../platform/fair-queue';
import { badRequest, notFound } from '../../platform/problem/problem';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { Billable } from '../../platform/security/billable';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Idempotency } from '../billing/idempotency.service';
import { isOpen, type Batch } from './batch';
import { BatchStore } from './batch-store';
import { askedAgain, streamBatch } from './batch-events';
import { Batches } from './batches.service';
import { VerifyBatchDto } from './dto';
import { TextReader } from './parse/text-reader.service';

/** A batch as it stands: `results` holds what is settled, in the order of the asked. */
export interface BatchView extends BatchResult {
  batchId: string;
  state: Batch['state'];
  totalCount: number;
  processedCount: number;
  /** What was asked, in order, while it is checked: for a page that takes the batch up. */
  texts?: string[];
  /** While it is checked: the items whose databases failed to answer and are asked again. */
  askingAgain?: { position: number; sources: string[] }[];
}

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations')
export class BatchController {
  constructor(
    private readonly batches: Batches,
    private readonly store: BatchStore,
    private readonly reader: TextReader,
    private readonly idempotency: Idempotency,
    @Inject(EVENT_STREAMS) private readonly streams: FairQueue,
  ) {}

  @Post('verify-batch')
  @OpenToKeys('verify')
  @HttpCode(200)
  @Billable()
  @ApiAcceptedResponse({ description: 'The batch as it stands; its address is in Location' })
  @ApiOperation({
    summary:
      'Checks up to 100 citations; 1 credit for each that could be checked. `Prefer: respond-async` answers 202 at once',
    description:
      'Either `citations`, or a `text` with those of its `entries` that are to be checked, by the places that `/api/citations/parse` gave: a found reference is charged once, over however many lines it runs, and read with what the text says of it elsewhere.',
  })
  async verify(
    @CurrentUser() user: User,
    @Body() { citations, text, entries, format, keep }: VerifyBatchDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BatchView> {
    const texts = (citations ?? []).filter((citation) => citation !== '');
    if (text === undefined && texts.length === 0) throw badRequest('Please enter at least one citation', '/citations');
    const body = { path: 'verify-batch', texts, text, entries, format, ...(!keep && { keep }) };
    const options = { kind: 'batch' as const, options: { format }, keep };
    const { batchId } = await this.idempotency.once(user.id, request.get('Idempotency-Key'), body, async (keyed) => {
      const asked =
        text === undefined
          ? texts.map((citation) => ({ text: citation }))
          : await this.reader.chosen({ text, entries }, { whose: user.id });
      return { batchId: await this.batches.start(user, asked, options, keyed) };
    });
    const wantsLater = /\brespond-async\b/i.test(request.get('Prefer') ?? '');
    const batch = wantsLater
      ? await this.batches.get(user, batchId)
      : await this.batches.ended(user, batchId, abortedWith(request));
    if (isOpen(batch.state)) response.status(202).location(`/api/citations/batches/${batchId}`);
    return this.view(batch);
  }

  @Get('batches/begun-with/:key')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({
    summary: 'The id of the batch or analysis that a request with this Idempotency-Key began; 409 while it begins',
  })
  async begunWith(@CurrentUser() user: User, @Param('key') key: string): Promise<{ batchId: string }> {
    const answer = await this.idempotency.answerTo(user.id, key);
    const { batchId } = answer as { batchId?: string };
    if (batchId === undefined) throw notFound('The batch');
    return { batchId };
  }

  @Get('batches/open')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({ summary: 'Batches and analyses of yours that are being checked, wherever they were begun' })
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
    return this.store.openWork(user.id);
  }

  @Get('batches/:id')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({ summary: 'A batch as it stands' })
  async get(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<BatchView> {
    const batch = await this.batches.get(user, id);
    const view = await this.view(batch);
    if (!isOpen(batch.state)) return view;
    const items = await this.store.items(id);
    return { ...view, texts: items.map(({ text }) => text), askingAgain: askedAgain(items) };
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
    await this.batches.get(user, id);
    await this.streams.run(user.id, () => streamBatch(this.store, id, request, response));
  }

  @Delete('batches/:id')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({
    summary: 'Stops a batch; what is settled by then is charged. One that has ended and is not kept is deleted',
  })
  async cancel(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<BatchView> {
    return this.view(await this.batches.cancel(user, id));
  }

  private async view(batch: Batch): Promise<BatchView> {
    const results = await this.store.results(batch.id);
    await this.store.handedOver(batch);
    return { batchId: batch.id, state: batch.state, totalCount: batch.total, processedCount: results.length, results };
  }
}
