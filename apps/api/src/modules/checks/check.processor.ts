import { Processor, WorkerHost } from '@nestjs/bullmq';
import { CHECK_QUEUE } from '../../platform/queue/queues';
import { CheckRunner } from './check-runner';

/** Checks that a worker runs at once. */
const CONCURRENCY = 16;

/** Runs checks in the worker. A check may safely run twice: each result is written once, by the newest worker. */
@Processor(CHECK_QUEUE, { concurrency: CONCURRENCY })
export class CheckProcessor extends WorkerHost {
  constructor(private readonly runner: CheckRunner) {
    super();
  }

  /** Runs checks until none is left. A job only reports that there is work; PostgreSQL decides which check is next. */
  process(): Promise<void> {
    return this.runner.runAll();
  }
}
