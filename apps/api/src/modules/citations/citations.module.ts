import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { ChecksModule } from '../checks/checks.module';
import { CitationsController } from './citations.controller';
import { ParseController } from './parse.controller';
import { StyleWriter } from './styles/style-writer.service';
import { StylesController } from './styles/styles.controller';

/** The routes of citations: checks of one and of several, styles, and the history. */
@Module({
  imports: [BillingModule, ChecksModule],
  controllers: [ParseController, StylesController, CitationsController],
  providers: [StyleWriter],
})
export class CitationsModule {}
