import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Queue } from 'bullmq';
import { BATCH_QUEUE, type BatchJob } from '../../platform/queue/batch-queue';
import { BatchStore } from './batch-store';
import { enqueue } from './enqueue';

const EVERY_MS = 5_000;

/** Settles what a crash left open: batches without a worker go into the queue again, overdue ones end. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap {
  private readonly log = new Logger('Reconciler');

  constructor(
    private readonly store: BatchStore,
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
    } catch (error) {
      this.log.error({ err: error }, 'reconciling failed; the next round tries again');
    }
  }
}
