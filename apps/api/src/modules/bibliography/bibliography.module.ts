import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { CitationsModule } from '../citations/citations.module';
import { AnalysesController } from './analyses.controller';
import { Analyses } from './analyses.service';
import { BibliographyController } from './bibliography.controller';
import { FindingsStore } from './findings.store';

/** Analysing whole lists of references, through the same queue as batches. */
@Module({
  imports: [BillingModule, CitationsModule],
  controllers: [BibliographyController, AnalysesController],
  providers: [Analyses, FindingsStore],
})
export class BibliographyModule {}
