import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CHECK_QUEUE } from '../../platform/queue/check-queue';
import { Enrichment } from '../bibliography/enrichment';
import { FindingsRepository } from '../bibliography/findings.repository';
import { BillingModule } from '../billing/billing.module';
import { History } from '../citations/history.service';
import { TextReader } from '../citations/parse/text-reader.service';
import { CheckClosing } from './check-closing.service';
import { CheckEntriesController } from './check-entries.controller';
import { CheckEvents } from './check-events';
import { CheckLeases } from './check-leases';
import { CheckLists } from './check-lists.service';
import { CheckRunner } from './check-runner';
import { CheckRepository } from './check.repository';
import { ChecksController } from './checks.controller';
import { Checks } from './checks.service';
import { EntryChanges } from './entry-changes.service';
import { EntryRepository } from './entry.repository';
import { ListReader } from './list-reader.service';
import { SingleChecks } from './single-checks.service';

/** Lists of references that are read, checked and stored. Citations, bibliographies and documents are checked with it. */
@Module({
  imports: [BillingModule, BullModule.registerQueue({ name: CHECK_QUEUE })],
  controllers: [ChecksController, CheckEntriesController],
  providers: [
    CheckClosing,
    CheckEvents,
    CheckLeases,
    CheckLists,
    CheckRepository,
    CheckRunner,
    Checks,
    Enrichment,
    EntryChanges,
    EntryRepository,
    FindingsRepository,
    History,
    ListReader,
    SingleChecks,
    TextReader,
  ],
  exports: [
    BullModule,
    CheckLists,
    CheckRepository,
    Checks,
    EntryRepository,
    History,
    ListReader,
    SingleChecks,
    TextReader,
  ],
})
export class ChecksModule {}
