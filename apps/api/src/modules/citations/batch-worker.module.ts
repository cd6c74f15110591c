import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { BATCH_QUEUE } from '../../platform/queue/batch-queue';
import { Enrichment } from '../bibliography/enrichment';
import { FindingsRepository } from '../bibliography/findings.repository';
import { Credits } from '../billing/credits.service';
import { BatchClosing } from './batch-closing.service';
import { BatchLeases } from './batch-leases';
import { BatchProcessor } from './batch.processor';
import { BatchRepository } from './batch.repository';
import { ExpiredData } from './expired-data';
import { History } from './history.service';
import { Reconciler } from './reconciler';

/** Checks batches in the worker. */
@Module({
  imports: [BullModule.registerQueue({ name: BATCH_QUEUE })],
  providers: [
    BatchClosing,
    BatchLeases,
    BatchProcessor,
    BatchRepository,
    Credits,
    Enrichment,
    FindingsRepository,
    ExpiredData,
    History,
    Reconciler,
  ],
})
export class BatchWorkerModule {}
