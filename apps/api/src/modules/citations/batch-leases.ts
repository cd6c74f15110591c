import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queryEntities } from '../../platform/database/checked-query';
import { Batch } from './entities/batch.entity';

/** Batches of one user that are checked at once, over all workers. */
const BATCHES_PER_USER = 2;
/** Key of the advisory lock under which batches are claimed: 'turn' in ASCII. */
const CLAIM_LOCK = 0x7475726e;

/** A worker without a heartbeat for this long has lost its batch. Heartbeats come three times as often. */
const LEASE_SECONDS = 15;
const NEW_LEASE = () => `now() + interval '${LEASE_SECONDS} seconds'`;

/** Version 0.1, whose processes may still run, checks lists again for its certificates in its own workers. */
const NOT_OF_VERSION_0_1 = `kind <> 'seal'`;

/** Leases of batches: which worker has which batch. Heartbeats extend them. */
@Injectable()
export class BatchLeases {
  constructor(private readonly database: DataSource) {}

  /**
   * Claims a batch: the oldest of the user with the fewest running batches, so that users are served in turn. Users
   * with two running batches wait. A worker that had the batch before can no longer write.
   */
  async claimNext(): Promise<Batch | null> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [CLAIM_LOCK]);
      const [claimed = null] = await queryEntities(
        manager,
        Batch,
        `WITH running AS (SELECT user_id, count(*) AS batches FROM batches
           WHERE state = 'running' AND lease_until >= now() GROUP BY user_id)
         UPDATE batches SET state = 'running', fence = fence + 1, lease_until = ${NEW_LEASE()}
         WHERE id = (SELECT id FROM batches LEFT JOIN running USING (user_id)
           WHERE ${NOT_OF_VERSION_0_1} AND (state = 'queued' OR (state = 'running' AND lease_until < now()))
             AND coalesce(running.batches, 0) < $1
           ORDER BY coalesce(running.batches, 0), created_at, id LIMIT 1)
           -- Repeated, since a worker that ended the batch meanwhile had locked its row.
           AND (state = 'queued' OR (state = 'running' AND lease_until < now()))
         RETURNING *`,
        [BATCHES_PER_USER],
      );
      return claimed;
    });
  }

  /** Extends a lease. @returns false when another worker has the batch now, or it has ended */
  async extend({ id, fence }: Batch): Promise<boolean> {
    const own = { id, fence, state: 'running' as const };
    const { affected } = await this.database.getRepository(Batch).update(own, { leaseUntil: NEW_LEASE });
    return affected === 1;
  }

  /** Returns a batch to the queue, for another worker to continue. */
  async release({ id, fence }: Batch): Promise<void> {
    const own = { id, fence, state: 'running' as const };
    await this.database.getRepository(Batch).update(own, { state: 'queued', leaseUntil: () => 'now()' });
  }

  /** Returns open batches that no worker has, and those past their deadline. */
  async orphans(): Promise<{ id: string; overdue: boolean }[]> {
    const batches = await this.database
      .getRepository(Batch)
      .createQueryBuilder('batch')
      .select(['batch.id', 'batch.deadlineAt'])
      .where(`${NOT_OF_VERSION_0_1} AND batch.state IN ('queued', 'running')`)
      .andWhere(`(batch.leaseUntil < now() - interval '5 seconds' OR batch.deadlineAt < now())`)
      .getMany();
    return batches.map(({ id, deadlineAt }) => ({ id, overdue: deadlineAt < new Date() }));
  }
}
