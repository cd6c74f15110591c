import { Controller, Get, Query } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import type { HistoryStats, TodayStats } from '@veracite/contracts/account';
import { IsOptional } from 'class-validator';
import { DataSource } from 'typeorm';
import { onReplica } from '../../platform/database/replica';
import { QueryInt } from '../../platform/problem/validators';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';

const DAYS_MAX = 366;
const SOURCES_MAX = 10;

class HistoryStatsQuery {
  @ApiPropertyOptional({ minimum: 1, maximum: DAYS_MAX, default: 30 })
  @QueryInt(1, DAYS_MAX, `days must be a whole number from 1 to ${DAYS_MAX}`)
  @IsOptional()
  days: number = 30;
}

/** Counts by status; `FILTER` of an outer join's empty row counts nothing. */
const COUNTS = `count(*) FILTER (WHERE status = 'valid')::integer AS valid,
  count(*) FILTER (WHERE status = 'incomplete')::integer AS incomplete,
  count(*) FILTER (WHERE status = 'fake')::integer AS invalid,
  count(*) FILTER (WHERE status = 'unknown')::integer AS unknown`;

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

  @Get('history')
  @OpenToKeys('read')
  @ApiOperation({ summary: "The user's results by day in UTC and by the database that answered" })
  async history(@CurrentUser() user: User, @Query() { days }: HistoryStatsQuery): Promise<HistoryStats> {
    const since = `(date_trunc('day', now() AT TIME ZONE 'UTC') - make_interval(days => $2 - 1)) AT TIME ZONE 'UTC'`;
    const [byDay, bySource] = await Promise.all([
      this.read<HistoryStats['days']>(
        `SELECT to_char(day, 'YYYY-MM-DD') AS day, ${COUNTS}
         FROM generate_series(${since} AT TIME ZONE 'UTC', now() AT TIME ZONE 'UTC', interval '1 day') AS day
         LEFT JOIN citations ON user_id = $1 AND created_at >= day AT TIME ZONE 'UTC'
           AND created_at < (day + interval '1 day') AT TIME ZONE 'UTC'
         GROUP BY day ORDER BY day`,
        [user.id, days],
      ),
      this.read<HistoryStats['sources']>(
        `SELECT source, ${COUNTS} FROM (
           SELECT DISTINCT id, status, asked->>'source' AS source
           FROM citations, jsonb_array_elements(result->'consulted') AS asked
           WHERE user_id = $1 AND created_at >= ${since} AND asked->>'outcome' = 'answered') AS answered
         GROUP BY source ORDER BY count(*) DESC, source LIMIT ${SOURCES_MAX}`,
        [user.id, days],
      ),
    ]);
    return { days: byDay, sources: bySource };
  }

  /** Sums over months may be a moment behind. */
  private read<T>(query: string, values: unknown[]): Promise<T> {
    return onReplica(this.database, (manager) => manager.query<T>(query, values));
  }
}
