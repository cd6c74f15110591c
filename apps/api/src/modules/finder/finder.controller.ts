import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiTags, type ApiResponseOptions } from '@nestjs/swagger';
import type { FindResponse } from '@veracite/contracts/find';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Request } from 'express';
import { abortedWith } from '../../platform/http/request';
import { badRequest, unavailable } from '../../platform/problem/problem';
import { Id } from '../../platform/problem/uuid.pipe';
import { LoadShedding } from '../../platform/security/load-shedding';
import { Billable } from '../../platform/security/rate-limit.guard';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { Charged } from '../billing/charged.service';
import { FindDto, PageQuery } from './dto';
import { Finder } from './finder.service';

/** Documentation of the finder's response. */
const FIND_RESPONSE: ApiResponseOptions = {
  description:
    '`confidence` is the probability, 0 to 1, that this is the described work; works that match equally well share it. `followUp` is the question whose answer would narrow the results most. `searchId` requests further pages.',
};

@ApiTags('finder')
@ApiCookieAuth()
@Controller('api/citations')
export class FinderController {
  constructor(
    private readonly charged: Charged,
    private readonly finder: Finder,
  ) {}

  @Post('find')
  @OpenToKeys('find')
  @HttpCode(200)
  @Billable()
  @LoadShedding()
  @ApiOperation({
    summary: 'Finds works from partial descriptions; 1 credit, none if no work is found',
    description:
      'Any part may be incomplete, misspelled or wrong. The library and all databases are queried in parallel. Each work is listed once, with a link for each database that has it, the most likely first, 20 per page.',
  })
  @ApiOkResponse(FIND_RESPONSE)
  find(@CurrentUser() user: User, @Body() asked: FindDto, @Req() request: Request): Promise<FindResponse> {
    const { title, author, journal, doi, keywords } = asked;
    if (!(title || author || journal || doi || keywords))
      throw badRequest('At least one search field must be provided');
    if (doi && !normalizeDoi(doi) && !(title || author || journal || keywords))
      throw badRequest('doi must be a DOI, as 10.1038/nature14539', '/doi');
    const charge = { user, cost: 1, purpose: 'find', key: request.get('Idempotency-Key'), request: asked };
    return this.charged.run(charge, async () => {
      const { response, answered } = await this.finder.find(user.id, onlyGiven(asked), abortedWith(request));
      if (!answered) throw unavailable('No database could be reached. Nothing was charged; please try again.', 30);
      return { answer: response, credits: response.totalFound > 0 ? 1 : 0 };
    });
  }

  @Get('find/:id')
  @OpenToKeys('find')
  @ApiOperation({ summary: 'A further page of a search; free, for an hour after the search' })
  @ApiOkResponse(FIND_RESPONSE)
  page(@CurrentUser() user: User, @Id() id: string, @Query() { page }: PageQuery): Promise<FindResponse> {
    return this.finder.page(user.id, id, page);
  }
}

function onlyGiven(asked: FindDto): FindDto {
  return Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== '' && value != null),
  ) as unknown as FindDto;
}
