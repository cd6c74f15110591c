import { Inject, Injectable } from '@nestjs/common';
import { resultsOf } from '@veracite/contracts/check-events';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import type { Style } from '@veracite/model/verification';
import type { EntityManager } from 'typeorm';
import { randomUUID } from 'node:crypto';
import { notFound, Problem } from '../../platform/problem/problem';
import { entriesJson } from '../../tasks/read-list';
import type { User } from '../auth/entities';
import { Charged, type Charge } from '../billing/charged.service';
import { CHECKER, type Checker } from '../library/checker';
import { CheckLists } from './check-lists.service';
import { ResultRecorder } from './check-tool';
import type { StartedCheck } from './entities';
import { EntryRepository } from './entry.repository';
import { isRecent } from './paid-entries';

/** A request that waits for the run of an entry. */
interface EntryRun extends Pick<Charge, 'key' | 'request' | 'keep'> {
  quick?: boolean;
  /** Absent: the result is charged although the client has disconnected. */
  signal?: AbortSignal;
}

/** Runs one entry of a check while its request waits. Its result is stored, recorded and charged in one transaction. */
@Injectable()
export class EntryRuns {
  constructor(
    private readonly charged: Charged,
    private readonly lists: CheckLists,
    private readonly entries: EntryRepository,
    private readonly history: ResultRecorder,
    @Inject(CHECKER) private readonly checker: Checker,
  ) {}

  /** Runs the only entry of a new check, which is stored when it has ended, unless nothing is kept. */
  first(user: User, reference: Reference, style: Style, run: EntryRun): Promise<VerificationResult> {
    return this.run(user, reference, run, async (result, manager) => {
      if (!run.keep) return result;
      const batchId = randomUUID();
      const origin = { userId: user.id, origin: 'single', batchId } as const;
      const [recorded = result] = await this.history.record([result], origin, manager);
      const entries = entriesJson([{ text: reference.raw, reference, result: recorded }]);
      const ended = { id: batchId, state: 'done', settled: 1, finishedAt: new Date(), expiresAt: null } as const;
      await this.lists.insert(user, { tool: 'citations', entries, options: { style } }, manager, ended);
      return recorded;
    });
  }

  /**
   * Runs an entry of an ended check again. The result replaces the last.
   * @throws Problem 404 without such an entry, 409 when another request replaced the result meanwhile
   */
  async again(user: User, check: StartedCheck, position: number, run: EntryRun): Promise<{ position: number }> {
    const { id, kind, options, expiresAt } = check;
    const [entry] = await this.entries.between(id, position, position);
    if (!entry) throw notFound('The reference');
    const quick = options.analysisType === 'quick';
    const isPaid = isRecent(check) && (entry.isPaid || (entry.result?.status ?? 'unknown') !== 'unknown');
    const again = { ...run, quick, isPaid };
    return this.run(user, entry.reference ?? entry.text, again, async (result, manager) => {
      const origin = { userId: user.id, origin: kind, batchId: id };
      const [recorded = result] = expiresAt === null ? await this.history.record([result], origin, manager) : [];
      // An entry that this check paid for stays so, and pays for those of later lists.
      const replaced = { ...entry, isPaid: isPaid && (entry.isPaid || recorded.status === 'unknown') };
      if (!(await this.entries.replaceResult(replaced, recorded, manager)))
        throw new Problem(409, 'This reference was checked again meanwhile. Nothing was charged.');
      return { position };
    });
  }

  /** `unknown` is free, and so is what was paid. @throws Problem 499 when the client has disconnected */
  private run<T>(
    user: User,
    reference: Reference | string,
    { quick, signal, isPaid, ...repeatable }: EntryRun & { isPaid?: boolean },
    save: (result: VerificationResult, manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return this.charged.run({ user, cost: isPaid ? 0 : 1, purpose: 'verify', ...repeatable }, async () => {
      const [result] = await resultsOf(this.checker.check([reference], { signal, quick, userId: user.id }));
      // A result cut short by a disconnect must not be returned to a client that repeats the request.
      if (signal?.aborted || !result) throw new Problem(499, 'The request was given up.');
      return { credits: isPaid || result.status === 'unknown' ? 0 : 1, save: (manager) => save(result, manager) };
    });
  }
}
