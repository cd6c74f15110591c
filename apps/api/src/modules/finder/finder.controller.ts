import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FindResponse } from '@veracite/contracts/find';
import type { Request } from 'express';
import { abortedWith } from '../../platform/http/aborted';
import { badRequest, unavailable } from '../../platform/problem/problem';
import { Charging } from '../../platform/security/charging';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Charged } from '../billing/charged.service';
import { FindDto } from './dto';
import { Finder } from './finder.service';

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
  @Charging()
  @ApiOperation({ summary: 'Finds works from what is remembered of them; 1 credit' })
  find(@CurrentUser() user: User, @Body() asked: FindDto, @Req() request: Request): Promise<FindResponse> {
    const { title, author, journal, doi, keywords } = asked;
    if (!(title || author || journal || doi || keywords))
      throw badRequest('At least one search field must be provided');
    const charge = { user, cost: 1, purpose: 'find', key: request.get('Idempotency-Key'), request: asked };
    return this.charged.run(charge, async () => {
      const { response, asked: answered } = await this.finder.find(onlyGiven(asked), abortedWith(request));
      if (!answered && response.totalFound === 0)
        throw unavailable('No database could be asked. Nothing was charged; please try again.', 30);
      return { answer: response, worth: 1 };
    });
  }
}

function onlyGiven(asked: FindDto): FindDto {
  return Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== '' && value !== undefined),
  ) as unknown as FindDto;
}
