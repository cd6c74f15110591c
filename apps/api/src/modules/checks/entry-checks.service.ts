import { Inject, Injectable } from '@nestjs/common';
import type { CheckEntry } from '@veracite/contracts/checks';
import type { Asking } from '@veracite/model/verification';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound, Problem } from '../../platform/problem/problem';
import type { User } from '../auth/user.entity';
import { Charged } from '../billing/charged.service';
import type { Keyed } from '../billing/idempotency.service';
import { History } from '../citations/history.service';
import { CHECKER, type Checker } from '../library/checker';
import { isOpen } from './stored-check';
import type { StoredCheck } from './entities/check.entity';
import { EntryRepository } from './entry.repository';

/** Checks of one entry again, after its check has ended. */
@Injectable()
export class EntryChecks {
  constructor(
    private readonly database: DataSource,
    private readonly charged: Charged,
    private readonly entries: EntryRepository,
    private readonly history: History,
    @Inject(CHECKER) private readonly checker: Checker,
  ) {}

  /** @throws Problem 404 without such an entry */
  async entry(checkId: string, position: number): Promise<CheckEntry> {
    const [entry] = await this.entries.page(checkId, [position, position]);
    if (!entry) throw notFound('The reference');
    return entry;
  }

  /**
   * Checks an entry again. The result is stored and charged although the client has disconnected, and replaces the last.
   * @throws Problem 404 without such an entry, 409 while the check runs or before it was started
   */
  async run(
    user: User,
    check: StoredCheck,
    position: number,
    keyed: Keyed,
    onAsking?: (now: Asking) => void,
  ): Promise<{ position: number }> {
    if (check.state === 'read' || isOpen(check.state))
      throw new Problem(409, 'The references of a check can be checked again when it has ended.');
    const { id, kind, options, expiresAt } = check;
    const [entry] = await this.entries.between(id, position, position, this.database.manager);
    if (!entry) throw notFound('The reference');
    return this.charged.charge({ user, cost: 1, purpose: 'verify' }, keyed, async () => {
      const result = await this.checker.checkOne(entry.reference ?? entry.text, {
        userId: user.id,
        quick: options.analysisType === 'quick',
        onEvent: (event) => event.type !== 'judged' && onAsking?.(event.now),
      });
      return {
        answer: { position },
        worth: result.status === 'unknown' ? 0 : 1,
        save: async (manager: EntityManager) => {
          const origin = { userId: user.id, origin: kind, batchId: id };
          const [recorded = result] = expiresAt === null ? await this.history.record([result], origin, manager) : [];
          await this.entries.replaceResult(id, position, recorded, manager);
          return { position };
        },
      };
    });
  }
}
