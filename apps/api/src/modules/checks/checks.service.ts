import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { entriesJson, type NewEntry } from '../../tasks/read-list';
import { badRequest, notFound, unavailable } from '../../platform/problem/problem';
import { CHECK_QUEUE, type CheckJob } from '../../platform/queue/check-queue';
import { Admission } from '../../platform/security/admission';
import { tooMany } from '../../platform/security/too-many';
import { stopSignal } from '../../platform/stopping';
import { lockUser } from '../auth/lock-user';
import type { User } from '../auth/user.entity';
import { Credits } from '../billing/credits.service';
import type { Keyed } from '../billing/idempotency.service';
import { CheckClosing } from './check-closing.service';
import { CheckLeases } from './check-leases';
import { CheckRunner, deadlineMs } from './check-runner';
import { CheckRepository } from './check.repository';
import { enqueue } from './enqueue';
import { StoredCheck, type StartedCheck } from './entities/check.entity';
import { EntryRepository } from './entry.repository';
import { costOf, isOpen } from './stored-check';

/** A list of a request. `keep: false`: only the charge is kept once the results were delivered. */
type RequestedCheck = Pick<StoredCheck, 'kind' | 'options'> & { keep: boolean };

const POLL_MS = 150;
/** Proxies may close a connection that is silent for longer. */
const MAX_WAIT_MS = 10 * 60_000;

/** Starts checks, waits for them and cancels them. */
@Injectable()
export class Checks {
  private readonly log = new Logger('Checks');

  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly repository: CheckRepository,
    private readonly entries: EntryRepository,
    private readonly closing: CheckClosing,
    private readonly leases: CheckLeases,
    private readonly runner: CheckRunner,
    private readonly admission: Admission,
    @InjectQueue(CHECK_QUEUE) private readonly queue: Queue<CheckJob>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Creates a check, reserves its credits and puts it into the queue. Its id is the key of the request when that is a UUID.
   * @returns the id of the check
   * @throws Problem 402 with too few credits, 429 with too many open checks, 503 when the queue cannot be reached
   */
  async start(user: User, inputs: NewEntry[], { keep, ...requested }: RequestedCheck, keyed: Keyed): Promise<string> {
    const id = await this.database.transaction(async (manager) => {
      // Parallel requests would each see a free slot for one more check.
      await lockUser(manager, user.id);
      const reserved = await this.reserve(user, { ...requested, total: inputs.length }, manager);
      const expiresAt = keep && user.keepTexts ? null : reserved.deadlineAt;
      const check = { ...requested, ...reserved, userId: user.id, total: inputs.length, expiresAt };
      const isFree = keyed.id !== undefined && !(await manager.existsBy(StoredCheck, { id: keyed.id }));
      const checkId = await this.repository.insert({ ...check, ...(isFree && { id: keyed.id }) }, manager);
      await this.entries.insert(checkId, entriesJson(inputs), manager);
      await keyed.remember({ batchId: checkId }, manager);
      return checkId;
    });
    await this.queueOrCancel(id, (manager) => keyed.forget(manager));
    return id;
  }

  /**
   * Starts a check that was read: reserves its credits and puts it into the queue. Without the queue, the reconciler
   * finds it. A single entry is checked in this process when it has capacity.
   * @returns the check after the change; one that was started before is not changed
   * @throws Problem 400 without an entry to check, 402 with too few credits, 429 with too many open checks
   */
  async run(user: User, id: string): Promise<StoredCheck | null> {
    const isHere = this.admission.enter() === undefined;
    let running: StartedCheck | undefined;
    try {
      const started = await this.database.transaction(async (manager) => {
        await lockUser(manager, user.id);
        const check = await this.repository.lock(id, manager);
        if (check?.userId !== user.id || check.state !== 'read') return undefined;
        if (check.total === 0) throw badRequest('Please choose at least one reference.');
        const reserved = await this.reserve(user, check, manager);
        const keep = check.options.keep !== false && user.keepTexts;
        const changes = { ...reserved, expiresAt: keep ? null : reserved.deadlineAt };
        return this.leases.start(check, changes, isHere && check.total === 1, manager);
      });
      if (started?.state === 'running') this.runHere((running = started));
      else if (started) await enqueue(this.queue, id, 0).catch(this.logQueueFault(id));
    } finally {
      if (isHere && !running) this.admission.leave();
    }
    return this.repository.open(id, user.id);
  }

  private runHere(check: StartedCheck): void {
    this.runner
      .run(check)
      // A worker continues the check when its lease has expired.
      .catch((error: unknown) => this.log.error({ err: error }, `check ${check.id} was interrupted`))
      .finally(() => this.admission.leave());
  }

  private readonly logQueueFault = (id: string) => (error: unknown) =>
    this.log.warn(`check ${id} did not reach the queue: ${String(error)}`);

  /** Reserves the credits of a check of a locked user. @returns its reservation and its deadline */
  private async reserve(
    user: User,
    check: Pick<StoredCheck, 'kind' | 'options' | 'total'>,
    manager: EntityManager,
  ): Promise<Pick<StoredCheck, 'reservationId' | 'deadlineAt'>> {
    const open = await this.repository.openOf(user.id, manager);
    const lists = open.filter(({ total }) => total > 1 || check.total > 1);
    if (check.total > 1 && lists.length >= this.config.BATCHES_AT_ONCE) throw tooMany(5);
    // The checks of a user wait for each other.
    const waiting = lists.reduce((sum, { total, settled }) => sum + total - settled, 0);
    const deadlineAt = new Date(Date.now() + deadlineMs(check.total + waiting, this.config));
    const wanted = { amount: costOf(check, check.total), purpose: check.kind, until: deadlineAt };
    const reservationId = wanted.amount > 0 ? await this.credits.reserve(user, wanted, manager) : null;
    return { reservationId, deadlineAt };
  }

  /** @param undo runs in the transaction that cancels the check when the queue cannot be reached */
  private async queueOrCancel(id: string, undo: (manager: EntityManager) => Promise<void>): Promise<void> {
    try {
      await enqueue(this.queue, id, 0);
    } catch (error) {
      this.logQueueFault(id)(error);
      await this.database.transaction(async (manager) => {
        if (await this.closing.close(id, 'cancelled', { manager })) await undo(manager);
      });
      throw unavailable('Batches cannot be checked at the moment. Nothing was charged; please try again.');
    }
  }

  /** Checks that a list of so many texts can be paid. @throws Problem 402 */
  requireCredits(user: User, what: Pick<StoredCheck, 'kind' | 'options'>, texts: number): Promise<void> {
    return this.credits.require(user, costOf(what, texts));
  }

  /** @throws Problem 404 when the user has started no such check */
  async get(user: User, id: string): Promise<StartedCheck> {
    const check = await this.repository.find(id, user.id);
    if (!check) throw notFound('The batch');
    return check;
  }

  /** Waits until a check has ended, the client disconnects, this process stops, or ten minutes are over. */
  async ended(user: User, id: string, signal: AbortSignal): Promise<StartedCheck> {
    for (const until = Date.now() + MAX_WAIT_MS; ;) {
      const check = await this.get(user, id);
      if (!isOpen(check.state) || signal.aborted || stopSignal.aborted || Date.now() > until) return check;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Cancels a check. One that has ended and is not kept expires instead. @returns the check after the change */
  async cancel(user: User, id: string): Promise<StartedCheck> {
    await this.get(user, id);
    const isCanceled = await this.closing.close(id, 'cancelled');
    const check = await this.get(user, id);
    if (!isCanceled) await this.repository.expire(check);
    return check;
  }
}
