import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { BATCH_QUEUE, type BatchJob } from '../../platform/queue/batch-queue';
import { Enrichment } from '../bibliography/enrichment';
import { CHECKER, type Checker } from '../library/checker';
import type { Batch } from './batch';
import { BatchLeases } from './batch-leases';
import { BatchStore } from './batch-store';

/** Batches a worker has under way at once. */
const CONCURRENCY = 8;
const HEARTBEAT_MS = 5_000;

/** Works through batches. Safe to run twice: results are written once, under the fence of the newest worker. */
@Processor(BATCH_QUEUE, { concurrency: CONCURRENCY })
export class BatchProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly store: BatchStore,
    private readonly leases: BatchLeases,
    @Inject(CHECKER) private readonly checker: Checker,
    private readonly enrichment: Enrichment,
  ) {
    super();
  }

  /** A job only says that there is work: whose turn it is, PostgreSQL knows. */
  async process(_job: Job<BatchJob>): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const batch = await this.leases.claimNext();
      if (!batch) return;
      await this.work(batch);
    }
  }

  private async work(batch: Batch): Promise<void> {
    const lost = new AbortController();
    const heartbeat = setInterval(() => {
      this.leases.keep(batch).then(
        (kept) => kept || lost.abort(),
        // The database is away: the lease runs on, and the next beat tells.
        () => undefined,
      );
    }, HEARTBEAT_MS);
    try {
      const signal = AbortSignal.any([lost.signal, this.stopping.signal]);
      await this.check(batch, signal);
      await this.enrichment.enrich(batch, signal);
      if (this.stopping.signal.aborted) await this.leases.handBack(batch);
      else await this.store.close(batch.id, 'done', { fence: batch.fence });
    } catch (error) {
      // Where even this fails, the lease runs out and tells.
      await this.leases.handBack(batch).catch(() => undefined);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  /** What is under way is handed back; what was settled stays. */
  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async check(batch: Batch, signal: AbortSignal): Promise<void> {
    const open = await this.store.open(batch.id);
    const writing: Promise<unknown>[] = [];
    // One after the other: what is told last stands.
    let noting: Promise<unknown> = Promise.resolve();
    // A result that cannot be written ends the work at once: what follows could not be written either.
    const broken = new AbortController();
    await this.checker.checkMany(
      open.map(({ text, reference }) => reference ?? text),
      {
        signal: AbortSignal.any([signal, broken.signal]),
        whose: batch.userId,
        quick: batch.options.analysisType === 'quick',
        onAskingAgain: (sources, index) => {
          const item = open[index];
          // A note that cannot be written costs the note.
          const note = () => item && this.store.noteAskingAgain(batch, item.position, sources).catch(() => undefined);
          noting = noting.then(note);
        },
        onResult: (result, index) => {
          const item = open[index];
          // What came only because we stopped asking is no answer.
          if (!item || signal.aborted || broken.signal.aborted) return;
          const written = this.store.settle(batch, item.position, result);
          writing.push(written.catch((error: unknown) => broken.abort(error)));
        },
      },
    );
    await Promise.all([...writing, noting]);
    broken.signal.throwIfAborted();
  }
}
