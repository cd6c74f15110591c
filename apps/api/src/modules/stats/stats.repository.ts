import { Injectable } from '@nestjs/common';
import type { HistoryStats, TodayStats } from '@veracite/contracts/account';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { queryRows, onReplica } from '../../platform/database/checked-query';

const MAX_SOURCES = 10;

/** Counts by status. `FILTER` leaves out the empty row of an outer join. */
const COUNTS = `count(*) FILTER (WHERE status = 'valid')::integer AS valid,
  count(*) FILTER (WHERE status = 'incomplete')::integer AS incomplete,
  count(*) FILTER (WHERE status = 'fake')::integer AS invalid,
  count(*) FILTER (WHERE status = 'unknown')::integer AS unknown`;
const TODAY = z.object({ valid: z.int(), incomplete: z.int(), invalid: z.int() });
const COUNTED = TODAY.extend({ unknown: z.int() });

const START_OF_TODAY = `date_trunc('day', now() AT TIME ZONE 'UTC')`;
const SINCE = `(${START_OF_TODAY} - make_interval(days => $2 - 1)) AT TIME ZONE 'UTC'`;

/** Counts the records of the history. Days are in UTC. */
@Injectable()
export class StatsRepository {
  constructor(private readonly database: DataSource) {}

  async today(userId: string): Promise<TodayStats> {
    const [today = { valid: 0, incomplete: 0, invalid: 0 }] = await queryRows(
      this.database,
      TODAY,
      `SELECT ${COUNTS} FROM citations WHERE user_id = $1 AND created_at >= ${START_OF_TODAY} AT TIME ZONE 'UTC'`,
      [userId],
    );
    return today;
  }

  /** Returns a row for each of the last days, including those without records. A replica may lag behind. */
  byDay(userId: string, days: number): Promise<HistoryStats['days']> {
    return onReplica(this.database, (manager) =>
      queryRows(
        manager,
        COUNTED.extend({ day: z.string() }),
        `SELECT to_char(day, 'YYYY-MM-DD') AS day, ${COUNTS}
         FROM generate_series(${SINCE} AT TIME ZONE 'UTC', now() AT TIME ZONE 'UTC', interval '1 day') AS day
         LEFT JOIN citations ON user_id = $1 AND created_at >= day AT TIME ZONE 'UTC'
           AND created_at < (day + interval '1 day') AT TIME ZONE 'UTC'
         GROUP BY day ORDER BY day`,
        [userId, days],
      ),
    );
  }

  /** Counts the citations for which each database answered, the most frequent databases first. */
  bySource(userId: string, days: number): Promise<HistoryStats['sources']> {
    return onReplica(this.database, (manager) =>
      queryRows(
        manager,
        COUNTED.extend({ source: z.string() }),
        `SELECT source, ${COUNTS} FROM (
           SELECT DISTINCT id, status, asked->>'source' AS source
           FROM citations, jsonb_array_elements(result->'consulted') AS asked
           WHERE user_id = $1 AND created_at >= ${SINCE} AND asked->>'outcome' = 'answered') AS answered
         GROUP BY source ORDER BY count(*) DESC, source LIMIT ${MAX_SOURCES}`,
        [userId, days],
      ),
    );
  }
}
