import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Queue } from 'bullmq';
import { BATCH_QUEUE, type BatchJob } from '../../platform/queue/batch-queue';
import { Credits } from '../billing/credits.service';
import { Subscriptions } from '../billing/payments/subscriptions.service';
import { BatchStore } from './batch-store';
import { enqueue } from './enqueue';

const EVERY_MS = 15_000;

/** Settles what a crash left open: batches without a worker go into the queue again, overdue ones end, reservations expire,
 * cancelled plans that have run out go back to free. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap {
  private readonly log = new Logger('Reconciler');

  constructor(
    private readonly store: BatchStore,
    private readonly credits: Credits,
    private readonly subscriptions: Subscriptions,
    @InjectQueue(BATCH_QUEUE) private readonly queue: Queue<BatchJob>,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.reconcile();
  }

  @Interval(EVERY_MS)
  async reconcile(): Promise<void> {
    try {
      for (const { id, overdue } of await this.store.orphans()) {
        if (overdue) await this.store.close(id, 'failed');
        // A turn that the queue cannot have seen, so that the job is not taken for an old one.
        else await enqueue(this.queue, id, Date.now());
      }
      await this.subscriptions.endLapsed();
      const expired = await this.credits.expire();
      if (expired > 0) this.log.warn(`${expired} reservations expired`);
    } catch (error) {
      this.log.error({ err: error }, 'reconciling failed; the next round tries again');
    }
  }
}
