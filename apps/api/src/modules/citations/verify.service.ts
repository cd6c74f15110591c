import { Inject, Injectable } from '@nestjs/common';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import type { Asking } from '@veracite/model/verification';
import { DataSource } from 'typeorm';
import { Problem, unavailable } from '../../platform/problem/problem';
import type { User } from '../auth/user.entity';
import { Credits } from '../billing/credits.service';
import type { Keyed } from '../billing/idempotency.service';
import { CHECKER, type Checker } from '../library/checker';
import { History } from './history.service';

/** A single check: reserve, work, then answer, charge and record in one transaction. */
@Injectable()
export class VerifyService {
  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly history: History,
    @Inject(CHECKER) private readonly checker: Checker,
  ) {}

  /**
   * @param options `onAsking` is told, with the names of databases, who is asked and who has answered; without `keep` only the
   *   credit tells that something was checked
   */
  async verify(
    user: User,
    asked: string | Reference,
    keyed: Keyed,
    { signal, onAsking, keep }: { signal: AbortSignal; onAsking?: (now: Asking) => void; keep: boolean },
  ): Promise<VerificationResult> {
    const reservation = keyed.charged ? undefined : await this.credits.reserve(user, { amount: 1, purpose: 'verify' });
    try {
      const result = await this.checker.checkOne(asked, { signal, whose: user.id, onAsking });
      // What came only because the caller hung up is no answer, and not to be given again to one who repeats.
      if (signal.aborted) throw new Problem(499, 'The request was given up.');
      return await this.database.transaction(async (manager) => {
        const origin = { userId: user.id, origin: 'single' } as const;
        const [recorded = result] = keep ? await this.history.record([result], origin, manager) : [];
        const charged = result.status === 'unknown' ? 0 : 1;
        if (reservation && !(await this.credits.settle(reservation, charged, manager)))
          throw unavailable('The check took too long. Nothing was charged; please try again.');
        await keyed.remember(recorded, manager);
        return recorded;
      });
    } catch (error) {
      if (reservation) await this.credits.release(reservation);
      throw error;
    }
  }
}
