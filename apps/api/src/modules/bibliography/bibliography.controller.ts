import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { bibliographyLines, LIMITS } from '@veracite/contracts/limits';
import type { Request, Response } from 'express';
import { abortedWith } from '../../platform/http/aborted';
import { badRequest } from '../../platform/problem/problem';
import { Charging } from '../../platform/security/charging';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Idempotency } from '../billing/idempotency.service';
import { isOpen } from '../citations/batch';
import { BatchStore } from '../citations/batch-store';
import { Batches } from '../citations/batches.service';
import { analysisOf } from './analysis';
import { AnalyzeDto } from './dto';

@ApiTags('bibliography')
@ApiCookieAuth()
@Controller('api/bibliography')
export class BibliographyController {
  constructor(
    private readonly batches: Batches,
    private readonly store: BatchStore,
    private readonly idempotency: Idempotency,
  ) {}

  @Post('analyze')
  @OpenToKeys('bibliography')
  @HttpCode(200)
  @Charging()
  @ApiOperation({
    summary:
      'Checks a whole list of references; comprehensive 1 credit a line of more than 10 characters, quick half of them',
  })
  async analyze(
    @CurrentUser() user: User,
    @Body() { bibliography, format, analysisType }: AnalyzeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnalyzeResult | { batchId: string }> {
    const lines = bibliographyLines(bibliography);
    if (lines.length === 0) throw badRequest('Bibliography must contain at least some text', '/bibliography');
    if (lines.length > LIMITS.bibliographyMaxEntries)
      throw badRequest(`A bibliography may hold at most ${LIMITS.bibliographyMaxEntries} entries`, '/bibliography');
    if (lines.some(({ text }) => text.length >= LIMITS.lineMax))
      throw badRequest(`A line may have at most ${LIMITS.lineMax - 1} characters`, '/bibliography');
    const texts = lines.map(({ text }) => text);
    const what = {
      kind: 'bibliography' as const,
      options: { format, analysisType, lines: lines.map(({ line }) => line) },
    };
    const asked = { path: 'analyze', bibliography, format, analysisType };
    const { batchId } = await this.idempotency.once(user.id, request.get('Idempotency-Key'), asked, async (keyed) => ({
      batchId: await this.batches.start(user, texts, what, keyed),
    }));
    const batch = await this.batches.ended(user, batchId, abortedWith(request));
    if (isOpen(batch.state)) {
      response.status(202).location(`/api/citations/batches/${batchId}`);
      return { batchId };
    }
    const items = await this.store.items(batchId);
    const checked = items.flatMap(({ position, result }) =>
      result ? [{ line: lines[position]?.line ?? position + 1, result }] : [],
    );
    return analysisOf(checked, format);
  }
}
