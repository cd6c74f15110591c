import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { CitationsModule } from '../citations/citations.module';
import { AnalysesController } from './analyses.controller';
import { Analyses } from './analyses.service';
import { BibliographyController } from './bibliography.controller';
import { FindingsRepository } from './findings.repository';

/** Analyses of lists of references, which use the queue of batches. */
@Module({
  imports: [BillingModule, CitationsModule],
  controllers: [BibliographyController, AnalysesController],
  providers: [Analyses, FindingsRepository],
})
export class BibliographyModule {}
