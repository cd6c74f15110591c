import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { batchSpan } from '@veracite/verification/pipeline/ask-policy';
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
import { costOf, isOpen } from './batch';
import { BatchClosing } from './batch-closing.service';
import { BatchRetention } from './batch-retention.service';
import { BatchRepository, type NewBatch } from './batch.repository';
import { enqueue } from './enqueue';
import type { Batch } from './entities/batch.entity';
import type { CheckInput } from './parse/check-input';

/** What a request says of a batch. `keep: false`: only the charge is kept once the results were delivered. */
type RequestedBatch = Pick<NewBatch, 'kind' | 'options' | 'keep'>;

/** Returns the longest time that a number of texts may take: a minute in the queue, and the time of the pipeline. */
const deadlineMs = (texts: number, config: Config) => 60_000 + batchSpan(texts, timeoutsOf(config));
const POLL_MS = 150;
/** Proxies may close a connection that is silent for longer. */
const MAX_WAIT_MS = 10 * 60_000;

/** Starts batches, waits for them and cancels them. */
@Injectable()
export class Batches {
  private readonly log = new Logger('Batches');

  constructor(
    private readonly database: DataSource,
    private readonly credits: Credits,
    private readonly repository: BatchRepository,
    private readonly closing: BatchClosing,
    private readonly retention: BatchRetention,
    @InjectQueue(BATCH_QUEUE) private readonly queue: Queue<BatchJob>,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Creates a batch, reserves its credits and puts it into the queue.
   * @returns the id of the batch
   * @throws Problem 402 with too few credits, 429 with too many open batches, 503 when the queue cannot be reached
   */
  async start(user: User, inputs: CheckInput[], requested: RequestedBatch, keyed: Keyed): Promise<string> {
    const id = await this.database.transaction(async (manager) => {
      // Parallel requests would each see a free slot for one more batch.
      await lockUser(manager, user.id);
      const open = await this.repository.openOf(user.id, manager);
      if (open.length >= this.config.BATCHES_AT_ONCE) throw tooMany(5);
      // The batches of a user wait for each other.
      const waiting = open.reduce((sum, { total, settled }) => sum + total - settled, 0);
      const deadlineAt = new Date(Date.now() + deadlineMs(inputs.length + waiting, this.config));
      const wanted = { amount: costOf(requested, inputs.length), purpose: requested.kind, until: deadlineAt };
      const reservationId = wanted.amount > 0 ? await this.credits.reserve(user, wanted, manager) : null;
      const keep = requested.keep && user.keepTexts;
      const batch = { ...requested, keep, userId: user.id, reservationId, deadlineAt };
      const batchId = await this.repository.insert(batch, inputs, manager);
      await keyed.remember({ batchId }, manager);
      return batchId;
    });
    try {
      await enqueue(this.queue, id, 0);
    } catch (error) {
      this.log.warn(`batch ${id} did not reach the queue: ${String(error)}`);
      await this.database.transaction(async (manager) => {
        if (await this.closing.close(id, 'cancelled', { manager })) await keyed.forget(manager);
      });
      throw unavailable('Batches cannot be checked at the moment. Nothing was charged; please try again.');
    }
    return id;
  }

  /** Checks that a batch of so many texts can be paid. @throws Problem 402 */
  requireCredits(user: User, what: Pick<Batch, 'kind' | 'options'>, texts: number): Promise<void> {
    return this.credits.require(user, costOf(what, texts));
  }

  /** @throws Problem 404 when the user has no such batch */
  async get(user: User, id: string): Promise<Batch> {
    const batch = await this.repository.find(id, user.id);
    if (!batch) throw notFound('The batch');
    return batch;
  }

  /** Waits until a batch has ended, the client disconnects, this process stops, or ten minutes are over. */
  async ended(user: User, id: string, signal: AbortSignal): Promise<Batch> {
    for (const until = Date.now() + MAX_WAIT_MS; ;) {
      const batch = await this.get(user, id);
      if (!isOpen(batch.state) || signal.aborted || stopSignal.aborted || Date.now() > until) return batch;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Cancels a batch. One that has ended and is not kept expires instead. @returns the batch after the change */
  async cancel(user: User, id: string): Promise<Batch> {
    const batch = await this.get(user, id);
    if (await this.closing.close(batch.id, 'cancelled')) return this.get(user, id);
    await this.retention.expire(batch);
    return batch;
  }
}
