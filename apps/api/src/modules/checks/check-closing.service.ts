import { Injectable } from '@nestjs/common';
import { STATUSES, type Status } from '@veracite/model/verdict';
import { DataSource, type EntityManager } from 'typeorm';
import { Credits } from '../billing/credits.service';
import { announce } from '../webhooks/outbox';
import { ResultRecorder } from './check-tool';
import { CheckRepository } from './check.repository';
import type { StartedCheck } from './entities';
import { EntryRepository } from './entry.repository';
import { costOf, isOpen, publicKindOf, unchecked, type EndState } from './stored-check';

const UNREACHED = 'This citation could not be checked in time. It was not charged; please try again.';
/** Results that one transaction records. */
const CHUNK = 500;

/**
 * Ends checks: results go into the history, credits are charged, and webhooks are notified, in one transaction. Of a
 * long list, all results but the last are recorded before, which may be repeated.
 */
@Injectable()
export class CheckClosing {
  constructor(
    private readonly database: DataSource,
    private readonly checks: CheckRepository,
    private readonly entries: EntryRepository,
    private readonly credits: Credits,
    private readonly history: ResultRecorder,
  ) {}

  /**
   * Ends a check. Credits that are not used are returned.
   * @param by `fence` of the worker that ends it, absent for a user's request; `manager` of a surrounding transaction
   * @returns false when it has ended already, or another worker has it now
   */
  async close(id: string, state: EndState, by: { fence?: number; manager?: EntityManager } = {}): Promise<boolean> {
    for (let after = -1; ;) {
      const recorded = await (by.manager ?? this.database).transaction(async (manager) => {
        const check = await this.checks.lock(id, manager);
        if (!check?.userId || !isOpen(check.state)) return undefined;
        if (by.fence !== undefined && by.fence !== check.fence) return undefined;
        const owned = check as StartedCheck;
        const positions = await this.record(owned, state, after, manager);
        const isLast = positions.length < CHUNK;
        if (isLast) await this.end(owned, state, manager);
        return { isLast, last: positions.at(-1) ?? after };
      });
      if (!recorded) return false;
      if (recorded.isLast) return true;
      after = recorded.last;
    }
  }

  /**
   * Records the next results of a check. Entries without one are recorded as unchecked, unless the check was canceled.
   * @returns their positions
   */
  private async record(check: StartedCheck, state: EndState, after: number, manager: EntityManager): Promise<number[]> {
    const { id, userId, kind, total, tool, expiresAt } = check;
    const origin = kind === 'batch' && total === 1 ? 'single' : kind;
    // The results of a paper stay in its collection.
    const keep = expiresAt === null && tool !== 'desk';
    const which = { keep, unchecked: state !== 'cancelled', after, limit: CHUNK };
    const entries = await this.entries.unrecorded(id, which, manager);
    if (entries.length === 0) return [];
    const results = entries.map(({ text, result }) => result ?? unchecked(text, UNREACHED));
    const recorded = which.keep
      ? await this.history.record(results, { userId, origin, batchId: id }, manager)
      : results;
    const written = entries.map(({ position }, index) => ({ position, result: recorded[index] }));
    await this.entries.replaceResults(id, written, manager);
    return entries.map(({ position }) => position);
  }

  private async end(check: StartedCheck, state: EndState, manager: EntityManager): Promise<void> {
    const { statuses, charged } = await this.checks.end(check.id, state, manager);
    // An expired reservation was returned: the results are valid and cannot be charged any more.
    if (check.reservationId) await this.credits.settle(check.reservationId, costOf(check, charged), manager);
    if (check.tool !== 'desk')
      await announce(manager, check.userId, 'batch.finished', eventData(check, state, statuses ?? {}));
  }
}

/** Returns the data of a webhook event: counts only, since the owner can fetch the texts by the id. */
function eventData({ id, kind, total }: StartedCheck, state: EndState, counts: Partial<Record<Status, number>>) {
  const statuses = Object.fromEntries(STATUSES.map((status) => [status, counts[status] ?? 0]));
  return { batchId: id, kind: publicKindOf(kind), state, totalCount: total, statuses };
}
