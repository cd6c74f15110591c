import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCookieAuth, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AnalysisView, AnalyzeResult } from '@veracite/contracts/bibliography';
import { bibliographyLines, LIMITS } from '@veracite/contracts/limits';
import type { Request, Response } from 'express';
import { abortedWith } from '../../platform/http/aborted';
import { badRequest } from '../../platform/problem/problem';
import { Charging } from '../../platform/security/charging';
import { Threads } from '../../platform/threads/threads';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Idempotency } from '../billing/idempotency.service';
import { isOpen } from '../citations/batch';
import { Batches } from '../citations/batches.service';
import { Analyses } from './analyses.service';
import { ANALYSIS_RESPONSE, ANALYSIS_VIEW } from './documentation';
import { AnalyzeDto } from './dto';

@ApiTags('bibliography')
@ApiCookieAuth()
@Controller('api/bibliography')
export class BibliographyController {
  constructor(
    private readonly batches: Batches,
    private readonly analyses: Analyses,
    private readonly idempotency: Idempotency,
    private readonly threads: Threads,
  ) {}

  @Post('analyze')
  @OpenToKeys('bibliography')
  @HttpCode(200)
  @Charging()
  @ApiOperation({
    summary:
      'Analyses a whole list of references; comprehensive 1 credit a line of more than 10 characters, quick half of them rounded up',
    description:
      'Up to 500 entries, one a line. Quick asks by identifiers, in the library and at the first databases only, and calls nothing fake. `Prefer: respond-async` answers 202 at once; so does an analysis that outlasts the connection.',
  })
  @ApiHeader({ name: 'Prefer', required: false, schema: { enum: ['respond-async'] } })
  @ApiOkResponse(ANALYSIS_RESPONSE)
  @ApiAcceptedResponse(ANALYSIS_VIEW)
  async analyze(
    @CurrentUser() user: User,
    @Body() { bibliography, format, analysisType, manuscript, manuscriptAuthors }: AnalyzeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnalyzeResult | AnalysisView> {
    const lines = entriesOf(bibliography);
    const options = {
      format,
      analysisType,
      lines: lines.map(({ line }) => line),
      ...(manuscript && { inText: await this.threads.run('readManuscript', manuscript, user.id) }),
      ...(manuscriptAuthors && { authors: [manuscriptAuthors] }),
    };
    const asked = { path: 'analyze', bibliography, format, analysisType, manuscript, manuscriptAuthors };
    const texts = lines.map(({ text }) => text);
    const key = request.get('Idempotency-Key');
    const { batchId } = await this.idempotency.once(user.id, key, asked, async (keyed) => ({
      batchId: await this.batches.start(user, texts, { kind: 'bibliography', options }, keyed),
    }));
    const wantsLater = /\brespond-async\b/i.test(request.get('Prefer') ?? '');
    const batch = wantsLater
      ? await this.batches.get(user, batchId)
      : await this.batches.ended(user, batchId, abortedWith(request));
    if (!wantsLater && !isOpen(batch.state)) return this.analyses.result(batch);
    response.status(202).location(`/api/bibliography/analyses/${batchId}`);
    return this.analyses.view(batch);
  }
}

function entriesOf(bibliography: string): { line: number; text: string }[] {
  const lines = bibliographyLines(bibliography);
  if (lines.length === 0) throw badRequest('Bibliography must contain at least some text', '/bibliography');
  if (lines.length > LIMITS.bibliographyMaxEntries)
    throw badRequest(`A bibliography may hold at most ${LIMITS.bibliographyMaxEntries} entries`, '/bibliography');
  if (lines.some(({ text }) => text.length >= LIMITS.lineMax))
    throw badRequest(`A line may have at most ${LIMITS.lineMax - 1} characters`, '/bibliography');
  return lines;
}
