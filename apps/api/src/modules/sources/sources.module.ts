import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { SourceChecks } from './source-check.service';
import { SourcesController } from './sources.controller';

/** Checks journals, works, authors and websites. */
@Module({ imports: [BillingModule], controllers: [SourcesController], providers: [SourceChecks] })
export class SourcesModule {}
