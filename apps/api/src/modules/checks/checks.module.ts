import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CHECK_QUEUE } from '../../platform/queue/queues';
import { BillingModule } from '../billing/billing.module';
import { CheckChanges } from './check-changes';
import { CheckEvents } from './check-events';
import { CheckLists } from './check-lists.service';
import { ChecksController } from './checks.controller';
import { Checks } from './checks.service';
import { CorrectedFiles } from './corrected-files.service';
import { EntryChanges } from './entry-changes.service';
import { ListReader } from './list-reader.service';
import { EntryRuns } from './entry-runs.service';

/** Lists of references that are read, checked and stored. Citations, bibliographies and documents are checked with it. */
@Module({
  imports: [BillingModule, BullModule.registerQueue({ name: CHECK_QUEUE })],
  controllers: [ChecksController],
  providers: [CheckChanges, CheckEvents, CheckLists, Checks, CorrectedFiles, EntryChanges, ListReader, EntryRuns],
  exports: [BullModule, CheckLists, Checks, CorrectedFiles, ListReader, EntryRuns],
})
export class ChecksModule {}
