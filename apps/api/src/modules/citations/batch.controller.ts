import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BatchResult } from '@veracite/contracts/citations';
import type { Request, Response } from 'express';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { Billable } from '../../platform/security/billable';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { isOpen, type EndState, type OpenState } from '../checks/stored-check';
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
}

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations')
export class BatchController {
  constructor(
    private readonly checks: Checks,
    private readonly repository: CheckRepository,
    private readonly entries: EntryRepository,
    private readonly reader: ListReader,
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

  @Get('batches/:id')
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({ summary: 'A batch in its current state' })
  async get(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<BatchView> {
    return this.view(await this.checks.get(user, id));
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
