import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Queue } from 'bullmq';
import { BATCH_QUEUE, type BatchJob } from '../../platform/queue/batch-queue';
import { BatchLeases } from './batch-leases';
import { BatchStore } from './batch-store';
import { enqueue } from './enqueue';

const EVERY_MS = 5_000;
const BELLS = 8;

/** Settles what a crash left open: batches without a worker go into the queue again, overdue ones end. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap {
  private readonly log = new Logger('Reconciler');

  constructor(
    private readonly store: BatchStore,
    private readonly leases: BatchLeases,
    @InjectQueue(BATCH_QUEUE) private readonly queue: Queue<BatchJob>,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.reconcile();
  }

  @Interval(EVERY_MS)
  async reconcile(): Promise<void> {
    try {
      const orphans = await this.leases.orphans();
      for (const { id, overdue } of orphans) if (overdue) await this.store.close(id, 'failed');
      // A job goes on until there is no work, so a few are enough; with a turn that the queue cannot have seen, so that
      // it is not taken for an old one.
      const waiting = orphans.filter(({ overdue }) => !overdue).slice(0, BELLS);
      for (const { id } of waiting) await enqueue(this.queue, id, Date.now());
    } catch (error) {
      this.log.error({ err: error }, 'reconciling failed; the next round tries again');
    }
  }
}
