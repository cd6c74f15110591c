import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { queryAffected, queryRows } from '../../platform/database/checked-query';
import { Problem } from '../../platform/problem/problem';
import { CHECK_QUEUE, type CheckJob } from '../../platform/queue/check-queue';
import { lockUser } from '../auth/lock-user';
import { User } from '../auth/user.entity';
import { Credits } from '../billing/credits.service';
import { CheckLeases } from '../checks/check-leases';
import { deadlineMs } from '../checks/check-runner';
import { CheckRepository } from '../checks/check.repository';
import { enqueue } from '../checks/enqueue';
import { StoredCheck } from '../checks/entities/check.entity';
import { costOf } from '../checks/stored-check';
import { StoredPaper } from './entities/paper.entity';

/** Checks of papers of one owner that are started and have not ended. The others wait without a deadline. */
const STARTED_MAX = 4;
const NEXT = z.object({ id: z.string(), collectionId: z.string(), checkId: z.string(), ownerId: z.string() });
type Next = z.infer<typeof NEXT>;

/** Starts the checks of papers, a few at a time. The owner of the group pays. */
@Injectable()
export class PaperStarter {
  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly checks: CheckRepository,
    private readonly leases: CheckLeases,
    @InjectQueue(CHECK_QUEUE) private readonly queue: Queue<CheckJob>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Starts the check of the next paper. @returns false when there is none, or enough are started */
  async next(): Promise<boolean> {
    let ownerId: string | undefined;
    try {
      const checkId = await this.database.transaction(async (manager) => {
        const next = await this.pick(manager);
        ownerId = next?.ownerId;
        return next && this.start(next, manager);
      });
      // Without the queue, the reconciler of the checks starts it.
      if (checkId) await enqueue(this.queue, checkId, Date.now()).catch(() => undefined);
      return checkId !== undefined;
    } catch (error) {
      if (!(error instanceof Problem && error.getStatus() === 402 && ownerId)) throw error;
      await this.postpone(ownerId, error);
      return true;
    }
  }

  private async pick(manager: EntityManager): Promise<Next | undefined> {
    const [next] = await queryRows(
      manager,
      NEXT,
      `WITH started AS (SELECT user_id, count(*) AS checks FROM checks
         WHERE tool = 'desk' AND state IN ('queued', 'running') GROUP BY user_id)
       SELECT papers.id, papers.collection_id AS "collectionId", papers.check_id AS "checkId", groups.owner_id AS "ownerId"
       FROM papers JOIN checks ON checks.id = papers.check_id AND checks.state = 'read'
       JOIN collections ON collections.id = papers.collection_id AND collections.expires_at > now()
       JOIN groups ON groups.id = collections.group_id
       LEFT JOIN started ON started.user_id = groups.owner_id
       WHERE papers.state = 'checking' AND (papers.lease_until IS NULL OR papers.lease_until < now())
         AND coalesce(started.checks, 0) < $1
       ORDER BY coalesce(started.checks, 0), papers.position, papers.id LIMIT 1 FOR UPDATE OF papers SKIP LOCKED`,
      [STARTED_MAX],
    );
    return next;
  }

  /** @returns the id of the check, or undefined when another worker has started enough. @throws Problem 402 */
  private async start(
    { id, collectionId, checkId, ownerId }: Next,
    manager: EntityManager,
  ): Promise<string | undefined> {
    await lockUser(manager, ownerId);
    const open = await this.checks.openOf(ownerId, manager, true);
    const check = await this.checks.lock(checkId, manager);
    if (check?.state !== 'read' || open.length >= STARTED_MAX) return undefined;
    const owner = await manager.getRepository(User).findOneByOrFail({ id: ownerId });
    const waiting = open.reduce((sum, { total, settled }) => sum + total - settled, 0);
    const deadlineAt = new Date(Date.now() + deadlineMs(check.total + waiting, this.config));
    const wanted = { amount: costOf(check, check.total), purpose: 'desk', until: deadlineAt };
    const reservationId = wanted.amount > 0 ? await this.credits.reserve(owner, wanted, manager) : null;
    await this.reuse(id, collectionId, checkId, manager);
    // The group may have another owner than when the paper was read.
    await manager.update(StoredCheck, { id: checkId }, { userId: ownerId });
    await this.leases.start(check, { reservationId, deadlineAt, expiresAt: null }, false, manager);
    await manager.update(StoredPaper, { id }, { fault: null, leaseUntil: null });
    return checkId;
  }

  /** Copies the results of the same references from other papers of the collection. They are charged all the same. */
  private async reuse(id: string, collectionId: string, checkId: string, manager: EntityManager): Promise<void> {
    await queryAffected(
      manager,
      `WITH found AS (
         SELECT DISTINCT ON (own.position) own.position, other.result
         FROM paper_references mine JOIN check_entries own ON own.check_id = $3 AND own.position = mine.position
         JOIN paper_references same ON same.collection_id = $2 AND same.fingerprint = mine.fingerprint
           AND (same.paper_id, same.position) <> (mine.paper_id, mine.position)
         JOIN papers ON papers.id = same.paper_id
         JOIN check_entries other ON other.check_id = papers.check_id AND other.position = same.position
         WHERE mine.paper_id = $1 AND own.included AND own.result IS NULL AND other.text = own.text
           AND other.result->>'status' <> 'unknown'
         ORDER BY own.position, other.check_id),
       numbered AS (SELECT *, row_number() OVER (ORDER BY position) AS sequence FROM found),
       counted AS (UPDATE checks SET settled = (SELECT count(*) FROM numbered) WHERE id = $3 RETURNING id)
       UPDATE check_entries SET result = numbered.result, sequence = numbered.sequence
       FROM numbered WHERE check_id = $3 AND check_entries.position = numbered.position`,
      [id, collectionId, checkId],
    );
  }

  /** Tries the waiting papers of an owner with too few credits again in a minute. */
  private async postpone(ownerId: string, { extra: { required = 0, remaining = 0 } }: Problem): Promise<void> {
    const fault = `This paper waits for credits: checking it needs ${required}, and the owner of the group has ${remaining} left.`;
    await queryAffected(
      this.database,
      `UPDATE papers SET fault = $2, lease_until = now() + interval '1 minute'
       FROM collections JOIN groups ON groups.id = collections.group_id, checks
       WHERE collections.id = papers.collection_id AND groups.owner_id = $1 AND papers.state = 'checking'
         AND checks.id = papers.check_id AND checks.state = 'read'`,
      [ownerId, fault],
    );
  }
}
