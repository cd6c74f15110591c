import { Module } from '@nestjs/common';
import { ChecksModule } from '../checks/checks.module';
import { Analyses } from './analyses.service';
import { CheckReportController } from './check-report.controller';

/** Analyses of lists of references, which are checks of their own kind. */
@Module({
  imports: [ChecksModule],
  controllers: [CheckReportController],
  providers: [Analyses],
  exports: [Analyses],
})
export class BibliographyModule {}
