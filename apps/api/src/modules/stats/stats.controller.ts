import { Controller, Get, Query } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { HistoryStats, TodayStats } from '@veracite/contracts/account';
import { IsOptional } from 'class-validator';
import { QueryInt } from '../../platform/problem/validators';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { StatsRepository } from './stats.repository';

const MAX_DAYS = 366;

class HistoryStatsQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: MAX_DAYS, default: 30 })
  @QueryInt(1, MAX_DAYS, `days must be a whole number from 1 to ${MAX_DAYS}`)
  @IsOptional()
  days: number = 30;
}

@ApiTags('stats')
@ApiCookieAuth()
@Controller('api/stats')
export class StatsController {
  constructor(private readonly stats: StatsRepository) {}

  @Get('today')
  @OpenToKeys('read')
  @ApiOperation({ summary: "The user's results of the current day in UTC" })
  today(@CurrentUser() user: User): Promise<TodayStats> {
    return this.stats.today(user.id);
  }

  @Get('history')
  @OpenToKeys('read')
  @ApiOperation({ summary: "The user's results by day in UTC and by the database that answered" })
  async history(@CurrentUser() user: User, @Query() { days }: HistoryStatsQuery): Promise<HistoryStats> {
    const [byDay, bySource] = await Promise.all([this.stats.byDay(user.id, days), this.stats.bySource(user.id, days)]);
    return { days: byDay, sources: bySource };
  }
}
