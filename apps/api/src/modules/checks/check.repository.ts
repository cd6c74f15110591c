import { Injectable } from '@nestjs/common';
import type { Status } from '@veracite/model/verdict';
import { DataSource, In, IsNull, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryAffected, queryRows } from '../../platform/database/checked-query';
import { announceChange } from './check-changes';
import { StoredCheck, type StartedCheck } from './entities';
import { IS_DESK, isOpen, type EndState } from './stored-check';

/** Results by status, and the number of those to charge. */
const ENDED = z.object({ statuses: json<Partial<Record<Status, number>>>().nullable(), charged: z.int() });

/** How long a check that is not kept stays available when it is never fetched. */
const UNDELIVERED = '24 hours';
/** Checks that are listed as unfinished. */
const UNFINISHED_MAX = 50;
const OPEN = In(['queued', 'running']);
/** Condition of a check that has not expired. */
const AVAILABLE = `(check.expiresAt IS NULL OR check.expiresAt > now() OR check.state IN ('queued', 'running'))`;

/** Reads and writes checks. PostgreSQL holds their state; the queue only reports that there is work. */
@Injectable()
export class CheckRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns a check that was started, or null when there is none or it has expired. */
  find(id: string): Promise<StartedCheck | null> {
    return this.available({ id }).andWhere(`check.state <> 'read'`).getOne() as Promise<StartedCheck | null>;
  }

  /**
   * Returns a check in any state, with its problems; null for a check of a paper. One without an owner belongs to the
   * user who opens it.
   */
  async open(id: string, userId?: string): Promise<StoredCheck | null> {
    const check = await this.available({ id }).andWhere(`NOT ${IS_DESK}`).addSelect('check.problems').getOne();
    if (!check || check.userId !== null || userId === undefined) return check;
    await this.database.getRepository(StoredCheck).update({ id, userId: IsNull() }, { userId });
    return this.open(id);
  }

  /** Returns the check of a paper of a collection of the user's groups. */
  ofPaper(id: string, userId: string): Promise<StoredCheck | null> {
    const isMember = `EXISTS (SELECT FROM papers JOIN collections ON collections.id = papers.collection_id
      JOIN group_members USING (group_id)
      WHERE papers.check_id = check.id AND expires_at > now() AND user_id = :userId)`;
    return this.available({ id }).andWhere(isMember, { userId }).addSelect('check.problems').getOne();
  }

  /** Returns what is not loaded with a check: the problems of a document, and what was found for a bibliography. */
  async details(
    id: string,
    manager: EntityManager = this.database.manager,
  ): Promise<Pick<StoredCheck, 'problems' | 'findings'> | null> {
    const select = { id: true, problems: true, findings: true } as const;
    return manager.getRepository(StoredCheck).findOne({ where: { id }, select });
  }

  /** Saves what was found for a bibliography as a whole, unless another worker has the check now. */
  async saveFindings({ id, fence }: StoredCheck, findings: object): Promise<void> {
    await this.database.getRepository(StoredCheck).update({ id, fence, state: 'running' }, { findings });
  }

  /** Deletes the oldest lists of a user that were not started, so that a number of them is left. */
  async limitUnstarted(userId: string, left: number, manager: EntityManager): Promise<void> {
    await queryAffected(
      manager,
      `DELETE FROM checks WHERE user_id = $1 AND state = 'read' AND NOT ${IS_DESK} AND id NOT IN (
         SELECT id FROM checks WHERE user_id = $1 AND state = 'read' AND NOT ${IS_DESK}
         ORDER BY created_at DESC, id LIMIT $2)`,
      [userId, left],
    );
  }

  /** Deletes a check with its entries, unless it is running. */
  async delete(id: string): Promise<void> {
    await this.database.getRepository(StoredCheck).delete({ id, state: Not(OPEN) });
  }

  private available(where: { id?: string; userId?: string }) {
    const query = this.database.getRepository(StoredCheck).createQueryBuilder('check');
    return query.where(where).andWhere(AVAILABLE);
  }

  /** Returns a check and locks its row until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<StoredCheck | null> {
    return manager.getRepository(StoredCheck).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Marks a check as ended. One that is not kept stays available for a day.
   * @returns the number of results by status, and of those to charge
   */
  async end(id: string, state: EndState, manager: EntityManager): Promise<z.infer<typeof ENDED>> {
    const [ended] = await queryRows(
      manager,
      ENDED,
      `UPDATE checks SET state = $2, finished_at = now(),
         expires_at = CASE WHEN expires_at IS NOT NULL THEN now() + interval '${UNDELIVERED}' END
       WHERE id = $1 RETURNING ${announceChange('id')}, (SELECT jsonb_object_agg(status, results) FROM (
         SELECT result->>'status' AS status, count(*) AS results FROM check_entries
         WHERE check_id = $1 AND result IS NOT NULL GROUP BY 1) AS counted) AS statuses,
         (SELECT count(*)::integer FROM check_entries
         WHERE check_id = $1 AND NOT is_paid AND result->>'status' <> 'unknown') AS charged`,
      [id, state],
    );
    return ended ?? { statuses: null, charged: 0 };
  }

  /**
   * Records that a client has received all results of a check. One that is not kept stays available for an hour after
   * the first time, for a lost response, reports and exports.
   */
  async markDelivered({ id, state, expiresAt: expiry }: StoredCheck): Promise<void> {
    if (expiry === null || isOpen(state) || state === 'read') return;
    const expiresAt = () => `least(expires_at, now() + interval '1 hour')`;
    await this.database.getRepository(StoredCheck).update({ id }, { expiresAt });
  }

  /** Returns the sizes of the open checks of a user, without those of papers. */
  openOf(userId: string, manager: EntityManager): Promise<Pick<StoredCheck, 'total' | 'settled'>[]> {
    const query = manager.getRepository(StoredCheck).createQueryBuilder('check');
    return query
      .select(['check.id', 'check.total', 'check.settled'])
      .where({ userId, state: OPEN })
      .andWhere(`NOT ${IS_DESK}`)
      .getMany();
  }

  /** Returns the checks of a user that were not started or are running, the newest first. */
  unfinishedOf(userId: string): Promise<StoredCheck[]> {
    const unfinished = this.available({ userId })
      .andWhere(`check.state IN ('read', 'queued', 'running')`)
      .andWhere(`NOT ${IS_DESK}`);
    return unfinished.orderBy('check.createdAt', 'DESC').limit(UNFINISHED_MAX).getMany();
  }
}
