import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { ChecksModule } from '../checks/checks.module';
import { BatchController } from './batch.controller';
import { CitationsController } from './citations.controller';
import { CorrectionsController } from './corrections/corrections.controller';
import { Corrections } from './corrections/corrections.service';
import { ParseController } from './parse/parse.controller';
import { StyleWriter } from './styles/style-writer.service';
import { StylesController } from './styles/styles.controller';

/** The routes of citations: checks of one and of several, and the history. */
@Module({
  imports: [BillingModule, ChecksModule],
  controllers: [ParseController, BatchController, StylesController, CorrectionsController, CitationsController],
  providers: [Corrections, StyleWriter],
})
export class CitationsModule {}
