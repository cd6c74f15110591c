import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { batchSpan } from '@veracite/verification/ask-policy';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { notFound, unavailable } from '../../platform/problem/problem';
import { BATCH_QUEUE, type BatchJob } from '../../platform/queue/batch-queue';
import { stopSignal } from '../../platform/stopping';
import { tooMany } from '../../platform/security/too-many';
import { lockUser } from '../auth/lock-user';
import type { User } from '../auth/user.entity';
import { timeoutsOf } from '../../platform/config/timeouts';
import { Credits } from '../billing/credits.service';
import type { Keyed } from '../billing/idempotency.service';
import { costOf, isOpen, type Batch } from './batch';
import { BatchStore } from './batch-store';
import { enqueue } from './enqueue';
import type { Asked } from './parse/asked';

/** Most a batch may take: what the pipeline allows itself by its size, and a minute in the queue. */
const deadlineMs = (texts: number, config: Config) => 60_000 + batchSpan(texts, timeoutsOf(config));
const POLL_MS = 150;
/** The connection between people and us may be cut by whatever stands between when nothing is said for longer. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** The API's side of batches: charge and write down, say so to the queue, wait by looking at the database. */
@Injectable()
export class Batches {
  private readonly log = new Logger('Batches');

  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly store: BatchStore,
    @InjectQueue(BATCH_QUEUE) private readonly queue: Queue<BatchJob>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @param what `keep`: false leaves nothing of it but the charge, once it was handed over
   * @returns the batch's id, once the queue knows it
   * @throws Problem 402, 429 with too many batches under way, 503 when the queue is away
   */
  async start(
    user: User,
    asked: Asked[],
    what: Pick<Batch, 'kind' | 'options'> & { keep: boolean },
    keyed: Keyed,
  ): Promise<string> {
    const id = await this.database.transaction(async (manager) => {
      // Requests at once would each see room for one more.
      await lockUser(manager, user.id);
      const open = await this.store.openOf(user.id, manager);
      if (open.batches >= this.config.BATCHES_AT_ONCE) throw tooMany(5);
      // A user's batches wait for each other.
      const deadlineAt = new Date(Date.now() + deadlineMs(asked.length + open.texts, this.config));
      const wanted = { amount: costOf(what, asked.length), purpose: what.kind, until: deadlineAt };
      const reservationId = wanted.amount > 0 ? await this.credits.reserve(user, wanted, manager) : null;
      const keep = what.keep && user.keepTexts;
      const batch = { ...what, keep, userId: user.id, reservationId, deadlineAt };
      const batchId = await this.store.insert(batch, asked, manager);
      await keyed.remember({ batchId }, manager);
      return batchId;
    });
    try {
      await enqueue(this.queue, id, 0);
    } catch (error) {
      this.log.warn(`batch ${id} did not reach the queue: ${String(error)}`);
      await this.database.transaction(async (manager) => {
        if (await this.store.close(id, 'cancelled', { manager })) await keyed.forget(manager);
      });
      throw unavailable('Batches cannot be checked at the moment. Nothing was charged; please try again.');
    }
    return id;
  }

  /** @throws Problem 404 when there is none, or it is somebody else's */
  async get(user: User, id: string): Promise<Batch> {
    const batch = await this.store.find(id, user.id);
    if (!batch) throw notFound('The batch');
    return batch;
  }

  /** Waits until a batch has ended, or the caller is gone, this process stops, or it takes longer than any connection holds. */
  async ended(user: User, id: string, signal: AbortSignal): Promise<Batch> {
    for (const until = Date.now() + LONGEST_WAIT_MS; ;) {
      const batch = await this.get(user, id);
      if (!isOpen(batch.state) || signal.aborted || stopSignal.aborted || Date.now() > until) return batch;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Stops a batch; one that has ended is forgotten unless it is kept. @returns it as it stands */
  async cancel(user: User, id: string): Promise<Batch> {
    const batch = await this.get(user, id);
    if (await this.store.close(batch.id, 'cancelled')) return this.get(user, id);
    await this.store.forget(batch);
    return batch;
  }
}
