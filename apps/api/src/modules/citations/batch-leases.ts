import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BATCH_COLUMNS, type Batch } from './batch';

/** Batches of one user that are worked on at once, over all workers: the rest waits for its owner's own. */
const AT_ONCE_OF_ONE = 2;
/** Any number, as long as nobody else in this database locks it: 'turn' in ASCII. */
const TURNS_LOCK = 0x7475726e;

/** A worker that says nothing for this long, three of its heartbeats, has lost its batch. */
const LEASE_SECONDS = 15;

/** Version 0.1, which may still run beside this one, checks lists again for its certificates: its own workers do that. */
const NOT_OF_VERSION_0_1 = `kind <> 'seal'`;

/** Which worker has which batch: for a time that its heartbeats lengthen. */
@Injectable()
export class BatchLeases {
  constructor(private readonly database: DataSource) {}

  /**
   * Takes the batch whose turn it is: of the user who has the fewest under way, the oldest. Users are so served in
   * turn, however many batches one of them has; a user who has enough under way waits for himself. Whoever had the batch
   * before can write no more.
   */
  async claimNext(): Promise<Batch | undefined> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [TURNS_LOCK]);
      const [rows] = await manager.query<[Batch[], number]>(
        `WITH under_way AS (SELECT user_id, count(*) AS batches FROM batches
           WHERE state = 'running' AND lease_until >= now() GROUP BY user_id)
         UPDATE batches SET state = 'running', fence = fence + 1, lease_until = now() + make_interval(secs => $1)
         WHERE id = (SELECT id FROM batches LEFT JOIN under_way USING (user_id)
           WHERE ${NOT_OF_VERSION_0_1} AND (state = 'queued' OR (state = 'running' AND lease_until < now())) AND coalesce(under_way.batches, 0) < $2
           ORDER BY coalesce(under_way.batches, 0), created_at, id LIMIT 1)
           -- Said again: a worker that closed it meanwhile held its row, and what is chosen above is not chosen anew.
           AND (state = 'queued' OR (state = 'running' AND lease_until < now()))
         RETURNING ${BATCH_COLUMNS}`,
        [LEASE_SECONDS, AT_ONCE_OF_ONE],
      );
      return rows[0];
    });
  }

  /** @returns false when the batch is ours no more */
  async keep({ id, fence }: Batch): Promise<boolean> {
    const [, kept] = await this.database.query<[unknown[], number]>(
      `UPDATE batches SET lease_until = now() + make_interval(secs => $3)
       WHERE id = $1 AND fence = $2 AND state = 'running'`,
      [id, fence, LEASE_SECONDS],
    );
    return kept > 0;
  }

  /** Hands a batch back, for another worker to go on with. */
  async handBack({ id, fence }: Batch): Promise<void> {
    await this.database.query(
      `UPDATE batches SET state = 'queued', lease_until = now() WHERE id = $1 AND fence = $2 AND state = 'running'`,
      [id, fence],
    );
  }

  /** Open batches that no worker has, and those whose time is over. */
  async orphans(): Promise<{ id: string; overdue: boolean }[]> {
    return this.database.query(
      `SELECT id, deadline_at < now() AS overdue FROM batches
       WHERE ${NOT_OF_VERSION_0_1} AND state IN ('queued', 'running') AND (lease_until < now() - interval '5 seconds' OR deadline_at < now())`,
    );
  }
}
