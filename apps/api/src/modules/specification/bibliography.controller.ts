import { Body, Controller, HttpCode, Post, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { analysisCost, type AnalyzeResult } from '@veracite/contracts/bibliography';
import { countsInBibliography } from '@veracite/contracts/limits';
import type { AcceptedCheck } from '@veracite/contracts/checks';
import type { Request, Response } from 'express';
import { Billable } from '../../platform/security/rate-limit.guard';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { Credits } from '../billing/credits.service';
import { CheckLists } from '../checks/check-lists.service';
import { AnswersAsync } from '../checks/check-view';
import { Checks } from '../checks/checks.service';
import { ListReader } from '../checks/list-reader.service';
import { Analyses } from '../bibliography/analyses.service';
import { ANALYSIS_RESPONSE } from '../bibliography/dto';
import { AnalyzeDto } from './dto';
import { lineEntries } from './entries';

@ApiTags('bibliography')
@ApiCookieAuth()
@Controller('api/bibliography')
export class BibliographyController {
  constructor(
    private readonly checks: Checks,
    private readonly lists: CheckLists,
    private readonly analyses: Analyses,
    private readonly reader: ListReader,
    private readonly credits: Credits,
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
  @ApiOkResponse(ANALYSIS_RESPONSE)
  @AnswersAsync()
  async analyze(
    @CurrentUser() user: User,
    @Body() { bibliography, entries, format, analysisType, manuscript, manuscriptAuthors, keep }: AnalyzeDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AnalyzeResult | AcceptedCheck | StreamableFile> {
    const chosen = entries ?? lineEntries(bibliography);
    const fields = { bibliography, entries, format, analysisType, manuscript, manuscriptAuthors };
    const body = { path: 'analyze', ...fields, ...(!keep && { keep }) };
    const requester = { queueKey: user.id };
    const check = await this.checks.startOnce(user, request, body, async () => {
      // Reading takes seconds: an account without enough credits is refused before.
      const texts = chosen.map(({ start, end, citation }) => citation ?? bibliography.slice(start, end));
      const counted = texts.filter(countsInBibliography).length;
      await this.credits.require(user, analysisCost(counted, analysisType));
      return {
        tool: 'bibliography',
        entries: await this.reader.readBibliography(bibliography, chosen, requester),
        options: { style: format, depth: analysisType === 'quick' ? 'quick' : 'full', keep },
        further: await this.reader.readManuscript({ manuscript, manuscriptAuthors }, requester),
      };
    });
    return (await this.lists.accepted(check, request, response)) ?? this.analyses.result(check);
  }
}
