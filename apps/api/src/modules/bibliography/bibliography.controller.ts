import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCookieAuth, ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { AnalysisView, AnalyzeResult } from '@veracite/contracts/bibliography';
import type { Request, Response } from 'express';
import { abortedWith } from '../../platform/http/aborted';
import { Billable } from '../../platform/security/billable';
import { Threads } from '../../platform/threads/threads';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Idempotency } from '../billing/idempotency.service';
import { isOpen } from '../checks/stored-check';
import { Checks } from '../checks/checks.service';
import { TextReader } from '../citations/parse/text-reader.service';
import { Analyses } from './analyses.service';
import { ANALYSIS_RESPONSE, ANALYSIS_VIEW } from './documentation';
import { AnalyzeDto } from './dto';
import { chosenEntries, counts, lineEntries } from './entries';

@ApiTags('bibliography')
@ApiCookieAuth()
@Controller('api/bibliography')
export class BibliographyController {
  constructor(
    private readonly checks: Checks,
    private readonly analyses: Analyses,
    private readonly reader: TextReader,
    private readonly idempotency: Idempotency,
    private readonly threads: Threads,
  ) {}

  @Post('analyze')
  @OpenToKeys('bibliography')
  @HttpCode(200)
  @Billable()
  @ApiOperation({
    summary:
      'Analyzes a list of references; comprehensive: 1 credit for each entry of more than 10 characters, quick: half of that, rounded up',
    description:
      'Up to 500 entries: the lines of the list or, with `entries`, the references found in it, however many lines each has. Quick queries the library and the first databases by identifiers only, and calls nothing fake. `Prefer: respond-async` answers 202 at once; so does an analysis that takes longer than the connection stays open.',
  })
  @ApiHeader({ name: 'Prefer', required: false, schema: { enum: ['respond-async'] } })
  @ApiOkResponse(ANALYSIS_RESPONSE)
  @ApiAcceptedResponse(ANALYSIS_VIEW)
  async analyze(
    @CurrentUser() user: User,
    @Body() { bibliography, entries, format, analysisType, manuscript, manuscriptAuthors, keep }: AnalyzeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnalyzeResult | AnalysisView> {
    const byLine = entries === undefined ? lineEntries(bibliography) : [];
    const fields = { bibliography, entries, format, analysisType, manuscript, manuscriptAuthors };
    const body = { path: 'analyze', ...fields, ...(!keep && { keep }) };
    const { batchId } = await this.idempotency.once(user.id, request.get('Idempotency-Key'), body, async (keyed) => {
      // Reading takes seconds: an account without enough credits is refused before.
      const texts = entries ? entries.filter((entry) => counts(bibliography, entry)).length : byLine.length;
      await this.checks.requireCredits(user, { kind: 'bibliography', options: { format, analysisType } }, texts);
      const chosen =
        entries && (await this.reader.chosen({ text: bibliography, entries }, { queueKey: user.id }, '/bibliography'));
      const counted = chosen ? chosenEntries(bibliography, chosen) : byLine;
      const options = {
        format,
        analysisType,
        lines: counted.map(({ line }) => line),
        ...(counted.some(({ label }) => label) && { labels: counted.map(({ label }) => label ?? '') }),
        ...(manuscript && { inText: await this.threads.run('readManuscript', manuscript, user.id) }),
        ...(manuscriptAuthors && { authors: [manuscriptAuthors] }),
      };
      return { batchId: await this.checks.start(user, counted, { kind: 'bibliography', options, keep }, keyed) };
    });
    const wantsLater = /\brespond-async\b/i.test(request.get('Prefer') ?? '');
    const batch = wantsLater
      ? await this.checks.get(user, batchId)
      : await this.checks.ended(user, batchId, abortedWith(request));
    if (!wantsLater && !isOpen(batch.state)) return this.analyses.result(batch);
    response.status(202).location(`/api/bibliography/analyses/${batchId}`);
    return this.analyses.view(batch);
  }
}
