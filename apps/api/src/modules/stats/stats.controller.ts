import { Controller, Get } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { TodayStats } from '@veracite/contracts/account';
import { DataSource } from 'typeorm';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';

@ApiTags('stats')
@ApiCookieAuth()
@Controller('api/stats')
export class StatsController {
  constructor(private readonly database: DataSource) {}

  @Get('today')
  @OpenToKeys('read')
  @ApiOperation({ summary: "The user's results of the current day in UTC" })
  async today(@CurrentUser() user: User): Promise<TodayStats> {
    const rows: TodayStats[] = await this.database.query(
      `SELECT count(*) FILTER (WHERE status = 'valid')::integer AS valid,
         count(*) FILTER (WHERE status = 'incomplete')::integer AS incomplete,
         count(*) FILTER (WHERE status = 'fake')::integer AS invalid
       FROM citations WHERE user_id = $1 AND created_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`,
      [user.id],
    );
    return rows[0] ?? { valid: 0, incomplete: 0, invalid: 0 };
  }
}
