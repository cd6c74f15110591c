import { Module } from '@nestjs/common';
import { BibliographyModule } from '../bibliography/bibliography.module';
import { BillingModule } from '../billing/billing.module';
import { ChecksModule } from '../checks/checks.module';
import { BibliographyController } from './bibliography.controller';
import { CitationsController } from './citations.controller';
import { DocumentsController } from './documents.controller';
import { ParseController } from './parse.controller';

/** The routes of the specification that read and check lists: they translate their requests to checks, and the results back. */
@Module({
  imports: [BibliographyModule, BillingModule, ChecksModule],
  controllers: [ParseController, CitationsController, BibliographyController, DocumentsController],
})
export class SpecificationModule {}
