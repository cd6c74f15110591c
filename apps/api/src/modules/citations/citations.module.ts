import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { BATCH_QUEUE } from '../../platform/queue/batch-queue';
import { BillingModule } from '../billing/billing.module';
import { BatchController } from './batch.controller';
import { BatchClosing } from './batch-closing.service';
import { BatchEvents } from './batch-events';
import { BatchRepository } from './batch.repository';
import { BatchRetention } from './batch-retention.service';
import { Batches } from './batches.service';
import { CitationsController } from './citations.controller';
import { CorrectionsController } from './corrections/corrections.controller';
import { Corrections } from './corrections/corrections.service';
import { ParseController } from './parse/parse.controller';
import { TextReader } from './parse/text-reader.service';
import { StyleWriter } from './styles/style-writer.service';
import { StylesController } from './styles/styles.controller';
import { History } from './history.service';
import { VerifyService } from './verify.service';

/** Checks of citations, single and in batches, and their history. */
@Module({
  imports: [BillingModule, BullModule.registerQueue({ name: BATCH_QUEUE })],
  controllers: [ParseController, BatchController, StylesController, CorrectionsController, CitationsController],
  providers: [
    BatchClosing,
    Batches,
    BatchEvents,
    BatchRepository,
    BatchRetention,
    Corrections,
    History,
    StyleWriter,
    TextReader,
    VerifyService,
  ],
  exports: [Batches, BatchEvents, BatchRepository, BatchRetention, TextReader, BullModule],
})
export class CitationsModule {}
