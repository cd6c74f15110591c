import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Queue } from 'bullmq';
import { CHECK_QUEUE, enqueue } from '../../platform/queue/queues';
import { CheckClosing } from './check-closing.service';
import { CheckLeases } from './check-leases';
import { CHECK_TOOLS, type CheckTool } from './check-tool';

const INTERVAL_MS = 5_000;
/** Jobs added in a run. A job runs checks until none is left, so a few are enough. */
const MAX_JOBS = 8;

/** Recovers checks after a crash: those without a worker are queued again, overdue ones end, and tools do what was left undone. */
@Injectable()
export class Reconciler implements OnApplicationBootstrap {
  private readonly log = new Logger('Reconciler');

  constructor(
    private readonly closing: CheckClosing,
    private readonly leases: CheckLeases,
    @Inject(CHECK_TOOLS) private readonly tools: readonly CheckTool[],
    @InjectQueue(CHECK_QUEUE) private readonly queue: Queue,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.reconcile();
  }

  @Interval(INTERVAL_MS)
  async reconcile(): Promise<void> {
    try {
      const orphans = await this.leases.orphans();
      for (const { id, overdue } of orphans) if (overdue) await this.closing.close(id, 'failed');
      const waiting = orphans.filter(({ overdue }) => !overdue).slice(0, MAX_JOBS);
      // The time makes the job's id new, so that the queue does not take it for an earlier job.
      for (const { id } of waiting) await enqueue(this.queue, id, Date.now());
      for (const tool of this.tools) await tool.reconcile?.();
    } catch (error) {
      this.log.error({ err: error }, 'checks could not be reconciled; the next run tries again');
    }
  }
}
