import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryAffected, queryRows } from '../../platform/database/checked-query';
import { type StoredCheck, StoredEntry } from './entities';
import { IS_DESK } from './stored-check';

/** Days in which the same reference of a list is charged once. */
const PAID_DAYS = 30;

/** Tests for a check whose entries are not charged again. */
export const isRecent = ({ finishedAt }: Pick<StoredCheck, 'finishedAt'>): boolean =>
  finishedAt !== null && Date.now() - finishedAt.getTime() < PAID_DAYS * 86_400_000;

/** SQL condition of the entries whose user has paid for the same text in another list within 30 days. */
const PAID = `check_id = $1 AND included AND EXISTS (
  SELECT FROM checks earlier JOIN check_entries paid ON paid.check_id = earlier.id
  WHERE earlier.user_id = $2 AND NOT (${IS_DESK}) AND finished_at > now() - interval '${PAID_DAYS} days'
    AND ($3 OR options->>'analysisType' IS DISTINCT FROM 'quick')
    AND paid.text = entry.text AND NOT paid.is_paid AND paid.result->>'status' <> 'unknown')`;
const paidOf = ({ id, userId, options }: StoredCheck) => [id, userId, options.analysisType === 'quick'];

/** Marks the paid entries of a check. @returns their number */
export const markPaid = (check: StoredCheck, manager: EntityManager): Promise<number> =>
  queryAffected(manager, `UPDATE check_entries entry SET is_paid = true WHERE ${PAID}`, paidOf(check));

/** Returns the number of entries of a check that are or were not charged because they are paid. */
export async function countPaid(check: StoredCheck, manager: EntityManager): Promise<number> {
  if (check.state !== 'read') return manager.countBy(StoredEntry, { checkId: check.id, included: true, isPaid: true });
  const paid = `SELECT position FROM check_entries entry WHERE ${PAID}`;
  return (await queryRows(manager, z.unknown(), paid, paidOf(check))).length;
}

/** Leaves out the entries after the first `count` that are not paid. @returns the number of entries left out */
export const leaveOut = (checkId: string, count: number, manager: EntityManager): Promise<number> =>
  queryAffected(
    manager,
    `UPDATE check_entries SET included = false WHERE check_id = $1 AND position IN (
       SELECT position FROM check_entries WHERE check_id = $1 AND included AND NOT is_paid
       ORDER BY position OFFSET $2)`,
    [checkId, count],
  );
