import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { PAPER_QUEUE } from '../../platform/queue/paper-queue';
import { Assessments } from './assessments.service';
import { CollectionDeletion } from './collection-deletion.service';
import { PaperReader } from './paper-reader';
import { PaperStarter } from './paper-starter';

/** Jobs that a worker runs at once, each of which reads one paper at a time. */
const CONCURRENCY = 2;
const INTERVAL_MS = 5_000;

/**
 * Reads, starts and assesses papers in the worker until none is left. A job only reports that there is work; PostgreSQL
 * has which. Work whose job was lost, or whose worker has died, is found by the interval.
 */
@Processor(PAPER_QUEUE, { concurrency: CONCURRENCY })
export class PaperProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly log = new Logger('Papers');
  private readonly stopping = new AbortController();
  private isLooking = false;

  constructor(
    private readonly assessments: Assessments,
    private readonly starter: PaperStarter,
    private readonly reader: PaperReader,
    private readonly deletion: CollectionDeletion,
  ) {
    super();
  }

  async process(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const isDone = (await this.assessments.next()) || (await this.starter.next()) || (await this.reader.next(signal));
      if (!isDone) return;
    }
  }

  @Interval(INTERVAL_MS)
  async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      await this.deletion.deleteExpired();
      await this.process();
    } catch (error) {
      this.log.error({ err: error }, 'papers could not be read or assessed; the next run tries again');
    } finally {
      this.isLooking = false;
    }
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }
}
