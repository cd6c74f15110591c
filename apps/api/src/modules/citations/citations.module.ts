import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { BATCH_QUEUE } from '../../platform/queue/batch-queue';
import { BillingModule } from '../billing/billing.module';
import { BatchController } from './batch.controller';
import { BatchStore } from './batch-store';
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

/** Checking citations, one or many, and their history. */
@Module({
  imports: [BillingModule, BullModule.registerQueue({ name: BATCH_QUEUE })],
  controllers: [ParseController, BatchController, StylesController, CorrectionsController, CitationsController],
  providers: [Batches, BatchStore, Corrections, History, StyleWriter, TextReader, VerifyService],
  exports: [Batches, BatchStore, TextReader, BullModule],
})
export class CitationsModule {}
