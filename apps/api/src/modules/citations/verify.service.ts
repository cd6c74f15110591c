import { Inject, Injectable } from '@nestjs/common';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import type { Asking } from '@veracite/model/verification';
import { Problem } from '../../platform/problem/problem';
import type { User } from '../auth/user.entity';
import { Charged } from '../billing/charged.service';
import type { Keyed } from '../billing/idempotency.service';
import { CHECKER, type Checker } from '../library/checker';
import { History } from './history.service';

/** Single checks. */
@Injectable()
export class VerifyService {
  constructor(
    private readonly charged: Charged,
    private readonly history: History,
    @Inject(CHECKER) private readonly checker: Checker,
  ) {}

  /**
   * Checks a citation. Its result is recorded and charged in one transaction; `unknown` is free.
   * @param options `onAsking` receives the names of the databases that are queried and of those that have answered;
   *   without `keep` the result is not recorded
   * @throws Problem 499 when the client has disconnected
   */
  verify(
    user: User,
    input: string | Reference,
    keyed: Keyed,
    { signal, onAsking, keep }: { signal: AbortSignal; onAsking?: (now: Asking) => void; keep: boolean },
  ): Promise<VerificationResult> {
    return this.charged.charge({ user, cost: 1, purpose: 'verify' }, keyed, async () => {
      const result = await this.checker.checkOne(input, {
        signal,
        userId: user.id,
        onEvent: onAsking && ((event) => event.type !== 'judged' && onAsking(event.now)),
      });
      // A result cut short by a disconnect must not be returned to a client that repeats the request.
      if (signal.aborted) throw new Problem(499, 'The request was given up.');
      return {
        answer: result,
        worth: result.status === 'unknown' ? 0 : 1,
        save: async (manager) => {
          const origin = { userId: user.id, origin: 'single' } as const;
          const [recorded = result] = keep ? await this.history.record([result], origin, manager) : [];
          return recorded;
        },
      };
    });
  }
}
