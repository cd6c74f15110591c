import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { queryEntities } from '../../platform/database/checked-query';
import { StoredCheck, type StartedCheck } from './entities';
import { IS_DESK, type OpenState } from './stored-check';

/**
 * Checks of one user that workers have at once, over all workers, and papers of collections of one owner. A paper mostly waits for
 * the slow databases about its last references.
 */
const CHECKS_PER_USER = 2;
const PAPERS_PER_OWNER = 6;
/** Key of the advisory lock under which checks are claimed: 'turn' in ASCII. */
const CLAIM_LOCK = 0x7475726e;

/** A worker without a heartbeat for this long has lost its check. Heartbeats come three times as often. */
const LEASE_SECONDS = 15;
const NEW_LEASE = () => `now() + interval '${LEASE_SECONDS} seconds'`;

/** SQL condition of an open check without a lease. */
const CLAIMABLE = `state IN ('queued', 'running') AND lease_until <= clock_timestamp()`;

/** Leases of checks: which worker has which check. Heartbeats extend them. */
@Injectable()
export class CheckLeases {
  constructor(private readonly database: DataSource) {}

  /**
   * Claims a check: the one that has waited longest, of the user with the fewest running checks. Users with two running
   * checks or six running papers wait. Papers of collections come after all other checks of users with as many running ones,
   * and new papers after started ones. A worker that had the check before can no longer write.
   */
  async claimNext(): Promise<StartedCheck | null> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [CLAIM_LOCK]);
      const [claimed = null] = await queryEntities(
        manager,
        StoredCheck,
        `WITH running AS (SELECT user_id, ${IS_DESK} AS is_desk, count(*) AS checks FROM checks
           WHERE state = 'running' AND lease_until >= now() GROUP BY 1, 2)
         UPDATE checks SET state = 'running', fence = fence + 1, lease_until = ${NEW_LEASE()}
         WHERE id = (SELECT id FROM checks LEFT JOIN running
             ON running.user_id = checks.user_id AND running.is_desk = (${IS_DESK})
           WHERE ${CLAIMABLE}
             AND coalesce(running.checks, 0) < CASE WHEN ${IS_DESK} THEN $2 ELSE $1 END::integer
           ORDER BY coalesce(running.checks, 0) + (${IS_DESK})::integer, ${IS_DESK} AND reservation_id IS NULL,
             lease_until, created_at, id LIMIT 1)
           -- Repeated, since a worker that ended the check meanwhile had locked its row.
           AND ${CLAIMABLE}
         RETURNING *`,
        [CHECKS_PER_USER, PAPERS_PER_OWNER],
      );
      return claimed as StartedCheck | null;
    });
  }

  /**
   * Starts a check that was read: claims it for this process, or queues it. Returns the check after the change.
   */
  async start(
    check: StoredCheck,
    reserved: Pick<StartedCheck, 'reservationId' | 'deadlineAt' | 'expiresAt'>,
    claims: boolean,
    manager: EntityManager,
  ): Promise<StartedCheck> {
    const state: OpenState = claims ? 'running' : 'queued';
    const started = { ...reserved, state, fence: claims ? 1 : 0 };
    const leaseUntil = claims ? NEW_LEASE : () => 'now()';
    await manager.getRepository(StoredCheck).update({ id: check.id }, { ...started, leaseUntil });
    return { ...(check as StartedCheck), ...started };
  }

  /** Extends a lease. @returns false when another worker has the check now, or it has ended */
  async extend({ id, fence }: StoredCheck): Promise<boolean> {
    const lease = { id, fence, state: 'running' as const };
    const { affected } = await this.database.getRepository(StoredCheck).update(lease, { leaseUntil: NEW_LEASE });
    return affected === 1;
  }

  /**
   * Returns a check to the queue, behind all others that wait.
   * @param changes a later deadline, and the seconds for which no worker claims it
   */
  async release({ id, fence }: StoredCheck, changes: { deadlineAt?: Date; delay?: number } = {}): Promise<void> {
    const { delay = 0, ...deadline } = changes;
    const leaseUntil = () => `now() + interval '${delay} seconds'`;
    const lease = { id, fence, state: 'running' as const };
    await this.database.getRepository(StoredCheck).update(lease, { state: 'queued', leaseUntil, ...deadline });
  }

  /** Returns open checks that no worker has, even if they were queued just now, and those past their deadline. */
  async orphans(): Promise<{ id: string; overdue: boolean }[]> {
    const checks = await this.database
      .getRepository(StoredCheck)
      .createQueryBuilder('check')
      .select(['check.id', 'check.deadlineAt'])
      .where(`check.state IN ('queued', 'running')`)
      .andWhere(`(check.leaseUntil < now() OR check.deadlineAt < now())`)
      .getMany();
    return checks.map(({ id, deadlineAt }) => ({ id, overdue: deadlineAt < new Date() }));
  }
}
