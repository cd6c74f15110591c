import { Inject, Injectable } from '@nestjs/common';
import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import type { Asking } from '@veracite/model/verification';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound, Problem } from '../../platform/problem/problem';
import type { User } from '../auth/entities';
import { Charged } from '../billing/charged.service';
import type { Keyed } from '../billing/idempotency.service';
import { CHECKER, type Checker, type CheckerEvent } from '../library/checker';
import { ResultRecorder, type Origin } from './check-tool';
import { isOpen } from './stored-check';
import type { StoredCheck } from './entities';
import { EntryRepository } from './entry.repository';

/** A check of one reference within its request. */
interface SingleCheck<T> {
  input: string | Reference;
  /** Absent: the result is not recorded. */
  origin?: Origin;
  quick?: boolean;
  /** Absent: the result is charged although the client has disconnected. */
  signal?: AbortSignal;
  /** Receives the names of the databases that are queried and of those that have answered. */
  onAsking?: (now: Asking) => void;
  /** Runs in the transaction that records and charges the result. @returns the answer */
  save: (result: VerificationResult, manager: EntityManager) => Promise<T>;
}

/** Checks one reference while its request waits. Its result is recorded and charged in one transaction. */
@Injectable()
export class SingleChecks {
  constructor(
    private readonly database: DataSource,
    private readonly charged: Charged,
    private readonly entries: EntryRepository,
    private readonly history: ResultRecorder,
    @Inject(CHECKER) private readonly checker: Checker,
  ) {}

  /** Checks a reference. `unknown` is free. @throws Problem 499 when the client has disconnected */
  run<T>(user: User, { input, origin, quick, signal, onAsking, save }: SingleCheck<T>, keyed: Keyed): Promise<T> {
    return this.charged.charge({ user, cost: 1, purpose: 'verify' }, keyed, async () => {
      const onEvent = onAsking && ((event: CheckerEvent) => event.type !== 'judged' && onAsking(event.now));
      const result = await this.checker.checkOne(input, { signal, quick, userId: user.id, onEvent });
      // A result cut short by a disconnect must not be returned to a client that repeats the request.
      if (signal?.aborted) throw new Problem(499, 'The request was given up.');
      return {
        credits: result.status === 'unknown' ? 0 : 1,
        save: async (manager) => {
          const [recorded = result] = origin ? await this.history.record([result], origin, manager) : [];
          return save(recorded, manager);
        },
      };
    });
  }

  /** @throws Problem 404 without such an entry */
  async entry(checkId: string, position: number): Promise<CheckEntry> {
    const [entry] = JSON.parse(await this.entries.page(checkId, [position, position])) as CheckEntry[];
    if (!entry) throw notFound('The reference');
    return entry;
  }

  /**
   * Checks an entry of an ended check again. The result replaces the last.
   * @throws Problem 404 without such an entry, 409 while the check runs or before it was started
   */
  async again(
    user: User,
    { id, state, kind, options, expiresAt }: StoredCheck,
    position: number,
    keyed: Keyed,
    onAsking?: (now: Asking) => void,
  ): Promise<{ position: number }> {
    if (state === 'read' || isOpen(state))
      throw new Problem(409, 'The references of a check can be checked again when it has ended.');
    const [entry] = await this.entries.between(id, position, position, this.database.manager);
    if (!entry) throw notFound('The reference');
    const origin = expiresAt === null ? { userId: user.id, origin: kind, batchId: id } : undefined;
    const single = {
      input: entry.reference ?? entry.text,
      origin,
      quick: options.analysisType === 'quick',
      onAsking,
      save: async (result: VerificationResult, manager: EntityManager) => {
        await this.entries.replaceResult(id, position, result, manager);
        return { position };
      },
    };
    return this.run(user, single, keyed);
  }
}
