import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { BATCH_QUEUE, type BatchJob } from '../../platform/queue/batch-queue';
import { Enrichment } from '../bibliography/enrichment';
import { CHECKER, type Checker } from '../library/checker';
import { BatchClosing } from './batch-closing.service';
import { BatchLeases } from './batch-leases';
import { BatchRepository } from './batch.repository';
import type { Batch } from './entities/batch.entity';

/** Batches that a worker checks at once. */
const CONCURRENCY = 8;
const HEARTBEAT_MS = 5_000;

/** Checks batches. A batch may safely run twice: each result is written once, by the newest worker. */
@Processor(BATCH_QUEUE, { concurrency: CONCURRENCY })
export class BatchProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly batches: BatchRepository,
    private readonly closing: BatchClosing,
    private readonly leases: BatchLeases,
    @Inject(CHECKER) private readonly checker: Checker,
    private readonly enrichment: Enrichment,
  ) {
    super();
  }

  /** Checks batches until none is left. A job only reports that there is work; PostgreSQL decides which batch is next. */
  async process(_job: Job<BatchJob>): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const batch = await this.leases.claimNext();
      if (!batch) return;
      await this.work(batch);
    }
  }

  /** Stops checking. Batches return to the queue, and their results are kept. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async work(batch: Batch): Promise<void> {
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      this.leases.extend(batch).then(
        (extended) => extended || lost.abort(),
        // The database cannot be reached: the lease goes on, and the next heartbeat tries again.
        () => undefined,
      );
    }, HEARTBEAT_MS);
    try {
      const signal = AbortSignal.any([lost.signal, this.stopping.signal]);
      await this.check(batch, signal);
      await this.enrichment.enrich(batch, signal);
      if (this.stopping.signal.aborted) await this.leases.release(batch);
      else await this.closing.close(batch.id, 'done', { fence: batch.fence });
    } catch (error) {
      // When this fails too, the lease expires and another worker takes the batch.
      await this.leases.release(batch).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async check(batch: Batch, signal: AbortSignal): Promise<void> {
    const items = await this.batches.openItems(batch.id);
    const writes: Promise<unknown>[] = [];
    const retried = new Map<number, string[]>();
    // One write after the other, so that the newest list of databases is the one that is stored.
    let saving: Promise<unknown> = Promise.resolve();
    // A result that cannot be written ends the work: later ones could not be written either.
    const broken = new AbortController();
    await this.checker.checkMany(
      items.map(({ text, reference }) => reference ?? text),
      {
        signal: AbortSignal.any([signal, broken.signal]),
        userId: batch.userId,
        quick: batch.options.analysisType === 'quick',
        onEvent: (event, index) => {
          const item = items[index];
          if (!item) return;
          if (event.type === 'judged') {
            // A result cut short by an abort is not a result.
            if (signal.aborted || broken.signal.aborted) return;
            const write = this.batches.settle(batch, item.position, event.result);
            writes.push(write.catch((error: unknown) => broken.abort(error)));
          } else if (String(event.now.again) !== String(retried.get(index) ?? [])) {
            retried.set(index, event.now.again);
            const save = () => this.batches.saveAskingAgain(batch, item.position, event.now.again);
            // It is only shown to the user: a failed write does not matter.
            saving = saving.then(save).catch(() => undefined);
          }
        },
      },
    );
    await Promise.all([...writes, saving]);
    broken.signal.throwIfAborted();
  }
}
