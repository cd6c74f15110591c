import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CHECK_QUEUE } from '../../platform/queue/check-queue';
import { Enrichment } from '../bibliography/enrichment';
import { FindingsRepository } from '../bibliography/findings.repository';
import { Credits } from '../billing/credits.service';
import { History } from '../citations/history.service';
import { CheckClosing } from './check-closing.service';
import { CheckLeases } from './check-leases';
import { CheckProcessor } from './check.processor';
import { CheckRepository } from './check.repository';
import { CheckRunner } from './check-runner';
import { EntryRepository } from './entry.repository';
import { ExpiredData } from './expired-data';
import { Reconciler } from './reconciler';

/** Runs checks in the worker. */
@Module({
  imports: [BullModule.registerQueue({ name: CHECK_QUEUE })],
  providers: [
    CheckClosing,
    CheckLeases,
    CheckProcessor,
    CheckRepository,
    CheckRunner,
    Credits,
    Enrichment,
    EntryRepository,
    ExpiredData,
    FindingsRepository,
    History,
    Reconciler,
  ],
})
export class CheckWorkerModule {}
