import { Body, Controller, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Check, CheckEntry } from '@veracite/contracts/checks';
import type { Asking } from '@veracite/model/verification';
import type { Request, Response } from 'express';
import { respondNdjson, type Sent } from '../../platform/http/ndjson';
import { UuidParam, PositionParam } from '../../platform/problem/uuid.pipe';
import { Billable } from '../../platform/security/billable';
import { LoadShedding } from '../../platform/security/load-shedding';
import { OpenToVisitors } from '../../platform/security/open-routes';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Idempotency, type Keyed } from '../billing/idempotency.service';
import { CheckLists } from './check-lists.service';
import { EntriesQuery, EntryOperationsDto } from './dto';
import { EntryChanges } from './entry-changes.service';
import { SingleChecks } from './single-checks.service';

/** Entries of checks: changed before the check is started, checked again after it has ended. */
@ApiTags('checks')
@Controller('api/checks/:id/entries')
export class CheckEntriesController {
  constructor(
    private readonly lists: CheckLists,
    private readonly changes: EntryChanges,
    private readonly checks: SingleChecks,
    private readonly idempotency: Idempotency,
  ) {}

  @Patch()
  @OpenToVisitors()
  @OpenToKeys('verify', 'bibliography')
  @ApiOperation({ summary: 'Joins, cuts, edits, or leaves out entries of a check that was not started' })
  @ApiConflictResponse({ description: 'The check has been started' })
  async change(
    @CurrentUser() user: User | undefined,
    @Param('id', UuidParam) id: string,
    @Query() { entries }: EntriesQuery,
    @Body() { operations }: EntryOperationsDto,
  ): Promise<Check> {
    await this.lists.get(user, id);
    await this.changes.apply(id, operations);
    return this.lists.view(await this.lists.get(user, id), entries);
  }

  @Post(':position/run')
  @ApiCookieAuth()
  @OpenToKeys('verify', 'bibliography')
  @HttpCode(200)
  @Billable()
  @LoadShedding()
  @ApiOperation({
    summary: 'Checks an entry of an ended check again; 1 credit unless its status is unknown',
    description:
      'The result replaces the last one. With `Accept: application/x-ndjson` the answer comes in lines: `{asking, again, answered}` whenever they change, and finally `{result}` or `{problem}`.',
  })
  @ApiConflictResponse({ description: 'The check has not ended' })
  async run(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('position', PositionParam) position: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<Sent<CheckEntry>> {
    const check = await this.lists.get(user, id);
    const asked = { path: 'checks/run', id, position };
    return respondNdjson<Asking, CheckEntry>(request, response, async (onAsking) => {
      const work = (keyed: Keyed) => this.checks.again(user, check, position, keyed, onAsking);
      await this.idempotency.once(user.id, request.get('Idempotency-Key'), asked, work);
      return this.checks.entry(id, position);
    });
  }
}
