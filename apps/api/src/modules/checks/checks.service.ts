import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { Request } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { type Config, CONFIG } from '../../platform/config/schema';
import { abortedWith, prefersAsync } from '../../platform/http/request';
import { badRequest, tooMany } from '../../platform/problem/problem';
import { CHECK_QUEUE, enqueue } from '../../platform/queue/queues';
import { Admission } from '../../platform/security/admission';
import { stopSignal } from '../../platform/stopping';
import { lockUser } from '../auth/users.service';
import type { User } from '../auth/entities';
import { Charged } from '../billing/charged.service';
import { Credits, remainingOf } from '../billing/credits.service';
import { CheckChanges } from './check-changes';
import { CheckLeases } from './check-leases';
import { CheckLists, type NewList } from './check-lists.service';
import { withOptions } from './check-view';
import { CheckRunner } from './check-runner';
import { CheckRepository } from './check.repository';
import { StoredCheck, type StartedCheck } from './entities';
import { leaveOut, markPaid } from './paid-entries';
import { costOf, coveredBy, deadlineMs, isOpen } from './stored-check';

/** Proxies may close a connection that is silent for longer. */
const MAX_WAIT_MS = 10 * 60_000;

/** What changes when a check is started. */
interface RunChanges extends Pick<NewList, 'options' | 'further'> {
  partly: boolean;
}

/** Starts checks, waits for them and cancels them. */
@Injectable()
export class Checks {
  private readonly log = new Logger('Checks');

  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly repository: CheckRepository,
    private readonly lists: CheckLists,
    private readonly charged: Charged,
    private readonly changes: CheckChanges,
    private readonly leases: CheckLeases,
    private readonly runner: CheckRunner,
    private readonly admission: Admission,
    @InjectQueue(CHECK_QUEUE) private readonly queue: Queue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Starts a list of a route of the specification, once for the key of its request. Waits for its end, unless the client
   * prefers not to.
   * @param body identifies the request
   * @returns the check in its current state
   */
  async startOnce(user: User, request: Request, body: object, read: () => Promise<NewList>): Promise<StartedCheck> {
    let started: StartedCheck | undefined;
    const { batchId } = await this.charged.once(user.id, request.get('Idempotency-Key'), body, async (keyed) => {
      const list = await read();
      started = await this.begin(user, async (manager) => {
        // The key is the id, when it is a UUID that is not taken.
        const isFree = keyed.id !== undefined && !(await manager.existsBy(StoredCheck, { id: keyed.id }));
        const check = await this.lists.insert(user, list, manager, { tool: null, ...(isFree && { id: keyed.id }) });
        await keyed.remember({ batchId: check.id }, manager);
        return check;
      });
      return { batchId: (started as StartedCheck).id };
    });
    if (prefersAsync(request)) return started ?? (this.lists.get(user, batchId) as Promise<StartedCheck>);
    return this.ended(user, batchId, abortedWith(request));
  }

  /**
   * Starts a check that was read.
   * @param changes `partly` leaves out the references that the user's credits do not cover
   * @returns the check after the change; one that was started before is not changed
   */
  async run(user: User, id: string, changes: Partial<RunChanges> = {}): Promise<StoredCheck> {
    const { partly: isPartial = false, options = {}, further } = changes;
    await this.begin(user, async (manager) => {
      const read = await this.repository.lock(id, manager);
      if (read?.userId !== user.id || read.state !== 'read') return undefined;
      const check = { ...read, options: withOptions({ ...read.options, ...further }, options) };
      const paid = await markPaid(check, manager);
      const credits = isPartial ? remainingOf(await this.credits.balance(user, manager)) : -1;
      const isCovered = credits > 0 || (credits === 0 && paid > 0);
      const left = isCovered ? await leaveOut(id, coveredBy(credits, check), manager) : 0;
      return { ...check, total: check.total - left, excluded: check.excluded + left, paid };
    });
    return this.lists.get(user, id);
  }

  /**
   * Reserves the credits of a check and puts it into the queue. This process checks a single entry when it has capacity,
   * and lists that the queue does not take.
   * @param open returns the check, of a locked user, and how many of its entries are paid; undefined for nothing to start
   * @throws Problem 400 without an entry to check, 402 with too few credits, 429 with too many open checks
   */
  private async begin(
    user: User,
    open: (manager: EntityManager) => Promise<(StoredCheck & { paid?: number }) | undefined>,
  ): Promise<StartedCheck | undefined> {
    let isAdmitted = false;
    try {
      const started = await this.database.transaction(async (manager) => {
        // Parallel requests would each see a free slot for one more check.
        await lockUser(manager, user.id);
        const check = await open(manager);
        if (!check) return undefined;
        if (check.total === 0) throw badRequest('Please choose at least one reference.');
        const reserved = await this.reserve(user, check, manager);
        const keep = check.options.keep !== false && user.keepTexts;
        const { total, excluded, options } = check;
        const changes = { ...reserved, total, excluded, options, expiresAt: keep ? null : reserved.deadlineAt };
        isAdmitted = check.total === 1 && this.admission.enter() === undefined;
        return this.leases.start(check, changes, isAdmitted, manager);
      });
      if (started && isAdmitted) void this.runHere(started).finally(() => this.admission.leave());
      else if (started) await enqueue(this.queue, started.id, 0).catch((error: unknown) => this.runNext(error));
      return started;
    } catch (error) {
      if (isAdmitted) this.admission.leave();
      throw error;
    }
  }

  /** Runs the check that has waited longest in this process, while the queue cannot be reached. */
  private async runNext(error: unknown): Promise<void> {
    this.log.warn(`the queue cannot be reached: ${String(error)}`);
    const check = await this.leases.claimNext();
    if (check) void this.runHere(check);
  }

  /** Runs a check in this process. When that is interrupted, a worker continues it once its lease has expired. */
  private async runHere(check: StartedCheck): Promise<void> {
    await this.runner
      .run(check)
      .catch((error: unknown) => this.log.error({ err: error }, `check ${check.id} was interrupted`));
  }

  /** Reserves the credits of a check of a locked user. @returns its reservation and its deadline */
  private async reserve(
    user: User,
    check: Pick<StoredCheck, 'kind' | 'options' | 'total'> & { paid?: number },
    manager: EntityManager,
  ): Promise<Pick<StoredCheck, 'reservationId' | 'deadlineAt'>> {
    const open = await this.repository.openOf(user.id, manager);
    const lists = open.filter(({ total }) => total > 1 || check.total > 1);
    if (check.total > 1 && lists.length >= this.config.BATCHES_AT_ONCE) throw tooMany(5);
    // The checks of a user wait for each other.
    const waiting = lists.reduce((sum, { total, settled }) => sum + total - settled, 0);
    const deadlineAt = new Date(Date.now() + deadlineMs(check.total + waiting, this.config));
    const wanted = { amount: costOf(check, check.total - (check.paid ?? 0)), purpose: check.kind, until: deadlineAt };
    const reservationId = wanted.amount > 0 ? await this.credits.reserve(user, wanted, manager) : null;
    return { reservationId, deadlineAt };
  }

  /** Waits until a check has ended, the client disconnects, this process stops, or ten minutes are over. */
  private async ended(user: User, id: string, signal: AbortSignal): Promise<StartedCheck> {
    const over = AbortSignal.any([signal, stopSignal, AbortSignal.timeout(MAX_WAIT_MS)]);
    return this.changes.until(id, over, async () => {
      const check = await this.lists.get(user, id);
      return over.aborted || !isOpen(check.state) ? check : undefined;
    }) as Promise<StartedCheck>;
  }
}
