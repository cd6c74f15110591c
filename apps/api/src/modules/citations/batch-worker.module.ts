import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { BATCH_QUEUE } from '../../platform/queue/batch-queue';
import { Enrichment } from '../bibliography/enrichment';
import { FindingsStore } from '../bibliography/findings.store';
import { Credits } from '../billing/credits.service';
import { BatchProcessor } from './batch.processor';
import { BatchLeases } from './batch-leases';
import { BatchStore } from './batch-store';
import { Forgetting } from './forgetting';
import { History } from './history.service';
import { Reconciler } from './reconciler';

/** The worker's side of batches. */
@Module({
  imports: [BullModule.registerQueue({ name: BATCH_QUEUE })],
  providers: [
    BatchLeases,
    BatchProcessor,
    BatchStore,
    Credits,
    Enrichment,
    FindingsStore,
    Forgetting,
    History,
    Reconciler,
  ],
})
export class BatchWorkerModule {}
