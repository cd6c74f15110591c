import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { ChecksModule } from '../checks/checks.module';
import { Analyses } from './analyses.service';
import { BibliographyController } from './bibliography.controller';
import { CheckReportController } from './check-report.controller';

/** Analyses of lists of references, which are checks of their own kind. */
@Module({
  imports: [BillingModule, ChecksModule],
  controllers: [BibliographyController, CheckReportController],
  providers: [Analyses],
})
export class BibliographyModule {}
