import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { CHECK_QUEUE } from '../../platform/queue/check-queue';
import { BillingModule } from '../billing/billing.module';
import { History } from '../citations/history.service';
import { TextReader } from '../citations/parse/text-reader.service';
import { CheckClosing } from './check-closing.service';
import { CheckEvents } from './check-events';
import { CheckRepository } from './check.repository';
import { Checks } from './checks.service';
import { EntryRepository } from './entry.repository';

/** Lists of references that are read, checked and stored. Citations, bibliographies and documents are checked with it. */
@Module({
  imports: [BillingModule, BullModule.registerQueue({ name: CHECK_QUEUE })],
  providers: [CheckClosing, CheckEvents, CheckRepository, Checks, EntryRepository, History, TextReader],
  exports: [BullModule, CheckEvents, CheckRepository, Checks, EntryRepository, History, TextReader],
})
export class ChecksModule {}
